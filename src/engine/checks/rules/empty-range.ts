import { rangeBeyond } from '../../model/decisions/limit.ts';
import { Incomparable, intersect, isNothing } from '../../model/decisions/range.ts';
import { whyNoValue } from '../../model/decisions/undecided.ts';
import {
  type Bound,
  boundsAmong,
  type Constrained,
  constrainedAlike,
  unitOfQuantity,
} from '../../model/derived/bounds.ts';
import type { Quantity } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { sameUnit } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';

interface Side {
  readonly bound: Bound;
  readonly quantity: Quantity;
  readonly exclusive: boolean;
}

/** How a quantity is written: the number, or the constant's name. */
const written = (quantity: Quantity): string => quantity.value ?? `“${quantity.constant?.name ?? ''}”`;

/** Whether nothing lies between two bounds, whichever case of their constants holds; why where that is not known. */
function isEmpty(model: Model, low: Side, high: Side): boolean | { readonly why: string } {
  const units = [low, high].map(({ bound, quantity }) => unitOfQuantity(model, bound, quantity)) as [
    string,
    string,
  ];
  if (!sameUnit(...units)) return false;
  const least = rangeBeyond(model, 'above', low.quantity, low.bound.unit, low.exclusive);
  const most = rangeBeyond(model, 'below', high.quantity, high.bound.unit, high.exclusive);
  if (least === undefined || most === undefined) return whyUnbounded(model, [low, high]) ?? false;
  try {
    return isNothing(intersect(least, most));
  } catch (error) {
    if (error instanceof Incomparable) return { why: 'the two bounds cannot be compared' };
    throw error;
  }
}

/** Which constant leaves bounds without a value. */
function whyUnbounded(model: Model, sides: readonly Side[]): { readonly why: string } | undefined {
  const whys = sides.map(({ quantity: { constant } }) => constant && whyNoValue(model, constant.name));
  const why = whys.find((each) => each !== undefined);
  return why === undefined ? undefined : { why };
}

function report(low: Side, high: Side): Report {
  const unit = low.bound.unit === '' ? '' : ` ${low.bound.unit}`;
  const said = `Nothing can be ${low.exclusive ? 'more than' : 'at least'} ${written(low.quantity)} and ${high.exclusive ? 'less than' : 'at most'} ${written(high.quantity)}${unit}. Correct one of the two.`;
  if (low.bound === high.bound) return { at: low.bound.at, message: said };
  return { at: high.bound.at, message: said, related: [{ message: `the lower bound`, at: low.bound.at }] };
}

const reportsOf = perElement((model: Model, group: readonly Constrained[]): readonly Report[] => {
  const bounds = group
    .filter(({ of }) => !of.doubtful)
    .flatMap(({ constraints }) => boundsAmong(constraints));
  const lows = bounds.flatMap((bound): readonly Side[] =>
    bound.min === undefined ? [] : [{ bound, quantity: bound.min, exclusive: bound.minExclusive ?? false }],
  );
  const highs = bounds.flatMap((bound): readonly Side[] =>
    bound.max === undefined ? [] : [{ bound, quantity: bound.max, exclusive: bound.maxExclusive ?? false }],
  );
  return highs.flatMap((high): readonly Report[] => {
    const told = lows.map((low) => ({ low, is: isEmpty(model, low, high) }));
    const found = told.find(({ is }) => is === true);
    if (found) return [report(found.low, high)];
    const open = told.flatMap(({ is }) => (typeof is === 'object' ? is.why : []))[0];
    if (open === undefined) return [];
    const message = 'whether anything lies between the lower bound and this';
    return [{ at: high.bound.at, message, undecided: open }];
  });
});

/** The bounds of one thing leave no value over. */
export const check: ModelCheck = {
  id: 'rules/empty-range',
  severity: 'error',
  summary: 'The bounds of a rule leave no value over.',
  reads: ['rules', 'entities', 'constants'],
  run: (model) => flat(reportsOf.each(model, constrainedAlike(model))),
};
