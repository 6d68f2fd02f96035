import { limits } from '../../limits.ts';
import { type Growth, growthIn } from './growth/ambiguity.ts';
import { automatonOf, Undecidable } from './growth/automaton.ts';
import { type PatternNode, patternTree } from './growth/tree.ts';
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
  if (!/[*+]|\{\d+,\d*\}/.test(pattern) || checkPattern(pattern)) return 'linear';
  const tree = patternTree(pattern);
  // Without an unbounded repetition there is nothing that grows.
  const growth = /[*+]|\{\d+,\}/.test(pattern) ? growthOfTree(tree) : 'linear';
  if (typeof growth === 'object' || growth === 'explosively') return growth;
  const endless = withoutEnds(tree);
  return endless !== tree && growthOfTree(endless) === 'explosively'
    ? { why: 'it depends on how often its parts may be repeated' }
    : growth;
}

function growthOfTree(tree: PatternNode): ToldGrowth {
  try {
    return growthIn(automatonOf(tree), limits.patternSteps);
  } catch (error) {
    if (error instanceof Undecidable) return { why: error.message };
    throw error;
  }
}

/** How often a part has to be repeated at most for its end to come too late for a text of thirty characters. */
const often = 10;

/** A pattern whose parts may be repeated without end where they may be often; the same one where none may. */
function withoutEnds(node: PatternNode): PatternNode {
  if (node.is === 'repeated') {
    const part = withoutEnds(node.part);
    const most = node.most >= often && node.most > node.least ? Number.POSITIVE_INFINITY : node.most;
    return part === node.part && most === node.most ? node : { ...node, part, most };
  }
  if (node.is !== 'sequence' && node.is !== 'alternatives') return node;
  const parts = node.parts.map(withoutEnds);
  return parts.every((part, index) => part === node.parts[index]) ? node : { ...node, parts };
}
