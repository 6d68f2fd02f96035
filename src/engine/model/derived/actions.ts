import type {
  Allowed,
  Entity,
  Field,
  Lifecycle,
  PermissionRow,
  Role,
  Transition,
} from '../domain-elements.ts';
import type { Action } from '../element.ts';
import type { Call, Screen } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';
import { perElement } from '../tracking/per-element.ts';
import { indexOf } from './element-index.ts';
import { fold } from './name-index.ts';
import { find } from './resolve.ts';

/** What one verb of an action says against the model. */
export type Meaning =
  | {
      readonly is: 'entity';
      readonly verb: 'create' | 'read' | 'update' | 'delete';
      readonly entity: Entity;
      readonly field?: Field;
    }
  /** `transitions` are the rows of the lifecycles of the target that the event fires; never empty. */
  | {
      readonly is: 'event';
      readonly event: string;
      readonly entity: Entity | undefined;
      readonly lifecycles: readonly Lifecycle[];
      readonly transitions: readonly Transition[];
    }
  | { readonly is: 'open'; readonly screen: Screen }
  /** The target is declared nowhere, or no lifecycle of it has an event of that name. */
  | { readonly is: 'unknown'; readonly verb: string; readonly missing: 'target' | 'event' }
  /** Free text. */
  | { readonly is: 'words' };

const everyday = /^(?:create|read|update|delete)$/;

/** The entity that a name in *Governs* is, or whose field it is. */
function governedEntity(model: Model, governed: { readonly name: string }): Entity | undefined {
  const entity = find(model, 'entity', governed);
  if (entity || !governed.name.includes('.')) return entity;
  const field = find(model, 'field', governed);
  return field && indexOf(model).entityOf(field);
}

/** The lifecycles that govern an entity or one of its fields. */
export const lifecyclesOf = grouped(
  (model) => model.states.lifecycles,
  (model, lifecycle: Lifecycle): readonly Entity[] =>
    listOf(lifecycle.governs).flatMap((name) => governedEntity(model, name) ?? []),
);

function meaningOf(model: Model, verb: string, target: string): Meaning {
  const key = fold(verb);
  if (key === 'open') {
    const screen = find(model, 'screen', { name: target });
    return screen ? { is: 'open', screen } : { is: 'unknown', verb, missing: 'target' };
  }
  const field = target.includes('.') ? find(model, 'field', { name: target }) : undefined;
  const entity = field ? indexOf(model).entityOf(field) : find(model, 'entity', { name: target });
  if (entity && everyday.test(key)) {
    const name = key as 'create' | 'read' | 'update' | 'delete';
    return { is: 'entity', verb: name, entity, ...(field ? { field } : {}) };
  }
  const named = find(model, 'lifecycle', { name: target });
  const lifecycles = entity ? lifecyclesOf(model, entity) : named ? [named] : [];
  if (!entity && !named) return { is: 'unknown', verb, missing: 'target' };
  const fired = lifecycles
    .map((lifecycle) => ({ lifecycle, rows: indexOf(model).events(lifecycle).folded.get(key) ?? [] }))
    .filter(({ rows }) => rows.length > 0);
  if (fired.length === 0) return { is: 'unknown', verb, missing: 'event' };
  return {
    is: 'event',
    event: verb,
    entity,
    lifecycles: fired.map(({ lifecycle }) => lifecycle),
    transitions: fired.flatMap(({ rows }) => rows),
  };
}

/** What an action means, one meaning for each verb: free text has one, `words`. */
export const meaningsOf = perElement((model: Model, action: Action): readonly Meaning[] => {
  const { target } = action;
  if (!target || action.verbs.length === 0) return [{ is: 'words' }];
  return action.verbs.map((verb) => meaningOf(model, verb, target.name));
});

/** Whether a role may do something. `depends`: on a condition; `unsaid`: the matrix does not tell. */
export type Permitted = 'yes' | 'no' | 'depends' | 'unsaid';

/** One verb on one target, comparable: the target by the element it leads to where there is one. */
const keysOf = perElement((model: Model, action: Action): readonly string[] => {
  const { target } = action;
  if (!target || action.verbs.length === 0) return [`words ${fold(action.text)}`];
  const field = target.name.includes('.') ? find(model, 'field', target) : undefined;
  const entity = field ? indexOf(model).entityOf(field) : undefined;
  const name =
    field && entity
      ? `${entity.name}.${field.name}`
      : ((target.kind === 'screen' ? find(model, 'screen', target) : find(model, 'entity', target))?.name ??
        target.name);
  return action.verbs.map((verb) => `${fold(verb)} ${fold(name)}`);
});

/** The role and every role it includes, directly or through others. */
export const withIncluded = perElement((model: Model, role: Role): ReadonlySet<Role> => {
  const found = new Set([role]);
  for (const each of found) {
    for (const included of listOf(each.includes)) {
      const other = find(model, 'role', included);
      if (other) found.add(other);
    }
  }
  return found;
});

function strongest(cells: readonly (Allowed | undefined)[]): Permitted {
  if (cells.some((cell) => cell?.is === 'yes')) return 'yes';
  if (cells.some((cell) => cell?.is === 'own' || cell?.is === 'when')) return 'depends';
  return cells.length === 0 || cells.includes(undefined) ? 'unsaid' : 'no';
}

/** What the rows of one verb and target give a role: the most that it or a role it includes is given. */
function permitted(model: Model, roles: ReadonlySet<Role>, rows: readonly PermissionRow[]): Permitted {
  const cells = rows.flatMap((row) =>
    row.cells
      .filter((cell) => {
        const role = find(model, 'role', cell.role);
        return role !== undefined && roles.has(role);
      })
      .map((cell) => (cell.allowed.is === 'shown' ? cell.allowed.value : undefined)),
  );
  return strongest(cells);
}

/** The rows of the permission matrix by what they speak of. */
const rowsAbout = grouped(
  (model) => model.roles.permissions,
  (model, row: PermissionRow) => keysOf(model, row.action),
);

/** The rows of the matrix that speak of a verb and target; of a field, else of its entity. */
function rowsFor(model: Model, key: string): readonly PermissionRow[] {
  const rows = rowsAbout(model, key);
  const dot = key.lastIndexOf('.');
  if (rows.length > 0) return rows;
  return dot < 0 || key.startsWith('words ') ? [] : rowsFor(model, key.slice(0, dot));
}

/**
 * Whether the permission matrix lets a role do an action, roles it includes counted. `no` only where every
 * verb of the action is refused in so many words: a row or cell that is missing is `unsaid`.
 */
export function permits(model: Model, role: Role | string, action: Action): Permitted {
  const known = typeof role === 'string' ? find(model, 'role', { name: role }) : role;
  if (!known) return 'unsaid';
  const roles = withIncluded(model, known);
  const each = new Set(keysOf(model, action).map((key) => permitted(model, roles, rowsFor(model, key))));
  const [only] = each;
  if (each.size === 1 && only) return only;
  return each.has('unsaid') ? 'unsaid' : 'depends';
}

/**
 * Whether a role may make a call: by its *Allowed to*, which is complete where it is given, else by what the
 * matrix says of all that the call does. `unsaid` where a name in *Allowed to* is not a role of the document.
 */
export function mayMake(model: Model, role: Role, call: Call): Permitted {
  if (call.allowedTo.is === 'none') return 'no';
  if (call.allowedTo.is === 'shown') {
    const allowed = call.allowedTo.value.map((reference) => find(model, 'role', reference));
    const roles = withIncluded(model, role);
    if (allowed.some((each) => each !== undefined && roles.has(each))) return 'yes';
    return allowed.includes(undefined) ? 'unsaid' : 'no';
  }
  const each = new Set(listOf(call.does).map((action) => permits(model, role, action)));
  const [only] = each;
  if (each.size === 1 && only) return only;
  return each.size === 0 || each.has('unsaid') ? 'unsaid' : 'depends';
}
