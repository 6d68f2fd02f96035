import { lifecyclesOf, meaningsOf } from '../model/derived/actions.ts';
import { governedFields } from '../model/derived/governed.ts';
import { fold } from '../model/derived/name-index.ts';
import { find } from '../model/derived/resolve.ts';
import type { Entity, Field, Transition } from '../model/domain-elements.ts';
import type { Action } from '../model/element.ts';
import type { Call, PayloadField } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf, shownValue } from '../model/stated.ts';
import { grouped } from '../model/tracking/grouped.ts';
import { isSameList } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import { flat, perElement, settled } from '../model/tracking/per-element.ts';

/** Whether an action creates an instance of an entity, and of which. */
function createdBy(model: Model, action: Action): readonly Entity[] {
  return meaningsOf(model, action).flatMap((meaning) => {
    if (meaning.is === 'entity') return meaning.verb === 'create' ? [meaning.entity] : [];
    if (meaning.is !== 'event' || !meaning.entity) return [];
    const creates = meaning.transitions.some((row) => listOf(row.from).some(({ is }) => is === 'new'));
    return creates ? [meaning.entity] : [];
  });
}

/** The calls that create an entity. */
export const creatingCalls = grouped(
  (model) => model.calls.calls,
  (model, call: Call): readonly Entity[] =>
    call.outgoing || call.every ? [] : listOf(call.does).flatMap((action) => createdBy(model, action)),
);

/** Whether a payload's field brings a field: by its type, by its name, or with the whole entity. */
function brings(model: Model, sent: PayloadField, entity: Entity, field: Field): boolean {
  const type = shownValue(sent.type)?.type;
  if (type?.is === 'field' && find(model, 'field', type.field) === field) return true;
  if (type?.is === 'entity' && find(model, 'entity', type.entity) === entity) return true;
  const names = sent.name.split(/[.[\]]+/).map(fold);
  const name = fold(field.name);
  return names.some((each) => each === name || each === `${name}id` || `${each}id` === name);
}

/** Whether a call brings a field: in its payload or in its path. */
export function isBrought(model: Model, call: Call, entity: Entity, field: Field): boolean {
  const name = fold(field.name);
  const inPath = call.parameters.some(
    (each) => fold(each.name).startsWith(name) || name.startsWith(fold(each.name)),
  );
  return inPath || listOf(call.payload).some((sent) => brings(model, sent, entity, field));
}

/** Whether something other than a payload gives a field its value: its default, its rules, its lifecycle. */
export function isGiven(model: Model, entity: Entity, field: Field): boolean {
  const given = field.rules.some(({ is }) => is === 'key' || is === 'owner' || is === 'computed');
  const governed = lifecyclesOf(model, entity).some((lifecycle) =>
    governedFields(model, lifecycle).includes(field),
  );
  return given || governed || (field.default.is !== 'unstated' && field.default.is !== 'none');
}

const allRows = settled(
  (model): readonly Transition[] => model.states.lifecycles.flatMap(({ transitions }) => transitions),
  isSameList,
);

/** What rows do to fields: under its folded name those that set it, and those that do not show what they do. */
const rowsSetting = grouped(allRows, (_, row: Transition): readonly (string | typeof hidden)[] => {
  if (row.effects.is === 'not-shown' || row.effects.is === 'open') return [hidden];
  return listOf(row.effects).flatMap((effect) => {
    if (effect.is === 'set') return [fold(effect.path.split('.').at(-1) ?? '')];
    return effect.is === 'create' ? effect.fields.map((each) => fold(each.name)) : [];
  });
});

const hidden = Symbol('not shown');

/** A row with the words of its effects, folded. */
interface InWords {
  readonly row: Transition;
  readonly words: string;
}

const wordsOf = perElement((_: Model, row: Transition): readonly InWords[] => {
  const words = listOf(row.effects).flatMap((effect) => (effect.is === 'prose' ? [fold(effect.text)] : []));
  return words.length > 0 ? [{ row, words: words.join('\n') }] : [];
});

const rowsInWords = settled((model) => flat(wordsOf.each(model, allRows(model))), isSameList);

const rowsNaming = once((_: readonly InWords[]) => new Map<string, readonly Transition[]>());

/** The rows whose words name a field, which may set it. */
function rowsThatSay(model: Model, name: string): readonly Transition[] {
  const all = rowsInWords(model);
  const known = rowsNaming(all);
  const found = known.get(name) ?? all.filter(({ words }) => words.includes(name)).map(({ row }) => row);
  known.set(name, found);
  return found;
}

/** Whether any row of the document sets a field, or may; `creating` looks at the rows that create only. */
export function isSetByRows(model: Model, entity: Entity, field: Field, creating: boolean): boolean {
  const name = fold(field.name);
  const rows = [...rowsSetting(model, hidden), ...rowsSetting(model, name), ...rowsThatSay(model, name)];
  if (!creating || rows.length === 0) return rows.length > 0;
  const own = new Set(lifecyclesOf(model, entity).flatMap(({ transitions }) => transitions));
  return rows.some((row) => !own.has(row) || listOf(row.from).some(({ is }) => is === 'new'));
}
