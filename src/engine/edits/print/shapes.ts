import { shapesOf } from '../../model/tables/homes.ts';
import { bestShape } from '../../model/tables/match-table.ts';
import type { TableShape } from '../../model/tables/shape.ts';
import type { PointId } from '../../points.ts';
import type { TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';

/** The canonical titles that a table of that shape may have, in the order of the reference. */
export function shapeTitles(point: PointId, table: TableBlock): readonly string[] {
  const shapes = shapesOf(point);
  const best = bestShape(table, shapes);
  return best ? Object.values(shapes[best.kind]?.columns ?? {}).map(({ title }) => title) : [];
}

/** The canonical title of every column of a table, as its point's reader takes them; its own where it is unknown. */
export function columnTitles(point: PointId, table: TableBlock): readonly string[] {
  const shapes = shapesOf(point);
  const best = bestShape(table, shapes);
  const titles = table.header.cells.map((cell) => plain(cell));
  if (best === undefined) return titles;
  const { columns } = shapes[best.kind] as TableShape;
  for (const [id, index] of best.match.at) titles[index] = columns[id]?.title ?? titles[index] ?? '';
  return titles;
}
