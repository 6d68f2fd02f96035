import { casesOf } from '../derived/bounds.ts';
import type { Constraint, Quantity } from '../entities/words/field-type.ts';
import { constantValue } from '../expressions/constants.ts';
import { readDecimal } from '../expressions/decimal.ts';
import { kindOf, type ValueType, withoutNull } from '../expressions/types.ts';
import { compare, type Value } from '../expressions/values.ts';
import type { Model } from '../model.ts';
import { unitOf } from '../words/units.ts';
import { anyValue, beyond, complement, Incomparable, intersect, oneOf, type Range } from './range.ts';

/** What a phrase of a rule says of a thing: where its value lies, or its size (characters, entries, bytes). */
export interface Limit {
  readonly of: 'value' | 'size';
  /** Nothing outside of it keeps the rule, whichever case of its constants holds. */
  readonly range: Range;
}

type Bound = Extract<Constraint, { readonly is: 'bound' }>;

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

/** Every value that an amount may have: one, or one for each case of its constant. Undefined where one is not known. */
export function quantityValues(model: Model, quantity: Quantity, unit: string): readonly Value[] | undefined {
  const measured = unitOf(unit)?.measures;
  const counted = measured === 'time' || measured === 'size' ? unit : '';
  const cases =
    quantity.value === undefined
      ? casesOf(model, quantity.constant?.name ?? '').map((each) =>
          each.value.is === 'shown' && each.value.value.is !== 'number' ? undefined : constantValue(each),
        )
      : [constantValue({ value: numberValue(quantity), unit: counted })];
  const values = cases.filter((value) => value !== undefined);
  return values.length > 0 && values.length === cases.length ? values : undefined;
}

function numberValue({ value = '', at }: Quantity): Parameters<typeof constantValue>[0]['value'] {
  return { is: 'shown', value: { is: 'number', number: value, text: value }, at };
}

function extreme(values: readonly Value[], sign: 1 | -1): Value {
  return values.reduce((best, value) => {
    const found = compare(value, best);
    if (found === undefined) throw new Incomparable();
    return found * sign > 0 ? value : best;
  });
}

/** The values on one side of an amount, at their widest: a constant with cases may be any of them. */
export function rangeBeyond(
  model: Model,
  side: 'above' | 'below',
  quantity: Quantity,
  unit: string,
  strict: boolean,
): Range | undefined {
  const values = quantityValues(model, quantity, unit);
  return values && beyond(side, extreme(values, side === 'above' ? -1 : 1), strict);
}

/** The values that a bound leaves. */
function rangeOfBound(model: Model, bound: Bound): Range | undefined {
  const { min, max, unit, minExclusive = false, maxExclusive = false } = bound;
  const above = min ? rangeBeyond(model, 'above', min, unit, minExclusive) : anyValue;
  const below = max ? rangeBeyond(model, 'below', max, unit, maxExclusive) : anyValue;
  return above && below && intersect(above, below);
}

/** A value as written, read as one of its type. */
export function valueOfText(text: string, type: ValueType): Value | undefined {
  const bare = text.trim().replace(/^`|`$/g, '');
  const kind = kindOf(withoutNull(type));
  if (kind === 'text') return bare.replace(/^(['"“])(.*)['"”]$/s, '$2');
  if (kind === 'boolean') return bare === 'true' ? true : bare === 'false' ? false : undefined;
  return kind === 'number' ? readDecimal(bare.replace(/(?<=\d)[, _](?=\d{3}(?!\d))/g, '')) : undefined;
}

function valuesOf(texts: readonly string[], type: ValueType): Range | undefined {
  const values = texts.map((text) => valueOfText(text, type));
  return values.some((value) => value === undefined) ? undefined : oneOf(values as Value[]);
}

/** What a phrase says of a thing of a type, as far as it can be put into a range; undefined for all other phrases. */
export function limitOf(model: Model, type: ValueType, constraint: Constraint): Limit | undefined {
  switch (constraint.is) {
    case 'bound': {
      const of = aspectOf(type, constraint.unit);
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
      if (constraint.how !== 'equals' && constraint.how !== 'differs') return undefined;
      const { source } = constraint.operand;
      const isLiteral = /^(?:'[^']*'|"[^"]*"|-?\d[\d.]*|true|false)$/.test(source.trim());
      const range = isLiteral ? valuesOf([source], type) : undefined;
      if (range === undefined) return undefined;
      return { of: 'value', range: constraint.how === 'equals' ? range : complement(range) };
    }
    default:
      return undefined;
  }
}
