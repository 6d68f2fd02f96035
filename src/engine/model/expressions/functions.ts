import type { Place } from '../../place.ts';
import { accessors } from './accessors.ts';
import { readDuration, readTimestamp } from './calendar.ts';
import type { CelFunction } from './cel-function.ts';
import { conversions } from './conversions.ts';
import { binaryValue } from './operators.ts';
import { compilePattern, isPatternProblem } from './patterns.ts';
import { join, type Kind, kindOf, scalar, unknownType, type ValueType, withoutNull } from './types.ts';
import { compare, Failure, is, isList, type Outcome, type Value } from './values.ts';

const text: readonly Kind[] = ['text'];
const boolean = (): ValueType => scalar('boolean');

function textTest(test: (whole: string, part: string) => boolean): CelFunction {
  return {
    style: 'method',
    takes: [text, text],
    gives: boolean,
    run: ([whole, part]) =>
      typeof whole === 'string' && typeof part === 'string' ? test(whole, part) : undefined,
  };
}

function sizeOf(value: Value | undefined): bigint | undefined {
  if (typeof value === 'string') {
    let points = 0n;
    for (const _ of value) points += 1n;
    return points;
  }
  if (value === undefined) return undefined;
  if (isList(value)) return BigInt(value.length);
  if (is(value, 'record')) return BigInt(value.fields.size);
  return is(value, 'file') ? value.size : undefined;
}

function sum(values: readonly Value[], at: Place, gives: ValueType): Outcome {
  let total: Value = kindOf(gives) === 'duration' ? { is: 'duration', nanoseconds: 0n } : 0n;
  for (const value of values) {
    const next: Outcome = binaryValue('+', total, value, at);
    if (next instanceof Failure) return next;
    total = next;
  }
  return total;
}

/** The type of a list's items. */
function itemOf(type: ValueType): ValueType {
  return type.is === 'list' ? type.of : unknownType;
}

/** `min` and `max`: of the arguments, or of the one list that is given. */
function extreme(name: string, sign: 1 | -1): CelFunction {
  return {
    style: 'function',
    takes: ['any'],
    more: true,
    gives: (types) => {
      const [first = unknownType] = types;
      const only = withoutNull(first);
      if (types.length === 1) return only.is === 'list' ? only.of : only;
      const joined = types.reduce(join);
      const open = types.some((type) => kindOf(type) === 'unknown');
      return kindOf(joined) === 'unknown' && !open ? undefined : joined;
    },
    run: (values, at) => {
      const [only] = values;
      const all = values.length === 1 && only !== undefined && isList(only) ? only : values;
      let best = all[0];
      if (best === undefined) return new Failure(`“${name}” of nothing has no value.`, at);
      for (const value of all) {
        const order = compare(value, best);
        if (order === undefined) return undefined;
        if (order * sign > 0) best = value;
      }
      return best;
    },
  };
}

/** Every function of the language by name: those of CEL's standard definitions, and `sum`, `min`, `max`. */
export const functions: ReadonlyMap<string, CelFunction> = new Map<string, CelFunction>([
  [
    'size',
    {
      style: 'both',
      takes: [['text', 'list', 'record', 'file']],
      gives: () => scalar('integer'),
      run: ([value]) => sizeOf(value),
    },
  ],
  ['contains', textTest((whole, part) => whole.includes(part))],
  ['startsWith', textTest((whole, part) => whole.startsWith(part))],
  ['endsWith', textTest((whole, part) => whole.endsWith(part))],
  [
    'matches',
    {
      style: 'both',
      takes: [text, text],
      gives: boolean,
      literal: (pattern) => {
        const compiled = compilePattern(pattern);
        return isPatternProblem(compiled) ? compiled : undefined;
      },
      run: ([whole, pattern], at) => {
        if (typeof whole !== 'string' || typeof pattern !== 'string') return undefined;
        const compiled = compilePattern(pattern);
        return isPatternProblem(compiled) ? new Failure(compiled.message, at) : compiled.matches(whole);
      },
    },
  ],
  [
    'sum',
    {
      style: 'function',
      takes: [['list']],
      gives: ([list = unknownType]) => {
        const item = withoutNull(itemOf(withoutNull(list)));
        return ['number', 'duration', 'unknown'].includes(kindOf(item)) ? item : undefined;
      },
      run: ([list], at, gives) => (list !== undefined && isList(list) ? sum(list, at, gives) : undefined),
    },
  ],
  ['min', extreme('min', -1)],
  ['max', extreme('max', 1)],
  [
    'timestamp',
    {
      style: 'function',
      takes: [['text', 'timestamp']],
      gives: () => scalar('timestamp'),
      literal: (source) =>
        readTimestamp(source)
          ? undefined
          : { message: 'A timestamp is written like “2026-01-31T08:30:00Z”.' },
      run: ([value], at) => {
        if (value !== undefined && is(value, 'timestamp')) return value;
        if (typeof value !== 'string') return undefined;
        return readTimestamp(value) ?? new Failure(`“${value}” is no timestamp.`, at);
      },
    },
  ],
  [
    'duration',
    {
      style: 'function',
      takes: [['text', 'duration']],
      gives: () => scalar('duration'),
      literal: (source) =>
        readDuration(source) ? undefined : { message: 'A duration is written like “24h”, “1h30m” or “90s”.' },
      run: ([value], at) => {
        if (value !== undefined && is(value, 'duration')) return value;
        if (typeof value !== 'string') return undefined;
        return readDuration(value) ?? new Failure(`“${value}” is no duration.`, at);
      },
    },
  ],
  ...conversions,
  ...accessors,
]);
