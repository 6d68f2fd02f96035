import type { ReactNode } from 'react';
import type { Place } from '../../engine/index.ts';
import type { Lead } from './lead.tsx';
import { Portions } from './portions.tsx';
import css from './view.module.css';

interface ViewTableProps {
  /** What the table is, for those who hear it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** A cell for every column; the first one names the row. */
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    /** Where the row stands in the text, for a long table: the portion with the chosen row is shown. */
    readonly at?: Place | undefined;
  }[];
  /** Columns in which no row says anything: they are left out. */
  readonly unsaid?: readonly string[];
  /** A long table is shown in portions where it is given. */
  readonly lead?: Lead;
}

/** Names of rows that are longer than this, in characters, are phrases: they need room of their own. */
const phrase = 24;

/** Elements of the page that a cell takes, roughly: one that can be changed has its choices. */
const ofCell = 5;

const nowhere: Lead = { hrefOf: () => '' };

/** The list form of a view: a small table that scrolls by itself where it is too wide. */
export function ViewTable({ label, columns, rows, unsaid = [], lead = nowhere }: ViewTableProps) {
  if (rows.length === 0) return null;
  const shown = columns.flatMap((title, index) => (unsaid.includes(title) ? [] : [index]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table} data-phrases={rows.some(({ key }) => key.length > phrase) || undefined}>
        <thead>
          <tr>
            {shown.map((index) => (
              <th key={columns[index]} scope="col">
                {columns[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Portions
            items={rows}
            keyOf={({ key }, index) => `${key} ${index}`}
            placesOf={({ at }) => (at ? [at] : [])}
            sizeOf={() => ofCell * shown.length}
            lead={lead}
            within="table"
          >
            {({ cells }) => (
              <tr>
                <th scope="row">{cells[0]}</th>
                {shown.slice(1).map((index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            )}
          </Portions>
        </tbody>
      </table>
    </section>
  );
}
