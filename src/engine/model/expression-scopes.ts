import { lifecyclesOf, meaningsOf } from './actions.ts';
import { derived } from './derived.ts';
import type { EntitiesModel, Entity, Lifecycle, Transition } from './domain-elements.ts';
import type { Action } from './element.ts';
import { indexOf } from './element-index.ts';
import { valueTypeOf } from './expressions/schema.ts';
import { nullable, type Scope, unknownType, type ValueType } from './expressions/types.ts';
import { governedEntities } from './governed.ts';
import type { Call, PayloadField } from './interface-elements.ts';
import type { Model } from './model.ts';
import { find } from './resolve.ts';
import { listOf, shownValue } from './stated.ts';

/** The entity that actors are instances of, where the roles name one and the same under *Who*. */
export const actorEntity = derived(['roles', 'entities'], (model): Pick<Scope, 'actor'> => {
  const entities = new Set(
    model.roles.roles.map(({ who }) => (who === '' ? undefined : find(model, 'entity', { name: who }))),
  );
  entities.delete(undefined);
  const [only] = entities;
  return only !== undefined && entities.size === 1 ? { actor: only.name } : {};
});

/** What an expression of an entity's fields or invariants may name. */
export function scopeOfEntity(model: Model, entity: Entity): Scope {
  return { subject: entity.name, ...actorEntity(model) };
}

/** The subject is the only one of some entities, else any. */
function subjectAmong(entities: readonly (Entity | undefined)[]): Pick<Scope, 'subject' | 'anySubject'> {
  const known = new Set(entities.filter((entity) => entity !== undefined));
  const [only] = known;
  return only !== undefined && known.size === 1 ? { subject: only.name } : { anySubject: true };
}

/** What a derived state of a lifecycle may name. */
export function scopeOfLifecycle(model: Model, lifecycle: Lifecycle): Scope {
  return { ...subjectAmong(governedEntities(model, lifecycle)), ...actorEntity(model) };
}

/** The transitions that an action takes: those of its event, or those that create its entity. */
function transitionsOf(model: Model, action: Action): readonly Transition[] {
  return meaningsOf(model, action).flatMap((meaning) => {
    if (meaning.is === 'event') return meaning.transitions;
    if (meaning.is !== 'entity' || meaning.verb !== 'create') return [];
    const rows = lifecyclesOf(model, meaning.entity).flatMap(({ transitions }) => transitions);
    return rows.filter((row) => listOf(row.from).some((end) => end.is === 'new'));
  });
}

/** The calls that take each transition. */
const callsByTransition = derived(
  ['screens', 'entities', 'states', 'calls'],
  (model): ReadonlyMap<Transition, readonly Call[]> => {
    const found = new Map<Transition, Call[]>();
    for (const call of model.calls.calls) {
      for (const row of new Set(listOf(call.does).flatMap((action) => transitionsOf(model, action)))) {
        const calls = found.get(row);
        if (calls) calls.push(call);
        else found.set(row, [call]);
      }
    }
    return found;
  },
);

/** What the guard and the effects of a row may name: the payload is that of the call that does the event. */
export function scopeOfEvent(model: Model, lifecycle: Lifecycle, row: Transition): Scope {
  const doing = callsByTransition(model).get(row) ?? [];
  const [only] = doing;
  const input = only !== undefined && doing.length === 1 ? payloadOf(model.entities, only) : undefined;
  return { ...scopeOfLifecycle(model, lifecycle), old: true, ...(input === undefined ? {} : { input }) };
}

/** The entity that an action is about. */
export function entityOfAction(model: Model, action: Action): Entity | undefined {
  const { target } = action;
  if (target === undefined || target.kind === 'screen') return undefined;
  const field = target.kind === 'field' ? find(model, 'field', target) : undefined;
  if (field !== undefined) return indexOf(model).entityOf(field);
  const entity = find(model, 'entity', target);
  if (entity !== undefined) return entity;
  const lifecycle = find(model, 'lifecycle', target);
  const [only, ...others] = lifecycle ? governedEntities(model, lifecycle) : [];
  return others.length === 0 ? only : undefined;
}

/** What a cell of the permission matrix may name. */
export function scopeOfAction(model: Model, action: Action): Scope {
  return { ...subjectAmong([entityOfAction(model, action)]), ...actorEntity(model) };
}

/** What an answer's *When* or a payload's default may name. */
export function scopeOfCall(model: Model, call: Call): Scope {
  const entities = listOf(call.does).map((action) => entityOfAction(model, action));
  const input = payloadOf(model.entities, call);
  return {
    ...subjectAmong(entities),
    old: true,
    ...actorEntity(model),
    ...(input === undefined ? {} : { input }),
  };
}

type Fields = ReadonlyMap<string, ValueType>;

const payloads = new WeakMap<EntitiesModel, WeakMap<Call, Fields>>();

/** The payload of a call as named values; undefined where it is not shown. The same call gives the same map. */
function payloadOf(entities: EntitiesModel, call: Call): Fields | undefined {
  if (call.payload.is !== 'shown') return undefined;
  const known = payloads.get(entities) ?? new WeakMap<Call, Fields>();
  payloads.set(entities, known);
  const before = known.get(call);
  if (before !== undefined) return before;
  const made = namedValues(
    entities,
    call.payload.value.map((field) => ({ path: field.name.split('.'), field })),
  );
  known.set(call, made);
  return made;
}

interface Pathed {
  readonly path: readonly string[];
  readonly field: PayloadField;
}

/** Dots in a payload's names are values within values: `user.email` is `input.user.email`. */
function namedValues(entities: EntitiesModel, fields: readonly Pathed[]): Fields {
  const named = new Map<string, Pathed[]>();
  for (const { path, field } of fields) {
    const [first = '', ...rest] = path;
    named.set(first, [...(named.get(first) ?? []), { path: rest, field }]);
  }
  return new Map(
    [...named].map(([name, within]): [string, ValueType] => {
      const inner = within.filter(({ path }) => path.length > 0);
      const [own] = within.filter(({ path }) => path.length === 0);
      if (inner.length > 0) return [name, { is: 'record', fields: namedValues(entities, inner) }];
      const use = own && shownValue(own.field.type);
      if (own === undefined || use === undefined) return [name, unknownType];
      const type = valueTypeOf(use.type, entities);
      return [name, use.optional || shownValue(own.field.required) === false ? nullable(type) : type];
    }),
  );
}
