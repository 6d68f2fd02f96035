import { limits } from '../../limits.ts';
import {
  amountsOf,
  boundsAmong,
  type Constrained,
  constrained,
  constrainedBy,
  unitOfBound,
} from '../../model/derived/bounds.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import type { Growth } from '../../model/expressions/growth/ambiguity.ts';
import { growthOf } from '../../model/expressions/pattern-growth.ts';
import type { Model } from '../../model/model.ts';
import { unitOf } from '../../model/words/units.ts';
import type { ModelCheck, Report } from '../check.ts';

/** How many characters the text may have that a pattern is tried on; Infinity without a bound, undefined where one is not known. */
function longestOf(model: Model, { key, constraints }: Constrained): number | undefined {
  const group = key === undefined ? [{ constraints }] : constrainedBy(model, key);
  const all = group
    .flatMap((each) => boundsAmong(each.constraints))
    .flatMap((bound) =>
      bound.max && unitOf(unitOfBound(model, bound))?.measures === 'characters' ? [bound.max] : [],
    );
  if (all.length === 0) return Number.POSITIVE_INFINITY;
  const known = all.map((each) => amountsOf(model, each)).filter((amounts) => amounts.length > 0);
  return known.length === 0 ? undefined : Math.min(...known.map((amounts) => Math.max(...amounts)));
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
    'takes far longer than the text is long: two of its parts match the same characters. Make the parts differ, or bound the length of the text.',
  anew: 'takes far longer than the text is long: it is tried anew from each character. Begin it with “^”, or bound the length of the text.',
};

const open = 'can take very long on some texts';

function reportsOf(model: Model, { of, pattern }: Placed): readonly Report[] {
  const longest = longestOf(model, of);
  const growth = growthOf(pattern.pattern, longest);
  const at = pattern.patternAt;
  if (typeof growth === 'object')
    return [{ at, message: `whether this pattern ${open}`, undecided: growth.why }];
  if (growth === 'linear' || (growth !== 'explosively' && longest === undefined)) return [];
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
  reads: ['rules', 'entities', 'constants'],
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
