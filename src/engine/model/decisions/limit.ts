import { type Bound, unitOfBound } from '../derived/bounds.ts';
import type { Constraint, Quantity } from '../entities/words/field-type.ts';
import { isUnreadMoment, momentOf } from '../expressions/moments.ts';
import { kindOf, type ValueType, withoutNull } from '../expressions/types.ts';
import type { Value } from '../expressions/values.ts';
import type { Model } from '../model.ts';
import { unitOf } from '../words/units.ts';
import { anyValue, beyond, complement, intersect, oneOf, type Range } from './range.ts';
import { amountsOfQuantity, constantOutcome, extentOf } from './worth.ts';
import { valueOfText } from './written.ts';

/**
 * What a phrase of a rule says of a thing: where its value lies, its size (characters, entries, bytes), or the moment that it is
 * (0 is now).
 */
export interface Limit {
  readonly of: 'value' | 'size' | 'moment';
  /** Nothing outside of it keeps the rule, whichever case of its constants holds. */
  readonly range: Range;
}

/** Whether a bound speaks of the value or of the size of a thing of that type; undefined where it cannot be told. */
function aspectOf(type: ValueType, unit: string): Limit['of'] | undefined {
  const only = withoutNull(type);
  const measures = unitOf(unit)?.measures;
  const kind = kindOf(only);
  if (kind === 'text') return measures === 'characters' ? 'size' : undefined;
  if (kind === 'list') return measures === undefined ? 'size' : undefined;
  if (kind === 'file') return measures === 'size' || unit === '' ? 'size' : undefined;
  if (kind === 'duration') return measures === 'time' || unit === '' ? 'value' : undefined;
  return kind === 'number' && measures === undefined ? 'value' : undefined;
}

/** The values on one side of an amount, as many as it may leave: a constant with cases may be any of them. */
function rangeBeyond(
  model: Model,
  side: 'above' | 'below',
  quantity: Quantity,
  unit: string,
  strict: boolean,
): Range | undefined {
  const extent = extentOf(amountsOfQuantity(model, quantity, unit));
  return extent && beyond(side, side === 'above' ? extent.least : extent.most, strict);
}

/** The values that a bound leaves. */
function rangeOfBound(model: Model, bound: Bound): Range | undefined {
  const { min, max, unit, minExclusive = false, maxExclusive = false } = bound;
  const above = min ? rangeBeyond(model, 'above', min, unit, minExclusive) : anyValue;
  const below = max ? rangeBeyond(model, 'below', max, unit, maxExclusive) : anyValue;
  return above && below && intersect(above, below);
}

function compared(how: Extract<Constraint, { readonly is: 'compare' }>['how'], value: Value): Range {
  if (how === 'before' || how === 'after') return beyond(how === 'before' ? 'below' : 'above', value, true);
  return how === 'equals' ? oneOf([value]) : complement(oneOf([value]));
}

function valuesOf(texts: readonly string[], type: ValueType): Range | undefined {
  const values = texts.map((text) => valueOfText(text, type));
  return values.some((value) => value === undefined) ? undefined : oneOf(values as Value[]);
}

/** What a phrase says of a thing of a type, as far as it can be put into a range; undefined for all other phrases. */
export function limitOf(model: Model, type: ValueType, constraint: Constraint): Limit | undefined {
  switch (constraint.is) {
    case 'bound': {
      const of = aspectOf(type, unitOfBound(model, constraint));
      const range = of && rangeOfBound(model, constraint);
      return of && range ? { of, range } : undefined;
    }
    case 'required': {
      const kind = kindOf(withoutNull(type));
      return kind === 'text' || kind === 'list'
        ? { of: 'size', range: beyond('above', 1n, false) }
        : { of: 'value', range: anyValue };
    }
    case 'one-of': {
      const range = valuesOf(
        constraint.values.map(({ value }) => value),
        type,
      );
      return range && { of: 'value', range };
    }
    case 'compare': {
      const value = constantOutcome(model, constraint.operand.source);
      const kind = kindOf(withoutNull(type));
      return value === undefined || value === null || isUnreadMoment(value, kind)
        ? undefined
        : { of: 'value', range: compared(constraint.how, momentOf(value, kind)) };
    }
    case 'in-the-past':
      return { of: 'moment', range: beyond('below', 0n, true) };
    case 'in-the-future':
      return { of: 'moment', range: beyond('above', 0n, true) };
    default:
      return undefined;
  }
}
