import type { ReactNode } from 'react';
import css from './side-tabs.module.css';

interface SideTabsProps<T extends string> {
  readonly tabs: readonly { readonly id: T; readonly label: string; readonly count?: number }[];
  readonly current: T;
  readonly onShow: (id: T) => void;
  readonly children: ReactNode;
}

/** One place for two panes, with a bar above that says which one is there. */
export function SideTabs<T extends string>({ tabs, current, onShow, children }: SideTabsProps<T>) {
  return (
    <div className={css.side}>
      <nav className={css.bar} aria-label="Beside the text">
        {tabs.map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            className={css.tab}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => onShow(id)}
          >
            {label}
            {count !== undefined && ' '}
            {count !== undefined && <span className={css.count}>{count > 0 ? count : ''}</span>}
          </button>
        ))}
      </nav>
      <div className={css.body}>{children}</div>
    </div>
  );
}
