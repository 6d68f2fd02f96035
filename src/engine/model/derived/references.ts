import type { PointId } from '../../points.ts';
import { makingScreens } from '../calls/makers.ts';
import type {
  End,
  Entity,
  Invariant,
  Lifecycle,
  PermissionRow,
  Role,
  Rule,
  Transition,
} from '../domain-elements.ts';
import type { Element, Handling, Reference } from '../element.ts';
import type { Constraint, Type } from '../entities/words/field-type.ts';
import type { Call, ErrorEntry, PayloadField, Screen } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf, type Stated, shownValue } from '../stated.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { resolve } from './resolve.ts';

/** What a reference is for: the column or label where it stands. */
export type Use =
  | 'shows'
  | 'makes'
  | 'leads-to'
  | 'open-to'
  | 'type'
  | 'unique-per'
  | 'bound'
  | 'governs'
  | 'starts'
  | 'ends'
  | 'member'
  | 'from'
  | 'to'
  | 'by'
  | 'creates'
  | 'invariant-of'
  | 'rule-of'
  | 'rule-on'
  | 'raises'
  | 'includes'
  | 'permission'
  | 'action'
  | 'does'
  | 'made-by'
  | 'allowed-to'
  | 'carries'
  | 'goes-to';

/** A reference, what it is for, and the element that makes it. */
export interface PlacedReference {
  readonly reference: Reference;
  readonly use: Use;
  /** The point whose text holds it. */
  readonly point: PointId;
  /** The element it belongs to: a screen, a field, a transition, a rule, a call … */
  readonly of: Element;
  /** The lifecycle whose states, or the entity whose fields, the name is looked for in. */
  readonly within?: Lifecycle | Entity;
}

type Add = (use: Use, references: readonly Reference[], of: Element, within?: Lifecycle | Entity) => void;

/** The points whose text makes references; the others declare names and make none. */
const referring = ['screens', 'entities', 'states', 'rules', 'roles', 'calls', 'errors'] as const;

/** A point whose text makes references. */
export type ReferringPoint = (typeof referring)[number];

/**
 * Every reference that the tables, lists and labels of a specification make, in the order of the points, each
 * place once. Names inside expressions and code spans in prose are not among them. `points` limits it to the
 * text of some points, and then looks at no other.
 */
export function referencesOf(
  model: Model,
  points: readonly ReferringPoint[] = referring,
): readonly PlacedReference[] {
  return points.flatMap((point) => allOf[point](model));
}

/** Elements that make references, with those that each makes, and those of the elements inside it. */
interface Makers {
  readonly all: (model: Model) => readonly Element[];
  readonly madeBy: (element: Element) => readonly PlacedReference[];
}

function makers<E extends Element>(
  point: ReferringPoint,
  all: (model: Model) => readonly E[],
  collect: (element: E, add: Add) => void,
): Makers {
  const madeBy = (element: E): readonly PlacedReference[] => {
    const found: PlacedReference[] = [];
    collect(element, (use, references, of, within) => {
      for (const reference of references)
        found.push({ reference, use, point, of, ...(within === undefined ? {} : { within }) });
    });
    return found;
  };
  return { all, madeBy: madeBy as Makers['madeBy'] };
}

/** What makes the references of each point. */
const byPoint: Readonly<Record<ReferringPoint, readonly Makers[]>> = {
  screens: [makers('screens', (model) => model.screens.screens, addScreen)],
  entities: [makers('entities', (model) => model.entities.entities, addEntity)],
  states: [
    makers('states', (model) => model.states.lifecycles, addLifecycle),
    makers('states', (model) => model.states.invariants, addInvariant),
  ],
  rules: [
    makers('rules', (model) => model.rules.rules, addRule),
    makers('rules', (model) => model.rules.invariants, addInvariant),
  ],
  roles: [
    makers('roles', (model) => model.roles.roles, addRole),
    makers('roles', (model) => model.roles.permissions, addPermissions),
  ],
  calls: [makers('calls', (model) => model.calls.calls, addCall)],
  errors: [makers('errors', (model) => model.errors.errors, addError)],
};

/**
 * What follows from the references of some points, in the order of the points: `make` is given those of one element
 * at a time, and again only when the element or something that it looked at has changed.
 */
export function fromReferences<V>(
  points: readonly ReferringPoint[],
  make: (model: Model, references: readonly PlacedReference[]) => readonly V[],
): (model: Model) => readonly V[] {
  const lists = points
    .flatMap((point) => byPoint[point])
    .map(({ all, madeBy }) => {
      const made = perElement((model: Model, element: Element) => make(model, madeBy(element)));
      return (model: Model) => flat(made.each(model, all(model)));
    });
  return (model) => lists.flatMap((listIn) => listIn(model));
}

/** References, each place once: a role of the matrix stands in the header, and every row refers to it. */
function eachOnce(placed: readonly PlacedReference[]): readonly PlacedReference[] {
  const seen = new Map<object, Reference[]>();
  return placed.filter(({ reference }) => {
    const here = seen.get(reference.at);
    if (!here) seen.set(reference.at, [reference]);
    else if (here.some(({ kind, name }) => kind === reference.kind && name === reference.name)) return false;
    else here.push(reference);
    return true;
  });
}

function perPoint<V>(make: (point: ReferringPoint) => V): Readonly<Record<ReferringPoint, V>> {
  return Object.fromEntries(referring.map((point) => [point, make(point)])) as Record<ReferringPoint, V>;
}

const allOf = perPoint((point) => {
  const all = fromReferences([point], (_, references) => references);
  return settled((model) => eachOnce(all(model)), isSameList);
});

/**
 * The references of some points, for some uses, that lead to nothing that is declared, each place once. Others are not
 * looked up.
 */
export function unresolvedReferences(
  points: readonly ReferringPoint[],
  uses: readonly Use[],
): (model: Model) => readonly PlacedReference[] {
  const lost = points.map((point) =>
    fromReferences([point], (model, references) =>
      references.filter(
        ({ reference, use, within }) =>
          uses.includes(use) && resolve(model, reference, within).is === 'unknown',
      ),
    ),
  );
  return (model) => lost.flatMap((lostIn) => eachOnce(lostIn(model)));
}

/** The references of a type: entities and fields, also those inside lists. */
export function referencesOfType(type: Type): readonly Reference[] {
  if (type.is === 'entity') return [type.entity];
  if (type.is === 'field') return [type.field];
  return type.is === 'list' ? referencesOfType(type.of) : [];
}

function screensOf(handling: Stated<readonly Handling[]>): readonly Reference[] {
  return listOf(handling).flatMap((each) => (each.is === 'go-to' ? [each.screen] : []));
}

function addScreen(screen: Screen, add: Add): void {
  add(
    'shows',
    listOf(screen.shows).map((each) => each.entity),
    screen,
  );
  add('makes', listOf(screen.calls), screen);
  add('leads-to', listOf(screen.leadsTo), screen);
  add('open-to', listOf(screen.openTo), screen);
}

function addConstraints(constraints: readonly Constraint[], of: Element, add: Add, entity?: Entity): void {
  for (const constraint of constraints) {
    if (constraint.is === 'unique') add('unique-per', constraint.per, of, entity);
    if (constraint.is !== 'bound') continue;
    for (const quantity of [constraint.min, constraint.max]) {
      if (quantity?.constant !== undefined) add('bound', [quantity.constant], of);
    }
  }
}

function addEntity(entity: Entity, add: Add): void {
  for (const field of entity.fields) {
    const use = shownValue(field.type);
    if (use !== undefined) add('type', referencesOfType(use.type), field);
    addConstraints(field.rules, field, add, entity);
  }
}

function statesOf(ends: Stated<readonly End[]>): readonly Reference[] {
  return listOf(ends).flatMap((end) => (end.is === 'state' ? [end.state] : []));
}

function addTransition(transition: Transition, lifecycle: Lifecycle, add: Add): void {
  add('from', statesOf(transition.from), transition, lifecycle);
  add('to', statesOf(transition.to), transition, lifecycle);
  const roles = listOf(transition.by).flatMap((actor) => (actor.is === 'role' ? [actor.role] : []));
  add('by', roles, transition);
  for (const effect of listOf(transition.effects)) {
    if (effect.is === 'create') add('creates', [effect.entity], transition);
  }
}

function addLifecycle(lifecycle: Lifecycle, add: Add): void {
  add('governs', listOf(lifecycle.governs), lifecycle);
  add('starts', listOf(lifecycle.starts), lifecycle, lifecycle);
  add('ends', listOf(lifecycle.ends), lifecycle, lifecycle);
  for (const state of lifecycle.states) add('member', state.members, state, lifecycle);
  for (const transition of lifecycle.transitions) addTransition(transition, lifecycle, add);
}

function addInvariant(invariant: Invariant, add: Add): void {
  add('invariant-of', [invariant.subject], invariant);
}

function addRule(rule: Rule, add: Add): void {
  if (rule.subject.reference !== undefined) add('rule-of', [rule.subject.reference], rule);
  addConstraints(rule.constraints, rule, add);
  add('rule-on', listOf(rule.on), rule);
  const error = shownValue(rule.error);
  if (error !== undefined) add('raises', [error], rule);
}

function addRole(role: Role, add: Add): void {
  add('includes', listOf(role.includes), role);
}

function addPermissions(row: PermissionRow, add: Add): void {
  if (row.action.target !== undefined) add('action', [row.action.target], row);
  for (const cell of row.cells) add('permission', [cell.role], row);
}

function addError(entry: ErrorEntry, add: Add): void {
  add('goes-to', screensOf(entry.handling), entry);
}

function addPayload(payload: readonly PayloadField[], add: Add): void {
  for (const field of payload) {
    const use = shownValue(field.type);
    if (use !== undefined) add('type', referencesOfType(use.type), field);
  }
}

function addCall(call: Call, add: Add): void {
  for (const action of listOf(call.does)) if (action.target !== undefined) add('does', [action.target], call);
  add('made-by', makingScreens(call), call);
  add('allowed-to', listOf(call.allowedTo), call);
  addPayload(listOf(call.payload), add);
  for (const answer of listOf(call.answers)) {
    for (const carried of listOf(answer.carries)) {
      const references = carried.is === 'error' ? [carried.error] : referencesOfType(carried.type);
      add('carries', references, answer);
    }
    add('goes-to', screensOf(answer.handling), answer);
  }
}
