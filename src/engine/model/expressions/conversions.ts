import type { CelFunction } from './cel-function.ts';
import { readDecimal, truncate } from './decimal.ts';
import { integer } from './operators.ts';
import { type Kind, scalar, type ValueType } from './types.ts';
import { Failure, is, isList, isNumeric, type Value, valueText } from './values.ts';

type Entry = readonly [string, CelFunction];

const conversion = (
  takes: readonly Kind[] | 'any',
  gives: ValueType,
  run: CelFunction['run'],
): CelFunction => ({ style: 'function', takes: [takes], gives: () => gives, run });

const wholeNumber = conversion(['number', 'text', 'timestamp'], scalar('integer'), ([value], at) => {
  if (value === undefined) return undefined;
  if (isNumeric(value)) return integer(truncate(value), at);
  if (is(value, 'timestamp')) return value.nanoseconds / 1_000_000_000n;
  if (typeof value !== 'string') return undefined;
  return /^[+-]?\d{1,30}$/.test(value)
    ? integer(BigInt(value), at)
    : new Failure(`“${value}” is no integer.`, at);
});

const hasNoText = (value: Value): boolean => value === null || isList(value) || is(value, 'record');

/** CEL's type conversions. `uint` is `int` here, and `double` is exact: the format has one kind of each. */
export const conversions: readonly Entry[] = [
  ['int', wholeNumber],
  ['uint', wholeNumber],
  [
    'double',
    conversion(['number', 'text'], scalar('decimal'), ([value], at) => {
      if (value === undefined) return undefined;
      if (isNumeric(value)) return value;
      if (typeof value !== 'string') return undefined;
      return readDecimal(value) ?? new Failure(`“${value}” is no number.`, at);
    }),
  ],
  [
    'string',
    conversion(
      ['text', 'number', 'boolean', 'date', 'time', 'timestamp', 'duration'],
      scalar('text'),
      ([value]) => (value === undefined || hasNoText(value) ? undefined : valueText(value)),
    ),
  ],
  [
    'bool',
    conversion(['boolean', 'text'], scalar('boolean'), ([value], at) => {
      if (typeof value === 'boolean') return value;
      if (typeof value !== 'string') return undefined;
      if (/^(?:1|t|true|TRUE|True)$/.test(value)) return true;
      return /^(?:0|f|false|FALSE|False)$/.test(value)
        ? false
        : new Failure(`“${value}” is neither true nor false.`, at);
    }),
  ],
  ['dyn', conversion('any', { is: 'unknown' }, ([value]) => value)],
];
