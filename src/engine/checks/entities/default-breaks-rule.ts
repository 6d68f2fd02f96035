import { limits } from '../../limits.ts';
import { alwaysKept } from '../../model/decisions/always-kept.ts';
import { allOf, decide, factsOf, waysOf, weigh } from '../../model/decisions/decide.ts';
import { oneOf } from '../../model/decisions/range.ts';
import { whyUndecided } from '../../model/decisions/undecided.ts';
import { type Outcome, weighAlone } from '../../model/decisions/weigh-value.ts';
import { constantOutcome, whyNoValue } from '../../model/decisions/worth.ts';
import { hasNumber, valueOfText } from '../../model/decisions/written.ts';
import { type Constrained, casesOf, constrainedAlike, constrainedType } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import { checkedExpression, type PlacedExpression } from '../../model/derived/expressions-of.ts';
import type { Field } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { checkExpression } from '../../model/expressions/check.ts';
import { constantValue } from '../../model/expressions/constants.ts';
import { isUnreadMoment, momentOf } from '../../model/expressions/moments.ts';
import { checkPattern } from '../../model/expressions/patterns.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import { kindOf, typeWords, type ValueType, withoutNull } from '../../model/expressions/types.ts';
import type { Value } from '../../model/expressions/values.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import type { ModelCheck, Report } from '../check.ts';

/** What a field starts with: a value, or one for each case of a constant; why it is not known; undefined for words about it. */
type Preset =
  | { readonly values: readonly Value[]; readonly isInWords?: boolean }
  | { readonly why: string }
  | undefined;

/** No value that a rule could refuse; in quotation marks it is a text. */
const nothing = /^(?:null|empty|unset|blank)$/i;

/** Values that are not written in the field itself, each as what its type is; why one is not known to be that. */
function asType(values: readonly Value[], source: string, type: ValueType): Preset {
  const kind = kindOf(type);
  const isUnread = values.some((value) => isUnreadMoment(value, kind));
  return isUnread ? { why: notRead(source, type) } : { values: values.map((value) => momentOf(value, kind)) };
}

const notRead = (source: string, type: ValueType): string =>
  `“${source}” is not read as a value of type “${typeWords(type)}”`;

/** The values of a constant that a default names; undefined where there is none of that name. */
function presetConstant(model: Model, name: string, type: ValueType): Preset {
  const cases = casesOf(model, name);
  if (cases.length === 0) return undefined;
  const values = cases.map(constantValue).filter((value) => value !== undefined);
  if (values.length === cases.length) return asType(values, name, type);
  return { why: whyNoValue(model, name) ?? `“${name}” has no value` };
}

/** A default that is not read as a value of its type: a value in another form where it has a number, else words about it. */
function inOtherForm(source: string, type: ValueType): Preset {
  if (!hasNumber(source)) return undefined;
  if (kindOf(type) === 'unknown') return { why: 'of which type it is is not known' };
  return { why: notRead(source, type) };
}

function presetOf(model: Model, { default: stated }: Field, type: ValueType, subject: string): Preset {
  const preset = shownValue(stated);
  if (preset === undefined || (!preset.quoted && nothing.test(preset.text.trim()))) return undefined;
  const { expression, quoted } = preset;
  const source = expression?.source ?? preset.text;
  const only = withoutNull(type);
  const isText = kindOf(only) === 'text';
  const isValue = only.is === 'one-of' && only.values.includes(source);
  const constant = quoted || isValue ? undefined : presetConstant(model, source, only);
  if (constant) return constant;
  const value = expression && isText && !/^(['"]).*\1$/s.test(source) ? undefined : valueOfText(source, type);
  // A text that is not quoted may be words about the default. A value of a list is plain, and has blanks where others have.
  const isPlain = only.is === 'one-of' && (!/\s/.test(source) || only.values.some((each) => /\s/.test(each)));
  const isInWords = isText && !quoted && !isPlain && !/^(['"“]).*['"”]$/s.test(source.trim());
  if (value !== undefined) return isInWords && /\s/.test(source) ? undefined : { values: [value], isInWords };
  if (!expression) return inOtherForm(source, only);
  const outcome = constantOutcome(model, source);
  if (outcome !== undefined) return outcome === null ? undefined : asType([outcome], source, only);
  // What is wrong with an expression is told elsewhere.
  return checkExpression(source, { subject }, schemaOf(model)).ok
    ? { why: 'it is computed when it is set' }
    : undefined;
}

/** Phrases that a default cannot break by itself, or that are told of elsewhere: words, and expressions. */
const apart: ReadonlySet<Constraint['is']> = new Set([
  'prose',
  'unique',
  'required',
  'required-when',
  'expression',
  'optional',
  'key',
  'owner',
  'immutable',
  'computed',
]);

/** A constant that is declared nowhere, and a pattern that is none, are told elsewhere. */
function isBroken(model: Model, constraint: Constraint): boolean {
  if (constraint.is === 'matches') return checkPattern(constraint.pattern) !== undefined;
  if (constraint.is === 'compare')
    return !checkExpression(constraint.operand.source, { anySubject: true }, schemaOf(model)).ok;
  if (constraint.is !== 'bound') return false;
  return [constraint.min, constraint.max].some(
    (quantity) => quantity?.constant && casesOf(model, quantity.constant.name).length === 0,
  );
}

/** What becomes of several values: refused where each is, not known where it depends on which of them it is. */
function ofAll(outcomes: readonly Outcome[], isInWords: boolean): Outcome {
  const [first] = outcomes;
  if (isInWords && first?.is === 'refused')
    return { is: 'unknown', why: 'it may be words about the default' };
  if (first === undefined || outcomes.every(({ is }) => is === first.is))
    return first ?? { is: 'passes', why: '' };
  return outcomes.find(({ is }) => is === 'unknown') ?? { is: 'unknown', why: 'it has several values' };
}

/** An enumeration without the default among its values. */
function isOutside(type: ValueType, value: Value): boolean {
  const only = withoutNull(type);
  return (
    only.is === 'one-of' &&
    only.values.length > 0 &&
    typeof value === 'string' &&
    !only.values.includes(value)
  );
}

/** What an expression that every instance must keep says of a value of a field, whatever else that instance is. */
function weighKept(model: Model, field: Field, placed: PlacedExpression, value: Value): Outcome {
  const { expression, scope } = placed;
  const entity = scope.subject ?? '';
  const alone = weighAlone(model, { entity, name: field.name }, value, {
    is: 'expression',
    expression,
    text: expression.source,
    at: expression.at,
  });
  if (alone.is !== 'unknown') return alone;
  const facts = factsOf(model, entity);
  const meant = { source: expression.source, scope };
  const ways = waysOf(model, meant);
  // What is wrong or not decided without the default is told where the expression stands.
  if (decide(ways, facts) === 'impossible' || whyUndecided(model, meant, facts) !== undefined)
    return { is: 'passes', why: '' };
  const preset = { key: field.name, roots: [field.name], range: oneOf([value]), free: true };
  const { verdict, why } = weigh(allOf([ways, [[preset]]], limits.ways), facts);
  if (verdict === 'impossible') return { is: 'refused', why: '' };
  if (verdict === 'possible' || why === undefined) return { is: 'passes', why: '' };
  const other = checkedExpression(model, placed).references.find(
    ({ kind, name }) => (kind === 'field' || kind === 'given') && name !== field.name && name !== 'self',
  );
  return { is: 'unknown', why: other ? `it depends on “${other.name}”` : why };
}

/** A rule that a default is held against. */
interface Held {
  readonly text: string;
  readonly at: Place;
  readonly weigh: (value: Value) => Outcome;
}

/** The rules of a field, those of its own and the expressions that name it. */
function rulesOf(model: Model, entity: string, field: Field, group: readonly Constrained[]): readonly Held[] {
  const phrases = group
    .filter(({ of }) => of.how === 'exact' && !of.doubtful)
    .flatMap((each) => each.constraints)
    .filter((each) => !apart.has(each.is) && !isBroken(model, each));
  const expressions = alwaysKept(model, entity).filter((placed) =>
    checkedExpression(model, placed).references.some(
      ({ kind, name, of = entity }) => kind === 'field' && name === field.name && of === entity,
    ),
  );
  return [
    ...phrases.map((each) => ({
      text: each.text,
      at: each.at,
      weigh: (value: Value) => weighAlone(model, { entity, name: field.name }, value, each),
    })),
    ...expressions.map((placed) => ({
      text: `\`${placed.expression.source}\``,
      at: placed.expression.at,
      weigh: (value: Value) => weighKept(model, field, placed, value),
    })),
  ];
}

const reportsOf = perElement((model: Model, group: readonly Constrained[]): readonly Report[] => {
  const field = group.find((each) => each.rule === undefined)?.field;
  const entity = field && indexOf(model).entityOf(field);
  const type = constrainedType(model, group);
  if (!field || !entity || !type || field.doubtful || field.how !== 'exact' || field.default.is !== 'shown')
    return [];
  const preset = presetOf(model, field, type, entity.name);
  if (preset === undefined) return [];
  const { at } = field.default;
  const held = rulesOf(model, entity.name, field, group);
  const open = ({ text }: Held, undecided: string): Report => {
    return { at, message: `whether the default keeps “${text}”`, undecided };
  };
  if ('why' in preset) return held.slice(0, 1).map((each) => open(each, preset.why));
  if (preset.values.length > 0 && preset.values.every((value) => isOutside(type, value))) {
    const message = `The default of “${field.name}” is none of its values: it is ${typeWords(withoutNull(type))}.`;
    return [{ at, message }];
  }
  const told = held.map((each) => ({
    each,
    outcome: ofAll(
      preset.values.map((value) => each.weigh(value)),
      preset.isInWords === true,
    ),
  }));
  const broken = told.find(({ outcome }) => outcome.is === 'refused')?.each;
  if (!broken)
    return told
      .flatMap(({ each, outcome }) => (outcome.is === 'unknown' ? [open(each, outcome.why)] : []))
      .slice(0, 1);
  return [
    {
      at,
      message: `The default of “${field.name}” breaks its own rule “${broken.text}”. Correct one of the two.`,
      related: [{ message: `“${broken.text}”`, at: broken.at }],
    },
  ];
});

/** A default that the rules of its own field refuse. */
export const check: ModelCheck = {
  id: 'entities/default-breaks-rule',
  severity: 'error',
  summary: 'The default of a field breaks the rules of that field.',
  reads: ['entities', 'rules', 'constants', 'states', 'screens', 'roles', 'calls'],
  run: (model) => flat(reportsOf.each(model, constrainedAlike(model))),
};
