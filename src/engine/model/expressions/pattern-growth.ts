import { limits } from '../../limits.ts';
import { type Growth, growthIn } from './growth/ambiguity.ts';
import { automatonOf, Undecidable } from './growth/automaton.ts';
import { patternTree } from './growth/tree.ts';
import { checkPattern } from './patterns.ts';

/** What is told of a pattern: how the time grows, or why that cannot be told. */
export type ToldGrowth = Growth | { readonly why: string };

const known = new Map<string, ToldGrowth>();
const most = 500;

/**
 * How the time grows with the length of the text in an engine that tries again (those of JavaScript, Java, Python, .NET), where
 * the pattern may match anywhere. In RE2 itself it is always linear. What RE2 refuses counts as linear: it is told
 * elsewhere.
 */
export function growthOf(pattern: string): ToldGrowth {
  const found = known.get(pattern) ?? decide(pattern);
  if (known.size >= most) known.clear();
  known.set(pattern, found);
  return found;
}

function decide(pattern: string): ToldGrowth {
  // Without an unbounded repetition there is nothing that grows.
  if (!/[*+]|\{\d+,\}/.test(pattern) || checkPattern(pattern)) return 'linear';
  try {
    return growthIn(automatonOf(patternTree(pattern)), limits.patternSteps);
  } catch (error) {
    if (error instanceof Undecidable) return { why: error.message };
    throw error;
  }
}
