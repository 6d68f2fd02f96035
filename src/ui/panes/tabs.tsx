import type { ReactNode } from 'react';
import css from './panes.module.css';
import { TabButtons, type TabLabel } from './tab-buttons.tsx';

/** A pane on a small screen. */
interface Tab<T extends string> extends TabLabel<T> {
  readonly content: ReactNode;
}

interface TabsProps<T extends string> {
  readonly tabs: readonly Tab<T>[];
  readonly current: T;
  readonly onShow: (id: T) => void;
}

/** One pane at a time, with a bar of buttons at the foot of the page. Every pane stays mounted. */
export function Tabs<T extends string>({ tabs, current, onShow }: TabsProps<T>) {
  return (
    <>
      <div className={css.stack}>
        {tabs.map(({ id, content }) => (
          <div key={id} className={css.pane} hidden={id !== current}>
            {content}
          </div>
        ))}
      </div>
      <nav className={css.bar} aria-label="Panes">
        <TabButtons tabs={tabs} current={current} onShow={onShow} tab={css.tab} badge={css.badge} />
      </nav>
    </>
  );
}
