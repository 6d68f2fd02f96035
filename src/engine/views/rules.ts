import { type Bound, boundsAmong } from '../model/derived/bounds.ts';
import { find } from '../model/derived/resolve.ts';
import type { Field } from '../model/domain-elements.ts';
import type { Quantity } from '../model/entities/words/field-type.ts';
import { schemaOf } from '../model/expressions/schema.ts';
import { typeWords, unknownType, type ValueType } from '../model/expressions/types.ts';
import type { Model } from '../model/model.ts';
import { shownValue } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { copyOf } from './graph.ts';
import { sectionTitles } from './section-titles.ts';
import { conditionText, type Told, tell, tellNames } from './told.ts';
import { askedAs } from './trial/read-value.ts';
import { fieldsWeighed, type RuledSubject, type RuleEntry, ruledSubjects } from './trial/subjects.ts';
import { typeByRules } from './trial/undeclared.ts';

/** A value next to a boundary, and whether the phrase lets it pass. */
export interface Boundary {
  readonly value: string;
  readonly passes: boolean;
}

/** A rule in words. */
export interface RuleView {
  readonly text: string;
  /** Whether the rule itself is shown. */
  readonly stated: Told['is'];
  /** Whether it is stated in point 5, or beside the field in point 3. */
  readonly from: 'rules' | 'entities';
  /** The title of the part of point 5 that it stands in; empty without one, and where `on` or its subject says the same. */
  readonly section: string;
  readonly on: Told;
  readonly message: Told;
  readonly error: Told;
  /** Values at its boundaries with their unit, where it has any whose amount is known. */
  readonly boundaries: readonly Boundary[];
  readonly unit: string;
  readonly at: Place;
}

/** A field whose value is asked for in order to try rules. */
export interface TrialInput {
  readonly name: string;
  /** Its type in words; empty where it is not known. */
  readonly type: string;
  readonly kind: 'text' | 'number' | 'choice' | 'count' | 'date';
  /** What can be chosen, for a choice. */
  readonly choices: readonly string[];
}

/** What rules are about, with its rules. What is called the same in several forms is several things. */
export interface SubjectView {
  readonly name: string;
  /** The title that all its rules of point 5 stand below, such as that of a form; empty where there is none, or several. */
  readonly section: string;
  /** What `tryValues` takes; empty where there is nothing to try. */
  readonly inputs: readonly TrialInput[];
  readonly rules: readonly RuleView[];
}

/** Point 5 as it is looked at: the rules by what they are about. */
export interface RulesView {
  readonly subjects: readonly SubjectView[];
  readonly invariants: readonly {
    readonly subject: string;
    readonly condition: string;
    readonly at: Place;
  }[];
}

/** A constant as if it had another value. */
export interface Shift {
  readonly constant: string;
  readonly amount: bigint;
}

/** The amount as a whole number; undefined for others, and for a constant with several values that is not shifted. */
function amountOf(
  model: Model,
  quantity: Quantity | undefined,
  shift: Shift | undefined,
): bigint | undefined {
  if (quantity === undefined) return undefined;
  if (quantity.constant === undefined) return wholeOf(quantity.value);
  const constant = find(model, 'constant', quantity.constant);
  if (constant && constant.name === shift?.constant) return shift.amount;
  const cases = model.constants.constants.filter(({ name }) => name === constant?.name);
  const value = constant && shownValue(constant.value);
  return cases.length === 1 && value?.is === 'number' ? wholeOf(value.number) : undefined;
}

const wholeOf = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^-?\d{1,30}$/.test(text) ? BigInt(text) : undefined;

/** Whether the bound goes by whole steps: it counts something, or the field is an integer. */
function isCounted({ unit }: Bound, field: Field | undefined): boolean {
  const type = field && shownValue(field.type)?.type;
  return unit === 'characters' || unit === 'entries' || (type?.is === 'scalar' && type.name === 'integer');
}

/** What a bound lets pass, and the values at its ends; undefined where those are not known. */
function limitsOf(model: Model, bound: Bound, shift: Shift | undefined) {
  const [min, max] = [amountOf(model, bound.min, shift), amountOf(model, bound.max, shift)];
  if ((bound.min && min === undefined) || (bound.max && max === undefined)) return undefined;
  const passes = (value: bigint): boolean =>
    (min === undefined || (bound.minExclusive ? value > min : value >= min)) &&
    (max === undefined || (bound.maxExclusive ? value < max : value <= max));
  return { ends: [min, max].filter((end) => end !== undefined), passes };
}

/**
 * The values on both sides of each boundary, as far as the next value is known: of all bounds that count the same, the
 * first of them says what. A value that one of them refuses does not pass.
 */
export function boundariesOf(
  model: Model,
  [bound, ...others]: readonly Bound[],
  field: Field | undefined,
  shift?: Shift,
): readonly Boundary[] {
  if (bound === undefined) return [];
  const alike = [bound, ...others.filter(({ unit }) => unit === bound.unit)];
  const limits = alike.flatMap((each) => limitsOf(model, each, shift) ?? []);
  const around = (value: bigint): bigint[] =>
    isCounted(bound, field) ? [value - 1n, value, value + 1n] : [value];
  const counts = bound.unit === 'characters' || bound.unit === 'entries';
  // A text without a character is no value, which bounds say nothing of; an empty list is one.
  const least = bound.unit === 'characters' ? 1n : 0n;
  const values = limits.flatMap(({ ends }) => ends.flatMap(around));
  return [...new Set(values)]
    .filter((value) => !counts || value >= least)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((value) => ({ value: String(value), passes: limits.every(({ passes }) => passes(value)) }));
}

const nothing: Told = { is: 'unstated', text: '' };

function viewEntry(
  model: Model,
  { text, constraints, at, rule }: RuleEntry,
  field: Field | undefined,
  section: string,
): RuleView {
  const on = rule ? tellNames(rule.on) : nothing;
  const bounds = boundsAmong(constraints);
  return {
    text,
    stated: rule?.stated.is ?? 'shown',
    from: rule ? 'rules' : 'entities',
    section: on.text === section || rule?.subject.text === section ? '' : section,
    on,
    message: rule ? tell(rule.message, (message) => message) : nothing,
    error: rule ? tell(rule.error, ({ name }) => name) : nothing,
    boundaries: boundariesOf(model, bounds, field),
    unit: bounds[0]?.unit ?? '',
    at: copyOf(at),
  };
}

const asInput = (name: string, type: ValueType): TrialInput => ({
  name,
  type: type.is === 'unknown' ? '' : typeWords(type),
  ...askedAs(type),
});

/** What must be typed to try the rules of a subject; nothing where no rule can be weighed. */
function inputsOf(model: Model, subject: RuledSubject): readonly TrialInput[] {
  const own = typeByRules(subject);
  if (own !== undefined) return [asInput(subject.name, own)];
  const can = subject.entries.some(({ constraints }) => constraints.some(({ is }) => is !== 'prose'));
  const types = schemaOf(model).entities.get(subject.entity?.name ?? '')?.fields;
  if (!can || types === undefined) return [];
  return fieldsWeighed(model, subject).map(({ name }) => asInput(name, types.get(name) ?? unknownType));
}

/** Point 5: the rules by subject, those beside the fields of point 3 included, and what it says always holds. */
export function viewOfRules(model: Model): RulesView {
  const subjects = ruledSubjects(model);
  const places = subjects.flatMap(({ entries }) => entries.flatMap(({ rule, at }) => (rule ? [at] : [])));
  const titles = sectionTitles(model, 'rules', places);
  return {
    subjects: subjects.map((subject) => ({
      name: subject.name,
      section: subject.section,
      inputs: inputsOf(model, subject),
      rules: subject.entries.map((entry) =>
        viewEntry(model, entry, subject.field, titles.get(entry.at) ?? ''),
      ),
    })),
    invariants: model.rules.invariants.map(({ subject, condition, nameAt }) => ({
      subject: subject.name,
      condition: conditionText(condition),
      at: copyOf(nameAt),
    })),
  };
}
