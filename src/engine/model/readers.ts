import type { PointId } from '../points.ts';
import { callsReader } from './calls.ts';
import { constantsReader } from './constants.ts';
import { entitiesReader } from './entities.ts';
import { errorsReader } from './errors.ts';
import { productReader } from './product.ts';
import { rolesReader } from './roles.ts';
import { rulesReader } from './rules.ts';
import { screensReader } from './screens.ts';
import { statesReader } from './states.ts';

/** How each point is read. */
export const readers = {
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
