import { readDate, readDuration, readTime, readTimestamp } from '../expressions/calendar.ts';
import { constantValue } from '../expressions/constants.ts';
import { readDecimal } from '../expressions/decimal.ts';
import { type Kind, kindOf, type ValueType, withoutNull } from '../expressions/types.ts';
import { equal, is, isList, isNumeric, type Value } from '../expressions/values.ts';
import { decimalText } from '../rules/constraints.ts';
import { inDigits, numeral } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';

const length = new RegExp(`^(${numeral})\\s*(\\S.*)$`, 'i');

/** `1h30m`, as in an expression, or an amount with a unit of time: `90 minutes`. Months and years are of no one length. */
function lengthOfTime(text: string): Value | undefined {
  const [, number = '', unit = ''] = length.exec(text) ?? [];
  if (unitOf(unit)?.measures !== 'time') return readDuration(text);
  const digits = decimalText(inDigits(number));
  return constantValue({
    value: { is: 'shown', value: { is: 'number', number: digits, text: digits }, at: { from: 0, to: 0 } },
    unit,
  });
}

function ofKind(bare: string, kind: Kind): Value | undefined {
  switch (kind) {
    case 'text':
      return bare.replace(/^(['"“])(.*)['"”]$/s, '$2');
    case 'boolean':
      return bare === 'true' ? true : bare === 'false' ? false : undefined;
    case 'number':
      return readDecimal(decimalText(bare));
    case 'date':
      return readDate(bare);
    case 'time':
      return readTime(bare);
    case 'timestamp':
      return readTimestamp(bare);
    case 'duration':
      return lengthOfTime(bare);
    default:
      return undefined;
  }
}

const number = new RegExp(`\\d|^(?:${numeral})\\b`, 'i');

/** Whether a text has a number in digits, or begins with one as a word: it may be a value in a form that is not read. */
export const hasNumber = (text: string): boolean => number.test(text.trim());

/** A value as written, read as one of its type; undefined where it is none, or no value at all. */
export function valueOfText(text: string, type: ValueType): Value | undefined {
  return ofKind(text.trim().replace(/^`|`$/g, ''), kindOf(withoutNull(type)));
}

function kindOfValue(value: Value): Kind | undefined {
  if (value === null || isList(value)) return undefined;
  if (isNumeric(value)) return 'number';
  if (typeof value !== 'object') return typeof value === 'string' ? 'text' : 'boolean';
  return (['date', 'time', 'timestamp', 'duration'] as const).find((kind) => is(value, kind));
}

/** Whether a value is the one that is written there; undefined where that is not read as what the value is. */
export function isWritten(value: Value, written: string): boolean | undefined {
  if (value === written) return true;
  const kind = kindOfValue(value);
  // A text is the one that is written, character by character.
  if (kind === undefined || kind === 'text') return false;
  const read = ofKind(written.trim(), kind);
  if (read !== undefined) return equal(value, read);
  // A word is no number, but "50%", "1k" and "two" may be this one.
  return kind === 'number' && !hasNumber(written) ? false : undefined;
}
