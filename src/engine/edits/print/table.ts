import type { TableBlock } from '../../syntax/block.ts';
import { cell } from './cell.ts';

/** A row on its way to a table: its columns in order, and its cells. */
export interface TableRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly cells: Readonly<Record<string, string>>;
}

/** A GFM table line; an empty cell is a single space. */
export function tableLine(cells: readonly string[]): string {
  return `|${cells.map((each) => (each === '' ? ' |' : ` ${each} |`)).join('')}`;
}

/** Columns of some rows: the canonical ones of the first row, then what any row adds, in the order met. */
function columnsOf(rows: readonly TableRow[]): readonly string[] {
  const columns = new Set(rows.flatMap((row) => row.columns));
  for (const row of rows)
    for (const [column, value] of Object.entries(row.cells)) if (value !== '') columns.add(column);
  return [...columns];
}

/** Rows of one kind as a GFM table. */
export function printTable(rows: readonly TableRow[]): string {
  const columns = columnsOf(rows);
  return [
    tableLine(columns.map(cell)),
    tableLine(columns.map(() => '---')),
    ...rows.map((row) => tableLine(columns.map((column) => cell(row.cells[column] ?? '')))),
  ].join('\n');
}

/** The cells of rows that are put below a table: where it counts its rows, each begins with the next number. */
export function counted(
  { isCounted, rows }: TableBlock,
  below: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (!isCounted) return below;
  const last = Number(/\d+/.exec(rows.at(-1)?.line.source ?? '')?.[0] ?? rows.length);
  return below.map((cells, index) => [String(last + 1 + index), ...cells]);
}

/** Whether two rows can stand in one table. A matrix is closed: its columns are the roles it speaks of. */
export function sameTable(a: TableRow, b: TableRow): boolean {
  return a.table === b.table && (a.table !== 'permissions' || a.columns.join('|') === b.columns.join('|'));
}
