import { callsReader } from '../../model/calls.ts';
import { constantsReader } from '../../model/constants.ts';
import { entitiesReader } from '../../model/entities.ts';
import { errorsReader } from '../../model/errors.ts';
import { productReader } from '../../model/product.ts';
import { rolesReader } from '../../model/roles.ts';
import { rulesReader } from '../../model/rules.ts';
import { screensReader } from '../../model/screens.ts';
import { statesReader } from '../../model/states.ts';
import { bestShape, type TableShape } from '../../model/tables.ts';
import type { PointId } from '../../points.ts';
import type { TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';

const readers = {
  product: productReader,
  screens: screensReader,
  entities: entitiesReader,
  states: statesReader,
  rules: rulesReader,
  roles: rolesReader,
  calls: callsReader,
  errors: errorsReader,
  constants: constantsReader,
} as const satisfies Record<PointId, unknown>;

/** The canonical title of every column of a table, as its point's reader takes them; its own where it is unknown. */
export function columnTitles(point: PointId, table: TableBlock): readonly string[] {
  const tables: Readonly<Record<string, { readonly shape: TableShape }>> = readers[point].tables;
  const shapes = Object.fromEntries(Object.entries(tables).map(([kind, { shape }]) => [kind, shape]));
  const best = bestShape(table, shapes);
  const titles = table.header.cells.map((cell) => plain(cell));
  if (best === undefined) return titles;
  const { columns } = shapes[best.kind] as TableShape;
  for (const [id, index] of best.match.at) titles[index] = columns[id]?.title ?? titles[index] ?? '';
  return titles;
}
