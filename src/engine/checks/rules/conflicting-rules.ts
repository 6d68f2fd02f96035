import { limits } from '../../limits.ts';
import { alwaysKept } from '../../model/decisions/always-kept.ts';
import { allOf, decide, factsOf, waysOf, weigh } from '../../model/decisions/decide.ts';
import { limitOf } from '../../model/decisions/limit.ts';
import { Incomparable, intersect, isNothing, wholeOnly } from '../../model/decisions/range.ts';
import { whyUndecided } from '../../model/decisions/undecided.ts';
import { weighAlone } from '../../model/decisions/weigh-value.ts';
import { constantOutcome } from '../../model/decisions/worth.ts';
import { valueOfText } from '../../model/decisions/written.ts';
import { type Constrained, constrainedAlike, constrainedType } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import type { PlacedExpression } from '../../model/derived/expressions-of.ts';
import type { Field } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { isUnreadMoment, momentOf } from '../../model/expressions/moments.ts';
import { overlapOf } from '../../model/expressions/pattern-overlap.ts';
import { kindOf, type ValueType, withoutNull } from '../../model/expressions/types.ts';
import type { Value } from '../../model/expressions/values.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { pairwise, restOpen } from '../pairwise.ts';
import { misfit } from '../rule-fit.ts';

/** Whether two phrases leave nothing that keeps both, or why that is not known. */
type Excluded = boolean | { readonly why: string };

/** The field whose rules are held against each other. */
interface Subject {
  readonly entity: string;
  readonly name: string;
  readonly type: ValueType;
}

/** The only values that a phrase leaves; undefined where it names none, or one that is none of the type. */
function listed(model: Model, { type }: Subject, constraint: Constraint): readonly Value[] | undefined {
  if (constraint.is === 'one-of') {
    const values = constraint.values.map(({ value }) => valueOfText(value, type));
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  if (constraint.is !== 'compare' || constraint.how !== 'equals') return undefined;
  const value = constantOutcome(model, constraint.operand.source);
  const kind = kindOf(withoutNull(type));
  return value === undefined || value === null || isUnreadMoment(value, kind)
    ? undefined
    : [momentOf(value, kind)];
}

/** Phrases that say nothing of which values there may be, or are weighed as expressions. */
const apart: ReadonlySet<Constraint['is']> = new Set(['prose', 'unique', 'expression', 'required-when']);

/** Whether a phrase refuses each of some values. */
function refusesAll(model: Model, subject: Subject, values: readonly Value[], other: Constraint): Excluded {
  if (values.length === 0 || apart.has(other.is)) return false;
  const outcomes = values.map((value) => weighAlone(model, subject, value, other));
  if (outcomes.every(({ is }) => is === 'refused')) return true;
  const open = outcomes.find(({ is }) => is === 'unknown');
  return open && !outcomes.some(({ is }) => is === 'passes') ? { why: open.why } : false;
}

function excluded(model: Model, subject: Subject, one: Constraint, other: Constraint): Excluded {
  // Two bounds are what "empty-range" speaks of.
  if (one.is === 'bound' && other.is === 'bound') return false;
  const values = listed(model, subject, other);
  if (values) return refusesAll(model, subject, values, one);
  const before = listed(model, subject, one);
  if (before) return refusesAll(model, subject, before, other);
  const { type } = subject;
  const [a, b] = [limitOf(model, type, one), limitOf(model, type, other)];
  if (a === undefined || b === undefined || a.of !== b.of) return false;
  const range = intersect(a.range, b.range);
  const only = withoutNull(type);
  return isNothing(only.is === 'scalar' && only.name === 'integer' ? wholeOnly(range) : range);
}

/** What cannot be compared is not decided. */
function decided(ask: () => Excluded): Excluded {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Incomparable) return { why: 'the two cannot be compared' };
    throw error;
  }
}

/** The values that the type of a field lists by itself, not by one of its rules. */
function valuesOfType({ type }: Subject, constraints: readonly Constraint[], field: Field): readonly Value[] {
  const only = withoutNull(type);
  const isNarrowed = field.rules.some((each) => each.is === 'one-of' && constraints.includes(each));
  return only.is === 'one-of' && !isNarrowed ? only.values : [];
}

/** The phrases that the type of what they constrain has a place for: of the others "wrong-type" tells. */
const fitting = (group: readonly Constrained[], type: ValueType | undefined): readonly Constraint[] =>
  group.flatMap((each) => each.constraints).filter((each) => !type || misfit(each, type) === undefined);

const between = perElement((model: Model, group: readonly Constrained[]): readonly Report[] => {
  const exact = group.filter(({ of }) => of.how === 'exact' && !of.doubtful);
  const field = exact.find((each) => each.field)?.field;
  const entity = field && indexOf(model).entityOf(field);
  const type = constrainedType(model, exact);
  if (!field || !entity || !type) return [];
  const subject = { entity: entity.name, name: field.name, type };
  const all = fitting(exact, type).filter(({ is }) => !apart.has(is));
  const ofType = valuesOfType(subject, all, field);
  // Two bounds are what "empty-range" speaks of.
  if (ofType.length === 0 && all.every(({ is }) => is === 'bound')) return [];
  const { held, rest } = pairwise(all);
  const found = held.flatMap((other, at): readonly Report[] => {
    const told = held
      .slice(0, at)
      .map((one) => ({ one, is: decided(() => excluded(model, subject, one, other)) }));
    const found = told.find(({ is }) => is === true)?.one;
    if (found) {
      return [
        {
          at: other.at,
          message: `“${other.text}” and “${found.text}” cannot both hold: nothing keeps the two. Correct one of them.`,
          related: [{ message: `“${found.text}”`, at: found.at }],
        },
      ];
    }
    const isOutside = decided(() => refusesAll(model, subject, ofType, other));
    if (isOutside === true)
      return [{ at: other.at, message: `None of the values of “${field.name}” keeps “${other.text}”.` }];
    for (const { one, is } of told) {
      if (typeof is !== 'object') continue;
      const message = `whether “${other.text}” and “${one.text}” can both hold`;
      return [{ at: other.at, message, undecided: is.why }];
    }
    if (isOutside === false) return [];
    const message = `whether any value of “${field.name}” keeps “${other.text}”`;
    return [{ at: other.at, message, undecided: isOutside.why }];
  });
  return [...found, ...restOpen(rest)];
});

type Matches = Extract<Constraint, { readonly is: 'matches' }>;

/** Two patterns of one thing. */
type Patterns = readonly [Matches, Matches];

function patternsOf(model: Model, group: readonly Constrained[]): readonly Patterns[] {
  const exact = group.filter(({ of }) => of.how === 'exact' && !of.doubtful);
  const all = fitting(exact, constrainedType(model, exact)).filter((each) => each.is === 'matches');
  const { held } = pairwise(all);
  return held.flatMap((other, at) => held.slice(0, at).map((one): Patterns => [one, other]));
}

function betweenPatterns([one, other]: Patterns): readonly Report[] {
  const overlap = overlapOf(one.pattern, other.pattern);
  const at = other.patternAt;
  if (overlap === true) return [];
  if (overlap === false)
    return [
      {
        at,
        message: `No text matches this and “${one.text}”. Correct one of them.`,
        related: [{ message: `“${one.text}”`, at: one.patternAt }],
      },
    ];
  return [{ at, message: `whether any text matches this and “${one.text}”`, undecided: overlap.why }];
}

/** One entry for all pairs of patterns that are not weighed. */
function pairsOpen([first]: readonly Patterns[]): readonly Report[] {
  if (first === undefined) return [];
  const [one, other] = first;
  const undecided = `only the first ${limits.patternsWeighed} pairs of patterns of a document are weighed`;
  return [{ at: other.patternAt, message: `whether any text matches this and “${one.text}”`, undecided }];
}

const betweenExpressions = perElement(
  (model: Model, placed: readonly PlacedExpression[]): readonly Report[] => {
    const subject = placed[0]?.scope.subject;
    if (subject === undefined) return [];
    const facts = factsOf(model, subject);
    const { held, rest } = pairwise(placed);
    const known = held.map((each) => {
      const meant = { source: each.expression.source, scope: each.scope };
      return { each, ways: waysOf(model, meant), why: whyUndecided(model, meant, facts) };
    });
    const found = known.flatMap(({ each, ways, why }, at): readonly Report[] => {
      const place = each.expression.at;
      if (decide(ways, facts) === 'impossible')
        return [{ at: place, message: `No “${subject}” can keep this. Correct the condition.` }];
      const others = known
        .slice(0, at)
        .filter((before) => before.ways !== undefined && decide(before.ways, facts) !== 'impossible')
        .map((before) => ({ before, both: weigh(allOf([before.ways, ways], limits.ways), facts) }));
      const other = others.find(({ both }) => both.verdict === 'impossible')?.before;
      if (other)
        return [
          {
            at: place,
            message: `No “${subject}” can keep this and “${other.each.expression.source}”. Correct one of the two.`,
            related: [{ message: 'what it excludes', at: other.each.expression.at }],
          },
        ];
      if (why !== undefined)
        return [{ at: place, message: `whether any “${subject}” can keep this`, undecided: why }];
      // What does not parse is told elsewhere.
      if (ways === undefined) return [];
      // One that is not decided by itself is told of where it stands.
      const open = others.find(({ before, both }) => before.why === undefined && both.verdict === 'unknown');
      if (open?.both.why === undefined) return [];
      const message = `whether any “${subject}” can keep this and “${open.before.each.expression.source}”`;
      return [{ at: place, message, undecided: open.both.why }];
    });
    return [...found, ...restOpen(rest.map(({ expression: { source: text, at } }) => ({ text, at })))];
  },
);

/** Two rules that nothing can keep at once. */
export const check: ModelCheck = {
  id: 'rules/conflicting-rules',
  severity: 'error',
  summary: 'Two rules cannot both be kept.',
  reads: ['rules', 'entities', 'constants', 'states', 'screens', 'roles', 'calls'],
  run: (model) => {
    const groups = constrainedAlike(model);
    const patterns = groups.flatMap((group) => patternsOf(model, group));
    return [
      ...flat(between.each(model, groups)),
      ...patterns.slice(0, limits.patternsWeighed).flatMap(betweenPatterns),
      ...pairsOpen(patterns.slice(limits.patternsWeighed)),
      ...flat(betweenExpressions.each(model, alwaysKept.every(model))),
    ];
  },
};
