import { type Bound, boundsAmong, constrained, numberOf } from '../../model/bounds.ts';
import type { Constant } from '../../model/domain-elements.ts';
import type { Quantity } from '../../model/field-type.ts';
import type { Model } from '../../model/model.ts';
import { sameUnit } from '../../model/units.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The one constant that is this number of this unit; undefined when there are several, or when it has cases. */
function constantFor(model: Model, bound: Bound, quantity: Quantity): Constant | undefined {
  if (quantity.value === undefined || bound.unit === '') return undefined;
  const number = Number(quantity.value);
  const { constants } = model.constants;
  const [only, ...others] = constants.filter(
    (constant) => numberOf(constant) === number && sameUnit(constant.unit, bound.unit),
  );
  if (only === undefined || others.length > 0 || !/^[A-Za-z_]\w*$/.test(only.name)) return undefined;
  return constants.filter(({ name }) => name === only.name).length === 1 ? only : undefined;
}

/** A number in a rule that is the value of exactly one constant, unit included. */
export const check: ModelCheck = {
  id: 'rules/number-is-a-constant',
  severity: 'hint',
  summary: 'A number in a rule is the value of a constant.',
  reads: ['constants', 'entities', 'rules'],
  deep: true,
  run: (model) =>
    constrained(model).flatMap(({ constraints }) =>
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
    ),
};
