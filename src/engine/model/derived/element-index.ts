import { pathShape, readCallName } from '../calls/name.ts';
import { isOperationKind } from '../calls/operations.ts';
import type { Constant, Entity, Field, Lifecycle, Role, State, Transition } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { Call, ErrorEntry, Screen } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { memoryOf } from '../tracking/memory.ts';
import { isNoting, note } from '../tracking/noting.ts';
import { once } from '../tracking/once.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { Names } from './names-kept.ts';

/** The elements of a model by kind and name. Each part is built when first asked for. */
export interface ModelIndex {
  readonly screens: NameIndex<Screen>;
  readonly entities: NameIndex<Entity>;
  readonly lifecycles: NameIndex<Lifecycle>;
  readonly roles: NameIndex<Role>;
  readonly calls: NameIndex<Call>;
  readonly errors: NameIndex<ErrorEntry>;
  readonly constants: NameIndex<Constant>;
  /** The fields of one entity. */
  readonly fieldsOf: (entity: Entity) => NameIndex<Field>;
  /** The states of one lifecycle, or of all. */
  readonly states: (lifecycle?: Lifecycle) => NameIndex<State>;
  /** The transitions of one lifecycle, or of all, by event. */
  readonly events: (lifecycle?: Lifecycle) => NameIndex<Transition>;
  /** The entity that a field belongs to. */
  readonly entityOf: (field: Field) => Entity | undefined;
}

/** The names under which a call is found: as written, by the shape of its address, by the address alone, and by its kind of operation. */
export function callNames(call: Call): readonly string[] {
  if (call.every) return [call.name];
  const { method, path } = readCallName(call.name);
  const shape = pathShape(call.path === '' ? path : readCallName(call.path).path);
  if (shape === '')
    return isOperationKind(call.method) ? [call.name, `${call.method} ${call.path}`] : [call.name];
  return [call.name, shape, `${call.method || method} ${shape}`].map((name) => name.trim());
}

const ownName = ({ name }: Element): readonly string[] => [name];

/** The names of each kind of element that is found by its name alone, in the whole document. */
const namesOf = {
  screens: kept((model) => model.screens.screens, true),
  entities: kept((model) => model.entities.entities, true),
  lifecycles: kept((model) => model.states.lifecycles, true),
  roles: kept((model) => model.roles.roles, true),
  calls: kept((model) => model.calls.calls, false, once(callNames)),
  errors: kept((model) => model.errors.errors, false),
  constants: kept((model) => model.constants.constants, false),
} as const;

/** The kinds of elements that are found by their name alone. */
export type NamedKind = keyof typeof namesOf;

function kept<E extends Element>(
  elementsOf: (model: Model) => readonly E[],
  plurals: boolean,
  names: (element: E) => readonly string[] = ownName,
): (model: Model) => Names<E> {
  const key = {};
  return (model) => memoryOf(model).keep(key, (memory) => new Names(memory, elementsOf, plurals, names));
}

/** The names of one kind: who looks one up among them depends on that name alone. */
export function namesAmong<K extends NamedKind>(model: Model, kind: K): ReturnType<(typeof namesOf)[K]> {
  return namesOf[kind](model) as ReturnType<(typeof namesOf)[K]>;
}

const owners = once(
  (of: Model['entities']) =>
    new Map(of.entities.flatMap((entity) => entity.fields.map((field) => [field, entity]))),
);
const fields = once((entity: Entity) => indexNames(entity.fields, false));
const states = once((lifecycle: Lifecycle) => indexNames(lifecycle.states, false));
const events = once((lifecycle: Lifecycle) => indexNames(lifecycle.transitions, false));
const allStates = once((of: Model['states']) =>
  indexNames(
    of.lifecycles.flatMap((each) => each.states),
    false,
  ),
);
const allEvents = once((of: Model['states']) =>
  indexNames(
    of.lifecycles.flatMap((each) => each.transitions),
    false,
  ),
);

/** The entity that a field belongs to. */
function entityOf(model: Model, field: Field): Entity | undefined {
  const memory = memoryOf(model);
  const entity = owners(memory.model.entities).get(field);
  if (!isNoting()) return entity;
  if (entity) namesAmong(model, 'entities').note(entity.name);
  else note(memory.part('entities'));
  return entity;
}

const indexes = once(
  (model: Model): ModelIndex => ({
    get screens() {
      return namesAmong(model, 'screens').whole;
    },
    get entities() {
      return namesAmong(model, 'entities').whole;
    },
    get lifecycles() {
      return namesAmong(model, 'lifecycles').whole;
    },
    get roles() {
      return namesAmong(model, 'roles').whole;
    },
    get calls() {
      return namesAmong(model, 'calls').whole;
    },
    get errors() {
      return namesAmong(model, 'errors').whole;
    },
    get constants() {
      return namesAmong(model, 'constants').whole;
    },
    fieldsOf: fields,
    states: (lifecycle) => (lifecycle ? states(lifecycle) : allStates(model.states)),
    events: (lifecycle) => (lifecycle ? events(lifecycle) : allEvents(model.states)),
    entityOf: (field) => entityOf(model, field),
  }),
);

/** The index of one entity's fields. */
export const fieldIndex = fields;

/** The index of a model. Who reads a part of it depends on all elements of that kind. */
export function indexOf(model: Model): ModelIndex {
  return indexes(model);
}
