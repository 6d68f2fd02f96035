import type { PointId } from '../../points.ts';
import type { TableBlock } from '../../syntax/block.ts';
import { callsReader } from '../calls.ts';
import { constantsReader } from '../constants.ts';
import { entitiesReader } from '../entities.ts';
import { errorsReader } from '../errors.ts';
import { productReader } from '../product.ts';
import { rolesReader } from '../roles.ts';
import { rulesReader } from '../rules.ts';
import { screensReader } from '../screens.ts';
import { statesReader } from '../states.ts';
import { bestShape } from './match-table.ts';
import { shapesIn, type TableShape } from './shape.ts';

const tablesOf: Readonly<Record<PointId, Readonly<Record<string, { readonly shape: TableShape }>>>> = {
  product: productReader.tables,
  screens: screensReader.tables,
  entities: entitiesReader.tables,
  states: statesReader.tables,
  rules: rulesReader.tables,
  roles: rolesReader.tables,
  calls: callsReader.tables,
  errors: errorsReader.tables,
  constants: constantsReader.tables,
};

/** What a table of a point is: which of the point's tables, and which of its columns stands where. */
export interface TableKind {
  readonly kind: string;
  readonly shape: TableShape;
  /** The id of each column, undefined for one that the shape does not know. */
  readonly columns: readonly (string | undefined)[];
}

/** How a point reads a table; undefined for a table that it reads no facts from. */
export function tableKind(point: PointId, table: TableBlock): TableKind | undefined {
  const shapes = shapesIn(tablesOf[point]);
  const best = bestShape(table, shapes);
  const shape = best && shapes[best.kind];
  if (best === undefined || shape === undefined) return undefined;
  const columns: (string | undefined)[] = table.header.cells.map(() => undefined);
  for (const [id, index] of best.match.at) columns[index] = id;
  // A matrix is one whatever the reader knows it by: its open columns are roles.
  const kind = shape.open && columns.includes('action') ? 'matrix' : (best.kind as string);
  return { kind, shape, columns };
}

/** The tables that a point reads, by kind. */
export function tablesOfPoint(point: PointId): readonly (readonly [kind: string, shape: TableShape])[] {
  return Object.entries(tablesOf[point]).map(([kind, { shape }]) => [kind, shape]);
}
