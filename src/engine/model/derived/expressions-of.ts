import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';
import { partOf } from '../blocks/context.ts';
import type {
  Constant,
  Entity,
  Field,
  Invariant,
  Lifecycle,
  PermissionRow,
  Role,
  Rule,
  Transition,
} from '../domain-elements.ts';
import type { Condition, Element, Expression } from '../element.ts';
import type { Constraint, Default } from '../entities/words/field-type.ts';
import { checkExpression } from '../expressions/check.ts';
import { schemaOf } from '../expressions/schema.ts';
import type { Scope } from '../expressions/types.ts';
import type { Call, PayloadField } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf, type Stated, shownValue } from '../stated.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { indexOf } from './element-index.ts';
import {
  actorEntity,
  scopeOfAction,
  scopeOfCall,
  scopeOfEntity,
  scopeOfEvent,
  scopeOfLifecycle,
} from './expression-scopes.ts';
import { find } from './resolve.ts';

/** Where an expression stands. */
export type Part =
  | 'derived-state'
  | 'guard'
  | 'effect'
  | 'invariant'
  | 'rule'
  | 'computed'
  | 'default'
  | 'permission'
  | 'role'
  | 'answer'
  | 'constant';

/** An expression of the document with what it means where it stands. */
export interface PlacedExpression {
  readonly expression: Expression;
  readonly part: Part;
  /** The point whose text holds it. */
  readonly point: PointId;
  /** The element it belongs to: a field, a transition, a rule … */
  readonly of: Element;
  readonly scope: Scope;
  /** Whether it must be true or false; otherwise it gives a value. */
  readonly isCondition: boolean;
  /** The field that takes its value, where that is one. */
  readonly field?: Field;
}

type Add = (
  part: Part,
  of: Element,
  expression: Expression | undefined,
  scope: Scope,
  more?: { readonly isCondition?: boolean; readonly field?: Field | undefined },
) => void;

/** What makes the expressions of the elements of one point, element by element. */
function placing<E extends object>(
  point: PointId,
  place: (model: Model, element: E, add: Add) => void,
): (model: Model, elements: readonly E[]) => readonly PlacedExpression[] {
  const byElement = perElement((model: Model, element: E) => {
    const found: PlacedExpression[] = [];
    place(model, element, (part, of, expression, scope, { isCondition = true, field } = {}) => {
      if (expression === undefined) return;
      found.push({
        expression,
        part,
        point,
        of,
        scope,
        isCondition,
        ...(field === undefined ? {} : { field }),
      });
    });
    return found.slice();
  });
  return (model, elements) => flat(byElement.each(model, elements));
}

const ofEntities = placing('entities', addEntity);
const ofLifecycles = placing('states', addLifecycle);
const ofInvariants = { states: placing('states', addInvariant), rules: placing('rules', addInvariant) };
const ofRules = placing('rules', addRule);
const ofRoles = placing('roles', addRole);
const ofPermissions = placing('roles', addPermissions);
const ofCalls = placing('calls', addCall);
const ofConstants = placing('constants', (model: Model, constant: Constant, add) => {
  add('constant', constant, ofCondition(constant.when), anywhere(model));
});

/** Every expression of a specification with its scope, in the order of the points; the same list while it is the same. */
export const expressionsOf = settled(collect, isSameList);

function collect(model: Model): readonly PlacedExpression[] {
  return [
    ...ofEntities(model, model.entities.entities),
    ...ofLifecycles(model, model.states.lifecycles),
    ...ofInvariants.states(model, model.states.invariants),
    ...ofRules(model, model.rules.rules),
    ...ofInvariants.rules(model, model.rules.invariants),
    ...ofRoles(model, model.roles.roles),
    ...ofPermissions(model, model.roles.permissions),
    ...ofCalls(model, model.calls.calls),
    ...ofConstants(model, model.constants.constants),
  ];
}

/** What checking an expression finds, where it stands. */
export const checkedExpression = perElement((model: Model, { expression, scope }: PlacedExpression) =>
  checkExpression(expression.source, scope, schemaOf(model)),
);

/** A place inside an expression as a place of the text: it moves with the text, and escapes are counted in. */
export function placeInExpression(expression: Expression, within: Place): Place {
  const shift = (offset: number): number =>
    offset + expression.escapes.filter((dropped) => dropped <= offset).length;
  const [start, end] = [shift(within.from), Math.max(shift(within.to - 1) + 1, shift(within.from))];
  return partOf(expression.at, start, end);
}

function ofCondition(stated: Stated<Condition>): Expression | undefined {
  return shownValue(stated)?.expression;
}

function addConstraints(
  constraints: readonly Constraint[],
  of: Element,
  scope: Scope,
  add: Add,
  field?: Field,
): void {
  for (const constraint of constraints) {
    if (constraint.is === 'computed')
      add('computed', of, constraint.expression, scope, { isCondition: false, field });
    if (constraint.is === 'compare')
      add('rule', of, constraint.operand, scope, { isCondition: false, field });
    if (constraint.is === 'required-when' || constraint.is === 'expression') {
      add('rule', of, constraint.expression, scope, { field });
    }
  }
}

function addDefault(
  stated: Stated<Default>,
  of: Field | PayloadField,
  scope: Scope,
  add: Add,
  field?: Field,
): void {
  add('default', of, shownValue(stated)?.expression, scope, { isCondition: false, field });
}

function addEntity(model: Model, entity: Entity, add: Add): void {
  const scope = scopeOfEntity(model, entity);
  for (const field of entity.fields) {
    addDefault(field.default, field, scope, add, field);
    addConstraints(field.rules, field, scope, add, field);
  }
}

function addEffects(model: Model, row: Transition, scope: Scope, add: Add): void {
  const subject = scope.subject === undefined ? undefined : find(model, 'entity', { name: scope.subject });
  for (const effect of listOf(row.effects)) {
    if (effect.is === 'set') {
      const field = subject && find(model, 'field', { name: effect.path.replace(/^self\./, '') }, subject);
      add('effect', row, effect.expression, scope, { isCondition: false, field });
    }
    if (effect.is !== 'create') continue;
    const entity = find(model, 'entity', effect.entity);
    for (const { name, expression } of effect.fields) {
      const field = entity && find(model, 'field', { name }, entity);
      add('effect', row, expression, scope, { isCondition: false, field });
    }
  }
}

function addLifecycle(model: Model, lifecycle: Lifecycle, add: Add): void {
  const scope = scopeOfLifecycle(model, lifecycle);
  for (const state of lifecycle.states) add('derived-state', state, state.expression, scope);
  for (const row of lifecycle.transitions) {
    const ofEvent = scopeOfEvent(model, lifecycle, row);
    add('guard', row, ofCondition(row.when), ofEvent);
    addEffects(model, row, ofEvent, add);
  }
}

/** What may be named where no subject is known. */
function anywhere(model: Model): Scope {
  return { anySubject: true, ...actorEntity(model) };
}

function addInvariant(model: Model, invariant: Invariant, add: Add): void {
  const entity = find(model, 'entity', invariant.subject);
  const scope = entity ? scopeOfEntity(model, entity) : anywhere(model);
  add('invariant', invariant, invariant.condition.expression, scope);
}

function addRule(model: Model, rule: Rule, add: Add): void {
  const { reference } = rule.subject;
  const field = reference?.kind === 'field' ? find(model, 'field', reference) : undefined;
  const entity = field ? indexOf(model).entityOf(field) : reference && find(model, 'entity', reference);
  const own = entity ? scopeOfEntity(model, entity) : anywhere(model);
  addConstraints(rule.constraints, rule, { ...own, old: true }, add, field);
}

function addRole(model: Model, role: Role, add: Add): void {
  add('role', role, ofCondition(role.when), anywhere(model));
}

function addPermissions(model: Model, row: PermissionRow, add: Add): void {
  const scope = scopeOfAction(model, row.action);
  for (const { allowed } of row.cells) {
    const value = shownValue(allowed);
    if (value?.is === 'when') add('permission', row, value.condition.expression, scope);
  }
}

function addCall(model: Model, call: Call, add: Add): void {
  const scope = scopeOfCall(model, call);
  for (const field of listOf(call.payload)) addDefault(field.default, field, scope, add);
  for (const answer of listOf(call.answers)) add('answer', answer, ofCondition(answer.when), scope);
}
