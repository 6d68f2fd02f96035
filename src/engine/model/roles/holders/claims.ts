import { governedEntities } from '../../derived/governed.ts';
import type { Lifecycle } from '../../domain-elements.ts';
import type { Action, Element, Reference } from '../../element.ts';
import type { Call, Screen } from '../../interface-elements.ts';
import type { Model } from '../../model.ts';
import { listOf, shownValue } from '../../stated.ts';
import { flat, perElement } from '../../tracking/per-element.ts';

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

const ofScreen = perElement((_: Model, screen: Screen): readonly Claim[] =>
  screen.any
    ? []
    : listOf(screen.openTo).map((role) => ({
        role,
        actions: [action('open', 'screen', screen.name, screen.nameAt)],
        of: screen,
      })),
);

const ofLifecycle = perElement((model: Model, lifecycle: Lifecycle): readonly Claim[] =>
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

const ofCall = perElement((_: Model, call: Call): readonly Claim[] =>
  listOf(call.allowedTo).map((role) => ({ role, actions: listOf(call.does), of: call })),
);

/** What *Open to*, *By* and *Allowed to* claim, as actions that the matrix can be asked about; the role may be undeclared. */
export function roleClaims(model: Model): readonly Claim[] {
  return [
    ...flat(ofScreen.each(model, model.screens.screens)),
    ...flat(ofLifecycle.each(model, model.states.lifecycles)),
    ...flat(ofCall.each(model, model.calls.calls)),
  ];
}
