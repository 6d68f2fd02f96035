import type { ReactNode } from 'react';
import type { Place } from '../../engine/index.ts';
import narrow from '../table/narrow.module.css';
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
  /** Whether rows and columns are read across each other: such a table stays one where there is little room. */
  readonly matrix?: boolean;
}

/** Names of rows that are longer than this, in characters, are phrases: they need room of their own. */
const phrase = 24;

/** Elements of the page that a cell takes, roughly: one that can be changed has its choices. */
const ofCell = 5;

const nowhere: Lead = { hrefOf: () => '' };

/** A table of which only the first column says anything: its names, which stand beside each other. */
function Names({ label, rows, lead = nowhere }: Pick<ViewTableProps, 'label' | 'rows' | 'lead'>) {
  return (
    <ul className={css.names} aria-label={label}>
      <Portions
        items={rows}
        keyOf={({ key }, index) => `${key} ${index}`}
        placesOf={({ at }) => (at ? [at] : [])}
        sizeOf={() => ofCell}
        lead={lead}
        within="list"
      >
        {({ cells }) => <li>{cells[0]}</li>}
      </Portions>
    </ul>
  );
}

/**
 * The list form of a view: a small table. In a narrow column each row is a list of its cells; a matrix scrolls by itself
 * instead, and its first column stays in sight.
 */
export function ViewTable(props: ViewTableProps) {
  const { label, columns, rows, unsaid = [], lead = nowhere, matrix = false } = props;
  if (rows.length === 0) return null;
  const shown = columns.flatMap((title, index) => (unsaid.includes(title) ? [] : [index]));
  if (shown.length === 1) return <Names label={label} rows={rows} lead={lead} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={`${narrow.room} ${css.scroll}`} aria-label={label} tabIndex={0}>
      <table
        className={`${css.table} ${matrix ? narrow.grid : narrow.rows}`}
        data-grid={matrix || undefined}
        data-phrases={rows.some(({ key }) => key.length > phrase) || undefined}
      >
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
                  <td key={index} data-column={matrix ? undefined : columns[index]}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            )}
          </Portions>
        </tbody>
      </table>
    </section>
  );
}
