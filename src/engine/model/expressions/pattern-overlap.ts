import { limits } from '../../limits.ts';
import { type Automaton, automataOf, Undecidable } from './growth/automaton.ts';
import { type Subset, Subsets } from './growth/subsets.ts';
import { patternTree } from './growth/tree.ts';
import { checkPattern } from './patterns.ts';

/** Whether there is a text in which both of two patterns match, or why that cannot be told. */
export type Overlap = boolean | { readonly why: string };

const known = new Map<string, Overlap>();
const most = 500;

/**
 * Whether there is a text in which both of two patterns match, each anywhere in it, as in CEL. A pattern that RE2 refuses
 * counts as one that may match: that is told elsewhere.
 */
export function overlapOf(one: string, other: string): Overlap {
  const key = JSON.stringify([one, other]);
  const found = known.get(key) ?? decide(one, other);
  if (known.size >= most) known.clear();
  known.set(key, found);
  return found;
}

function decide(one: string, other: string): Overlap {
  if (one === other || checkPattern(one) || checkPattern(other)) return true;
  try {
    const automata = automataOf(patternTree(one), patternTree(other));
    const overlaps = hasCommonText(automata);
    // With edges left out more texts match than do: where even those have nothing in common, none has.
    return overlaps && !automata.every(({ isExact }) => isExact)
      ? { why: 'the edges of words and lines are not looked into' }
      : overlaps;
  } catch (error) {
    if (error instanceof Undecidable) return { why: error.message };
    throw error;
  }
}

/** Where two patterns are after the same text; what has matched stays so, whatever follows. */
interface Both {
  readonly at: readonly [Subset, Subset];
  readonly matched: readonly [boolean, boolean];
}

/** Goes through all that two automata can be in after the same text. */
function hasCommonText([one, other]: readonly [Automaton, Automaton]): boolean {
  let left: number = limits.overlapSteps;
  const spend = (): void => {
    left -= 1;
    if (left < 0) throw new Undecidable('it would take too many steps to tell');
  };
  const sides = [new Subsets(one, spend), new Subsets(other, spend)] as const;
  const begin = [sides[0].of(one.starts), sides[1].of(other.starts)] as const;
  const queue: Both[] = [{ at: begin, matched: [begin[0].accepts, begin[1].accepts] }];
  const seen = new Set<string>();
  const ends = ({ at, matched }: Both, side: 0 | 1): boolean =>
    matched[side] || sides[side].step(at[side], one.kinds).accepts;
  for (const both of queue) {
    if (ends(both, 0) && ends(both, 1)) return true;
    for (let kind = 0; kind < one.kinds; kind += 1) {
      const at = [sides[0].step(both.at[0], kind), sides[1].step(both.at[1], kind)] as const;
      const matched = [both.matched[0] || at[0].accepts, both.matched[1] || at[1].accepts] as const;
      const key = `${at[0].id} ${at[1].id} ${matched.join()}`;
      if (seen.has(key)) continue;
      spend();
      seen.add(key);
      queue.push({ at, matched });
    }
  }
  return false;
}
