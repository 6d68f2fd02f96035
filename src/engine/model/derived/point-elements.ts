import type { PointId } from '../../points.ts';
import type { Entity, Lifecycle } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { Call } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { derived } from '../tracking/derived.ts';

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
