import {
  beyond,
  Incomparable,
  intersect,
  isNothing,
  type Range,
  wholeOnly,
} from '../../model/decisions/range.ts';
import {
  type Amount,
  amountsOfQuantity,
  extentOf,
  monthsOf,
  whyNoValue,
  whyVaries,
} from '../../model/decisions/worth.ts';
import {
  type Bound,
  boundsAmong,
  type Constrained,
  constrainedAlike,
  constrainedType,
  unitOfBound,
  unitOfQuantity,
} from '../../model/derived/bounds.ts';
import type { Quantity } from '../../model/entities/words/field-type.ts';
import { kindOf, type ValueType, withoutNull } from '../../model/expressions/types.ts';
import type { Value } from '../../model/expressions/values.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { isOneMeasure, measureOf } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';
import { pairwise, restOpen } from '../pairwise.ts';

interface Side {
  readonly bound: Bound;
  readonly quantity: Quantity;
  readonly exclusive: boolean;
  readonly amounts: readonly Amount[];
  /** What it is counted in: the phrase's unit, else that of its constant. */
  readonly unit: string;
}

/** How an end of a bound is written: the number or the constant's name, and the unit. */
function written({ quantity, bound: { unit } }: Side, isAlone: boolean): string {
  const amount = quantity.value ?? `“${quantity.constant?.name ?? ''}”`;
  return isAlone && unit !== '' ? `${amount} ${unit}` : amount;
}

/** What is not known of two bounds. */
interface Open {
  readonly why: string;
}

/**
 * What is told of two ends of which only one has a unit: where nothing lies between them when the other is counted in
 * that as well ("at least 3, at most 200 characters"), it is not known whether it is.
 */
function ofOneUnit(
  model: Model,
  [low, high]: readonly [Side, Side],
  isWhole: boolean | undefined,
): boolean | Open {
  const alike: readonly [Side, Side] = [inUnitOf(low, high), inUnitOf(high, low)];
  return isEmpty(model, ...alike, isWhole) === false
    ? false
    : { why: 'only one of the two bounds has a unit' };
}

/** An end in the unit of the other, where it has none. */
function inUnitOf(side: Side, { unit }: Side): Side {
  if (side.unit !== '') return side;
  return { ...side, unit, amounts: side.amounts.map((each) => ({ ...each, unit })) };
}

/** Whether nothing lies between two ends, whichever case of their constants holds; why where that is not known. */
function isEmpty(model: Model, low: Side, high: Side, isWhole: boolean | undefined): boolean | Open {
  const sides = [low, high];
  if (!isOneMeasure(low.unit, high.unit)) {
    // A number of characters and a number of bytes are two bounds, and so are articles and pages.
    const isApart =
      (low.unit !== '' && high.unit !== '') || sides.some(({ amounts }) => amounts.length === 0);
    return isApart ? false : ofOneUnit(model, [low, high], isWhole);
  }
  const inMonths = sides.every(({ unit }) => monthsOf(unit) !== undefined);
  const [least, most] = sides.map(({ amounts }) => extentOf(amounts, inMonths));
  if (least === undefined || most === undefined) return whyUnbounded(model, sides) ?? false;
  const between = (from: Value, to: Value): Range =>
    intersect(beyond('above', from, low.exclusive), beyond('below', to, high.exclusive));
  const isVoid = (range: Range, whole: boolean): boolean => isNothing(whole ? wholeOnly(range) : range);
  const widest = between(least.least, most.most);
  if (isVoid(widest, isWhole === true)) return true;
  if (isVoid(between(least.most, most.least), isWhole === true))
    return {
      why: sides.map((side) => whyVaries(model, side.quantity, side.bound.unit)).find((why) => why) ?? '',
    };
  return isWhole === undefined && isVoid(widest, true)
    ? { why: 'it is not said whether it is a whole number' }
    : false;
}

/** Which constant leaves bounds without a value. */
function whyUnbounded(model: Model, sides: readonly Side[]): Open | undefined {
  if (sides.some(({ amounts }) => amounts.length === 0)) return undefined;
  const whys = sides.map(({ quantity: { constant } }) => constant && whyNoValue(model, constant.name));
  return {
    why: whys.find((each) => each !== undefined) ?? 'how much one of the two bounds is cannot be told',
  };
}

function report(low: Side, high: Side): Report {
  const isSame = low.bound.unit === high.bound.unit;
  const said = `Nothing can be ${low.exclusive ? 'more than' : 'at least'} ${written(low, !isSame)} and ${high.exclusive ? 'less than' : 'at most'} ${written(high, true)}. Correct one of the two.`;
  if (low.bound === high.bound) return { at: low.bound.at, message: said };
  return { at: high.bound.at, message: said, related: [{ message: `the lower bound`, at: low.bound.at }] };
}

/** Whether what a bound counts has no parts: characters, entries, bytes, and the values of an integer. */
function isWhole(type: ValueType | undefined, unit: string): boolean | undefined {
  const measures = measureOf(unit);
  const only = type && withoutNull(type);
  if (measures === 'characters' || measures === 'size' || unit === 'entries' || only?.is === 'list')
    return true;
  if (measures === 'time') return false;
  return only && kindOf(only) === 'number' ? only.is === 'scalar' && only.name === 'integer' : undefined;
}

/** One end of a bound, where it has that. */
function sideOf(model: Model, bound: Bound, end: 'min' | 'max'): readonly Side[] {
  const quantity = bound[end];
  if (quantity === undefined) return [];
  const exclusive = (end === 'min' ? bound.minExclusive : bound.maxExclusive) ?? false;
  return [
    {
      bound,
      quantity,
      exclusive,
      amounts: amountsOfQuantity(model, quantity, bound.unit),
      unit: unitOfQuantity(model, bound, quantity),
    },
  ];
}

function reportsOfGroup(model: Model, group: readonly Constrained[]): readonly Report[] {
  const type = constrainedType(model, group);
  const isNumber = type !== undefined && kindOf(type) === 'number';
  const bounds = group
    .filter(({ of }) => !of.doubtful)
    .flatMap(({ constraints }) => boundsAmong(constraints))
    // A number of characters bounds no number, which "wrong-type" tells.
    .filter(({ unit }) => !isNumber || measureOf(unit) !== 'characters');
  if (!bounds.some(({ min }) => min) || !bounds.some(({ max }) => max)) return [];
  const { held, rest } = pairwise(bounds);
  const lows = held.flatMap((bound) => sideOf(model, bound, 'min'));
  const highs = held.flatMap((bound) => sideOf(model, bound, 'max'));
  const found = highs.flatMap((high): readonly Report[] => {
    const told = lows.map((low) => ({
      low,
      is: decided(() => isEmpty(model, low, high, isWhole(type, unitOfBound(model, high.bound)))),
    }));
    const found = told.find(({ is }) => is === true);
    if (found) return [report(found.low, high)];
    const open = told.flatMap(({ is }) => (typeof is === 'object' ? is.why : []))[0];
    if (open === undefined) return [];
    const message = 'whether anything lies between the lower bound and this';
    return [{ at: high.bound.at, message, undecided: open }];
  });
  return [...found, ...restOpen(rest)];
}

function decided(ask: () => boolean | Open): boolean | Open {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Incomparable) return { why: 'the two bounds cannot be compared' };
    throw error;
  }
}

const reportsOf = perElement(reportsOfGroup);

/** The bounds of one thing leave no value over. */
export const check: ModelCheck = {
  id: 'rules/empty-range',
  severity: 'error',
  summary: 'The bounds of a rule leave no value over.',
  reads: ['rules', 'entities', 'constants'],
  run: (model) => flat(reportsOf.each(model, constrainedAlike(model))),
};
