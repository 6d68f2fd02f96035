import { type Constrained, constrained } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import { type Kind, kindOf, typeWords, withoutNull } from '../../model/expressions/types.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { unitOf } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';

const counted: ReadonlySet<Kind> = new Set(['text', 'list', 'unknown', 'record']);
const texts: ReadonlySet<Kind> = new Set(['text', 'list', 'unknown', 'record']);
const moments: ReadonlySet<Kind> = new Set(['date', 'timestamp', 'text', 'list', 'unknown', 'record']);

/** What a phrase is about, and the kinds of values that have it. */
function demands(
  constraint: Constraint,
): { readonly what: string; readonly of: ReadonlySet<Kind> } | undefined {
  switch (constraint.is) {
    case 'bound': {
      if (unitOf(constraint.unit)?.measures === 'characters')
        return { what: 'A number of characters is a rule for a text', of: new Set(counted) };
      if (/^(?:entries|items)$/i.test(constraint.unit))
        return {
          what: 'A number of entries is a rule for a list',
          of: new Set<Kind>(['list', 'unknown', 'record']),
        };
      const sized = new Set<Kind>(['number', 'duration', 'file', 'date', 'time', 'timestamp', ...counted]);
      return { what: 'An amount is a rule for a number', of: sized };
    }
    case 'matches':
      return { what: 'A pattern is a rule for a text', of: texts };
    case 'format':
      return constraint.format === 'date'
        ? { what: 'A date is a rule for a date or a text', of: moments }
        : { what: 'A format is a rule for a text', of: texts };
    case 'in-the-past':
    case 'in-the-future':
      return { what: 'Past and future are rules for a date or a moment', of: moments };
    default:
      return undefined;
  }
}

const reportsOf = perElement((model: Model, { of, field, constraints }: Constrained): readonly Report[] => {
  const entity = field && indexOf(model).entityOf(field);
  const type = entity && field && schemaOf(model).entities.get(entity.name)?.fields.get(field.name);
  if (!type || !field || of.how !== 'exact' || of.doubtful || field.doubtful) return [];
  return constraints.flatMap((each): readonly Report[] => {
    const wanted = demands(each);
    if (!wanted || wanted.of.has(kindOf(withoutNull(type)))) return [];
    return [
      {
        at: each.at,
        message: `${wanted.what}, and “${field.name}” is ${typeWords(withoutNull(type))}. Correct the rule or the type.`,
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
