import type { Place } from '../../place.ts';
import type { Entity, Field, Lifecycle } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { EnumValue, Type } from '../entities/words/field-type.ts';
import type { Model } from '../model.ts';
import { shownValue } from '../stated.ts';
import { derived } from '../tracking/derived.ts';
import { governedFields } from './governed.ts';
import { find } from './resolve.ts';

/** What can have a name. */
export type NamedKind =
  | 'audience'
  | 'term'
  | 'screen'
  | 'entity'
  | 'field'
  | 'value'
  | 'lifecycle'
  | 'state'
  | 'event'
  | 'role'
  | 'call'
  | 'error'
  | 'constant';

/**
 * One thing with a name, however many elements state it: the rows of an event, the cases of a constant, and a
 * state with the value of the field that its lifecycle governs, are one thing each.
 */
export interface Named {
  readonly kind: NamedKind;
  readonly name: string;
  /** The entity of a field, the lifecycle of a state or event, what states a value; empty for all others. */
  readonly of: string;
  readonly elements: readonly Element[];
  /** Where it is declared, in the order in which that was found. */
  readonly declared: readonly Place[];
}

interface Growing extends Named {
  readonly elements: Element[];
  readonly declared: Place[];
}

/** Everything that a model names. */
export interface NamedThings {
  readonly all: readonly Named[];
  /** What an element is the declaration of. */
  readonly of: (element: Element) => Named | undefined;
  /** A value by what states it (`Invoice.status`, or an enumeration) and its spelling. */
  readonly value: (from: string, value: string) => Named | undefined;
}

const valueKey = (from: string, value: string): string => `${from}\n${value}`;

/** Things with names, as they are found. */
class Naming {
  readonly all: Growing[] = [];
  readonly byElement = new Map<Element, Growing>();
  readonly byValue = new Map<string, Growing>();

  add(kind: NamedKind, element: Element, of = ''): Growing {
    const named = { kind, name: element.name, of, elements: [element], declared: [element.nameAt] };
    this.all.push(named);
    this.byElement.set(element, named);
    return named;
  }

  /** An element that is one thing with others. */
  join(element: Element, same: Growing): void {
    same.elements.push(element);
    same.declared.push(element.nameAt);
    this.byElement.set(element, same);
  }

  /** Elements of one spelling are one thing. */
  addTogether(kind: NamedKind, elements: readonly Element[], of = ''): void {
    const known = new Map<string, Growing>();
    for (const element of elements) {
      const same = known.get(element.name);
      if (element.name === '') continue;
      if (same === undefined) known.set(element.name, this.add(kind, element, of));
      else this.join(element, same);
    }
  }

  addValues(values: readonly EnumValue[], from: string): void {
    for (const { value, at } of values) {
      const key = valueKey(from, value);
      const same = this.byValue.get(key);
      if (same) same.declared.push(at);
      else {
        const named: Growing = { kind: 'value', name: value, of: from, elements: [], declared: [at] };
        this.all.push(named);
        this.byValue.set(key, named);
      }
    }
  }
}

/** Collects everything that a model names. */
export function namedThings(model: Model): NamedThings {
  const naming = new Naming();
  for (const lifecycle of model.states.lifecycles) addLifecycle(model, lifecycle, naming);
  for (const screen of model.screens.screens) if (!screen.any) naming.add('screen', screen);
  for (const entity of model.entities.entities) addEntity(entity, naming);
  for (const role of model.roles.roles) naming.add('role', role);
  for (const call of model.calls.calls) naming.add('call', call);
  for (const error of model.errors.errors) naming.add('error', error);
  naming.addTogether('constant', model.constants.constants);
  addOfProduct(model, naming);
  const { all, byElement, byValue } = naming;
  return {
    all,
    of: (element) => byElement.get(element),
    value: (from, value) => byValue.get(valueKey(from, value)),
  };
}

function addLifecycle(model: Model, lifecycle: Lifecycle, naming: Naming): void {
  naming.add('lifecycle', lifecycle);
  const states = lifecycle.states.map((state) => naming.add('state', state, lifecycle.name));
  naming.addTogether('event', lifecycle.transitions, lifecycle.name);
  for (const from of sourcesOfValues(model, lifecycle))
    for (const state of states) if (state.elements[0]) naming.byValue.set(valueKey(from, state.name), state);
}

function addEntity(entity: Entity, naming: Naming): void {
  naming.add('entity', entity);
  naming.addValues(entity.values, entity.name);
  for (const field of entity.fields) {
    naming.add('field', field, entity.name);
    naming.addValues(valuesOf(field), `${entity.name}.${field.name}`);
  }
}

/** An audience that is a role, and a term that is an entity or a screen, are that thing. */
function addOfProduct(model: Model, naming: Naming): void {
  const add = (kind: 'audience' | 'term', element: Element, thing: Element | undefined): void => {
    const same = thing && naming.byElement.get(thing);
    if (same?.name === element.name) naming.join(element, same);
    else naming.add(kind, element);
  };
  for (const audience of model.product.audiences) add('audience', audience, find(model, 'role', audience));
  for (const term of model.product.terms)
    add('term', term, find(model, 'entity', term) ?? find(model, 'screen', term));
}

/** The entities of the fields. */
const ownersOf = derived(
  ['entities'],
  ({ entities }): ReadonlyMap<Field, Entity> =>
    new Map(entities.entities.flatMap((entity) => entity.fields.map((field) => [field, entity] as const))),
);

/** What states the values of the fields that a lifecycle governs: the field itself, or an enumeration. */
function sourcesOfValues(model: Model, lifecycle: Lifecycle): readonly string[] {
  return governedFields(model, lifecycle).flatMap((field) => {
    const type = shownValue(field.type)?.type;
    const enumeration = type?.is === 'entity' ? find(model, 'entity', type.entity) : undefined;
    if (enumeration?.is === 'enumeration') return [enumeration.name];
    const owner = ownersOf(model).get(field);
    return owner ? [`${owner.name}.${field.name}`] : [];
  });
}

/** The values that a field states itself: by its type, or by a rule. */
export function valuesOf(field: Field): readonly EnumValue[] {
  const inType = (type: Type): readonly EnumValue[] =>
    type.is === 'list' ? inType(type.of) : type.is === 'one-of' ? type.values : [];
  const type = shownValue(field.type)?.type;
  const inRules = field.rules.flatMap((rule) => (rule.is === 'one-of' ? rule.values : []));
  return [...(type ? inType(type) : []), ...inRules];
}
