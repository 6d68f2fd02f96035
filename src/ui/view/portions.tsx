import { Fragment, type ReactNode, useState } from 'react';
import type { Place } from '../../engine/index.ts';
import type { Lead } from './lead.tsx';
import css from './view.module.css';

interface PortionsProps<T> {
  readonly items: readonly T[];
  /** Made of names, so that it stays when the text above is edited. */
  readonly keyOf: (item: T, index: number) => string;
  /** The places that an item leads to: the portion with the chosen one is shown. */
  readonly placesOf: (item: T) => readonly Place[];
  readonly lead: Lead;
  /** Items that are drawn at once; more would hold up typing. */
  readonly most?: number;
  /** How the steps to the other portions are set: in a row of a table, in a list, or by themselves. */
  readonly within?: 'list' | 'table';
  readonly children: (item: T, index: number) => ReactNode;
}

function Step({
  within,
  children,
}: {
  readonly within: PortionsProps<unknown>['within'];
  readonly children: ReactNode;
}) {
  if (within === 'table')
    return (
      <tr>
        <td className={css.step} colSpan={99}>
          {children}
        </td>
      </tr>
    );
  return within === 'list' ? (
    <li className={css.step}>{children}</li>
  ) : (
    <p className={css.step}>{children}</p>
  );
}

/**
 * A long list in the workbench, a portion at a time: the one with what is chosen, and steps to the others. On a page,
 * where nothing can be chosen, all of it.
 */
export function Portions<T>({ items, keyOf, placesOf, lead, most = 30, within, children }: PortionsProps<T>) {
  const [shown, setShown] = useState({ from: 0, to: most, chosen: lead.chosen });
  const isLive = lead.change !== undefined;
  let range = isLive ? shown : { from: 0, to: items.length, chosen: undefined };
  if (isLive && lead.chosen !== shown.chosen) {
    const index = items.findIndex((item) => placesOf(item).some(({ from }) => from === lead.chosen));
    const hidden = index >= 0 && (index < shown.from || index >= shown.to);
    const from = Math.max(0, index - Math.floor(most / 4));
    range = hidden ? { from, to: from + most, chosen: lead.chosen } : { ...shown, chosen: lead.chosen };
    setShown(range);
  }
  const first = Math.min(range.from, Math.max(0, items.length - 1));
  const last = Math.min(range.to, items.length);
  return (
    <>
      {first > 0 && (
        <Step within={within}>
          <button type="button" onClick={() => setShown({ ...range, from: Math.max(0, first - most) })}>
            Show {Math.min(most, first)} before
          </button>
        </Step>
      )}
      {items.slice(first, last).map((item, index) => (
        <Fragment key={keyOf(item, first + index)}>{children(item, first + index)}</Fragment>
      ))}
      {last < items.length && (
        <Step within={within}>
          <button type="button" onClick={() => setShown({ ...range, to: last + most })}>
            Show {Math.min(most, items.length - last)} more of {items.length}
          </button>
        </Step>
      )}
    </>
  );
}
