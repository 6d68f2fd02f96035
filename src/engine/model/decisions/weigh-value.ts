import { unitOfBound } from '../derived/bounds.ts';
import type { Constraint, Quantity } from '../entities/words/field-type.ts';
import { dayOfTimestamp } from '../expressions/calendar.ts';
import { compile } from '../expressions/evaluate.ts';
import { alike } from '../expressions/moments.ts';
import { compilePattern, isPatternProblem } from '../expressions/patterns.ts';
import { schemaOf } from '../expressions/schema.ts';
import type { Schema, Scope } from '../expressions/types.ts';
import {
  compare,
  equal,
  Failure,
  is,
  isList,
  isNumeric,
  type Value,
  valueKind,
} from '../expressions/values.ts';
import type { World } from '../expressions/world.ts';
import type { Model } from '../model.ts';
import { unitOf } from '../words/units.ts';
import { hasForm } from './forms.ts';
import { Incomparable } from './range.ts';
import { amountsOfQuantity, type Extent, extentOf, onlyValue, whyNoValue, whyVaries } from './worth.ts';
import { isWritten } from './written.ts';

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
const because = (why: string): Failure => new Failure(why, { from: 0, to: 0 });
const decided = (yes: boolean, why: string): Outcome => (yes ? passes : refused(why));

/** Characters as a person counts them in a form: code points. */
const lengthOf = (text: string): bigint => BigInt([...text].length);

/** What a bound with that unit measures of a value, or why the value has nothing of it. */
function measureOf(value: Value, unit: string): Value | Failure {
  const measures = unitOf(unit)?.measures;
  if (measures === 'characters')
    return typeof value === 'string' ? lengthOf(value) : because(`it has no ${unit} to count`);
  if (isList(value)) return measures === undefined ? BigInt(value.length) : because(`it has no ${unit}`);
  if (unit === 'entries') return because('it has no entries to count');
  // A bare number may be counted in something else.
  if (isNumeric(value) && measures !== undefined)
    return because('it is not said in which unit it is counted');
  return value;
}

/** Between which values an amount lies, or why that is not known. */
function amountOf(model: Model, quantity: Quantity, unit: string): Extent | Failure {
  const { constant } = quantity;
  try {
    const extent = extentOf(amountsOfQuantity(model, quantity, unit));
    if (extent) return extent;
  } catch (error) {
    if (!(error instanceof Incomparable)) throw error;
  }
  return because((constant && whyNoValue(model, constant.name)) ?? 'how much that is cannot be told');
}

type Bound = Extract<Constraint, { readonly is: 'bound' }>;

/** Whether a measure keeps one end of a bound, whatever the amount is; undefined where that depends on it. */
function keeps(measured: Value, { least, most }: Extent, isMin: boolean, strict: boolean): Outcome {
  const [weakest, strongest] = isMin ? [least, most] : [most, least];
  const keepsOne = (amount: Value): boolean | undefined => {
    const order = compare(measured, amount);
    if (order === undefined) return undefined;
    const beyond = isMin ? order : -order;
    return strict ? beyond > 0 : beyond >= 0;
  };
  const [weakly, strongly] = [keepsOne(weakest), keepsOne(strongest)];
  if (weakly === undefined || strongly === undefined) return unknown('the two cannot be compared');
  if (!weakly) return refused(isMin ? 'too little' : 'too much');
  return strongly ? passes : unknown('how much that is varies');
}

function weighBound({ model, value }: Weighing, bound: Bound): Outcome {
  if (value === undefined || value === null) return passes;
  const unit = unitOfBound(model, bound);
  const measured = measureOf(value, unit);
  if (measured instanceof Failure) return unknown(measured.message);
  const outcomes = [bound.min, bound.max].map((quantity, at): Outcome => {
    if (quantity === undefined) return passes;
    const amount = amountOf(model, quantity, bound.unit);
    if (amount instanceof Failure) return unknown(amount.message);
    const strict = at === 0 ? bound.minExclusive : bound.maxExclusive;
    const outcome = keeps(measured, amount, at === 0, strict ?? false);
    const why = outcome.is === 'unknown' ? whyVaries(model, quantity, bound.unit) : undefined;
    return why === undefined ? outcome : unknown(why);
  });
  return outcomes.find(({ is }) => is === 'refused') ?? outcomes.find(({ is }) => is === 'unknown') ?? passes;
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
  const found = evaluated(weighing, operand.source);
  if (found instanceof Failure) return unknown(found.message);
  if (weighing.value === undefined || weighing.value === null || found === null)
    return unknown('one of the two is missing');
  const [value, other] = alike(weighing.value, found);
  // A text beside anything else may say the same in a form that is not read.
  if ((typeof value === 'string') !== (typeof other === 'string'))
    return unknown('the two cannot be compared');
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
      const found = values.map((each) => isWritten(value, each));
      if (found.includes(true)) return passes;
      const open = values[found.indexOf(undefined)];
      return open === undefined
        ? refused(`none of ${values.join(', ')}`)
        : unknown(`“${open}” is not read as a ${isNumeric(value) ? 'number' : valueKind(value)}`);
    }
    case 'format':
      if (constraint.format === 'date' && is(value, 'date')) return passes;
      return typeof value === 'string'
        ? decided(hasForm(value, constraint.format), `no ${constraint.format}`)
        : unknown('it is no text');
    case 'in-the-past':
    case 'in-the-future': {
      const order = fromNow(weighing);
      if (order === undefined)
        return unknown(
          is(value, 'date') || is(value, 'timestamp')
            ? 'it depends on the day'
            : 'it is neither a date nor a moment',
        );
      return constraint.is === 'in-the-past'
        ? decided(order < 0, 'not in the past')
        : decided(order > 0, 'not in the future');
    }
    case 'compare':
      return weighComparison(weighing, constraint);
  }
}

/**
 * Weighs a phrase of a value of a field of which nothing else is known: no other field, no moment, nobody who acts. What
 * depends on those is unknown.
 */
export function weighAlone(
  model: Model,
  { entity, name }: { readonly entity: string; readonly name: string },
  value: Value,
  constraint: Constraint,
): Outcome {
  const self = { is: 'instance' as const, entity, id: '' };
  const world: World = {
    self,
    field: (of, field) => (of.id === self.id && of.entity === entity && field === name ? value : undefined),
    instances: () => [],
    constant: (constant) => onlyValue(model, constant),
  };
  return weigh({ model, schema: schemaOf(model), scope: { subject: entity }, world, value }, constraint);
}
