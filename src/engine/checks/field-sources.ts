import { lifecyclesOf, meaningsOf } from '../model/actions.ts';
import { derived } from '../model/derived.ts';
import type { Entity, Field, Transition } from '../model/domain-elements.ts';
import type { Action } from '../model/element.ts';
import { governedFields } from '../model/governed.ts';
import type { Call, PayloadField } from '../model/interface-elements.ts';
import type { Model } from '../model/model.ts';
import { fold } from '../model/name-index.ts';
import { find } from '../model/resolve.ts';
import { listOf, shownValue } from '../model/stated.ts';

/** Whether an action creates an instance of an entity, and of which. */
function createdBy(model: Model, action: Action): readonly Entity[] {
  return meaningsOf(model, action).flatMap((meaning) => {
    if (meaning.is === 'entity') return meaning.verb === 'create' ? [meaning.entity] : [];
    if (meaning.is !== 'event' || !meaning.entity) return [];
    const creates = meaning.transitions.some((row) => listOf(row.from).some(({ is }) => is === 'new'));
    return creates ? [meaning.entity] : [];
  });
}

/** The calls that create an entity, by the entity. */
export const creatingCalls = derived(
  ['screens', 'entities', 'states', 'calls'],
  (model): ReadonlyMap<Entity, readonly Call[]> => {
    const found = new Map<Entity, Call[]>();
    for (const call of model.calls.calls) {
      if (call.outgoing || call.every) continue;
      for (const entity of new Set(listOf(call.does).flatMap((action) => createdBy(model, action))))
        found.set(entity, [...(found.get(entity) ?? []), call]);
    }
    return found;
  },
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

/** What a row does to an entity's field: sets it, or may, when it says so in words or does not show it. */
function isSetBy(row: Transition, field: Field): boolean {
  const name = fold(field.name);
  if (row.effects.is === 'not-shown' || row.effects.is === 'open') return true;
  return listOf(row.effects).some((effect) => {
    if (effect.is === 'set') return fold(effect.path.split('.').at(-1) ?? '') === name;
    if (effect.is === 'create') return effect.fields.some((each) => fold(each.name) === name);
    return effect.is === 'prose' && fold(effect.text).includes(name);
  });
}

/** Whether any row of the document sets a field; `creating` looks at the rows that create only. */
export function isSetByRows(model: Model, entity: Entity, field: Field, creating: boolean): boolean {
  const rows = model.states.lifecycles.flatMap(({ transitions }) => transitions);
  const own = new Set(lifecyclesOf(model, entity).flatMap(({ transitions }) => transitions));
  return rows.some((row) => {
    if (creating && own.has(row) && !listOf(row.from).some(({ is }) => is === 'new')) return false;
    return isSetBy(row, field);
  });
}
