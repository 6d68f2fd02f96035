import { pathShape, readCallName } from './call-name.ts';
import { once } from './derived.ts';
import type { Constant, Entity, Field, Lifecycle, Role, State, Transition } from './domain-elements.ts';
import type { Element } from './element.ts';
import type { Call, ErrorEntry, Screen } from './interface-elements.ts';
import type { Model } from './model.ts';
import { indexNames, type NameIndex } from './name-index.ts';

/** The elements of a model by kind and name. Each part is built when first asked for, once per point. */
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
  /** The element, where it is a lifecycle of this model. */
  readonly asLifecycle: (element: Element) => Lifecycle | undefined;
  /** The element, where it is an entity of this model. */
  readonly asEntity: (element: Element) => Entity | undefined;
  /** The entity that a field belongs to. */
  readonly entityOf: (field: Field) => Entity | undefined;
}

/** The names under which a call is found: as written, by the shape of its address, and by the address alone. */
function callNames(call: Call): readonly string[] {
  if (call.every) return [call.name];
  const { method, path } = readCallName(call.name);
  const shape = pathShape(call.path === '' ? path : readCallName(call.path).path);
  if (shape === '') return [call.name];
  return [call.name, shape, `${call.method || method} ${shape}`].map((name) => name.trim());
}

const screens = once((of: Model['screens']) => indexNames(of.screens, true));
const entities = once((of: Model['entities']) => indexNames(of.entities, true));
const owners = once(
  (of: Model['entities']) =>
    new Map(of.entities.flatMap((entity) => entity.fields.map((field) => [field, entity]))),
);
const fields = once((entity: Entity) => indexNames(entity.fields, false));
const isLifecycle = once((of: Model['states']) => new Set<Element>(of.lifecycles));
const isEntity = once((of: Model['entities']) => new Set<Element>(of.entities));
const lifecycles = once((of: Model['states']) => indexNames(of.lifecycles, true));
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
const roles = once((of: Model['roles']) => indexNames(of.roles, true));
const calls = once((of: Model['calls']) => indexNames(of.calls, false, callNames));
const errors = once((of: Model['errors']) => indexNames(of.errors, false));
const constants = once((of: Model['constants']) => indexNames(of.constants, false));

const indexes = once(
  (model: Model): ModelIndex => ({
    get screens() {
      return screens(model.screens);
    },
    get entities() {
      return entities(model.entities);
    },
    get lifecycles() {
      return lifecycles(model.states);
    },
    get roles() {
      return roles(model.roles);
    },
    get calls() {
      return calls(model.calls);
    },
    get errors() {
      return errors(model.errors);
    },
    get constants() {
      return constants(model.constants);
    },
    fieldsOf: fields,
    states: (lifecycle) => (lifecycle ? states(lifecycle) : allStates(model.states)),
    events: (lifecycle) => (lifecycle ? events(lifecycle) : allEvents(model.states)),
    asLifecycle: (element) => (isLifecycle(model.states).has(element) ? (element as Lifecycle) : undefined),
    asEntity: (element) => (isEntity(model.entities).has(element) ? (element as Entity) : undefined),
    entityOf: (field) => owners(model.entities).get(field),
  }),
);

/** The index of the entities alone. */
export const entityIndex = entities;

/** The index of one entity's fields. */
export const fieldIndex = fields;

/** The index of a model. The parts are kept per point, so an edit of one point leaves the others' as they are. */
export function indexOf(model: Model): ModelIndex {
  return indexes(model);
}
