import { readDate, readTime, readTimestamp } from './calendar.ts';
import { is, type Value } from './values.ts';

/** What a text in the form of the format says: `2026-01-31`, `08:30`, `2026-01-31T08:30:00Z`. */
const readers = { date: readDate, time: readTime, timestamp: readTimestamp } as const;

const kinds = Object.keys(readers) as (keyof typeof readers)[];

/** Whether a text has the form of a date, a time of day or a moment. */
export function readsAsMoment(text: string): boolean {
  return kinds.some((kind) => readers[kind](text) !== undefined);
}

/**
 * A text as the date, time or moment that it reads as, where that is asked for; every other value as it is. Constants
 * have no column for their type: `2026-01-31` is a date beside a date, and a text beside a text.
 */
export function momentOf(value: Value, kind: string): Value {
  const found = kinds.find((each) => each === kind);
  return (found && typeof value === 'string' ? readers[found](value) : undefined) ?? value;
}

/** Whether a value is a text where a date, a time or a moment is asked for: one that does not read as that. */
export function isUnreadMoment(value: Value, kind: string): boolean {
  return typeof momentOf(value, kind) === 'string' && kinds.some((each) => each === kind);
}

/** Two values that are compared, each as what the other is. */
export function alike(left: Value, right: Value): readonly [Value, Value] {
  const kindOf = (value: Value): string => kinds.find((each) => is(value, each)) ?? '';
  return [momentOf(left, kindOf(right)), momentOf(right, kindOf(left))];
}
