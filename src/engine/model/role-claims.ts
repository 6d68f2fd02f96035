import type { Action, Element, Reference } from './element.ts';
import { governedEntities } from './governed.ts';
import type { Model } from './model.ts';
import { find } from './resolve.ts';
import { listOf, shownValue } from './stated.ts';

/** A place outside the matrix that says that a role may do something. */
export interface Claim {
  readonly role: Reference;
  /** What the role may do there; all of them where there are several. */
  readonly actions: readonly Action[];
  readonly of: Element;
}

/** An action in the words of the matrix: a verb and its target. */
function action(verb: string, kind: 'entity' | 'screen', name: string, at: Action['at']): Action {
  return { text: `${verb} ${name}`, verbs: [verb], target: { kind, name, at }, at };
}

/** What *Open to*, *By* and *Allowed to* claim, as actions that the matrix can be asked about. */
export function roleClaims(model: Model): readonly Claim[] {
  const ofScreens = model.screens.screens.flatMap((screen) =>
    screen.any
      ? []
      : listOf(screen.openTo).map((role) => ({
          role,
          actions: [action('open', 'screen', screen.name, screen.nameAt)],
          of: screen,
        })),
  );
  const ofEvents = model.states.lifecycles.flatMap((lifecycle) =>
    lifecycle.transitions.flatMap((row) => {
      const event = shownValue(row.event);
      if (event === undefined) return [];
      const targets = governedEntities(model, lifecycle).map(({ name }) => name);
      const actions = targets.map((name) => action(event, 'entity', name, row.nameAt));
      return listOf(row.by).flatMap((actor) =>
        actor.is === 'role' ? [{ role: actor.role, actions, of: row }] : [],
      );
    }),
  );
  const ofCalls = model.calls.calls.flatMap((call) =>
    listOf(call.allowedTo).map((role) => ({ role, actions: listOf(call.does), of: call })),
  );
  return [...ofScreens, ...ofEvents, ...ofCalls].filter(
    ({ role, actions }) => actions.length > 0 && find(model, 'role', role) !== undefined,
  );
}
