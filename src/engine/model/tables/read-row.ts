import type { Row } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { Cells } from '../records/records.ts';
import { markerIn } from '../words/markers.ts';
import type { Match } from './match.ts';
import { cellsOf, type EachOf, rowsFor } from './several.ts';
import type { MatchedTable, TableShape } from './shape.ts';

/** A row on its way to becoming facts. */
export interface RowOfTable<Fact> {
  readonly row: Row;
  readonly match: MatchedTable<string>;
  readonly header: Row;
  readonly context: Context;
  readonly gather: Gathering<Fact>;
  /** The cell in a column of the shape; undefined when there is none. */
  readonly cell: Cells;
}

/** What tables of one kind look like, and how a row of one is read. */
export interface TableReader<Fact> {
  readonly shape: TableShape;
  readonly row: (reading: RowOfTable<Fact>) => void;
  /** The column that may name several things in a row, for each of which the row is read. */
  readonly each?: EachOf;
}

/**
 * Reads a row of a table that was matched; what stands in columns that its shape does not know is prose. A row of
 * which every cell is open is one open question.
 */
export function readRow<Fact>(
  tables: Readonly<Record<string, TableReader<Fact>>>,
  { kind, match }: Match,
  row: Row,
  header: Row,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const before = gather.count;
  for (const each of row.cells) gather.asides(each, row.at);
  if (isOpenRow(row)) {
    noteOpen(row, header, gather);
    return;
  }
  const table = tables[kind];
  for (const one of rowsFor(row, match, table?.each))
    table?.row({ row: one, match, header, context, gather, cell: cellsOf(one, match) });
  for (const index of table?.shape.open ? [] : match.extra) {
    const extra = row.cells[index];
    if (extra) gather.prose(extra);
  }
  if (gather.count === before && row.cells.some((each) => each.source !== ''))
    gather.unread({ source: '', at: row.at }, 'this row gave no fact');
}

/** Whether every cell of a row is an open question. */
export const isOpenRow = ({ cells }: Row): boolean =>
  cells.length > 0 && cells.every((each) => markerIn(each.source)?.is === 'open');

/** Notes what rows leave open of which every cell is: one question, by the titles of their columns. */
export function noteOpen(row: Row, header: Row, gather: Gathering<unknown>): void {
  const [open] = row.cells;
  const titles = header.cells.map(plain).filter((title) => title !== '');
  if (open) gather.marker(open, `What belongs into this table (${titles.join(', ')})?`);
  gather.read({ source: '', at: row.at });
}
