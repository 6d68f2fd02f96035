import type { PointId } from '../../points.ts';
import { printCalls } from './calls.ts';
import { printConstants } from './constants.ts';
import { printEntities } from './entities.ts';
import { printErrors } from './errors.ts';
import type { PrintPoint } from './piece.ts';
import { printProduct } from './product.ts';
import { printRoles } from './roles.ts';
import { printRules } from './rules.ts';
import { printScreens } from './screens.ts';
import { printStates } from './states.ts';

/** How each point's elements are printed. */
export const printers: Readonly<Record<PointId, PrintPoint>> = {
  product: printProduct,
  screens: printScreens,
  entities: printEntities,
  states: printStates,
  rules: printRules,
  roles: printRoles,
  calls: printCalls,
  errors: printErrors,
  constants: printConstants,
};
