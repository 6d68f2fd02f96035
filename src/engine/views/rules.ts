import type { Field, Rule } from '../model/domain-elements.ts';
import type { Constraint, Quantity } from '../model/field-type.ts';
import { groupedBy } from '../model/grouped.ts';
import type { Model } from '../model/model.ts';
import { find } from '../model/resolve.ts';
import { shownValue } from '../model/stated.ts';
import type { Place } from '../place.ts';
import { copyOf } from './graph.ts';
import { conditionText, type Told, tell, tellNames } from './told.ts';

/** A value next to a boundary, and whether the phrase lets it pass. */
export interface Boundary {
  readonly value: string;
  readonly passes: boolean;
}

/** A rule in words. */
export interface RuleView {
  readonly text: string;
  /** Whether it is stated in point 5, or beside the field in point 3. */
  readonly from: 'rules' | 'entities';
  readonly on: Told;
  readonly message: Told;
  readonly error: Told;
  /** Values at its boundaries with their unit, where it has any whose amount is known. */
  readonly boundaries: readonly Boundary[];
  readonly unit: string;
  readonly at: Place;
}

/** Point 5 as it is looked at: the rules by what they are about. */
export interface RulesView {
  readonly subjects: readonly { readonly name: string; readonly rules: readonly RuleView[] }[];
  readonly invariants: readonly {
    readonly subject: string;
    readonly condition: string;
    readonly at: Place;
  }[];
}

type Bound = Extract<Constraint, { readonly is: 'bound' }>;

/** The amount as a whole number; undefined for others, and for a constant with several values. */
function amountOf(model: Model, quantity: Quantity | undefined): bigint | undefined {
  if (quantity === undefined) return undefined;
  if (quantity.constant === undefined) return wholeOf(quantity.value);
  const constant = find(model, 'constant', quantity.constant);
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

/** The values on both sides of each boundary, as far as the next value is known. */
function boundariesOf(model: Model, bound: Bound, field: Field | undefined): readonly Boundary[] {
  const [min, max] = [amountOf(model, bound.min), amountOf(model, bound.max)];
  if ((bound.min && min === undefined) || (bound.max && max === undefined)) return [];
  const passes = (value: bigint): boolean =>
    (min === undefined || (bound.minExclusive ? value > min : value >= min)) &&
    (max === undefined || (bound.maxExclusive ? value < max : value <= max));
  const around = (value: bigint): bigint[] =>
    isCounted(bound, field) ? [value - 1n, value, value + 1n] : [value];
  const counts = bound.unit === 'characters' || bound.unit === 'entries';
  const values = [min, max].flatMap((value) => (value === undefined ? [] : around(value)));
  return [...new Set(values)]
    .filter((value) => !counts || value >= 0n)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((value) => ({ value: String(value), passes: passes(value) }));
}

function boundsOf(model: Model, constraints: readonly Constraint[], field: Field | undefined) {
  const bound = constraints.find((each): each is Bound => each.is === 'bound');
  return {
    boundaries: bound ? boundariesOf(model, bound, field) : [],
    unit: bound?.unit ?? '',
  };
}

const nothing: Told = { is: 'unstated', text: '' };

function viewRule(model: Model, rule: Rule): RuleView {
  const { reference } = rule.subject;
  const field = reference?.kind === 'field' ? find(model, 'field', reference) : undefined;
  return {
    text: rule.text,
    from: 'rules',
    on: tellNames(rule.on),
    message: tell(rule.message, (message) => message),
    error: tell(rule.error, ({ name }) => name),
    ...boundsOf(model, rule.constraints, field),
    at: copyOf(rule.nameAt),
  };
}

/** What bounds or shapes a value; `key`, `owner`, `immutable` and what is computed say what a field is. */
const isRule = ({ is }: Constraint): boolean => !/^(?:key|owner|immutable|computed)$/.test(is);

/** Point 5: the rules by subject, those beside the fields of point 3 included, and what it says always holds. */
export function viewOfRules(model: Model): RulesView {
  const said = model.rules.rules.map((rule) => ({
    subject: rule.subject.reference?.name ?? rule.subject.text,
    rule: viewRule(model, rule),
  }));
  const beside = model.entities.entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      field.rules.filter(isRule).map((constraint) => ({
        subject: `${entity.name}.${field.name}`,
        rule: {
          text: constraint.text,
          from: 'entities' as const,
          on: nothing,
          message: nothing,
          error: nothing,
          ...boundsOf(model, [constraint], field),
          at: copyOf(constraint.at),
        },
      })),
    ),
  );
  const groups = groupedBy([...said, ...beside], ({ subject }) => subject);
  return {
    subjects: [...groups].map(([name, rules]) => ({ name, rules: rules.map(({ rule }) => rule) })),
    invariants: model.rules.invariants.map(({ subject, condition, nameAt }) => ({
      subject: subject.name,
      condition: conditionText(condition),
      at: copyOf(nameAt),
    })),
  };
}
