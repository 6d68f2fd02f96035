import { Fragment, type ReactNode, useState } from 'react';
import type { Place } from '../../engine/index.ts';
import type { Lead } from './lead.tsx';
import { useAddedSlices } from './slices.ts';
import css from './view.module.css';

interface ItemsProps<T> {
  readonly items: readonly T[];
  /** Made of names, so that it stays when the text above is edited. */
  readonly keyOf: (item: T, index: number) => string;
  /** Elements of the page that an item takes, roughly. */
  readonly sizeOf?: (item: T) => number;
  readonly children: (item: T, index: number) => ReactNode;
}

interface PortionsProps<T> extends ItemsProps<T> {
  /** The places that an item leads to: the portion with the chosen one is shown. */
  readonly placesOf: (item: T) => readonly Place[];
  readonly lead: Lead;
  /** Items that are drawn at once; more would hold up typing. */
  readonly most?: number;
  /** How the steps to the other portions are set: in a row of a table, in a list, or by themselves. */
  readonly within?: 'list' | 'table';
}

interface StepProps {
  readonly within: PortionsProps<unknown>['within'];
  readonly children: ReactNode;
}

function Step({ within, children }: StepProps) {
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

interface ShownProps<T> extends ItemsProps<T> {
  /** The number of the first item. */
  readonly first: number;
  readonly isLive: boolean;
}

/** Elements that a row of a table or an entry of a list takes, where nothing else is said. */
const usual = 14;

/** The items of a portion, which come in slices where one can type meanwhile. */
function Shown<T>({ items, first, isLive, keyOf, sizeOf = () => usual, children }: ShownProps<T>) {
  const shown = useAddedSlices(items.map(sizeOf), isLive);
  return items
    .slice(0, shown)
    .map((item, index) => (
      <Fragment key={keyOf(item, first + index)}>{children(item, first + index)}</Fragment>
    ));
}

/**
 * A long list in the workbench, a portion at a time: the one with what is chosen, and steps to the others. On a page,
 * where nothing can be chosen, all of it.
 */
export function Portions<T>({ placesOf, lead, most = 30, within, ...each }: PortionsProps<T>) {
  const { items } = each;
  const [shown, setShown] = useState({ from: 0, to: most, chosen: lead.chosen, turn: 0 });
  const isLive = lead.change !== undefined;
  let range = isLive ? shown : { ...shown, from: 0, to: items.length };
  if (isLive && lead.chosen !== shown.chosen) {
    const index = items.findIndex((item) => placesOf(item).some(({ from }) => from === lead.chosen));
    const hidden = index >= 0 && (index < shown.from || index >= shown.to);
    const from = Math.max(0, index - Math.floor(most / 4));
    range = { ...shown, chosen: lead.chosen, ...(hidden && { from, to: from + most, turn: shown.turn + 1 }) };
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
      <Shown key={range.turn} {...each} items={items.slice(first, last)} first={first} isLive={isLive} />
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
