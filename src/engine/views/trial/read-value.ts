import { limits } from '../../limits.ts';
import { hasForm } from '../../model/decisions/forms.ts';
import { readDate, readDuration, readTime, readTimestamp } from '../../model/expressions/calendar.ts';
import { readDecimal, truncate } from '../../model/expressions/decimal.ts';
import { kindOf, type ValueType, withoutNull } from '../../model/expressions/types.ts';
import { isNumeric, type Value } from '../../model/expressions/values.ts';

/** A typed text as a value of a type, or why it is none. */
export type Typed =
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'refused'; readonly why: string };

const value = (found: Value | undefined, why: string): Typed =>
  found === undefined ? { is: 'refused', why } : { is: 'value', value: found };

function scalarValue(text: string, type: Extract<ValueType, { readonly is: 'scalar' }>): Typed {
  const words = `no ${type.name}`;
  switch (type.name) {
    case 'integer':
      return value(/^[-+]?\d{1,30}$/.test(text) ? BigInt(text) : undefined, words);
    case 'number':
    case 'decimal':
    case 'money':
      return value(readDecimal(text), `no number`);
    case 'boolean': {
      const said = /^(?:true|yes)$/i.test(text) ? true : /^(?:false|no)$/i.test(text) ? false : undefined;
      return value(said, 'neither true nor false');
    }
    case 'date':
      return value(readDate(text), 'no date such as 2026-01-31');
    case 'time':
      return value(readTime(text), 'no time such as 08:30');
    case 'timestamp':
      return value(readTimestamp(text), 'no moment such as 2026-01-31T08:30:00Z');
    case 'duration':
      return value(readDuration(text), 'no length of time such as 1h30m');
    case 'email':
    case 'url':
    case 'uuid':
      return value(hasForm(text, type.name) ? text : undefined, words);
    case 'file':
      return value({ is: 'file', name: text, size: 0n }, words);
    case 'text':
    case 'json':
      return value(text, words);
  }
}

/** As many items as a number says; more than an expression may hold are refused. */
function countedList(text: string, of: ValueType): Typed {
  const count = readDecimal(text);
  const whole = count && isNumeric(count) ? truncate(count) : undefined;
  if (whole === undefined || whole < 0n || !/^\d+$/.test(text))
    return { is: 'refused', why: 'no number of entries' };
  if (whole > BigInt(limits.value)) return { is: 'refused', why: 'more entries than are tried here' };
  const entity = of.is === 'entity' ? of.name : '';
  return value(
    Array.from({ length: Number(whole) }, (_, at) => ({ is: 'instance' as const, entity, id: String(at) })),
    '',
  );
}

/**
 * Reads what was typed as a value of a type. Of a list the number of its entries is typed; what is of unknown type is
 * a number where it reads as one, and a text otherwise.
 */
export function readValue(text: string, of: ValueType): Typed {
  const type = withoutNull(of);
  switch (type.is) {
    case 'scalar':
      return scalarValue(text, type);
    case 'one-of':
      return value(type.values.includes(text) ? text : undefined, `none of ${type.values.join(', ')}`);
    case 'entity':
      return value({ is: 'instance', entity: type.name, id: text }, '');
    case 'list':
      return countedList(text, type.of);
    default:
      return value(readDecimal(text) ?? text, '');
  }
}

/** How a value of a type is asked for. */
export function askedAs(of: ValueType): {
  readonly kind: 'text' | 'number' | 'choice' | 'count' | 'date';
  readonly choices: readonly string[];
} {
  const type = withoutNull(of);
  if (type.is === 'one-of') return { kind: 'choice', choices: type.values };
  if (type.is === 'list') return { kind: 'count', choices: [] };
  const kind = kindOf(type);
  if (kind === 'boolean') return { kind: 'choice', choices: ['true', 'false'] };
  return { kind: kind === 'number' ? 'number' : kind === 'date' ? 'date' : 'text', choices: [] };
}
