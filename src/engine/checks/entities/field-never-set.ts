import { meaningsOf } from '../../model/actions.ts';
import type { Entity } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';
import { creatingCalls, isBrought, isGiven, isSetByRows } from '../field-sources.ts';

/** The calls that write an entity: those that create it, update it, or fire an event of it. */
function writingCalls(model: Model, entity: Entity): readonly Call[] {
  const changing = model.calls.calls.filter((call) =>
    listOf(call.does)
      .flatMap((action) => meaningsOf(model, action))
      .some(
        (meaning) =>
          (meaning.is === 'event' && meaning.entity === entity) ||
          (meaning.is === 'entity' && meaning.entity === entity && meaning.verb === 'update'),
      ),
  );
  return [...new Set([...(creatingCalls(model).get(entity) ?? []), ...changing])];
}

/** An optional field that no call takes, no row sets and nothing computes, of an entity that calls create. */
export const check: ModelCheck = {
  id: 'entities/field-never-set',
  severity: 'gap',
  summary: 'Nothing gives a field its value.',
  reads: ['entities', 'states', 'calls', 'screens'],
  deep: true,
  run: (model) =>
    [...creatingCalls(model).keys()].flatMap((entity): readonly Report[] => {
      if (entity.doubtful || entity.how !== 'exact') return [];
      const calls = writingCalls(model, entity);
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
    }),
};
