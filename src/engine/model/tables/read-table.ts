import type { PointId } from '../../points.ts';
import type { ListBlock, ParagraphBlock, Row, TableBlock } from '../../syntax/block.ts';
import { type Context, surroundings } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import { orElse } from '../blocks/unread.ts';
import type { PointReader } from '../reader.ts';
import { matchOfRecords, recordsIn } from '../records/as-table.ts';
import { matchOf } from './match.ts';
import { bestShape } from './match-table.ts';
import { isOpenRow, noteOpen, readRow } from './read-row.ts';
import { shapesIn } from './shape.ts';
import { oncePerColumn, rowsBeside } from './side-by-side.ts';
import { turnedTable } from './turned.ts';

/** Reads a table of a point; what gives no fact is unread. */
export function readTable<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: TableBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const [first, ...others] = block.rows;
  if (first && block.rows.every(isOpenRow)) {
    noteOpen(first, block.header, gather);
    for (const { at } of others) gather.read({ source: '', at });
    return;
  }
  if (reader.table?.(block, gather)) return;
  readRows(reader, block, context, gather);
  orElse(block, context, gather);
}

/** Reads lines `Label: value` that say of one thing after another what the columns of a table say; gives whether they do. */
export function readRecords<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock | ListBlock,
  context: Context,
  gather: Gathering<Fact>,
): boolean {
  const records = recordsIn(block);
  const best = records && matchOfRecords(records, shapesIn(reader.tables));
  if (!records || !best) return false;
  for (const each of records.aside) gather.prose(each);
  for (const row of records.rows) readRow(reader.tables, best, row, records.header, context, gather);
  return true;
}

/** Reads the rows of a table that has the columns of one of the point. */
export function readRows<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: Pick<TableBlock, 'header' | 'rows'>,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const shapes = shapesIn(reader.tables);
  const table = oncePerColumn(block);
  const turned = turnedTable(table, shapes);
  const { header } = turned ?? table;
  const rows = turned?.rows ?? block.rows;
  const best = turned ? bestShape(turned, shapes) : matchOf(table, shapes);
  if (!best) return;
  const around = [best.match, block.header, ...surroundings(context)];
  const visit = (row: Row): void => {
    for (const each of turned ? [row] : rowsBeside(row, block))
      readRow(reader.tables, best, each, header, context, gather);
  };
  for (const row of rows)
    if (turned) visit(row);
    else gather.line(row.line, [...around, saidIn(row)], () => visit(row));
}

/** What the cells of a row say: a code before a name is left out or not by those of the other rows. */
const saidIn = ({ cells }: Row): string => cells.map(({ source }) => source).join('|');
