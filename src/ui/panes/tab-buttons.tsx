/** What leads to a pane. */
export interface TabLabel<T extends string> {
  readonly id: T;
  readonly label: string;
  /** Said after the label where it is not 0; with its room kept free where it is. */
  readonly count?: number;
}

interface TabButtonsProps<T extends string> {
  readonly tabs: readonly TabLabel<T>[];
  readonly current: T;
  readonly onShow: (id: T) => void;
  /** The class of a button. */
  readonly tab: string | undefined;
  /** The class of a count. */
  readonly badge: string | undefined;
}

/** A button for each pane; the one of the pane that is there says so. */
export function TabButtons<T extends string>({ tabs, current, onShow, tab, badge }: TabButtonsProps<T>) {
  return tabs.map(({ id, label, count }) => (
    <button
      key={id}
      type="button"
      className={tab}
      aria-current={id === current ? 'page' : undefined}
      onClick={() => onShow(id)}
    >
      {label}
      {count !== undefined && ' '}
      {count !== undefined && <span className={badge}>{count > 0 ? count : ''}</span>}
    </button>
  ));
}
