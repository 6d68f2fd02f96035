import { type Bound, boundsAmong, type Constrained, casesOf, constrained } from '../../model/bounds.ts';
import type { Constant, Field } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../model/name-index.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { unitOf, unitsDiffer } from '../../model/units.ts';
import type { ModelCheck, Report } from '../check.ts';

/** What the values of a field are counted in, where its type says so much. */
function measureOf(field: Field | undefined): 'time' | undefined {
  const type = field && shownValue(field.type)?.type;
  return type?.is === 'scalar' && type.name === 'duration' ? 'time' : undefined;
}

/** The unit that a bound needs and the constant does not have, in words. */
function conflict(bound: Bound, field: Field | undefined, constant: Constant): string | undefined {
  if (bound.unit !== '') return unitsDiffer(bound.unit, constant.unit) ? bound.unit : undefined;
  const unit = unitOf(constant.unit);
  return measureOf(field) === 'time' && unit !== undefined && unit.measures !== 'time'
    ? 'a unit of time'
    : undefined;
}

const inRules = perElement((model: Model, { constraints, field }: Constrained): readonly Report[] =>
  boundsAmong(constraints).flatMap((bound) =>
    [bound.min, bound.max].flatMap((quantity): readonly Report[] => {
      const constant = quantity?.constant && casesOf(model, quantity.constant.name)[0];
      const needed = constant && conflict(bound, field, constant);
      if (!quantity || !constant || needed === undefined) return [];
      return [
        {
          at: quantity.at,
          message: `The rule counts in ${needed}, and “${constant.name}” is in ${constant.unit}. Say the same unit in both.`,
          related: [{ message: `“${constant.name}” is in ${constant.unit}`, at: constant.at }],
        },
      ];
    }),
  ),
);

function inCases(constants: readonly Constant[]): readonly Report[] {
  const first = new Map<string, Constant>();
  return constants.flatMap((constant): readonly Report[] => {
    const before = first.get(fold(constant.name));
    if (before === undefined) first.set(fold(constant.name), constant);
    const [a, b] = [unitOf(before?.unit ?? ''), unitOf(constant.unit)];
    if (before === undefined || a === undefined || b === undefined || a.measures === b.measures) return [];
    return [
      {
        at: constant.nameAt,
        message: `“${constant.name}” is in ${constant.unit} here and in ${before.unit} in another case. One constant measures one thing.`,
        related: [{ message: `in ${before.unit} here`, at: before.nameAt }],
      },
    ];
  });
}

/** A rule and the constant that bounds it, or two cases of a constant, count in units that do not go together. */
export const check: ModelCheck = {
  id: 'constants/unit-differs',
  severity: 'error',
  summary: 'A constant is used with another unit than it has.',
  reads: ['constants', 'entities', 'rules'],
  run: (model) => [...flat(inRules.each(model, constrained(model))), ...inCases(model.constants.constants)],
};
