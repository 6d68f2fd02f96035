import type { Place } from '../../place.ts';
import type { Entity, Field, Lifecycle } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { EnumValue, Type } from '../entities/field-type.ts';
import type { Model } from '../model.ts';
import { shownValue } from '../stated.ts';
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

/** Collects everything that a model names. */
export function namedThings(model: Model): NamedThings {
  const all: Growing[] = [];
  const byElement = new Map<Element, Growing>();
  const byValue = new Map<string, Growing>();

  const add = (kind: NamedKind, element: Element, of = ''): Growing => {
    const named = { kind, name: element.name, of, elements: [element], declared: [element.nameAt] };
    all.push(named);
    byElement.set(element, named);
    return named;
  };
  /** Elements of one spelling are one thing. */
  const addTogether = (kind: NamedKind, elements: readonly Element[], of = ''): void => {
    const known = new Map<string, Growing>();
    for (const element of elements) {
      const same = known.get(element.name);
      if (element.name === '') continue;
      if (same === undefined) known.set(element.name, add(kind, element, of));
      else {
        same.elements.push(element);
        same.declared.push(element.nameAt);
        byElement.set(element, same);
      }
    }
  };
  const addValues = (values: readonly EnumValue[], from: string): void => {
    for (const { value, at } of values) {
      const key = valueKey(from, value);
      const same = byValue.get(key);
      if (same) same.declared.push(at);
      else {
        const named: Growing = { kind: 'value', name: value, of: from, elements: [], declared: [at] };
        all.push(named);
        byValue.set(key, named);
      }
    }
  };
  const addLifecycle = (lifecycle: Lifecycle): void => {
    add('lifecycle', lifecycle);
    const states = lifecycle.states.map((state) => add('state', state, lifecycle.name));
    addTogether('event', lifecycle.transitions, lifecycle.name);
    for (const from of sourcesOfValues(model, lifecycle)) {
      for (const state of states) if (state.elements[0]) byValue.set(valueKey(from, state.name), state);
    }
  };

  for (const lifecycle of model.states.lifecycles) addLifecycle(lifecycle);
  for (const screen of model.screens.screens) if (!screen.any) add('screen', screen);
  for (const entity of model.entities.entities) {
    add('entity', entity);
    addValues(entity.values, entity.name);
    for (const field of entity.fields) {
      add('field', field, entity.name);
      addValues(valuesOf(field), `${entity.name}.${field.name}`);
    }
  }
  for (const role of model.roles.roles) add('role', role);
  for (const call of model.calls.calls) add('call', call);
  for (const error of model.errors.errors) add('error', error);
  addTogether('constant', model.constants.constants);
  addOfProduct(model, { add, byElement });
  return {
    all,
    of: (element) => byElement.get(element),
    value: (from, value) => byValue.get(valueKey(from, value)),
  };
}

/** An audience that is a role, and a term that is an entity or a screen, are that thing. */
function addOfProduct(
  model: Model,
  {
    add,
    byElement,
  }: { add: (kind: NamedKind, element: Element) => Growing; byElement: Map<Element, Growing> },
): void {
  const join = (kind: 'audience' | 'term', element: Element, thing: Element | undefined): void => {
    const same = thing && byElement.get(thing);
    if (same?.name === element.name) {
      same.elements.push(element);
      same.declared.push(element.nameAt);
      byElement.set(element, same);
    } else add(kind, element);
  };
  for (const audience of model.product.audiences) join('audience', audience, find(model, 'role', audience));
  for (const term of model.product.terms) {
    join('term', term, find(model, 'entity', term) ?? find(model, 'screen', term));
  }
}

/** What states the values of the fields that a lifecycle governs: the field itself, or an enumeration. */
function sourcesOfValues(model: Model, lifecycle: Lifecycle): readonly string[] {
  return governedFields(model, lifecycle).flatMap((field) => {
    const type = shownValue(field.type)?.type;
    const enumeration = type?.is === 'entity' ? find(model, 'entity', type.entity) : undefined;
    if (enumeration?.is === 'enumeration') return [enumeration.name];
    const owner = model.entities.entities.find((entity: Entity) => entity.fields.includes(field));
    return owner ? [`${owner.name}.${field.name}`] : [];
  });
}

/** The values that a field states itself: by its type, or by a rule. */
function valuesOf(field: Field): readonly EnumValue[] {
  const inType = (type: Type): readonly EnumValue[] =>
    type.is === 'list' ? inType(type.of) : type.is === 'one-of' ? type.values : [];
  const type = shownValue(field.type)?.type;
  const inRules = field.rules.flatMap((rule) => (rule.is === 'one-of' ? rule.values : []));
  return [...(type ? inType(type) : []), ...inRules];
}
