import type { Place } from '../../place.ts';
import { type PointId, pointIds } from '../../points.ts';
import type { Entity, Lifecycle } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { Call } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { derived } from '../tracking/derived.ts';
import { firstWhere } from '../tracking/lists.ts';

/** The elements of a point, those inside others included. */
export function elementsOf(model: Model, point: PointId): readonly Element[] {
  return elements[point](model);
}

/** An element that may have others inside. */
type Whole = Element &
  Partial<
    Pick<Entity, 'fields'> & Pick<Lifecycle, 'states' | 'transitions'> & Pick<Call, 'payload' | 'answers'>
  >;

/** The elements inside another: fields of an entity, states and steps of a lifecycle, what a call takes and answers. */
export function partsOf({ fields, states, transitions, payload, answers }: Whole): readonly Element[] {
  return [
    ...(fields ?? []),
    ...(states ?? []),
    ...(transitions ?? []),
    ...(payload ? listOf(payload) : []),
    ...(answers ? listOf(answers) : []),
  ];
}

const withParts = (element: Whole): readonly Element[] => [element, ...partsOf(element)];

const elements: Readonly<Record<PointId, (model: Model) => readonly Element[]>> = {
  product: derived(['product'], ({ product }) => [...product.audiences, ...product.terms]),
  screens: ({ screens }) => screens.screens,
  entities: derived(['entities'], ({ entities }) => entities.entities.flatMap(withParts)),
  states: derived(['states'], ({ states }) => [
    ...states.lifecycles.flatMap(withParts),
    ...states.invariants,
  ]),
  rules: derived(['rules'], ({ rules }) => [...rules.rules, ...rules.invariants]),
  roles: derived(['roles'], ({ roles }) => [...roles.roles, ...roles.permissions]),
  calls: derived(['calls'], ({ calls }) => calls.calls.flatMap(withParts)),
  errors: ({ errors }) => errors.errors,
  constants: ({ constants }) => constants.constants,
};

/** The elements of each point that are written somewhere, in the order in which they begin: what moves with the text keeps it. */
const inOrder = pointIds.map((id) =>
  derived([id], (model: Model): readonly Element[] =>
    elementsOf(model, id)
      .filter(({ at }) => at.to > at.from)
      .sort((one, other) => one.at.from - other.at.from),
  ),
);

/** The elements of all points that are written at a place, those inside others included. */
export function elementsWithin(model: Model, place: Place): readonly Element[] {
  return inOrder.flatMap((sorted) => {
    const all = sorted(model);
    const found: Element[] = [];
    for (
      let index = firstWhere(all.length, (each) => (all[each]?.at.from ?? 0) >= place.from);
      (all[index]?.at.from ?? place.to) < place.to;
      index++
    ) {
      const element = all[index];
      if (element && element.at.to <= place.to) found.push(element);
    }
    return found;
  });
}
