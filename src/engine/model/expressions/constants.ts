import type { Constant, ConstantValue } from '../model.ts';
import { makeDuration } from './calendar.ts';
import { multiply, readDecimal, truncate } from './decimal.ts';
import { scalar, unknownType, type ValueType } from './types.ts';
import type { Value } from './values.ts';

const second = 1_000_000_000n;

/** Units of time in nanoseconds; a month and a year have no length of their own. */
const timeUnits: ReadonlyMap<string, bigint | undefined> = new Map(
  (
    [
      ['ms|msec|millisecond', 1_000_000n],
      ['s|sec|second', second],
      ['min|minute', 60n * second],
      ['h|hr|hour', 3600n * second],
      ['d|day', 86_400n * second],
      ['week', 604_800n * second],
      ['month', undefined],
      ['year', undefined],
    ] as const
  ).flatMap(([names, size]) =>
    names.split('|').flatMap((name): [string, bigint | undefined][] => [
      [name, size],
      [`${name}s`, size],
    ]),
  ),
);

/** Units of size in bytes. `KB` is missing: whether it means 1000 or 1024 is asked about, not guessed. */
const byteUnits: ReadonlyMap<string, bigint> = new Map([
  ['B', 1n],
  ['byte', 1n],
  ['bytes', 1n],
  ['kB', 10n ** 3n],
  ['MB', 10n ** 6n],
  ['GB', 10n ** 9n],
  ['TB', 10n ** 12n],
  ['KiB', 2n ** 10n],
  ['MiB', 2n ** 20n],
  ['GiB', 2n ** 30n],
  ['TiB', 2n ** 40n],
]);

function isTime(unit: string): boolean {
  return timeUnits.has(unit.toLowerCase());
}

function isBoolean(text: string): boolean {
  return text === 'true' || text === 'false';
}

/** The type of a constant's value: with a unit of time a duration, with one of size an integer of bytes. */
export function constantType(value: ConstantValue, unit: string): ValueType {
  switch (value.is) {
    case 'number': {
      if (isTime(unit)) return scalar('duration');
      if (byteUnits.has(unit)) return scalar('integer');
      return unit === 'KB' ? unknownType : scalar(/^[-+]?\d+$/.test(value.number) ? 'integer' : 'decimal');
    }
    case 'text':
      return scalar(isBoolean(value.text) ? 'boolean' : 'text');
    case 'list':
      return { is: 'list', of: scalar('text') };
  }
}

/**
 * The value of one case of a constant. Undefined where it is not shown, and where its unit leaves open how
 * much it is (a month, a year, `KB`).
 */
export function constantValue(constant: Pick<Constant, 'value' | 'unit'>): Value | undefined {
  if (constant.value.is !== 'shown') return undefined;
  const { value } = constant.value;
  if (value.is === 'text') return isBoolean(value.text) ? value.text === 'true' : value.text;
  if (value.is === 'list') return value.items;
  const number = readDecimal(value.number);
  if (!number || constant.unit === 'KB') return undefined;
  const time = timeUnits.get(constant.unit.toLowerCase());
  if (isTime(constant.unit)) {
    const length = time === undefined ? undefined : multiply(number, time);
    return length && makeDuration(truncate(length));
  }
  const bytes = byteUnits.get(constant.unit);
  const amount = bytes === undefined ? number : multiply(number, bytes);
  return bytes !== undefined || /^[-+]?\d+$/.test(value.number) ? amount && truncate(amount) : amount;
}
