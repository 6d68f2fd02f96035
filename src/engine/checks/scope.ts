import { derived } from '../model/derived.ts';
import type { Element } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';

/** Whether a place begins inside another. */
export function inside(place: Place, outer: Place): boolean {
  return place.from >= outer.from && (place.from < outer.to || outer.from === outer.to);
}

/** The point in whose text a place lies; undefined before the first point. */
export function pointAt(model: Model, place: Place): PointId | undefined {
  return pointIds.find((id) => {
    const { headings, from, to } = model.points[id];
    return headings.length > 0 && place.from >= from && place.from < Math.max(to, from + 1);
  });
}

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
