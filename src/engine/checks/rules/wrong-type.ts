import { type Constrained, constrained } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import { typeWords, withoutNull } from '../../model/expressions/types.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { misfit } from '../rule-fit.ts';

const reportsOf = perElement((model: Model, { of, field, constraints }: Constrained): readonly Report[] => {
  const entity = field && indexOf(model).entityOf(field);
  const type = entity && field && schemaOf(model).entities.get(entity.name)?.fields.get(field.name);
  if (!type || !field || of.how !== 'exact' || of.doubtful || field.doubtful) return [];
  return constraints.flatMap((each): readonly Report[] => {
    const what = misfit(each, type);
    if (what === undefined) return [];
    return [
      {
        at: each.at,
        message: `${what}, and “${field.name}” is ${typeWords(withoutNull(type))}. Correct the rule or the type.`,
        ...(field.type.is === 'shown' && of !== field
          ? { related: [{ message: `the type of “${field.name}”`, at: field.type.at }] }
          : {}),
      },
    ];
  });
});

/** A rule that the type of its field has no place for: the length of a number. */
export const check: ModelCheck = {
  id: 'rules/wrong-type',
  severity: 'error',
  summary: 'A rule does not fit the type of its field.',
  reads: ['rules', 'entities', 'constants'],
  run: (model) => flat(reportsOf.each(model, constrained(model))),
};
