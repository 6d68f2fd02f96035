import { meaningsOf } from '../../model/derived/actions.ts';
import type { Entity } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { creatingCalls, isBrought, isGiven, isSetByRows } from '../field-sources.ts';

/** The calls that update an entity or fire an event of it. */
const changingCalls = grouped(
  (model) => model.calls.calls,
  (model, call: Call): readonly Entity[] =>
    listOf(call.does)
      .flatMap((action) => meaningsOf(model, action))
      .flatMap((meaning) => {
        const changes = meaning.is === 'event' || (meaning.is === 'entity' && meaning.verb === 'update');
        return changes && meaning.entity ? [meaning.entity] : [];
      }),
);

const reportsOf = perElement((model: Model, entity: Entity): readonly Report[] => {
  if (entity.doubtful || entity.how !== 'exact') return [];
  const creating = creatingCalls(model, entity);
  if (creating.length === 0) return [];
  const calls = [...creating, ...changingCalls(model, entity)];
  if (calls.some((call) => call.payload.is !== 'shown' && call.payload.is !== 'none')) return [];
  return entity.fields
    .filter(
      (field) =>
        field.how === 'exact' &&
        !field.doubtful &&
        // Required ones are what "misses-required-field" asks about.
        (shownValue(field.required) === false || shownValue(field.type)?.optional === true) &&
        !isGiven(model, entity, field) &&
        !isSetByRows(model, entity, field, false) &&
        !calls.some((call) => isBrought(model, call, entity, field)),
    )
    .map((field) => ({
      at: field.nameAt,
      message: `What sets “${field.name}” of “${entity.name}”? No call takes it and no transition sets it.`,
    }));
});

/** An optional field that no call takes, no row sets and nothing computes, of an entity that calls create. */
export const check: ModelCheck = {
  id: 'entities/field-never-set',
  severity: 'gap',
  summary: 'Nothing gives a field its value.',
  reads: ['entities', 'states', 'calls', 'screens'],
  deep: true,
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
