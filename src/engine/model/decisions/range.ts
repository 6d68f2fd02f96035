import { type Numeric, truncate } from '../expressions/decimal.ts';
import { compare, isNumeric, type Value } from '../expressions/values.ts';

/** Values of one kind between two ends; an end that is not there is open to infinity. */
export interface Stretch {
  readonly from?: Value;
  readonly to?: Value;
  /** The end itself does not belong to it. */
  readonly fromOpen?: boolean;
  readonly toOpen?: boolean;
}

/** The values that something may have: stretches in ascending order that do not touch, and whether it may be null. */
export interface Range {
  readonly values: readonly Stretch[];
  readonly orNull: boolean;
}

/** Two values of which neither is the greater: nothing can be concluded from ranges that hold both. */
export class Incomparable extends Error {}

/** What could be anything, null too. */
export const anything: Range = { values: [{}], orNull: true };

/** What has a value, whichever. */
export const anyValue: Range = { values: [{}], orNull: false };

/** Null alone. */
export const onlyNull: Range = { values: [], orNull: true };

/** One of some values. */
export function oneOf(values: readonly Value[]): Range {
  const sorted = [...values].sort(order);
  const points = sorted.filter((value, at) => at === 0 || order(sorted[at - 1] as Value, value) !== 0);
  return { values: points.map((value) => ({ from: value, to: value })), orNull: false };
}

/** The values on one side of a bound; `strict` leaves the bound out. */
export function beyond(side: 'above' | 'below', bound: Value, strict: boolean): Range {
  const stretch: Stretch =
    side === 'above' ? { from: bound, fromOpen: strict } : { to: bound, toOpen: strict };
  return { values: [stretch], orNull: false };
}

function order(left: Value, right: Value): number {
  const found = compare(left, right);
  if (found === undefined) throw new Incomparable();
  return found;
}

/** Whether the lower end of one stretch lies above that of the other. */
function startsLater(one: Stretch, other: Stretch): boolean {
  if (one.from === undefined) return false;
  if (other.from === undefined) return true;
  const found = order(one.from, other.from);
  return found > 0 || (found === 0 && one.fromOpen === true);
}

function endsEarlier(one: Stretch, other: Stretch): boolean {
  if (one.to === undefined) return false;
  if (other.to === undefined) return true;
  const found = order(one.to, other.to);
  return found < 0 || (found === 0 && one.toOpen === true);
}

function isVoid({ from, to, fromOpen, toOpen }: Stretch): boolean {
  if (from === undefined || to === undefined) return false;
  const found = order(from, to);
  return found > 0 || (found === 0 && (fromOpen === true || toOpen === true));
}

function start({ from, fromOpen }: Stretch): Stretch {
  return from === undefined ? {} : { from, ...(fromOpen ? { fromOpen } : {}) };
}

function end({ to, toOpen }: Stretch): Stretch {
  return to === undefined ? {} : { to, ...(toOpen ? { toOpen } : {}) };
}

/** What lies in both. */
export function intersect(one: Range, other: Range): Range {
  const values = one.values.flatMap((left) =>
    other.values
      .map((right) => ({
        ...start(startsLater(left, right) ? left : right),
        ...end(endsEarlier(left, right) ? left : right),
      }))
      .filter((stretch) => !isVoid(stretch)),
  );
  return { values, orNull: one.orNull && other.orNull };
}

/** Everything else, null counted. */
export function complement(range: Range): Range {
  const outside = range.values.map((stretch): Range => {
    const below: Stretch[] =
      stretch.from === undefined ? [] : [{ to: stretch.from, toOpen: !stretch.fromOpen }];
    const above: Stretch[] =
      stretch.to === undefined ? [] : [{ from: stretch.to, fromOpen: !stretch.toOpen }];
    return { values: [...below, ...above], orNull: true };
  });
  const values = outside.reduce(intersect, anything).values;
  return { values, orNull: !range.orNull };
}

/** The first whole number at or above an end, or above it. */
function wholeAbove(value: Numeric, strict: boolean): bigint {
  const cut = truncate(value);
  const found = order(cut, value);
  if (found < 0) return cut + 1n;
  return found === 0 && strict ? cut + 1n : cut;
}

function wholeBelow(value: Numeric, strict: boolean): bigint {
  const cut = truncate(value);
  const found = order(cut, value);
  if (found > 0) return cut - 1n;
  return found === 0 && strict ? cut - 1n : cut;
}

/** The whole numbers among the numbers of a range. */
export function wholeOnly(range: Range): Range {
  const values = range.values
    .map(
      ({ from, to, fromOpen = false, toOpen = false }): Stretch => ({
        ...(from === undefined ? {} : { from: isNumeric(from) ? wholeAbove(from, fromOpen) : from }),
        ...(to === undefined ? {} : { to: isNumeric(to) ? wholeBelow(to, toOpen) : to }),
      }),
    )
    .filter((stretch) => !isVoid(stretch));
  return { values, orNull: range.orNull };
}

/** Whether nothing is left. */
export function isNothing(range: Range): boolean {
  return range.values.length === 0 && !range.orNull;
}

/** Whether a value, or null, belongs to a range. */
export function holds(range: Range, value: Value): boolean {
  if (value === null) return range.orNull;
  return intersect(range, oneOf([value])).values.length > 0;
}
