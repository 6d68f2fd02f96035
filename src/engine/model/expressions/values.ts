import { limits } from '../../limits.ts';
import type { Place } from '../../place.ts';
import {
  type CalendarDate,
  type ClockTime,
  type Duration,
  dateText,
  durationText,
  type Timestamp,
  timestampText,
  timeText,
} from './calendar.ts';
import { compareNumbers, type Decimal, type Numeric, numberText } from './decimal.ts';

/** An instance of an entity. Two are the same when entity and id are; what is in their fields does not matter. */
export interface Instance {
  readonly is: 'instance';
  readonly entity: string;
  readonly id: string;
  /** Its fields are those before the change. */
  readonly old?: boolean;
}

/** A file: its content is never looked at. */
export interface FileValue {
  readonly is: 'file';
  readonly name: string;
  /** In bytes. */
  readonly size: bigint;
}

/** Named values, such as a payload. */
export interface RecordValue {
  readonly is: 'record';
  readonly fields: ReadonlyMap<string, Value>;
}

/** A value of an expression. An integer is a bigint; a JavaScript number never is one. */
export type Value =
  | null
  | boolean
  | bigint
  | string
  | Decimal
  | CalendarDate
  | ClockTime
  | Timestamp
  | Duration
  | FileValue
  | Instance
  | RecordValue
  | readonly Value[];

/** Why an expression has no value, and which part of it (offsets in its source) is to blame. */
export class Failure implements Place {
  readonly message: string;
  readonly from: number;
  readonly to: number;

  constructor(message: string, at: Place) {
    this.message = message;
    this.from = at.from;
    this.to = at.to;
  }
}

/** What an evaluation gives. */
export type Outcome = Value | Failure;

/** Whether it is an integer or a decimal. */
export function isNumeric(value: Value): value is Numeric {
  return typeof value === 'bigint' || is(value, 'decimal');
}

type Tagged = Extract<Value, { readonly is: string }>;

/** Whether the value is of that kind. */
export function is<K extends Tagged['is']>(
  value: Value,
  kind: K,
): value is Extract<Tagged, { readonly is: K }> {
  return typeof value === 'object' && value !== null && 'is' in value && value.is === kind;
}

/** Whether the value is a list. */
export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Whether two values are the same: numbers by size, instances by identity, the rest by content. */
export function equal(left: Value, right: Value): boolean {
  return same(left, right, { left: limits.evaluation });
}

/** Lists of lists of lists can be large without being long: their parts are counted. */
function same(left: Value, right: Value, parts: { left: number }): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' && typeof left === typeof right) return false;
  parts.left -= 1;
  if (parts.left < 0) throw new RangeError();
  if (isNumeric(left)) return isNumeric(right) && compareNumbers(left, right) === 0;
  if (isList(left)) {
    if (!isList(right) || left.length !== right.length) return false;
    return left.every((item, at) => same(item, right[at] as Value, parts));
  }
  if (is(left, 'instance'))
    return is(right, 'instance') && left.entity === right.entity && left.id === right.id;
  if (is(left, 'record')) {
    if (!is(right, 'record') || left.fields.size !== right.fields.size) return false;
    const other = right.fields;
    return [...left.fields].every(([name, value]) => {
      const theirs = other.get(name);
      return theirs !== undefined && same(value, theirs, parts);
    });
  }
  if (is(left, 'file')) return is(right, 'file') && left.name === right.name && left.size === right.size;
  return compare(left, right) === 0;
}

/** Texts by code point, as CEL orders them; JavaScript would compare halves of surrogate pairs. */
function compareTexts(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    const [a, b] = [left.charCodeAt(at), right.charCodeAt(at)];
    if (a === b) continue;
    const surrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
    if (surrogate(a) !== surrogate(b)) return surrogate(a) ? 1 : -1;
    return a - b;
  }
  return left.length - right.length;
}

const sign = (left: bigint, right: bigint): number => (left < right ? -1 : left > right ? 1 : 0);

/** The order of two values of one kind; undefined where they have none. */
export function compare(left: Value, right: Value): number | undefined {
  if (isNumeric(left)) return isNumeric(right) ? compareNumbers(left, right) : undefined;
  if (typeof left === 'string') return typeof right === 'string' ? compareTexts(left, right) : undefined;
  if (typeof left === 'boolean') return typeof right === 'boolean' ? Number(left) - Number(right) : undefined;
  if (is(left, 'date')) return is(right, 'date') ? left.day - right.day : undefined;
  for (const kind of ['timestamp', 'duration', 'time'] as const) {
    if (is(left, kind)) return is(right, kind) ? sign(left.nanoseconds, right.nanoseconds) : undefined;
  }
  return undefined;
}

/** A value in words, for messages and for `string(…)`. */
export function valueText(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (isNumeric(value)) return numberText(value);
  if (isList(value)) return `[${value.map(valueText).join(', ')}]`;
  switch (value.is) {
    case 'date':
      return dateText(value);
    case 'time':
      return timeText(value.nanoseconds);
    case 'timestamp':
      return timestampText(value);
    case 'duration':
      return durationText(value);
    case 'file':
      return value.name;
    case 'instance':
      return `${value.entity} ${value.id}`;
    case 'record':
      return `{${[...value.fields].map(([name, each]) => `${name}: ${valueText(each)}`).join(', ')}}`;
  }
}

/** The kind of a value, as a word. */
export function valueKind(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'bigint') return 'integer';
  if (isList(value)) return 'a list';
  return value.is === 'instance' ? value.entity : value.is === 'record' ? 'named values' : value.is;
}
