import { pathShape, readCallName, withoutPrefix } from './call-name.ts';
import { didYouMean } from './did-you-mean.ts';
import { indexOf } from './element-index.ts';
import type {
  Call,
  Constant,
  Element,
  Entity,
  ErrorEntry,
  Field,
  Lifecycle,
  Model,
  Reference,
  ReferenceKind,
  Role,
  Screen,
  State,
  Transition,
  Type,
} from './model.ts';
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

function among<E extends Element>(index: NameIndex<E>, kind: ReferenceKind, name: string): Resolution<E> {
  if (index.elements.length === 0) return { is: 'unknown', open: true };
  const { elements, exact } = lookUp(index, name);
  const [first, ...others] = elements;
  if (first && (others.length === 0 || repeats.has(kind)))
    return { is: exact ? 'found' : 'folded', element: first };
  if (first) return { is: 'ambiguous', elements };
  const suggestion = didYouMean(name, index.names);
  return suggestion === undefined ? { is: 'unknown' } : { is: 'unknown', suggestion };
}

/** The call that was probably meant: a slip in the path, else the same path with its only other method. */
function suggestCall(all: readonly Call[], method: string, shape: string, name: string): string | undefined {
  const calls = all.filter((call) => !call.every);
  const alike = calls.filter((call) => method === '' || call.method === method);
  const slip = didYouMean(
    name,
    alike.map((call) => call.name),
  );
  if (slip !== undefined) return slip;
  const there = calls.filter((call) => call.path !== '' && pathShape(readCallName(call.path).path) === shape);
  return there.length === 1 ? there[0]?.name : undefined;
}

function resolveCall(model: Model, name: string): Resolution<Call> {
  const index = indexOf(model).calls;
  if (index.elements.length === 0) return { is: 'unknown', open: true };
  const { method, path } = readCallName(name);
  const shape = pathShape(path);
  const spelled = lookUp(index, name);
  const addressed = path === '' ? spelled : lookUp(index, method === '' ? shape : `${method} ${shape}`);
  const found = spelled.exact ? spelled : addressed;
  const alike =
    found.elements.length > 0 || path === ''
      ? found.elements
      : index.elements.filter(
          (call) =>
            !call.every &&
            call.path !== '' &&
            (method === '' || call.method === method) &&
            withoutPrefix(pathShape(readCallName(call.path).path)) === withoutPrefix(shape),
        );
  const [first, ...others] = alike;
  if (first && others.length === 0) return { is: found.exact ? 'found' : 'folded', element: first };
  if (first) return { is: 'ambiguous', elements: alike };
  const suggestion = suggestCall(index.elements, method, shape, name);
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
export function resolvePath(model: Model, entity: Entity, path: string): Resolution<Field> {
  const [first = '', ...rest] = path.split('.');
  if (entity.fields.length === 0) return { is: 'unknown', open: true };
  const found = among(indexOf(model).fieldsOf(entity), 'field', first);
  if (rest.length === 0 || (found.is !== 'found' && found.is !== 'folded')) return found;
  const type = found.element.type;
  const next = type.is === 'shown' ? targetOf(model, type.value.type) : undefined;
  if (!next) return found;
  const inside = resolvePath(model, next, rest.join('.'));
  return inside.is === 'found' && found.is === 'folded' ? { is: 'folded', element: inside.element } : inside;
}

function resolveField(model: Model, name: string, within?: Element): Resolution<Field> {
  const index = indexOf(model).entities;
  const inside = within && index.elements.find((entity) => entity === within);
  if (inside) {
    const found = resolvePath(model, inside, name);
    if (found.is !== 'unknown') return found;
  }
  const dot = name.indexOf('.');
  if (dot < 0) return inside ? resolvePath(model, inside, name) : { is: 'unknown', open: true };
  const entity = among(index, 'entity', name.slice(0, dot));
  if (entity.is === 'ambiguous') return { is: 'unknown', open: true };
  if (entity.is === 'unknown') {
    return entity.suggestion === undefined
      ? entity
      : { is: 'unknown', suggestion: entity.suggestion + name.slice(dot) };
  }
  const found = resolvePath(model, entity.element, name.slice(dot + 1));
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
  const index = indexOf(model);
  const { kind, name } = reference;
  const lifecycle = index.lifecycles.elements.find((each) => each === within);
  switch (kind) {
    case 'screen':
      return among(index.screens, kind, name);
    case 'entity':
      return among(index.entities, kind, name);
    case 'field':
      return resolveField(model, name, within);
    case 'lifecycle':
      return among(index.lifecycles, kind, name);
    case 'state':
      return among(index.states(lifecycle), kind, name);
    case 'role':
      return among(index.roles, kind, name);
    case 'call':
      return resolveCall(model, name);
    case 'error':
      // An error without a code is named by its message, in quotes where it is referred to.
      return among(index.errors, kind, name.replace(/^"(.*)"$/s, '$1'));
    case 'constant':
      return among(index.constants, kind, name);
    case 'event':
      return among(index.events(lifecycle), kind, name);
  }
}

/** The element of a kind that a name leads to without doubt, or undefined. `within` as in `resolve`. */
export function find<K extends ReferenceKind>(
  model: Model,
  kind: K,
  named: { readonly name: string },
  within?: Element,
): ElementOf[K] | undefined {
  const found = resolve(model, { kind, name: named.name }, within);
  return found.is === 'found' || found.is === 'folded' ? found.element : undefined;
}
