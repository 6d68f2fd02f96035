import type { Element } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import type { PointId } from '../points.ts';
import { unescapePipes } from '../syntax/inline.ts';

/** What an element is called where it stands among others, and the element it is a part of. */
export interface ElementLabel {
  readonly kind: string;
  readonly name: string;
  readonly point: PointId;
  readonly within?: Element;
}

/** Every element of a model that can mention others or be mentioned, parts after what they are parts of. */
export function labelledElements(model: Model): ReadonlyMap<Element, ElementLabel> {
  const found = new Map<Element, ElementLabel>();
  const add = (point: PointId, kind: string, name: string, element: Element, within?: Element): void => {
    if (!found.has(element)) found.set(element, { kind, name, point, ...(within ? { within } : {}) });
  };
  for (const screen of model.screens.screens)
    add('screens', 'screen', screen.any ? 'any screen' : screen.name, screen);
  for (const entity of model.entities.entities) {
    add('entities', entity.is, entity.name, entity);
    for (const field of entity.fields)
      add('entities', 'field', `${entity.name}.${field.name}`, field, entity);
  }
  for (const lifecycle of model.states.lifecycles) {
    add('states', 'lifecycle', lifecycle.name, lifecycle);
    for (const state of lifecycle.states) add('states', 'state', state.name, state, lifecycle);
    for (const row of lifecycle.transitions)
      add('states', 'transition', row.name || 'transition', row, lifecycle);
  }
  for (const invariant of model.states.invariants)
    add('states', 'invariant', `always, for ${invariant.subject.name}`, invariant);
  for (const rule of model.rules.rules)
    add('rules', 'rule', `${rule.subject.text}: ${unescapePipes(rule.text).text}`, rule);
  for (const invariant of model.rules.invariants)
    add('rules', 'invariant', `always, for ${invariant.subject.name}`, invariant);
  for (const role of model.roles.roles) add('roles', 'role', role.name, role);
  for (const row of model.roles.permissions) add('roles', 'permission', row.action.text, row);
  for (const call of model.calls.calls) {
    const name = call.every ? `every call${call.path && ` under ${call.path}`}` : call.name;
    add('calls', 'call', name, call);
    for (const field of listOf(call.payload)) add('calls', 'payload', `${name} ${field.name}`, field, call);
    for (const answer of listOf(call.answers))
      add('calls', 'answer', `${name} ${answer.status}`, answer, call);
  }
  for (const error of model.errors.errors) add('errors', 'error', error.name, error);
  for (const constant of model.constants.constants) add('constants', 'constant', constant.name, constant);
  return found;
}
