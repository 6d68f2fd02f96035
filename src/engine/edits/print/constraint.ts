import type { Constraint, Quantity } from '../../model/entities/words/field-type.ts';
import { code, oneLine } from './cell.ts';
import { expression } from './condition.ts';
import { names } from './name.ts';
import { oneOf } from './type.ts';

type Bound = Extract<Constraint, { is: 'bound' }>;

function quantity(value: Quantity): string {
  return value.constant ? code(value.constant.name) : (value.value ?? '');
}

function limits({ min, max, minExclusive, maxExclusive }: Bound): string {
  if (min && max && quantity(min) === quantity(max)) return `exactly ${quantity(min)}`;
  if (min && max && !minExclusive && !maxExclusive) return `from ${quantity(min)} to ${quantity(max)}`;
  const parts = [
    ...(min ? [`${minExclusive ? 'more than' : 'at least'} ${quantity(min)}`] : []),
    ...(max ? [`${maxExclusive ? 'less than' : 'at most'} ${quantity(max)}`] : []),
  ];
  return parts.join(' and ');
}

/** One phrase of a rule, as the format reads it exactly; words stay as they were written. */
export function constraint(value: Constraint): string {
  switch (value.is) {
    case 'key':
    case 'owner':
    case 'immutable':
    case 'required':
    case 'optional':
      return value.is;
    case 'required-when':
      return `required when ${expression(value.expression)}`;
    case 'unique':
      return value.per.length === 0 ? 'unique' : `unique per ${names(value.per)}`;
    case 'computed':
      return `= ${expression(value.expression)}`;
    case 'bound':
      return bound(value);
    case 'matches':
      return `matches ${code(value.pattern)}`;
    case 'one-of':
      return oneOf(value.values);
    case 'format':
      return value.format;
    case 'in-the-past':
    case 'in-the-future':
      return value.is.replaceAll('-', ' ');
    case 'compare':
      return compare(value);
    case 'expression':
      return expression(value.expression);
    case 'prose':
      return oneLine(value.text);
  }
}

function bound(value: Bound): string {
  const unit = value.unit === '' ? '' : ` ${value.unit}`;
  return value.min && value.max && (value.minExclusive || value.maxExclusive)
    ? limits(value)
        .split(' and ')
        .map((part) => part + unit)
        .join('; ')
    : limits(value) + unit;
}

function compare(value: Extract<Constraint, { is: 'compare' }>): string {
  const verb = value.how === 'differs' ? 'differs from' : value.how;
  const operand = value.operand.source;
  return `${verb} ${/^[\w.]+$/.test(operand) ? operand : expression(value.operand)}`;
}

/** Several phrases: statements are separated by semicolons. */
export function constraints(values: readonly Constraint[]): string {
  return values.map(constraint).join('; ');
}
