import type { Model } from './model/model.ts';
import { viewOfCalls } from './views/calls.ts';
import { viewOfConstants } from './views/constants.ts';
import { viewOfEntities } from './views/entities.ts';
import { viewOfErrors } from './views/errors.ts';
import { viewOfProduct } from './views/product.ts';
import { viewOfReferences } from './views/references.ts';
import { viewOfRoles } from './views/roles.ts';
import { viewOfRules } from './views/rules.ts';
import { viewOfScreens } from './views/screens.ts';
import { viewOfStates } from './views/states.ts';

/** What makes each view of a model. */
const makers = {
  product: viewOfProduct,
  screens: viewOfScreens,
  entities: viewOfEntities,
  states: viewOfStates,
  rules: viewOfRules,
  roles: viewOfRoles,
  calls: viewOfCalls,
  errors: viewOfErrors,
  constants: viewOfConstants,
  references: viewOfReferences,
} as const satisfies Record<string, (model: Model) => object>;

/** The name of a view. */
export type ViewId = keyof typeof makers;

/** What a view of each name is: plain data that can be posted and kept. */
export type View = { readonly [V in ViewId]: ReturnType<(typeof makers)[V]> };

/** A view of a model. */
export function viewOf<V extends ViewId>(model: Model, id: V): View[V] {
  return makers[id](model) as View[V];
}
