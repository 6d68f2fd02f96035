import { fold } from '../derived/name-index.ts';
import { NotedMap } from '../tracking/noted-map.ts';
import {
  type EntityShape,
  type GivenName,
  givenNames,
  join,
  nullable,
  type Schema,
  type Scope,
  scalar,
  unknownType,
  type ValueType,
} from './types.ts';

/** What a name in an expression stands for. `name` is the declared spelling; `of` the entity of a field. */
export type Meaning =
  | { readonly is: 'local'; readonly name: string; readonly type: ValueType }
  | { readonly is: 'field'; readonly name: string; readonly of?: string; readonly type: ValueType }
  | { readonly is: 'constant'; readonly name: string; readonly type: ValueType }
  | { readonly is: 'entity'; readonly name: string; readonly type: ValueType }
  | { readonly is: 'given'; readonly name: GivenName; readonly type: ValueType };

/** The names that macros give to the items of a list, innermost first. */
export interface Locals {
  readonly name: string;
  readonly type: ValueType;
  readonly next?: Locals | undefined;
}

/** CEL's names of types: a field of such a name is written `self.type`. */
const typeNames: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'double',
  'dyn',
  'int',
  'list',
  'map',
  'null_type',
  'string',
  'type',
  'uint',
]);

/** Whether CEL has a meaning of its own for the name. */
export function isTypeName(name: string): boolean {
  return typeNames.has(name);
}

const foldedNames = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, string>>();

/** The declared spelling of a name: as written, else the only one that folds alike. */
export function spelling(names: ReadonlyMap<string, unknown>, name: string): string | undefined {
  if (names.has(name)) return name;
  const keyed = names instanceof NotedMap ? names.keyed : names;
  let folded = foldedNames.get(keyed);
  if (!folded) {
    const made = new Map<string, string>();
    for (const each of keyed.keys()) made.set(fold(each), made.has(fold(each)) ? '' : each);
    foldedNames.set(keyed, made);
    folded = made;
  }
  return folded.get(fold(name)) || undefined;
}

/** The entity that is the subject, as far as the document declares it. */
export function subjectOf(scope: Scope, schema: Schema): EntityShape | undefined {
  return scope.subject === undefined ? undefined : schema.entities.get(scope.subject);
}

/** The subject may have fields that are not known. */
export function isOpen(scope: Scope, schema: Schema): boolean {
  if (scope.subject !== undefined) return subjectOf(scope, schema)?.open ?? true;
  return scope.anySubject === true && [...schema.entities.values()].some((entity) => entity.open);
}

function fieldMeaning(name: string, scope: Scope, schema: Schema, exact: boolean): Meaning | undefined {
  const subject = subjectOf(scope, schema);
  if (subject) {
    const field = exact ? name : spelling(subject.fields, name);
    const type = field === undefined ? undefined : subject.fields.get(field);
    return field === undefined || !type ? undefined : { is: 'field', name: field, of: subject.name, type };
  }
  if (!scope.anySubject) return undefined;
  const types = [...schema.entities.values()].flatMap((entity) => {
    const field = exact ? name : spelling(entity.fields, name);
    const type = field === undefined ? undefined : entity.fields.get(field);
    return type ? [type] : [];
  });
  return types.length === 0 ? undefined : { is: 'field', name, type: types.reduce(join) };
}

function givenType(name: GivenName, scope: Scope, schema: Schema): ValueType {
  const subject = subjectOf(scope, schema);
  switch (name) {
    case 'self':
    case 'old':
      return subject ? { is: 'entity', name: subject.name } : unknownType;
    case 'input':
      return scope.input ? { is: 'record', fields: scope.input } : unknownType;
    case 'actor':
      return scope.actor === undefined || !schema.entities.has(scope.actor)
        ? unknownType
        : nullable({ is: 'entity', name: scope.actor });
    case 'role':
      return scalar('text');
    case 'own':
      return scalar('boolean');
    case 'now':
      return scalar('timestamp');
    case 'today':
      return scalar('date');
  }
}

function declared(name: string, scope: Scope, schema: Schema, exact: boolean): Meaning | undefined {
  const field = fieldMeaning(name, scope, schema, exact);
  if (field) return field;
  const constant = exact ? name : spelling(schema.constants, name);
  const type = constant === undefined ? undefined : schema.constants.get(constant);
  if (constant !== undefined && type) return { is: 'constant', name: constant, type };
  const given = exact ? givenNames.find((each) => each === name) : undefined;
  if (given) return { is: 'given', name: given, type: givenType(given, scope, schema) };
  const entity = schema.entities.get((exact ? name : spelling(schema.entities, name)) ?? '');
  // `tenant` is a field that is missing, not the list of every Tenant.
  if (entity?.is !== 'entity' || entity.name.charAt(0) !== name.charAt(0)) return undefined;
  return { is: 'entity', name: entity.name, type: { is: 'list', of: { is: 'entity', name: entity.name } } };
}

/**
 * What a name stands for: an item of a macro, a field of the subject, a constant, a given name, the list of an
 * entity's instances. Exact spelling wins over folded.
 */
export function meaningOf(name: string, scope: Scope, schema: Schema, locals?: Locals): Meaning | undefined {
  for (let local = locals; local; local = local.next) {
    if (local.name === name) return { is: 'local', name, type: local.type };
  }
  if (isTypeName(name)) return undefined;
  return declared(name, scope, schema, true) ?? declared(name, scope, schema, false);
}

/** Every name that could stand there, in the order in which names resolve. */
export function namesInScope(scope: Scope, schema: Schema, locals?: Locals): readonly string[] {
  const names = new Set<string>();
  for (let local = locals; local; local = local.next) names.add(local.name);
  const subject = subjectOf(scope, schema);
  const shapes = subject ? [subject] : scope.anySubject ? [...schema.entities.values()] : [];
  for (const shape of shapes) {
    for (const name of shape.fields.keys()) names.add(isTypeName(name) ? `self.${name}` : name);
  }
  for (const name of schema.constants.keys()) names.add(name);
  for (const name of givenNames) names.add(name);
  for (const entity of schema.entities.values()) if (entity.is === 'entity') names.add(entity.name);
  return [...names];
}
