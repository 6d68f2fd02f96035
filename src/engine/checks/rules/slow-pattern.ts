import { limits } from '../../limits.ts';
import { type Constrained, constrained, constrainedBy } from '../../model/derived/bounds.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import type { Growth } from '../../model/expressions/growth/ambiguity.ts';
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

const slow: Readonly<Record<Exclude<Growth, 'linear'>, string>> = {
  explosively:
    'can take minutes for thirty characters: one of its repetitions matches the same characters in more than one way. Write it so that there is only one.',
  manifold:
    'takes far longer than the text is long: two of its parts match the same characters. Bound the length of the text, or make the parts differ.',
  anew: 'takes far longer than the text is long: it is tried anew from each character. Begin it with “^”, or bound the length of the text.',
};

const open = 'can take very long on some texts';

function reportsOf(model: Model, { of, pattern }: Placed): readonly Report[] {
  const growth = growthOf(pattern.pattern);
  const at = pattern.patternAt;
  if (typeof growth === 'object')
    return [{ at, message: `whether this pattern ${open}`, undecided: growth.why }];
  if (growth === 'linear' || (growth !== 'explosively' && isBounded(model, of))) return [];
  return [{ at, message: `In most programming languages this pattern ${slow[growth]}` }];
}

/** One entry for all patterns that are not weighed. */
function notWeighed([first, ...others]: readonly Placed[]): readonly Report[] {
  if (first === undefined) return [];
  const these =
    others.length === 0 ? 'this pattern' : `this pattern, or one of the ${others.length} behind it,`;
  const undecided = `only the first ${limits.patternsWeighed} patterns of a document are weighed`;
  return [{ at: first.pattern.patternAt, message: `whether ${these} ${open}`, undecided }];
}

/** A pattern for which an engine that tries again takes far longer than the text is long. */
export const check: ModelCheck = {
  id: 'rules/slow-pattern',
  severity: 'warning',
  summary: 'A pattern can take very long on some texts.',
  everSaid: 'the pattern says so itself',
  reads: ['rules', 'entities'],
  run: (model) => {
    const placed = constrained(model).flatMap((of) =>
      of.constraints.flatMap((pattern): readonly Placed[] =>
        pattern.is === 'matches' ? [{ of, pattern }] : [],
      ),
    );
    return [
      ...placed.slice(0, limits.patternsWeighed).flatMap((each) => reportsOf(model, each)),
      ...notWeighed(placed.slice(limits.patternsWeighed)),
    ];
  },
};
