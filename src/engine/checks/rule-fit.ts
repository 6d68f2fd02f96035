import type { Constraint } from '../model/entities/words/field-type.ts';
import { type Kind, kindOf, type ValueType, withoutNull } from '../model/expressions/types.ts';
import { unitOf } from '../model/words/units.ts';

const counted: ReadonlySet<Kind> = new Set(['text', 'list', 'unknown', 'record']);
const texts: ReadonlySet<Kind> = new Set(['text', 'list', 'unknown', 'record']);
const moments: ReadonlySet<Kind> = new Set(['date', 'timestamp', 'text', 'list', 'unknown', 'record']);

/** What a phrase is about, and the kinds of values that have it. */
function demands(
  constraint: Constraint,
): { readonly what: string; readonly of: ReadonlySet<Kind> } | undefined {
  switch (constraint.is) {
    case 'bound': {
      if (unitOf(constraint.unit)?.measures === 'characters')
        return { what: 'A number of characters is a rule for a text', of: new Set(counted) };
      if (/^(?:entries|items)$/i.test(constraint.unit))
        return {
          what: 'A number of entries is a rule for a list',
          of: new Set<Kind>(['list', 'unknown', 'record']),
        };
      const sized = new Set<Kind>(['number', 'duration', 'file', 'date', 'time', 'timestamp', ...counted]);
      return { what: 'An amount is a rule for a number', of: sized };
    }
    case 'matches':
      return { what: 'A pattern is a rule for a text', of: texts };
    case 'format':
      return constraint.format === 'date'
        ? { what: 'A date is a rule for a date or a text', of: moments }
        : { what: 'A format is a rule for a text', of: texts };
    case 'in-the-past':
    case 'in-the-future':
      return { what: 'Past and future are rules for a date or a moment', of: moments };
    default:
      return undefined;
  }
}

/** What a phrase is a rule for, where that is not what a type has: "A pattern is a rule for a text". Undefined where the two fit. */
export function misfit(constraint: Constraint, type: ValueType): string | undefined {
  const wanted = demands(constraint);
  return wanted && !wanted.of.has(kindOf(withoutNull(type))) ? wanted.what : undefined;
}
