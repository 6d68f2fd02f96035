import { casesOf } from '../../model/derived/bounds.ts';
import type { Constraint, Quantity } from '../../model/entities/words/field-type.ts';
import { dayOfTimestamp } from '../../model/expressions/calendar.ts';
import { constantValue } from '../../model/expressions/constants.ts';
import { compile } from '../../model/expressions/evaluate.ts';
import { compilePattern, isPatternProblem } from '../../model/expressions/patterns.ts';
import type { Schema, Scope } from '../../model/expressions/types.ts';
import { compare, equal, Failure, is, isList, type Value } from '../../model/expressions/values.ts';
import type { World } from '../../model/expressions/world.ts';
import type { Model } from '../../model/model.ts';
import { hasForm } from './read-value.ts';

/** What a phrase says of a value; `unknown` where it does not follow from the document and the value alone. */
export interface Outcome {
  readonly is: 'passes' | 'refused' | 'unknown';
  /** Why it is refused or not known, in words; empty where it passes. */
  readonly why: string;
}

/** What a phrase is weighed in. `value` is null where there is none; `undefined` where the subject is a whole entity. */
export interface Weighing {
  readonly model: Model;
  readonly schema: Schema;
  readonly scope: Scope;
  readonly world: World;
  readonly value: Value | undefined;
}

const passes: Outcome = { is: 'passes', why: '' };
const refused = (why: string): Outcome => ({ is: 'refused', why });
const unknown = (why: string): Outcome => ({ is: 'unknown', why });
const decided = (yes: boolean, why: string): Outcome => (yes ? passes : refused(why));

/** Characters as a person counts them in a form: code points. */
const lengthOf = (text: string): bigint => BigInt([...text].length);

/** What a bound with that unit measures of a value; undefined where the value has nothing of it. */
function measureOf(value: Value, unit: string): Value | undefined {
  if (unit === 'characters') return typeof value === 'string' ? lengthOf(value) : undefined;
  if (unit === 'entries') return isList(value) ? BigInt(value.length) : undefined;
  return value;
}

const because = (why: string): Failure => new Failure(why, { from: 0, to: 0 });

/** The amount of a quantity, or why it has none. */
function amountOf(model: Model, { value, constant }: Quantity, unit: string): Value | Failure {
  const isCount = unit === 'characters' || unit === 'entries';
  if (value !== undefined) {
    const number = { is: 'number' as const, number: value, text: value };
    const stated = { is: 'shown' as const, value: number, at: { from: 0, to: 0 } };
    const found = constantValue({ value: stated, unit: isCount ? '' : unit });
    return found ?? because('how much that is cannot be told');
  }
  const cases = constant ? casesOf(model, constant.name) : [];
  const [only] = cases;
  if (constant === undefined || only === undefined) return because('how much that is cannot be told');
  if (cases.length > 1) return because(`${constant.name} has several values`);
  const found = constantValue({ value: only.value, unit: isCount ? '' : only.unit });
  return found ?? because(`the value of ${constant.name} is not shown`);
}

type Bound = Extract<Constraint, { readonly is: 'bound' }>;

function weighBound({ model, value }: Weighing, bound: Bound): Outcome {
  if (value === undefined || value === null) return passes;
  const measured = measureOf(value, bound.unit);
  if (measured === undefined) return unknown(`it has no ${bound.unit} to count`);
  for (const [quantity, isMin] of [
    [bound.min, true],
    [bound.max, false],
  ] as const) {
    if (quantity === undefined) continue;
    const amount = amountOf(model, quantity, bound.unit);
    if (amount instanceof Failure) return unknown(amount.message);
    const order = compare(measured, amount);
    if (order === undefined) return unknown('the two cannot be compared');
    const strict = isMin ? bound.minExclusive : bound.maxExclusive;
    const met = isMin ? (strict ? order > 0 : order >= 0) : strict ? order < 0 : order <= 0;
    if (!met) return refused(isMin ? 'too little' : 'too much');
  }
  return passes;
}

/** What an expression gives, or why it gives nothing. */
function evaluated({ scope, schema, world }: Weighing, source: string): Value | Failure {
  const compiled = compile(source, scope, schema);
  return compiled.ok ? compiled.evaluate(world) : because(compiled.message);
}

function weighExpression(weighing: Weighing, source: string): Outcome {
  const found = evaluated(weighing, source);
  if (found === true) return passes;
  if (found === false) return refused('the condition is not met');
  return unknown(found instanceof Failure ? found.message : 'the condition gives neither true nor false');
}

/** Before (below 0) or after the moment of the trial; undefined for what is neither date nor moment. */
function fromNow({ world, value }: Weighing): number | undefined {
  if (value === undefined || value === null || world.now === undefined) return undefined;
  if (is(value, 'timestamp')) return compare(value, world.now);
  const today = world.today ?? { is: 'date' as const, day: dayOfTimestamp(world.now) };
  return is(value, 'date') ? compare(value, today) : undefined;
}

type Compare = Extract<Constraint, { readonly is: 'compare' }>;

function weighComparison(weighing: Weighing, { how, operand }: Compare): Outcome {
  const { value } = weighing;
  const other = evaluated(weighing, operand.source);
  if (other instanceof Failure) return unknown(other.message);
  if (value === undefined || value === null || other === null) return unknown('one of the two is missing');
  if (how === 'equals') return decided(equal(value, other), 'it differs');
  if (how === 'differs') return decided(!equal(value, other), 'it is the same');
  const order = compare(value, other);
  if (order === undefined) return unknown('the two cannot be compared');
  return decided(
    how === 'before' ? order < 0 : order > 0,
    how === 'before' ? 'not before it' : 'not after it',
  );
}

const isEmpty = (value: Value | undefined): boolean =>
  value === null || value === '' || (value !== undefined && isList(value) && value.length === 0);

/** Weighs one phrase of a rule. A value that is missing is refused by what asks for one, and by nothing else. */
export function weigh(weighing: Weighing, constraint: Constraint): Outcome {
  const { value } = weighing;
  switch (constraint.is) {
    case 'required':
      return decided(!isEmpty(value), 'nothing is given');
    case 'required-when': {
      if (!isEmpty(value)) return passes;
      const asked = weighExpression(weighing, constraint.expression.source);
      if (asked.is === 'unknown') return asked;
      return decided(asked.is === 'refused', 'nothing is given');
    }
    case 'expression':
      return weighExpression(weighing, constraint.expression.source);
    case 'prose':
      return unknown('said in words only');
    case 'unique':
      return unknown('depends on what is there already');
    case 'optional':
    case 'key':
    case 'owner':
    case 'immutable':
    case 'computed':
      return passes;
    default:
      break;
  }
  if (value === null || value === undefined) return passes;
  switch (constraint.is) {
    case 'bound':
      return weighBound(weighing, constraint);
    case 'matches': {
      const pattern = compilePattern(constraint.pattern);
      if (isPatternProblem(pattern)) return unknown(pattern.message);
      if (typeof value !== 'string') return unknown('it is no text');
      return decided(pattern.matches(value), 'it does not match');
    }
    case 'one-of': {
      const values = constraint.values.map((each) => each.value);
      return decided(typeof value === 'string' && values.includes(value), `none of ${values.join(', ')}`);
    }
    case 'format':
      if (constraint.format === 'date' && is(value, 'date')) return passes;
      return typeof value === 'string'
        ? decided(hasForm(value, constraint.format), `no ${constraint.format}`)
        : unknown('it is no text');
    case 'in-the-past':
    case 'in-the-future': {
      const order = fromNow(weighing);
      if (order === undefined) return unknown('it is neither a date nor a moment');
      return constraint.is === 'in-the-past'
        ? decided(order < 0, 'not in the past')
        : decided(order > 0, 'not in the future');
    }
    case 'compare':
      return weighComparison(weighing, constraint);
  }
}
