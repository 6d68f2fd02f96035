import type { Choice, Fix } from '../../finding.ts';
import { partOf } from '../../model/blocks/context.ts';
import {
  type Bound,
  boundsAmong,
  type Constrained,
  casesOf,
  constrained,
} from '../../model/derived/bounds.ts';
import { fold } from '../../model/derived/name-index.ts';
import type { Constant, Field } from '../../model/domain-elements.ts';
import type { Quantity } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { unitOf, unitsDiffer } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';
import { whichHolds } from '../choice.ts';

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

/** The same unit in both, either way round: both stand in the document, and a person says which one holds. */
function choices(bound: Bound, quantity: Quantity, { name, unit, unitAt }: Constant): readonly Fix[] {
  if (bound.unit === '') return [];
  const start = bound.text.lastIndexOf(bound.unit);
  const isWhole = bound.at.to - bound.at.from === bound.text.length && start >= 0;
  return [
    ...(unitAt === undefined
      ? []
      : [
          {
            kind: 'replace' as const,
            label: `Write “${bound.unit}” as the unit of “${name}”`,
            at: unitAt,
            text: bound.unit,
            was: unit,
          },
        ]),
    ...(isWhole && start > quantity.at.to - bound.at.from
      ? [
          {
            kind: 'replace' as const,
            label: `Write “${unit}” in the rule`,
            at: partOf(bound.at, start, start + bound.unit.length),
            text: unit,
            was: bound.unit,
          },
        ]
      : []),
  ];
}

/** Asks for the unit that holds. */
function inWhich(name: string, units: readonly string[], fixes: readonly Fix[]): Choice | undefined {
  return whichHolds(`In which unit is “${name}”: ${units.join(' or ')}?`, units, fixes);
}

const inRules = perElement((model: Model, { constraints, field }: Constrained): readonly Report[] =>
  boundsAmong(constraints).flatMap((bound) =>
    [bound.min, bound.max].flatMap((quantity): readonly Report[] => {
      const constant = quantity?.constant && casesOf(model, quantity.constant.name)[0];
      const needed = constant && conflict(bound, field, constant);
      if (!quantity || !constant || needed === undefined) return [];
      const fixes = choices(bound, quantity, constant);
      const choice = inWhich(constant.name, [bound.unit, constant.unit], fixes);
      return [
        {
          at: quantity.at,
          message: `The rule counts in ${needed}, and “${constant.name}” is in ${constant.unit}. Say the same unit in both.`,
          related: [{ message: `“${constant.name}” is in ${constant.unit}`, at: constant.at }],
          fixes,
          ...(choice ? { choice } : {}),
        },
      ];
    }),
  ),
);

/** One case of a constant in the unit of another. */
function inUnitOf({ unit, unitAt }: Constant, other: Constant): readonly Fix[] {
  return unitAt === undefined
    ? []
    : [
        {
          kind: 'replace',
          label: `Write “${other.unit}” in place of “${unit}”`,
          at: unitAt,
          text: other.unit,
          was: unit,
        },
      ];
}

function inCases(constants: readonly Constant[]): readonly Report[] {
  const first = new Map<string, Constant>();
  return constants.flatMap((constant): readonly Report[] => {
    const before = first.get(fold(constant.name));
    if (before === undefined) first.set(fold(constant.name), constant);
    const [a, b] = [unitOf(before?.unit ?? ''), unitOf(constant.unit)];
    if (before === undefined || a === undefined || b === undefined || a.measures === b.measures) return [];
    const fixes = [...inUnitOf(constant, before), ...inUnitOf(before, constant)];
    const choice = inWhich(constant.name, [before.unit, constant.unit], fixes);
    return [
      {
        at: constant.nameAt,
        message: `“${constant.name}” is in ${constant.unit} here and in ${before.unit} in another case. One constant measures one thing.`,
        related: [{ message: `in ${before.unit} here`, at: before.nameAt }],
        fixes,
        ...(choice ? { choice } : {}),
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
