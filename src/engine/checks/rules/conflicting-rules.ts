import { limits } from '../../limits.ts';
import { allOf, decide, factsOf, waysOf, weigh } from '../../model/decisions/decide.ts';
import { limitOf } from '../../model/decisions/limit.ts';
import { Incomparable, intersect, isNothing, oneOf } from '../../model/decisions/range.ts';
import { whyUndecided } from '../../model/decisions/undecided.ts';
import { type Constrained, constrainedAlike } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import { expressionsOf, type PlacedExpression } from '../../model/derived/expressions-of.ts';
import type { Field, Rule } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import { type ValueType, withoutNull } from '../../model/expressions/types.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

/** Whether two phrases leave nothing that keeps both. Two bounds are what "empty-range" speaks of. */
function exclude(model: Model, type: ValueType, one: Constraint, other: Constraint): boolean {
  if (one.is === 'bound' && other.is === 'bound') return false;
  const [a, b] = [limitOf(model, type, one), limitOf(model, type, other)];
  return a !== undefined && b !== undefined && a.of === b.of && isNothing(intersect(a.range, b.range));
}

/** A list of values of which the type has none. */
function isOutside(model: Model, type: ValueType, constraint: Constraint): boolean {
  const only = withoutNull(type);
  const limit = only.is === 'one-of' ? limitOf(model, type, constraint) : undefined;
  return (
    only.is === 'one-of' &&
    limit?.of === 'value' &&
    isNothing(intersect({ ...limit.range, orNull: false }, oneOf(only.values)))
  );
}

const between = perElement((model: Model, group: readonly Constrained[]): readonly Report[] =>
  certain(() => phrasesOf(model, group)),
);

function phrasesOf(model: Model, group: readonly Constrained[]): readonly Report[] {
  const exact = group.filter(({ of }) => of.how === 'exact' && !of.doubtful);
  const field = exact.find((each) => each.field)?.field;
  const entity = field && indexOf(model).entityOf(field);
  const type =
    entity &&
    schemaOf(model)
      .entities.get(entity.name)
      ?.fields.get(field?.name ?? '');
  if (!type) return [];
  const constraints = exact.flatMap((each) => each.constraints);
  return constraints.flatMap((other, at): readonly Report[] => {
    const one = constraints.slice(0, at).find((each) => exclude(model, type, each, other));
    if (one) {
      return [
        {
          at: other.at,
          message: `“${other.text}” and “${one.text}” cannot both hold: nothing keeps the two. Correct one of them.`,
          related: [{ message: `“${one.text}”`, at: one.at }],
        },
      ];
    }
    if (!isOutside(model, type, other)) return [];
    return [{ at: other.at, message: `None of the values of “${field?.name ?? ''}” keeps “${other.text}”.` }];
  });
}

/** Whether an expression must hold of every instance, whatever is done with it. */
function holdsAlways({ part, of, isCondition, expression }: PlacedExpression): boolean {
  if (!isCondition || of.how !== 'exact' || of.doubtful) return false;
  if (part === 'invariant') return true;
  if (part !== 'rule' || ('on' in of && listOf((of as Rule).on).length > 0)) return false;
  const constraints = 'constraints' in of ? (of as Rule).constraints : (of as Field).rules;
  return !constraints.some((each) => each.is === 'required-when' && each.expression === expression);
}

/** The expressions that every instance of an entity must keep. */
const keptBy = grouped(expressionsOf, (_, placed: PlacedExpression): readonly string[] =>
  placed.scope.subject !== undefined && holdsAlways(placed) ? [placed.scope.subject] : [],
);

const betweenExpressions = perElement(
  (model: Model, placed: readonly PlacedExpression[]): readonly Report[] => {
    const subject = placed[0]?.scope.subject;
    if (subject === undefined) return [];
    const facts = factsOf(model, subject);
    const known = placed.slice(0, limits.rowsOfEvent).map((each) => {
      const meant = { source: each.expression.source, scope: each.scope };
      return { each, ways: waysOf(model, meant), why: whyUndecided(model, meant, facts) };
    });
    return known.flatMap(({ each, ways, why }, at): readonly Report[] => {
      const place = each.expression.at;
      if (decide(ways, facts) === 'impossible')
        return [{ at: place, message: `No “${subject}” can keep this. Correct the condition.` }];
      const others = known
        .slice(0, at)
        .filter((before) => decide(before.ways, facts) !== 'impossible')
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
      // One that is not decided by itself is told of where it stands.
      const open = others.find(({ before, both }) => before.why === undefined && both.verdict === 'unknown');
      if (open?.both.why === undefined) return [];
      const message = `whether any “${subject}” can keep this and “${open.before.each.expression.source}”`;
      return [{ at: place, message, undecided: open.both.why }];
    });
  },
);

/** Reports what cannot be compared as nothing. */
function certain(run: () => readonly Report[]): readonly Report[] {
  try {
    return run();
  } catch (error) {
    if (error instanceof Incomparable) return [];
    throw error;
  }
}

/** Two rules that nothing can keep at once. */
export const check: ModelCheck = {
  id: 'rules/conflicting-rules',
  severity: 'error',
  summary: 'Two rules cannot both be kept.',
  reads: ['rules', 'entities', 'constants', 'states', 'screens', 'roles', 'calls'],
  run: (model) => [
    ...flat(between.each(model, constrainedAlike(model))),
    ...flat(betweenExpressions.each(model, keptBy.every(model))),
  ],
};
