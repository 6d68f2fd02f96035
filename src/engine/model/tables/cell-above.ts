import type { Block, Inline, Row } from '../../syntax/block.ts';

/** The cell of a row, or the one above an empty one that names what the rows down to the next name are of. */
export function cellOrAbove(block: Block, row: Row, column: number | undefined): Inline | undefined {
  if (column === undefined) return undefined;
  const own = row.cells[column];
  if (own?.source || block.kind !== 'table') return own?.source ? own : undefined;
  const above = block.rows.slice(0, block.rows.indexOf(row));
  return above.findLast((each) => each.cells[column]?.source)?.cells[column];
}
