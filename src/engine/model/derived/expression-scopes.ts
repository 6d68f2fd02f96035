import type { Entity, Lifecycle, Transition } from '../domain-elements.ts';
import type { Action } from '../element.ts';
import { valueTypeOf } from '../expressions/schema.ts';
import { nullable, type Scope, unknownType, type ValueType } from '../expressions/types.ts';
import type { Call, PayloadField } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf, shownValue } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';
import { perElement, settled } from '../tracking/per-element.ts';
import { lifecyclesOf, meaningsOf } from './actions.ts';
import { indexOf } from './element-index.ts';
import { governedEntities } from './governed.ts';
import { find } from './resolve.ts';

/** The entity that actors are instances of, where the roles name one and the same under *Who*. */
export const actorEntity = settled((model): Pick<Scope, 'actor'> => {
  const entities = new Set(
    model.roles.roles.map(({ who }) => (who === '' ? undefined : find(model, 'entity', { name: who }))),
  );
  entities.delete(undefined);
  const [only] = entities;
  return only !== undefined && entities.size === 1 ? { actor: only.name } : {};
}, isSameActor);

function isSameActor(one: Pick<Scope, 'actor'>, other: Pick<Scope, 'actor'>): boolean {
  return one.actor === other.actor;
}

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
const callsTaking = grouped(
  (model) => model.calls.calls,
  (model, call: Call): readonly Transition[] =>
    listOf(call.does).flatMap((action) => transitionsOf(model, action)),
);

/** What the guard and the effects of a row may name: the payload is that of the call that does the event. */
export function scopeOfEvent(model: Model, lifecycle: Lifecycle, row: Transition): Scope {
  const doing = callsTaking(model, row);
  const [only] = doing;
  const input = only !== undefined && doing.length === 1 ? payloadOf(model, only) : undefined;
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
  const input = payloadOf(model, call);
  return {
    ...subjectAmong(entities),
    old: true,
    ...actorEntity(model),
    ...(input === undefined ? {} : { input }),
  };
}

type Fields = ReadonlyMap<string, ValueType>;

/** The payload of a call as named values; undefined where it is not shown. The same payload gives the same map. */
const payloadOf = perElement((model: Model, call: Call): Fields | undefined =>
  call.payload.is === 'shown'
    ? namedValues(
        model,
        call.payload.value.map((field) => ({ path: field.name.split('.'), field })),
      )
    : undefined,
);

interface Pathed {
  readonly path: readonly string[];
  readonly field: PayloadField;
}

/** Dots in a payload's names are values within values: `user.email` is `input.user.email`. */
function namedValues(model: Model, fields: readonly Pathed[]): Fields {
  const named = new Map<string, Pathed[]>();
  for (const { path, field } of fields) {
    const [first = '', ...rest] = path;
    const within = named.get(first) ?? [];
    within.push({ path: rest, field });
    named.set(first, within);
  }
  return new Map(
    [...named].map(([name, within]): [string, ValueType] => {
      const inner = within.filter(({ path }) => path.length > 0);
      const [own] = within.filter(({ path }) => path.length === 0);
      if (inner.length > 0) return [name, { is: 'record', fields: namedValues(model, inner) }];
      const use = own && shownValue(own.field.type);
      if (own === undefined || use === undefined) return [name, unknownType];
      const type = valueTypeOf(model, use.type);
      return [name, use.optional || shownValue(own.field.required) === false ? nullable(type) : type];
    }),
  );
}
