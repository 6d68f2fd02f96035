import { limits } from '../../limits.ts';
import { type Constrained, constrained, constrainedBy } from '../../model/derived/bounds.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { growthOf } from '../../model/expressions/pattern-growth.ts';
import type { Model } from '../../model/model.ts';
import { unitOf } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';

/** Whether something bounds the length of the text that a pattern is tried on. */
function isBounded(model: Model, { key }: Constrained): boolean {
  return (key === undefined ? [] : constrainedBy(model, key)).some(({ constraints }) =>
    constraints.some(
      (each) => each.is === 'bound' && each.max !== undefined && unitOf(each.unit)?.measures === 'characters',
    ),
  );
}

/** A pattern with the thing it is a rule for. */
interface Placed {
  readonly of: Constrained;
  readonly pattern: Extract<Constraint, { readonly is: 'matches' }>;
}

function reportsOf(model: Model, { of, pattern }: Placed): readonly Report[] {
  const growth = growthOf(pattern.pattern);
  if (growth === undefined || (growth === 'manifold' && isBounded(model, of))) return [];
  const how =
    growth === 'explosively'
      ? 'this pattern can take minutes for thirty characters: a repetition stands within a repetition. Write it with one, or bound both.'
      : 'this pattern takes far longer than the text is long: two of its parts match the same characters. Bound the length of the text, or make the parts differ.';
  return [{ at: pattern.patternAt, message: `In most programming languages ${how}` }];
}

/** A pattern for which an engine that tries again takes far longer than the text is long. */
export const check: ModelCheck = {
  id: 'rules/slow-pattern',
  severity: 'warning',
  summary: 'A pattern can take very long on some texts.',
  everSaid: 'the pattern says so itself',
  reads: ['rules', 'entities'],
  run: (model) =>
    constrained(model)
      .flatMap((of) =>
        of.constraints.flatMap((pattern): readonly Placed[] =>
          pattern.is === 'matches' ? [{ of, pattern }] : [],
        ),
      )
      .slice(0, limits.patternsWeighed)
      .flatMap((placed) => reportsOf(model, placed)),
};
