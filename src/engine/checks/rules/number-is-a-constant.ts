import {
  type Bound,
  boundsAmong,
  type Constrained,
  casesOf,
  constrained,
  numberOf,
} from '../../model/derived/bounds.ts';
import type { Constant } from '../../model/domain-elements.ts';
import type { Quantity } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { sameUnit } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The constants by their number. */
const constantsWorth = grouped(
  (model) => model.constants.constants,
  (_, constant: Constant): readonly number[] => {
    const number = numberOf(constant);
    return number === undefined ? [] : [number];
  },
);

/** The one constant that is this number of this unit; undefined when there are several, or when it has cases. */
function constantFor(model: Model, bound: Bound, quantity: Quantity): Constant | undefined {
  if (quantity.value === undefined || bound.unit === '') return undefined;
  const number = Number(quantity.value);
  const [only, ...others] = constantsWorth(model, number).filter(({ unit }) => sameUnit(unit, bound.unit));
  if (only === undefined || only.how !== 'exact' || others.length > 0 || !/^[A-Za-z_]\w*$/.test(only.name))
    return undefined;
  return casesOf(model, only.name).filter(({ name }) => name === only.name).length === 1 ? only : undefined;
}

const reportsOf = perElement((model: Model, { constraints }: Constrained): readonly Report[] =>
  boundsAmong(constraints).flatMap((bound) =>
    [bound.min, bound.max?.at.from === bound.min?.at.from ? undefined : bound.max].flatMap(
      (quantity): readonly Report[] => {
        const constant = quantity && constantFor(model, bound, quantity);
        if (!quantity || !constant) return [];
        return [
          {
            at: quantity.at,
            message: `${quantity.value ?? ''} ${bound.unit} is the value of “${constant.name}”. Where it is the same limit, name the constant.`,
            related: [{ message: `“${constant.name}” is declared here`, at: constant.nameAt }],
            fixes: [
              {
                kind: 'replace',
                label: `Write “${constant.name}”`,
                at: quantity.at,
                text: `\`${constant.name}\``,
              },
            ],
          },
        ];
      },
    ),
  ),
);

/** A number in a rule that is the value of exactly one constant, unit included. */
export const check: ModelCheck = {
  id: 'rules/number-is-a-constant',
  severity: 'hint',
  summary: 'A number in a rule is the value of a constant.',
  reads: ['constants', 'entities', 'rules'],
  deep: true,
  run: (model) => flat(reportsOf.each(model, constrained(model))),
};
