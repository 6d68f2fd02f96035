import type { PointId } from '../points.ts';
import type {
  End,
  Entity,
  Invariant,
  Lifecycle,
  PermissionRow,
  Role,
  Rule,
  Transition,
} from './domain-elements.ts';
import type { Element, Handling, Reference } from './element.ts';
import type { Constraint, Type } from './field-type.ts';
import type { Call, ErrorEntry, PayloadField, Screen } from './interface-elements.ts';
import type { Model } from './model.ts';
import { resolve } from './resolve.ts';
import { listOf, type Stated, shownValue } from './stated.ts';
import { type Grouped, grouped } from './tracking/grouped.ts';
import { isSameList } from './tracking/lists.ts';
import { type PerElement, perElement, settled } from './tracking/per-element.ts';

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
  return points.flatMap((point) => byPoint[point](model));
}

/** The references that an element makes, and those of the elements inside it. */
function making<E extends object>(
  point: ReferringPoint,
  collect: (element: E, add: Add) => void,
): PerElement<E, readonly PlacedReference[]> {
  return perElement((_: Model, element: E) => {
    const found: PlacedReference[] = [];
    collect(element, (use, references, of, within) => {
      for (const reference of references)
        found.push({ reference, use, point, of, ...(within === undefined ? {} : { within }) });
    });
    return found;
  });
}

const ofScreens = making('screens', addScreen);
const ofEntities = making('entities', addEntity);
const ofLifecycles = making('states', addLifecycle);
const ofStateInvariants = making('states', addInvariant);
const ofRules = making('rules', addRule);
const ofRuleInvariants = making('rules', addInvariant);
const ofRoles = making('roles', addRole);
const ofPermissions = making('roles', addPermissions);
const ofCalls = making('calls', addCall);
const ofErrors = making('errors', addError);

type Lists = readonly (readonly PlacedReference[])[];

/** What makes the references of each point. */
const lists: Readonly<Record<ReferringPoint, (model: Model) => Lists>> = {
  screens: (model) => ofScreens.each(model, model.screens.screens),
  entities: (model) => ofEntities.each(model, model.entities.entities),
  states: (model) => [
    ...ofLifecycles.each(model, model.states.lifecycles),
    ...ofStateInvariants.each(model, model.states.invariants),
  ],
  rules: (model) => [
    ...ofRules.each(model, model.rules.rules),
    ...ofRuleInvariants.each(model, model.rules.invariants),
  ],
  roles: (model) => [
    ...ofRoles.each(model, model.roles.roles),
    ...ofPermissions.each(model, model.roles.permissions),
  ],
  calls: (model) => ofCalls.each(model, model.calls.calls),
  errors: (model) => ofErrors.each(model, model.errors.errors),
};

/** The references of a point, each place once: a role of the matrix stands in the header, and every row refers to it. */
function ofPoint(point: ReferringPoint): (model: Model) => readonly PlacedReference[] {
  return settled((model) => {
    const seen = new Map<object, Reference[]>();
    return lists[point](model)
      .flat()
      .filter(({ reference }) => {
        const here = seen.get(reference.at);
        if (!here) seen.set(reference.at, [reference]);
        else if (here.some(({ kind, name }) => kind === reference.kind && name === reference.name))
          return false;
        else here.push(reference);
        return true;
      });
  }, isSameList);
}

const byPoint = Object.fromEntries(referring.map((point) => [point, ofPoint(point)])) as Readonly<
  Record<ReferringPoint, (model: Model) => readonly PlacedReference[]>
>;

/** The references of each point by what they are for. */
const usesIn = Object.fromEntries(
  referring.map((point) => [
    point,
    grouped(byPoint[point], (_, each: PlacedReference): readonly Use[] => [each.use]),
  ]),
) as Readonly<Record<ReferringPoint, Grouped<PlacedReference, Use>>>;

const byUse = new Map<string, Grouped<PlacedReference, 'lost'>>();

/** The references of a point for one use that lead nowhere: who asks for one use looks at nothing that others name. */
function lostFor(point: ReferringPoint, use: Use): Grouped<PlacedReference, 'lost'> {
  const key = `${point} ${use}`;
  const known = byUse.get(key);
  if (known) return known;
  const made = grouped(
    (model) => usesIn[point](model, use),
    (model, { reference, within }: PlacedReference): readonly 'lost'[] =>
      resolve(model, reference, within).is === 'unknown' ? ['lost'] : [],
  );
  byUse.set(key, made);
  return made;
}

/** The references of some points, for some uses, that lead to nothing that is declared. */
export function unresolvedReferences(
  model: Model,
  points: readonly ReferringPoint[],
  uses: readonly Use[],
): readonly PlacedReference[] {
  return points.flatMap((point) => uses.flatMap((use) => lostFor(point, use)(model, 'lost')));
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
  add('made-by', listOf(call.madeBy), call);
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
