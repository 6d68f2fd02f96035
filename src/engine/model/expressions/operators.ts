import { limits } from '../../limits.ts';
import type { Place } from '../../place.ts';
import {
  type CalendarDate,
  type Duration,
  makeDate,
  makeDuration,
  makeTimestamp,
  nanosecondsPerDay,
} from './calendar.ts';
import { add, type Decimal, divide, multiply, type Numeric, subtract } from './decimal.ts';
import { alike } from './moments.ts';
import type { BinaryOperator } from './syntax.ts';
import { join, kindOf, scalar, unknownType, type ValueType, withoutNull } from './types.ts';
import {
  compare,
  equal,
  Failure,
  is,
  isList,
  isNumeric,
  type Outcome,
  type Value,
  valueKind,
} from './values.ts';

const largest = 2n ** 63n - 1n;

/** An integer within CEL's 64 bits, or the failure that it is too large. */
export function integer(value: bigint, at: Place): bigint | Failure {
  return value <= largest && value >= -largest - 1n ? value : new Failure('The number is too large.', at);
}

/** Whether values of the two types may be the same. Null may be compared with everything. */
export function comparable(left: ValueType, right: ValueType): boolean {
  const [a, b] = [withoutNull(left), withoutNull(right)];
  const [kind, other] = [kindOf(a), kindOf(b)];
  if ([kind, other].some((each) => each === 'unknown' || each === 'null')) return true;
  if (kind !== other) return false;
  if (a.is === 'entity' && b.is === 'entity') return a.name === b.name;
  if (a.is === 'list' && b.is === 'list') return comparable(a.of, b.of);
  if (a.is === 'one-of' && b.is === 'one-of') return a.values.some((value) => b.values.includes(value));
  return true;
}

const ordered: ReadonlySet<string> = new Set([
  'number',
  'text',
  'boolean',
  'date',
  'time',
  'timestamp',
  'duration',
]);

function numberType(operator: BinaryOperator, left: ValueType, right: ValueType): ValueType | undefined {
  const [a, b] = [left, right].map((type) => (type.is === 'scalar' ? type.name : 'number'));
  if (a === 'integer' && b === 'integer') return scalar('integer');
  if (operator === '%') return undefined;
  if (operator === '/' && b === 'money') return scalar('decimal');
  return join(left, right);
}

/** Sums and differences with dates and moments: left, operator, right, result. */
const calendar: Readonly<Record<string, 'date' | 'timestamp' | 'duration'>> = {
  'timestamp + duration': 'timestamp',
  'duration + timestamp': 'timestamp',
  'timestamp - duration': 'timestamp',
  'timestamp - timestamp': 'duration',
  'duration + duration': 'duration',
  'duration - duration': 'duration',
  'date + duration': 'date',
  'duration + date': 'date',
  'date - duration': 'date',
  'date - date': 'duration',
};

/** The type that a binary operator gives, or undefined where it does not apply to operands of these types. */
export function binaryType(
  operator: BinaryOperator,
  left: ValueType,
  right: ValueType,
): ValueType | undefined {
  const [a, b] = [withoutNull(left), withoutNull(right)];
  const [kind, other] = [kindOf(a), kindOf(b)];
  if (operator === '==' || operator === '!=') return comparable(a, b) ? scalar('boolean') : undefined;
  if (operator === 'in') {
    if (b.is === 'list') return comparable(a, b.of) ? scalar('boolean') : undefined;
    return other === 'record' || other === 'unknown' ? scalar('boolean') : undefined;
  }
  const open = kind === 'unknown' || other === 'unknown';
  if (operator.startsWith('<') || operator.startsWith('>')) {
    const fits = open
      ? [kind, other].every((each) => each === 'unknown' || ordered.has(each))
      : kind === other;
    return fits && (open || ordered.has(kind)) ? scalar('boolean') : undefined;
  }
  if (open) return unknownType;
  if (kind === 'number' && other === 'number') return numberType(operator, a, b);
  if (operator === '+' && kind === 'text' && other === 'text') return scalar('text');
  if (operator === '+' && a.is === 'list' && b.is === 'list') return { is: 'list', of: join(a.of, b.of) };
  const result = calendar[`${kind} ${operator} ${other}`];
  return result && scalar(result);
}

function integers(operator: BinaryOperator, left: bigint, right: bigint, at: Place): Outcome {
  if (operator === '+') return integer(left + right, at);
  if (operator === '-') return integer(left - right, at);
  if (operator === '*') return integer(left * right, at);
  if (right === 0n) return new Failure('This divides by zero.', at);
  return operator === '/' ? integer(left / right, at) : left % right;
}

const decimalOperators: Partial<Record<BinaryOperator, (a: Numeric, b: Numeric) => Decimal | undefined>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

function numbers(operator: BinaryOperator, left: Numeric, right: Numeric, at: Place): Outcome {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right, at);
  const apply = decimalOperators[operator];
  if (!apply) return new Failure('“%” applies to integers only.', at);
  if (operator === '/' && (right === 0n || (typeof right !== 'bigint' && right.coefficient === 0n))) {
    return new Failure('This divides by zero.', at);
  }
  return apply(left, right) ?? new Failure('The number is too large.', at);
}

function dateAnd(date: CalendarDate, duration: Duration, sign: bigint, at: Place): Outcome {
  if (duration.nanoseconds % nanosecondsPerDay !== 0n) {
    return new Failure('Only whole days can be added to a date.', at);
  }
  const found = makeDate(date.day + Number((sign * duration.nanoseconds) / nanosecondsPerDay));
  return found ?? new Failure('The date lies outside the years 1 to 9999.', at);
}

/** Undefined where the operator does not apply to values of these kinds. */
function calendarValue(left: Value, right: Value, sign: bigint, at: Place): Outcome | undefined {
  const made = (found: Value | undefined): Outcome =>
    found ?? new Failure('The result is further away than a date or duration may be.', at);
  if (is(left, 'date') && is(right, 'duration')) return dateAnd(left, right, sign, at);
  if (is(left, 'timestamp') && is(right, 'duration')) {
    return made(makeTimestamp(left.nanoseconds + sign * right.nanoseconds));
  }
  if (is(left, 'duration') && is(right, 'duration')) {
    return made(makeDuration(left.nanoseconds + sign * right.nanoseconds));
  }
  if (sign > 0n) {
    const swapped = is(left, 'duration') && (is(right, 'date') || is(right, 'timestamp'));
    return swapped ? calendarValue(right, left, sign, at) : undefined;
  }
  if (is(left, 'timestamp') && is(right, 'timestamp')) {
    return made(makeDuration(left.nanoseconds - right.nanoseconds));
  }
  if (is(left, 'date') && is(right, 'date')) {
    return made(makeDuration(BigInt(left.day - right.day) * nanosecondsPerDay));
  }
  return undefined;
}

function misfit(operator: BinaryOperator, left: Value, right: Value, at: Place): Failure {
  const what = `“${operator}” does not apply to ${valueKind(left)} and ${valueKind(right)}.`;
  return new Failure(left === null || right === null ? `There is no value to use here: ${what}` : what, at);
}

const orders: Partial<Record<BinaryOperator, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** The value that a binary operator gives, or the failure that it does not apply. */
export function binaryValue(operator: BinaryOperator, left: Value, right: Value, at: Place): Outcome {
  if (operator === '==') return equal(...alike(left, right));
  if (operator === '!=') return !equal(...alike(left, right));
  if (operator === 'in') {
    if (isList(right)) return right.some((item) => equal(...alike(left, item)));
    if (is(right, 'record')) return typeof left === 'string' && right.fields.has(left);
    return misfit(operator, left, right, at);
  }
  const order = orders[operator];
  if (order) {
    const found = compare(...alike(left, right));
    return found === undefined ? misfit(operator, left, right, at) : order(found);
  }
  if (isNumeric(left) && isNumeric(right)) return numbers(operator, left, right, at);
  if (operator === '+' || operator === '-') {
    const found = calendarValue(left, right, operator === '+' ? 1n : -1n, at);
    if (found !== undefined) return found;
  }
  if (operator === '+') {
    const texts = typeof left === 'string' && typeof right === 'string';
    if ((texts || (isList(left) && isList(right))) && left.length + right.length > limits.value) {
      return new Failure('The value is too long.', at);
    }
    if (texts) return left + right;
    if (isList(left) && isList(right)) return [...left, ...right];
  }
  return misfit(operator, left, right, at);
}
