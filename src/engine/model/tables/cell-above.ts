import type { Block, Inline, Row, TableBlock } from '../../syntax/block.ts';
import { once } from '../tracking/once.ts';

/** The cells that name what the rows down to the next one are of, by column and by where these rows stand. */
type Naming = Map<number, ReadonlyMap<Row['at'], Inline>>;

const namingIn = once((_: TableBlock): Naming => new Map());

/** The cell of a row, or the one above an empty one that names what the rows down to the next name are of. */
export function cellOrAbove(block: Block, row: Row, column: number | undefined): Inline | undefined {
  if (column === undefined) return undefined;
  const own = row.cells[column];
  if (own?.source || block.kind !== 'table') return own?.source ? own : undefined;
  const naming = namingIn(block);
  const known = naming.get(column) ?? cellsAbove(block, column);
  naming.set(column, known);
  return known.get(row.at);
}

function cellsAbove({ rows }: TableBlock, column: number): ReadonlyMap<Row['at'], Inline> {
  const above = new Map<Row['at'], Inline>();
  let last: Inline | undefined;
  for (const { at, cells } of rows) {
    if (last) above.set(at, last);
    if (cells[column]?.source) last = cells[column];
  }
  return above;
}
