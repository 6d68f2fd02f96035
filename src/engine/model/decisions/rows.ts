import { scopeOfEvent, scopeOfLifecycle } from '../derived/expression-scopes.ts';
import { governedEntities, governedFields } from '../derived/governed.ts';
import { fold } from '../derived/name-index.ts';
import { find } from '../derived/resolve.ts';
import type { Actor, Lifecycle, State, Transition } from '../domain-elements.ts';
import type { Condition } from '../element.ts';
import type { Model } from '../model.ts';
import { listOf, type Stated } from '../stated.ts';
import type { Ways } from './atoms.ts';
import { type Facts, factsOf, waysOf } from './decide.ts';
import { oneOf } from './range.ts';

/** What is known of the entity that a lifecycle governs; of several nothing in particular. */
export function factsOfLifecycle(model: Model, lifecycle: Lifecycle): Facts {
  const [only, ...others] = governedEntities(model, lifecycle);
  return factsOf(model, others.length === 0 ? only?.name : undefined);
}

/** The ways in which a row's guard is met: one without atoms where it has none, undefined where words decide. */
export function waysOfGuard(model: Model, lifecycle: Lifecycle, row: Transition): Ways {
  const { when } = row;
  if (when.is === 'unstated' || when.is === 'none') return [[]];
  if (when.is !== 'shown' || when.value.otherwise || when.value.prose !== '') return undefined;
  const { expression } = when.value;
  return (
    expression && waysOf(model, { source: expression.source, scope: scopeOfEvent(model, lifecycle, row) })
  );
}

/** What being in a state means for the governed field: its value, or what the state is derived from. */
export function waysOfState(model: Model, lifecycle: Lifecycle, state: State): Ways {
  if (state.is === 'derived' && state.expression)
    return waysOf(model, { source: state.expression.source, scope: scopeOfLifecycle(model, lifecycle) });
  const [field, ...others] = governedFields(model, lifecycle);
  if (state.is !== 'listed' || !field || others.length > 0) return [[]];
  return [[{ key: field.name, roots: [field.name], range: oneOf([state.name]), free: true }]];
}

/** The words of a condition, comparable; empty where there is none. */
function wordsOf(stated: Stated<Condition>): string | undefined {
  if (stated.is === 'unstated' || stated.is === 'none') return '';
  if (stated.is !== 'shown' || stated.value.otherwise) return undefined;
  return `${stated.value.expression?.source ?? ''} ${stated.value.prose}`.replace(/\s+/g, ' ').trim();
}

/** Whether two rows have the same guard, word for word. */
export function sameGuard(one: Transition, other: Transition): boolean {
  const words = wordsOf(one.when);
  return words !== undefined && words === wordsOf(other.when);
}

function nameOfActor(model: Model, actor: Actor): string {
  if (actor.is === 'outside') return `(${fold(actor.name)})`;
  return find(model, 'role', actor.role)?.name ?? fold(actor.role.name);
}

/** Whether somebody can fire both rows; undefined where one does not say who fires it. */
export function sameActor(model: Model, one: Transition, other: Transition): boolean | undefined {
  if (one.by.is === 'unstated' && other.by.is === 'unstated') return true;
  if (one.by.is !== 'shown' || other.by.is !== 'shown') return undefined;
  const names = new Set(listOf(one.by).map((actor) => nameOfActor(model, actor)));
  return listOf(other.by).some((actor) => names.has(nameOfActor(model, actor)));
}
