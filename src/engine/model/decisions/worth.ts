import { casesOf } from '../derived/bounds.ts';
import type { ConstantValue } from '../domain-elements.ts';
import type { Quantity } from '../entities/words/field-type.ts';
import { constantValue } from '../expressions/constants.ts';
import { multiply, readDecimal, truncate } from '../expressions/decimal.ts';
import { compile } from '../expressions/evaluate.ts';
import { schemaOf } from '../expressions/schema.ts';
import { compare, Failure, type Value } from '../expressions/values.ts';
import type { Model } from '../model.ts';
import type { Stated } from '../stated.ts';
import { isDoubtfulSize, unitOf } from '../words/units.ts';
import { Incomparable } from './range.ts';

/** The value of a constant that has one and only one. */
export function onlyValue(model: Model, name: string): Value | undefined {
  const [only, ...others] = casesOf(model, name);
  return only !== undefined && others.length === 0 ? constantValue(only) : undefined;
}

/** Why a constant of the document has no value to go by; undefined where it has, and where there is none of that name. */
export function whyNoValue(model: Model, name: string): string | undefined {
  const cases = casesOf(model, name);
  if (cases.length === 0) return undefined;
  if (cases.every(({ value }) => value.is !== 'shown')) return `“${name}” has no value`;
  return cases.some((each) => constantValue(each) === undefined)
    ? `the value of “${name}” cannot be compared`
    : undefined;
}

/** The value of an expression that depends on nothing but constants of one value. */
export function constantOutcome(model: Model, source: string): Value | undefined {
  const compiled = compile(source, {}, schemaOf(model));
  if (!compiled.ok || !compiled.references.every(({ kind }) => kind === 'constant')) return undefined;
  const value = compiled.evaluate({
    field: () => undefined,
    instances: () => [],
    constant: (name) => onlyValue(model, name),
  });
  return value instanceof Failure ? undefined : value;
}

/** The least and the most that an amount may be; the same where it is exact. */
export interface Extent {
  readonly least: Value;
  readonly most: Value;
}

/** How long a month and a year may be, in days; twelve months are a year. */
const days = { month: [28, 31], year: [365, 366] } as const;

/** How many months a unit of the calendar is; undefined for every other unit. */
export function monthsOf(unit: string): number | undefined {
  const { measures, size } = unitOf(unit) ?? {};
  if (measures !== 'time' || size !== undefined) return undefined;
  return /^years?$/i.test(unit.trim()) ? 12 : 1;
}

function stated(number: string): Stated<ConstantValue> {
  return { is: 'shown', value: { is: 'number', number, text: number }, at: { from: 0, to: 0 } };
}

/** A whole number of months as lengths of time, or counted. */
function ofMonths(number: string, each: number, inMonths: boolean): Extent | undefined {
  if (!/^[-+]?\d{1,9}$/.test(number)) return undefined;
  const count = Number(number) * each;
  if (inMonths) return { least: BigInt(count), most: BigInt(count) };
  const [years, months] = [Math.trunc(count / 12), count % 12];
  const lengths = [0, 1].map((end) => {
    const length = years * (days.year[end] ?? 0) + months * (days.month[end] ?? 0);
    return constantValue({ value: stated(String(length)), unit: 'days' });
  });
  const [least, most] = count < 0 ? lengths.toReversed() : lengths;
  return least === undefined || most === undefined ? undefined : { least, most };
}

function extentOfNumber(number: string, unit: string, inMonths: boolean): Extent | undefined {
  const months = monthsOf(unit);
  if (months !== undefined) return ofMonths(number, months, inMonths);
  const amount = readDecimal(number);
  if (isDoubtfulSize(unit)) {
    const [least, most] = [1000n, 1024n].map((size) => amount && multiply(amount, size));
    return least && most ? { least: truncate(least), most: truncate(most) } : undefined;
  }
  const measures = unitOf(unit)?.measures;
  const counted = measures === 'time' || measures === 'size' ? unit : '';
  const value = constantValue({ value: stated(number), unit: counted });
  return value === undefined ? undefined : { least: value, most: value };
}

/** An amount with the unit that it is counted in: one, or one for each case of its constant. */
export interface Amount {
  /** Undefined where it is not shown, or no number. */
  readonly number?: string;
  readonly unit: string;
}

/** What a quantity may be: a constant has a unit of its own, else that of the phrase. Empty where it is declared nowhere. */
export function amountsOfQuantity(
  model: Model,
  { value, constant }: Quantity,
  unit: string,
): readonly Amount[] {
  if (value !== undefined) return [{ number: value, unit }];
  return casesOf(model, constant?.name ?? '').map((each) => {
    const shown =
      each.value.is === 'shown' && each.value.value.is === 'number' ? each.value.value : undefined;
    return { ...(shown ? { number: shown.number } : {}), unit: each.unit === '' ? unit : each.unit };
  });
}

/**
 * The least and the most that some amounts may be: whichever case of a constant holds, however long a month is (28 to 31
 * days) and whatever `KB` means. With `inMonths` units of the calendar are counted, which is exact. Undefined where
 * one has no number; throws `Incomparable` where they measure different things.
 */
export function extentOf(amounts: readonly Amount[], inMonths = false): Extent | undefined {
  const extents = amounts.map(({ number, unit }) =>
    number === undefined ? undefined : extentOfNumber(number, unit, inMonths),
  );
  const known = extents.filter((extent) => extent !== undefined);
  const [first, ...others] = known;
  if (first === undefined || known.length < amounts.length) return undefined;
  return others.reduce(
    ({ least, most }, each) => ({
      least: isLess(each.least, least) ? each.least : least,
      most: isLess(most, each.most) ? each.most : most,
    }),
    first,
  );
}

function isLess(one: Value, other: Value): boolean {
  const found = compare(one, other);
  if (found === undefined) throw new Incomparable();
  return found < 0;
}

/** Why an amount may be more or less; undefined where it is exact. */
export function whyVaries(model: Model, quantity: Quantity, unit: string): string | undefined {
  const amounts = amountsOfQuantity(model, quantity, unit);
  if (amounts.length > 1) return `“${quantity.constant?.name ?? ''}” has several values`;
  if (amounts.some((each) => isDoubtfulSize(each.unit))) return '“KB” may be 1000 or 1024 bytes';
  return amounts.some((each) => monthsOf(each.unit) !== undefined)
    ? 'months and years are not always as long'
    : undefined;
}
