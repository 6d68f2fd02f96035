import { lifecyclesOf, meaningsOf } from '../../model/actions.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { Action, Element } from '../../model/element.ts';
import { entityOfAction } from '../../model/expression-scopes.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../model/name-index.ts';
import { resolve } from '../../model/resolve.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';
import { reportUnknown } from '../unknown.ts';

/** Every action of the document with the element that names it. */
function actions(model: Model): readonly { readonly action: Action; readonly of: Element }[] {
  return [
    ...model.roles.permissions.map((row) => ({ action: row.action, of: row })),
    ...model.calls.calls.flatMap((call) => listOf(call.does).map((action) => ({ action, of: call }))),
  ];
}

/** The events that an action's target has; undefined where its lifecycle does not tell them all. */
function eventsOf(model: Model, action: Action): readonly string[] | undefined {
  const entity = entityOfAction(model, action);
  const lifecycles = entity ? lifecyclesOf(model, entity) : [];
  const rows = lifecycles.flatMap(({ transitions }) => transitions);
  const events = rows.map(({ event }) => shownValue(event));
  return rows.length === 0 || events.includes(undefined)
    ? undefined
    : events.filter((event) => event !== undefined);
}

function targetReports(model: Model, action: Action, of: Element): readonly Report[] {
  const { target } = action;
  if (target === undefined || /^(?:an?|the|any|every|own)\s/i.test(target.name)) return [];
  const found = resolve(model, target);
  // Words that end in a capital may be a phrase and no action at all.
  const isSlip = found.is === 'unknown' && found.suggestion !== undefined;
  const everyday = action.verbs.every((verb) => /^(?:create|read|update|delete|open)$/i.test(verb));
  if (!isSlip && !(of.how === 'exact' && everyday)) return [];
  return reportUnknown(
    model,
    [{ reference: target }],
    (word, name) => `“${action.text}” is about “${name}”, and there is no such ${word}.`,
  );
}

/** The actions that a permission and a call both name: whatever they are, the document means them. */
function agreed(model: Model): ReadonlySet<string> {
  const keys = (action: Action): readonly string[] =>
    action.verbs.map((verb) => `${fold(verb)} ${fold(action.target?.name ?? '')}`);
  const done = new Set(model.calls.calls.flatMap(({ does }) => listOf(does)).flatMap(keys));
  return new Set(
    model.roles.permissions.flatMap(({ action }) => keys(action)).filter((key) => done.has(key)),
  );
}

/** Verbs that are no event of the target: only slips where the document is in its own words. */
function verbReports(
  model: Model,
  action: Action,
  of: Element,
  meant: ReadonlySet<string>,
): readonly Report[] {
  const events = eventsOf(model, action);
  if (events === undefined) return [];
  const unknown = meaningsOf(model, action).flatMap((meaning) =>
    meaning.is === 'unknown' &&
    meaning.missing === 'event' &&
    !meant.has(`${fold(meaning.verb)} ${fold(action.target?.name ?? '')}`)
      ? [meaning.verb]
      : [],
  );
  const slips = unknown.filter((verb) => didYouMean(verb, events) !== undefined);
  const worth = of.how === 'exact' ? unknown : slips;
  if (worth.length === 0) return [];
  const [slip] = slips;
  const suggestion = slip === undefined ? undefined : didYouMean(slip, events);
  const said = `${nameList(worth)} ${worth.length === 1 ? 'is no event' : 'are no events'} of “${action.target?.name ?? ''}”.`;
  return [
    {
      at: action.at,
      message:
        suggestion === undefined
          ? `${said} Add the row to its lifecycle, or write the event as it is named there.`
          : `${said} Did you mean “${suggestion}”?`,
      cause: `unknown event ${action.target?.name ?? ''} ${worth.join(' ')}`,
    },
  ];
}

/** A permission or a call speaks of an event that its target does not have, or of a target that does not exist. */
export const check: ModelCheck = {
  id: 'roles/unknown-action',
  severity: 'warning',
  summary: 'A permission or a call names an action that does not exist.',
  reads: ['roles', 'calls', 'states', 'entities', 'screens'],
  deep: true,
  run: (model) => {
    const meant = agreed(model);
    return actions(model).flatMap(({ action, of }) => [
      ...targetReports(model, action, of),
      ...verbReports(model, action, of, meant),
    ]);
  },
};
