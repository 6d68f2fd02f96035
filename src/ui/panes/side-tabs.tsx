import type { ReactNode } from 'react';
import css from './side-tabs.module.css';
import { TabButtons, type TabLabel } from './tab-buttons.tsx';

interface SideTabsProps<T extends string> {
  readonly tabs: readonly TabLabel<T>[];
  readonly current: T;
  readonly onShow: (id: T) => void;
  readonly children: ReactNode;
}

/** One place for two panes, with a bar above that says which one is there. */
export function SideTabs<T extends string>({ tabs, current, onShow, children }: SideTabsProps<T>) {
  return (
    <div className={css.side}>
      <nav className={css.bar} aria-label="Beside the text">
        <TabButtons tabs={tabs} current={current} onShow={onShow} tab={css.tab} badge={css.count} />
      </nav>
      <div className={css.body}>{children}</div>
    </div>
  );
}
