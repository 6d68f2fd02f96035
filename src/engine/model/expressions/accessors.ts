import { civilOf, dayOf, dayOfTimestamp, nanosecondsPerDay, timeOfDay } from './calendar.ts';
import type { CelFunction } from './cel-function.ts';
import { type Kind, scalar } from './types.ts';
import { is, type Value } from './values.ts';

type Entry = readonly [string, CelFunction];

function accessor(takes: readonly Kind[], run: (value: Value) => number | bigint | undefined): CelFunction {
  return {
    style: 'method',
    takes: [takes],
    gives: () => scalar('integer'),
    run: ([value]) => {
      const found = value === undefined ? undefined : run(value);
      return found === undefined ? undefined : BigInt(found);
    },
  };
}

function ofDay(run: (day: number) => number): CelFunction {
  return accessor(['date', 'timestamp'], (value) => {
    if (is(value, 'date')) return run(value.day);
    return is(value, 'timestamp') ? run(dayOfTimestamp(value)) : undefined;
  });
}

/** A part of the clock: of a moment within `within`, of a duration in all (milliseconds excepted, as in CEL). */
function ofClock(unit: bigint, within: bigint, wholeDuration = true): CelFunction {
  return accessor(['time', 'timestamp', 'duration'], (value) => {
    if (is(value, 'duration')) {
      const units = value.nanoseconds / unit;
      return wholeDuration ? units : units % within;
    }
    if (is(value, 'time')) return (value.nanoseconds / unit) % within;
    return is(value, 'timestamp') ? (timeOfDay(value) / unit) % within : undefined;
  });
}

const second = 1_000_000_000n;

/** CEL's accessors of dates, moments and durations, in UTC. Months and most days count from 0, as in CEL. */
export const accessors: readonly Entry[] = [
  ['getFullYear', ofDay((day) => civilOf(day).year)],
  ['getMonth', ofDay((day) => civilOf(day).month - 1)],
  ['getDate', ofDay((day) => civilOf(day).day)],
  ['getDayOfMonth', ofDay((day) => civilOf(day).day - 1)],
  ['getDayOfWeek', ofDay((day) => (((day + 4) % 7) + 7) % 7)],
  ['getDayOfYear', ofDay((day) => day - dayOf(civilOf(day).year, 1, 1))],
  ['getHours', ofClock(3600n * second, nanosecondsPerDay)],
  ['getMinutes', ofClock(60n * second, 60n)],
  ['getSeconds', ofClock(second, 60n)],
  ['getMilliseconds', ofClock(1_000_000n, 1000n, false)],
];
