import type { PointId } from '../../points.ts';
import type { Element } from '../element.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { derived } from '../tracking/derived.ts';

/** The elements of a point, those inside others included. */
export function elementsOf(model: Model, point: PointId): readonly Element[] {
  return elements[point](model);
}

const elements: Readonly<Record<PointId, (model: Model) => readonly Element[]>> = {
  product: derived(['product'], ({ product }) => [...product.audiences, ...product.terms]),
  screens: ({ screens }) => screens.screens,
  entities: derived(['entities'], ({ entities }) =>
    entities.entities.flatMap((entity) => [entity, ...entity.fields]),
  ),
  states: derived(['states'], ({ states }) => [
    ...states.lifecycles.flatMap((each) => [each, ...each.states, ...each.transitions]),
    ...states.invariants,
  ]),
  rules: derived(['rules'], ({ rules }) => [...rules.rules, ...rules.invariants]),
  roles: derived(['roles'], ({ roles }) => [...roles.roles, ...roles.permissions]),
  calls: derived(['calls'], ({ calls }) =>
    calls.calls.flatMap((call) => [call, ...listOf(call.payload), ...listOf(call.answers)]),
  ),
  errors: ({ errors }) => errors.errors,
  constants: ({ constants }) => constants.constants,
};
