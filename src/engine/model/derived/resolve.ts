import { pathShape, readCallName, withoutPrefix } from '../calls/name.ts';
import type { Constant, Entity, Field, Lifecycle, Role, State, Transition } from '../domain-elements.ts';
import type { Element, Reference, ReferenceKind } from '../element.ts';
import type { Type } from '../entities/words/field-type.ts';
import type { Call, ErrorEntry, Screen } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { once } from '../tracking/once.ts';
import { withOtherArticles } from '../words/articles.ts';
import { didYouMean, editDistance, slips } from './did-you-mean.ts';
import { indexOf, type NamedKind, namesAmong } from './element-index.ts';
import { groupedBy } from './grouped-by.ts';
import { lookUp, type NameIndex } from './name-index.ts';

/** What a reference of each kind finds. An event is found as the first transition that it fires. */
export interface ElementOf {
  readonly screen: Screen;
  readonly entity: Entity;
  readonly field: Field;
  readonly lifecycle: Lifecycle;
  readonly state: State;
  readonly role: Role;
  readonly call: Call;
  readonly error: ErrorEntry;
  readonly constant: Constant;
  readonly event: Transition;
}

/**
 * What a reference leads to. `folded`: spelled otherwise than declared. `unknown` with `open`: the document
 * does not show what it would be found among (no element of that kind, an entity whose fields are not shown),
 * so that nothing follows from its absence.
 */
export type Resolution<E = Element> =
  | { readonly is: 'found' | 'folded'; readonly element: E }
  | { readonly is: 'ambiguous'; readonly elements: readonly E[] }
  | { readonly is: 'unknown'; readonly suggestion?: string; readonly open?: true };

/** Kinds of which several elements of one name are one thing: cases of a constant, rows of an event. */
const repeats: ReadonlySet<ReferenceKind> = new Set(['constant', 'event']);

function among<E extends Element>(
  index: NameIndex<E>,
  kind: ReferenceKind,
  name: string,
  suggest: Suggest,
): Resolution<E> {
  if (index.elements.length === 0) return { is: 'unknown', open: true };
  const { elements, exact } = lookUp(index, name);
  const [first, ...others] = elements;
  if (first && (others.length === 0 || repeats.has(kind)))
    return { is: exact ? 'found' : 'folded', element: first };
  if (first) return { is: 'ambiguous', elements };
  const suggestion = suggest ? suggestAmong(index, name) : undefined;
  return suggestion === undefined ? { is: 'unknown' } : { is: 'unknown', suggestion };
}

/** As `among`, of a kind whose elements are found by their name alone. */
function amongAll<K extends 'screen' | 'entity' | 'lifecycle' | 'role' | 'error' | 'constant'>(
  model: Model,
  kind: K,
  name: string,
  suggest: Suggest,
): Resolution<ElementOf[K]> {
  const names = namesAmong(model, namedKinds[kind]);
  names.note(name);
  const found = among(names.unnoted as NameIndex<Element>, kind, name, suggest);
  if (found.is === 'unknown') names.noteAbsence();
  return found as Resolution<ElementOf[K]>;
}

const namedKinds = {
  screen: 'screens',
  entity: 'entities',
  lifecycle: 'lifecycles',
  role: 'roles',
  error: 'errors',
  constant: 'constants',
} as const satisfies Partial<Record<ReferenceKind, NamedKind>>;

/** A role, also where an article stands before the name in one place and not in the other: "the clerk". */
function resolveRole(model: Model, name: string, suggest: Suggest): Resolution<Role> {
  const found = amongAll(model, 'role', name, suggest);
  if (found.is !== 'unknown') return found;
  const others = withOtherArticles(name).map((other) => amongAll(model, 'role', other, false));
  const same = others.find(({ is }) => is !== 'unknown');
  return same?.is === 'found' ? { ...same, is: 'folded' } : (same ?? found);
}

/** Whether to look for what was probably meant, which costs more than all the rest. */
type Suggest = boolean;

const suggestions = once((_: readonly string[]) => new Map<string, string | undefined>());

/** The name of an index that was probably meant, looked for once. */
function suggestAmong(index: NameIndex<Element>, name: string): string | undefined {
  const known = suggestions(index.names);
  if (!known.has(name)) known.set(name, didYouMean(name, index.names));
  return known.get(name);
}

/** Whether two paths differ by slips within their parts only: "/loan" and "/loans", but not "/loans" and "/books". */
function isSlipOf(shape: string, other: string): boolean {
  const [mine, theirs] = [shape.split('/'), other.split('/')];
  return (
    mine.length === theirs.length &&
    mine.every((part, index) => {
      const against = theirs[index] ?? '';
      const most = slips(part.length);
      return part === against || editDistance(part.toLowerCase(), against.toLowerCase(), most) <= most;
    })
  );
}

/** The call that was probably meant: a slip in the path, else the same path with its only other method. */
function suggestCall(all: readonly Call[], method: string, shape: string, name: string): string | undefined {
  const calls = all.filter((call) => !call.every);
  const alike = calls.filter((call) => method === '' || call.method === method);
  const near =
    shape === '' ? alike : alike.filter(({ path }) => isSlipOf(shape, pathShape(readCallName(path).path)));
  const slip = didYouMean(
    name,
    near.map((call) => call.name),
  );
  if (slip !== undefined) return slip;
  const there = calls.filter((call) => call.path !== '' && pathShape(readCallName(call.path).path) === shape);
  return there.length === 1 ? there[0]?.name : undefined;
}

/** The calls by the shape of their address without a prefix such as `/api/v1`. */
const unprefixed = once((index: NameIndex<Call>): ReadonlyMap<string, readonly Call[]> => {
  const addressed = index.elements.filter(({ every, path }) => !every && path !== '');
  return groupedBy(addressed, ({ path }) => withoutPrefix(pathShape(readCallName(path).path)));
});

function resolveCall(model: Model, name: string, suggest: Suggest): Resolution<Call> {
  const names = namesAmong(model, 'calls');
  const { method, path } = readCallName(name);
  const shape = pathShape(path);
  const spelled = names.find(name);
  const addressed = path === '' ? spelled : names.find(method === '' ? shape : `${method} ${shape}`);
  const found = spelled.exact ? spelled : addressed;
  const isFound = found.elements.length > 0;
  if (!isFound) names.noteAbsence();
  const index = isFound || path === '' ? names.unnoted : names.whole;
  if (index.elements.length === 0) return { is: 'unknown', open: true };
  const alike =
    isFound || path === ''
      ? found.elements
      : (unprefixed(index).get(withoutPrefix(shape)) ?? []).filter(
          (call) => method === '' || call.method === method,
        );
  const [first, ...others] = alike;
  if (first && others.length === 0) return { is: found.exact ? 'found' : 'folded', element: first };
  // The address that calls with names of their own share is none of them, and no slip.
  if (first && alike.every(({ name }) => readCallName(name).path === ''))
    return { is: 'unknown', open: true };
  if (first) return { is: 'ambiguous', elements: alike };
  if (!suggest) return { is: 'unknown' };
  const known = suggestions(index.names);
  if (!known.has(name)) known.set(name, suggestCall(index.elements, method, shape, name));
  const suggestion = known.get(name);
  return suggestion === undefined ? { is: 'unknown' } : { is: 'unknown', suggestion };
}

/** The entity whose fields a path may go on into, or undefined where the type has no fields Ninefold knows. */
function targetOf(model: Model, type: Type): Entity | undefined {
  if (type.is === 'list') return targetOf(model, type.of);
  if (type.is !== 'entity') return undefined;
  return find(model, 'entity', type.entity);
}

/**
 * Follows `a.b.c` from an entity through its relations. Where a field's own type says nothing of what is
 * inside (json, a type that is not known), the field itself is what is found.
 */
export function resolvePath(
  model: Model,
  entity: Entity,
  path: string,
  suggest: Suggest = true,
): Resolution<Field> {
  const [first = '', ...rest] = path.split('.');
  if (entity.fields.length === 0) return { is: 'unknown', open: true };
  const found = among(indexOf(model).fieldsOf(entity), 'field', first, suggest);
  if (rest.length === 0 || (found.is !== 'found' && found.is !== 'folded')) return found;
  const type = found.element.type;
  const next = type.is === 'shown' ? targetOf(model, type.value.type) : undefined;
  if (!next) return found;
  const inside = resolvePath(model, next, rest.join('.'), suggest);
  return inside.is === 'found' && found.is === 'folded' ? { is: 'folded', element: inside.element } : inside;
}

/** The element, where it is an entity. */
const asEntity = (element: Element): Entity | undefined =>
  'fields' in element ? (element as Entity) : undefined;

/** The element, where it is a lifecycle. */
const asLifecycle = (element: Element): Lifecycle | undefined =>
  'transitions' in element ? (element as Lifecycle) : undefined;

function resolveField(
  model: Model,
  name: string,
  within: Element | undefined,
  suggest: Suggest,
): Resolution<Field> {
  const inside = within && asEntity(within);
  if (inside) {
    const found = resolvePath(model, inside, name, suggest);
    if (found.is !== 'unknown') return found;
  }
  const dot = name.indexOf('.');
  if (dot < 0) return inside ? resolvePath(model, inside, name, suggest) : { is: 'unknown', open: true };
  const entity = amongAll(model, 'entity', name.slice(0, dot), suggest);
  if (entity.is === 'ambiguous') return { is: 'unknown', open: true };
  if (entity.is === 'unknown') {
    return entity.suggestion === undefined
      ? entity
      : { is: 'unknown', suggestion: entity.suggestion + name.slice(dot) };
  }
  const found = resolvePath(model, entity.element, name.slice(dot + 1), suggest);
  if (found.is === 'found' && entity.is === 'folded') return { is: 'folded', element: found.element };
  if (found.is !== 'unknown' || found.suggestion === undefined) return found;
  const parents = name.slice(0, name.lastIndexOf('.') + 1);
  return { is: 'unknown', suggestion: parents + found.suggestion };
}

/**
 * What a reference leads to. Exact spelling wins over folded, a declared plural over a singular. `within` is
 * where to look: the entity of a field, the lifecycle of a state or event; without it a field must be written
 * `Entity.field` (or `Entity.relation.field`), and states and events are looked for in every lifecycle.
 */
export function resolve<K extends ReferenceKind>(
  model: Model,
  reference: { readonly kind: K; readonly name: string },
  within?: Element,
): Resolution<ElementOf[K]>;
export function resolve(
  model: Model,
  reference: Pick<Reference, 'kind' | 'name'>,
  within?: Element,
): Resolution {
  return resolveIn(model, reference, within, true);
}

function resolveIn(
  model: Model,
  reference: Pick<Reference, 'kind' | 'name'>,
  within: Element | undefined,
  suggest: Suggest,
): Resolution {
  const { kind, name } = reference;
  switch (kind) {
    case 'screen':
    case 'entity':
    case 'lifecycle':
    case 'constant':
      return amongAll(model, kind, name, suggest);
    case 'role':
      return resolveRole(model, name, suggest);
    case 'error':
      // An error without a code is named by its message, in quotes where it is referred to.
      return amongAll(model, kind, name.replace(/^"(.*)"$/s, '$1'), suggest);
    case 'field':
      return resolveField(model, name, within, suggest);
    case 'call':
      return resolveCall(model, name, suggest);
    case 'state':
      return among(indexOf(model).states(within && asLifecycle(within)), kind, name, suggest);
    case 'event':
      return among(indexOf(model).events(within && asLifecycle(within)), kind, name, suggest);
  }
}

/** The elements of a kind that a name may lead to: several where they share it, none where it is declared nowhere. */
export function findAll<K extends ReferenceKind>(
  model: Model,
  kind: K,
  named: { readonly name: string },
): readonly ElementOf[K][] {
  const found = resolveIn(model, { kind, name: named.name }, undefined, false);
  if (found.is === 'unknown') return [];
  return (found.is === 'ambiguous' ? found.elements : [found.element]) as readonly ElementOf[K][];
}

/** The element of a kind that a name leads to without doubt, or undefined. `within` as in `resolve`. */
export function find<K extends ReferenceKind>(
  model: Model,
  kind: K,
  named: { readonly name: string },
  within?: Element,
): ElementOf[K] | undefined {
  const found = resolveIn(model, { kind, name: named.name }, within, false);
  return found.is === 'found' || found.is === 'folded' ? (found.element as ElementOf[K]) : undefined;
}
