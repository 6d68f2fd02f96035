import type { Entity, Lifecycle } from '../model/domain-elements.ts';
import type { Type } from '../model/entities/words/field-type.ts';
import type { Call, Screen } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf, shownValue } from '../model/stated.ts';
import { isSameList } from '../model/tracking/lists.ts';
import { memoryOf } from '../model/tracking/memory.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { NamesDeclared } from './names-declared.ts';

function valuesOf(type: Type): readonly string[] {
  if (type.is === 'list') return valuesOf(type.of);
  return type.is === 'one-of' ? type.values.map((each) => each.value) : [];
}

type Named = { readonly name: string };

const named = (elements: readonly Named[]): readonly string[] => elements.map(({ name }) => name);

const ofScreen = once((screen: Screen): readonly string[] => [
  screen.name,
  ...listOf(screen.routes).flatMap((route) => [...named(route.parameters), ...route.query, route.path]),
]);

const ofEntity = once((entity: Entity): readonly string[] => [
  entity.name,
  ...entity.values.map((each) => each.value),
  ...entity.fields.flatMap((field) => {
    const type = shownValue(field.type)?.type;
    return [field.name, `${entity.name}.${field.name}`, ...(type ? valuesOf(type) : [])];
  }),
]);

const ofLifecycle = once((each: Lifecycle): readonly string[] => [
  each.name,
  ...named(each.states),
  ...named(each.transitions),
]);

const ofCall = once((call: Call): readonly string[] => [
  call.name,
  call.path,
  ...named(call.parameters),
  ...named(listOf(call.payload)),
  ...listOf(call.answers).flatMap((answer) =>
    listOf(answer.carries).flatMap((each) => (each.is === 'field' ? [each.name] : [])),
  ),
]);

const ofOther = once((each: Named): readonly string[] => [each.name]);

/** What each element of a document declares, in the order of the points. */
const declaring = settled(
  ({
    product,
    screens,
    entities,
    states,
    roles,
    calls,
    errors,
    constants,
  }): readonly (readonly string[])[] => [
    ...product.terms.map(ofOther),
    ...product.audiences.map(ofOther),
    ...screens.screens.map(ofScreen),
    ...entities.entities.map(ofEntity),
    ...states.lifecycles.map(ofLifecycle),
    ...roles.roles.map(ofOther),
    ...calls.calls.map(ofCall),
    ...errors.errors.map(ofOther),
    ...constants.constants.map(ofOther),
  ],
  (one, other) =>
    one.length === other.length &&
    one.every((each, index) => each === other[index] || isSameList(each, other[index] ?? [])),
);

const key = {};

/** Every name and value that the facts of a document declare; who asks for one depends on that one alone. */
export function declaredNames(model: Model): NamesDeclared {
  return memoryOf(model).keep(key, (memory) => new NamesDeclared(memory, declaring));
}
