import type { Slot } from '../../finding.ts';
import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import type { Inline, Row } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Element } from '../element.ts';
import type { Model } from '../model.ts';
import { type TableKind, tableKind } from './kinds.ts';

/** A table as far as its cells are looked for. */
export interface SlotTable extends TableKind {
  readonly header: readonly Inline[];
}

/** Which column is meant; below 0 for none. */
export type PickColumn = (table: SlotTable) => number;

/** The column with an id of the table's shape. */
export const columnOf =
  (id: string): PickColumn =>
  ({ columns }) =>
    columns.indexOf(id);

/** The column in whose header a place lies. */
export const columnAt =
  (at: Place): PickColumn =>
  ({ header }) =>
    header.findIndex((cell) => cell.at.from <= at.from && at.to <= cell.at.to);

/**
 * Finds the cells in which something is said of elements of a point. An element that is no row of a table, or one of
 * several in a row, has none.
 */
export function slotsIn(
  model: Model,
  point: PointId,
): (element: Pick<Element, 'at'>, pick: PickColumn) => Slot | undefined {
  const rows = new Map<number, { readonly row: Row; readonly table: SlotTable }>();
  for (const block of model.points[point].blocks) {
    const kind = block.kind === 'table' && block.written !== 'html' ? tableKind(point, block) : undefined;
    if (block.kind !== 'table' || kind === undefined) continue;
    const table = { ...kind, header: block.header.cells };
    for (const row of block.rows) rows.set(row.at.from, { row, table });
  }
  return ({ at }, pick) => {
    const found = rows.get(at.from);
    const column = found?.row.at.to === at.to ? pick(found.table) : -1;
    if (found === undefined || column < 0) return undefined;
    const cell = found.row.cells[column];
    return { point, row: at.from, column, said: cell ? plain(cell) : '' };
  };
}
