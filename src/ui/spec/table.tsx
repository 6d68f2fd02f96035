import { isValidElement, type ReactNode } from 'react';
import type { Element } from '../../engine/index.ts';
import { FindingNote } from '../finding/finding-note.tsx';
import narrow from '../table/narrow.module.css';
import { Anchor } from './anchor.tsx';
import type { PlacedFinding, Reading } from './reading.ts';
import { Unstated } from './said.tsx';
import css from './table.module.css';

/** A row: the element it shows, and a cell for every column. */
export interface Row {
  readonly element: Element;
  readonly cells: readonly ReactNode[];
  /** What the row is about, for a filter of the page. */
  readonly group?: string;
}

interface SpecTableProps {
  readonly reading: Reading;
  /** What the table is, for those who hear it. */
  readonly label: string;
  /**
   * Titles of the columns, in the order of the cells. A column that is empty in every row is left out; one of
   * which nothing is said in any row is named below the table instead.
   */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Whether rows and columns are read across each other: such a table stays one on a phone. */
  readonly matrix?: boolean;
}

/** Findings under what they are about. */
export function Findings({ reading, placed }: { reading: Reading; placed: readonly PlacedFinding[] }) {
  if (placed.length === 0) return null;
  return (
    <div className={css.findings}>
      {placed.map(({ finding, following }) => (
        <FindingNote
          key={`${finding.check} ${finding.at.from} ${finding.message}`}
          finding={finding}
          following={following}
          line={{ number: reading.lineOf(finding.at), href: reading.sourceOf(finding.at) }}
        />
      ))}
    </div>
  );
}

interface LineLinkProps {
  readonly reading: Reading;
  readonly element: Element;
  /** Whether the number stands without a head that says what it is. */
  readonly alone?: boolean;
}

/** The number of an element's line, leading to it in the source. */
export function LineLink({ reading, element, alone = false }: LineLinkProps) {
  const line = reading.lineOf(element.nameAt);
  return (
    <a
      className={css.line}
      href={reading.sourceOf(element.nameAt)}
      aria-label={`line ${line} of the source`}
      data-pagefind-ignore
    >
      {alone && 'line '}
      {line}
    </a>
  );
}

const isEmpty = (cell: ReactNode): boolean => cell === null || cell === undefined || cell === '';
const isUnstated = (cell: ReactNode): boolean => isValidElement(cell) && cell.type === Unstated;

/** A table of elements. In a narrow column each row is a list of its cells; a matrix scrolls by itself instead. */
export function SpecTable({ reading, label, columns, rows, matrix = false }: SpecTableProps) {
  if (rows.length === 0) return null;
  const kept = columns.flatMap((title, index) =>
    index === 0 || rows.some(({ cells }) => !isEmpty(cells[index]) && !isUnstated(cells[index]))
      ? [{ title, index }]
      : [],
  );
  const unsaid = columns.filter(
    (title, index) =>
      rows.some(({ cells }) => isUnstated(cells[index])) && !kept.some((column) => column.title === title),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={`${narrow.room} ${css.scroll}`} aria-label={label} tabIndex={0}>
      <table
        className={`${css.table} ${matrix ? narrow.grid : narrow.rows}`}
        data-rows={matrix ? undefined : 'stacked'}
      >
        <thead>
          <tr>
            {kept.map(({ title, index }) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
            <th scope="col" className={css['line-head']}>
              Line
            </th>
          </tr>
        </thead>
        {rows.map(({ element, cells, group }) => {
          const placed = reading.findingsOf(element);
          const anchor = reading.anchorOf(element);
          return (
            <tbody key={anchor} data-group={group}>
              <tr id={anchor}>
                {kept.map(({ title, index }) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cells[index]}
                    </th>
                  ) : (
                    <td key={index} data-column={title}>
                      {cells[index]}
                    </td>
                  ),
                )}
                <td className={css['line-cell']} data-pagefind-ignore>
                  <Anchor anchor={anchor} name={element.name} />
                  <LineLink reading={reading} element={element} />
                </td>
              </tr>
              {placed.length > 0 && (
                <tr className={css['finding-row']}>
                  <td colSpan={kept.length + 1}>
                    <Findings reading={reading} placed={placed} />
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
      {unsaid.length > 0 && <p className={css.unsaid}>Nothing is said of: {unsaid.join(', ')}.</p>}
    </section>
  );
}
