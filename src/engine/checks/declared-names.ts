import { derivedFromFacts } from '../model/derived.ts';
import type { Type } from '../model/field-type.ts';
import type { Model } from '../model/model.ts';
import { fold } from '../model/name-index.ts';
import { listOf, shownValue } from '../model/stated.ts';
import { pointIds } from '../points.ts';

function valuesOf(type: Type): readonly string[] {
  if (type.is === 'list') return valuesOf(type.of);
  return type.is === 'one-of' ? type.values.map((each) => each.value) : [];
}

function collect(model: Model): readonly string[] {
  const { product, screens, entities, states, roles, calls, errors, constants } = model;
  const named = (elements: readonly { readonly name: string }[]): readonly string[] =>
    elements.map(({ name }) => name);
  return [
    ...named(product.terms),
    ...named(product.audiences),
    ...named(screens.screens),
    ...screens.screens.flatMap((screen) =>
      listOf(screen.routes).flatMap((route) => [...named(route.parameters), ...route.query, route.path]),
    ),
    ...entities.entities.flatMap((entity) => [
      entity.name,
      ...entity.values.map((each) => each.value),
      ...entity.fields.flatMap((field) => {
        const type = shownValue(field.type)?.type;
        return [field.name, `${entity.name}.${field.name}`, ...(type ? valuesOf(type) : [])];
      }),
    ]),
    ...states.lifecycles.flatMap((each) => [each.name, ...named(each.states), ...named(each.transitions)]),
    ...named(roles.roles),
    ...calls.calls.flatMap((call) => [
      call.name,
      call.path,
      ...named(call.parameters),
      ...named(listOf(call.payload)),
      ...listOf(call.answers).flatMap((answer) =>
        listOf(answer.carries).flatMap((each) => (each.is === 'field' ? [each.name] : [])),
      ),
    ]),
    ...named(errors.errors),
    ...named(constants.constants),
  ];
}

/** Every name and value that the facts of a document declare, by its folded form, as first spelled. */
export const declaredNames = derivedFromFacts(pointIds, (model): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const name of collect(model)) {
    const key = fold(name);
    if (key !== '' && !names.has(key)) names.set(key, name);
  }
  return names;
});
