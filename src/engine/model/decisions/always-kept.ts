import { expressionsOf, type PlacedExpression } from '../derived/expressions-of.ts';
import type { Field, Rule } from '../domain-elements.ts';
import { listOf } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';

/** Whether an expression must hold of every instance, whatever is done with it. */
function holdsAlways({ part, of, isCondition, expression }: PlacedExpression): boolean {
  if (!isCondition || of.how !== 'exact' || of.doubtful) return false;
  if (part === 'invariant') return true;
  if (part !== 'rule' || ('on' in of && listOf((of as Rule).on).length > 0)) return false;
  const constraints = 'constraints' in of ? (of as Rule).constraints : (of as Field).rules;
  return !constraints.some((each) => each.is === 'required-when' && each.expression === expression);
}

/** The expressions that every instance of an entity must keep, by the name of the entity. */
export const alwaysKept = grouped(expressionsOf, (_, placed: PlacedExpression): readonly string[] =>
  placed.scope.subject !== undefined && holdsAlways(placed) ? [placed.scope.subject] : [],
);
