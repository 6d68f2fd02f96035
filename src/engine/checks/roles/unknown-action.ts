import { partOf } from '../../model/blocks/context.ts';
import { lifecyclesOf, meaningsOf } from '../../model/derived/actions.ts';
import { didYouMean } from '../../model/derived/did-you-mean.ts';
import { entityOfAction } from '../../model/derived/expression-scopes.ts';
import { fold } from '../../model/derived/name-index.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { PermissionRow } from '../../model/domain-elements.ts';
import type { Action, Element } from '../../model/element.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';
import { reportUnknown, writeInstead } from '../unknown.ts';

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

/**
 * Whether the end of a name of several words is an entity, or its beginning one in small letters: "public channels" are
 * channels, "incident history" is that of incidents.
 */
function isKindOf(model: Model, target: NonNullable<Action['target']>): boolean {
  const parts = target.name.split(' ');
  const ends = parts.slice(1).map((_, index) => parts.slice(index + 1).join(' '));
  const starts = wording`^[^\p{Lu}]*$`.test(target.name)
    ? ends.map((_, index) => parts.slice(0, index + 1).join(' '))
    : [];
  const find = (name: string) => resolve(model, { ...target, name });
  return (
    target.kind === 'entity' &&
    (starts.some((name) => find(name).is !== 'unknown') ||
      ends.map(find).some((found) => found.is !== 'unknown' || found.suggestion !== undefined))
  );
}

function targetReports(model: Model, action: Action, of: Element): readonly Report[] {
  const { target } = action;
  // Several things in one phrase are words for people: "shelves and books".
  if (target === undefined || /^(?:an?|the|any|every|own)\s|(?:^|\s)(?:and|or|&)\s/i.test(target.name))
    return [];
  // A sentence for people: "Delete a currency".
  if (/\s(?:an?|the)\s/i.test(action.text)) return [];
  const found = resolve(model, target);
  if (found.is === 'unknown' && isKindOf(model, target)) return [];
  // Words that end in a capital may be a phrase and no action at all.
  const isSlip = found.is === 'unknown' && found.suggestion !== undefined;
  const isName =
    wording`(?:^|\s)[\p{Lu}\`]`.test(target.name) ||
    model.entities.entities.some(({ name }) => wording`^\p{Ll}`.test(name));
  const everyday = isName && action.verbs.every((verb) => /^(?:create|read|update|delete|open)$/i.test(verb));
  if (!isSlip && !(of.how === 'exact' && everyday)) return [];
  return reportUnknown(
    model,
    [{ reference: target }],
    (word, name) => `“${action.text}” is about “${name}”, and there is no such ${word}.`,
  );
}

const keysOf = ({ verbs, target }: Action): readonly string[] =>
  verbs.map((verb) => `${fold(verb)} ${fold(target?.name ?? '')}`);

const callsDoing = grouped(
  (model) => model.calls.calls,
  (_, call: Call): readonly string[] => listOf(call.does).flatMap(keysOf),
);

const rowsOn = grouped(
  (model) => model.roles.permissions,
  (_, row: PermissionRow): readonly string[] => keysOf(row.action),
);

/** Whether a permission and a call both name an action: whatever it is, the document means it. */
function isAgreed(model: Model, key: string): boolean {
  return callsDoing(model, key).length > 0 && rowsOn(model, key).length > 0;
}

/** Verbs that are no event of the target: only slips where the document is in its own words. */
function verbReports(model: Model, action: Action, of: Element): readonly Report[] {
  const events = eventsOf(model, action);
  if (events === undefined) return [];
  const unknown = meaningsOf(model, action).flatMap((meaning) =>
    meaning.is === 'unknown' &&
    meaning.missing === 'event' &&
    !isAgreed(model, `${fold(meaning.verb)} ${fold(action.target?.name ?? '')}`)
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
      fixes: verbAt(action, slip).flatMap((at) => writeInstead(suggestion, at)),
      cause: `unknown event ${action.target?.name ?? ''} ${worth.join(' ')}`,
    },
  ];
}

/** Where a verb stands in an action; nowhere in one that is written with marks. */
function verbAt({ at, text }: Action, verb: string | undefined): readonly Place[] {
  if (verb === undefined || at.to - at.from !== text.length) return [];
  const start = text.indexOf(verb);
  return start >= 0 ? [partOf(at, start, start + verb.length)] : [];
}

const ofRow = perElement((model: Model, row: PermissionRow) => ofAction(model, row.action, row));

const ofCall = perElement((model: Model, call: Call) =>
  listOf(call.does).flatMap((action) => ofAction(model, action, call)),
);

function ofAction(model: Model, action: Action, of: Element): readonly Report[] {
  return [...targetReports(model, action, of), ...verbReports(model, action, of)];
}

/** A permission or a call speaks of an event that its target does not have, or of a target that does not exist. */
export const check: ModelCheck = {
  id: 'roles/unknown-action',
  severity: 'warning',
  summary: 'A permission or a call names an action that does not exist.',
  reads: ['roles', 'calls', 'states', 'entities', 'screens'],
  deep: true,
  run: (model) => [
    ...flat(ofRow.each(model, model.roles.permissions)),
    ...flat(ofCall.each(model, model.calls.calls)),
  ],
};
