import { type PointId, pointIds } from '../points.ts';
import type { TableBlock } from '../syntax/block.ts';
import { callsReader } from './calls.ts';
import { constantsReader } from './constants.ts';
import { entitiesReader } from './entities.ts';
import { errorsReader } from './errors.ts';
import { once } from './once.ts';
import { productReader } from './product.ts';
import { rolesReader } from './roles.ts';
import { rulesReader } from './rules.ts';
import { screensReader } from './screens.ts';
import { statesReader } from './states.ts';
import { bestShape, type TableShape } from './tables.ts';

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

/** What the tables of a point look like, by kind. */
export function shapesOf(point: PointId): Readonly<Record<string, TableShape>> {
  return shapes(readers[point].tables);
}

const shapes = once((tables: Readonly<Record<string, { readonly shape: TableShape }>>) =>
  Object.fromEntries(Object.entries(tables).map(([kind, { shape }]) => [kind, shape])),
);

/** Columns that a table must share with a point's own before it is taken for one of that point. */
const telling = 3;

/**
 * The one point, other than where it stands, whose tables have the columns of a table: at least three of them, every
 * one by its canonical name, and more than in any other point.
 */
export function homeOf(table: TableBlock, stands: PointId): PointId | undefined {
  const found = pointIds
    .filter((id) => id !== stands && id !== 'product')
    .flatMap((id) => {
      const match = bestShape(table, shapesOf(id))?.match;
      return match?.exact && match.at.size >= telling ? [{ id, score: match.score }] : [];
    })
    .sort((one, other) => other.score - one.score);
  const [best, second] = found;
  return best && best.score !== second?.score ? best.id : undefined;
}
