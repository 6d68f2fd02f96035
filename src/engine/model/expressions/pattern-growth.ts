import { limits } from '../../limits.ts';
import { type Growth, growthIn, type Repeated, type Told } from './growth/ambiguity.ts';
import { automataOf, automatonOf, Undecidable } from './growth/automaton.ts';
import { type PatternNode, patternTree } from './growth/tree.ts';
import { waysOfAll, waysOfOne } from './growth/ways.ts';
import { checkPattern } from './patterns.ts';

/** What is told of a pattern: how the time grows, or why that cannot be told. */
export type ToldGrowth = Growth | { readonly why: string };

const known = new Map<string, ToldGrowth>();
const most = 500;

/**
 * How the time grows with the length of the text in an engine that tries again (those of JavaScript, Java, Python, .NET), where
 * the pattern may match anywhere; of texts of up to `longest` characters, where they are bounded. In RE2 itself it is always
 * linear. What takes a moment at most counts as linear, and so does what RE2 refuses: that is told elsewhere.
 */
export function growthOf(pattern: string, longest = Number.POSITIVE_INFINITY): ToldGrowth {
  const key = `${longest} ${pattern}`;
  const found = known.get(key) ?? decided(pattern, longest);
  if (known.size >= most) known.clear();
  known.set(key, found);
  return found;
}

function decided(pattern: string, longest: number): ToldGrowth {
  if (!/[*+?}]/.test(pattern) || checkPattern(pattern)) return 'linear';
  try {
    return decide(patternTree(pattern), longest);
  } catch (error) {
    if (error instanceof Undecidable) return { why: error.message };
    throw error;
  }
}

/** Characters for which a pattern that multiplies takes minutes, and none that does not. */
const few = 30;
/** Where a text is not bounded, and a pattern is: no more are looked at. */
const many = 1_000;

function decide(tree: PatternNode, longest: number): ToldGrowth {
  const endless = withoutEnds(tree);
  const isOwn = endless === tree;
  const own = isOwn || isEndless(tree) ? growthIn(automatonOf(tree), limits.patternSteps) : undefined;
  const within = own && own.growth !== 'linear' ? shortened(tree, own, longest) : 'linear';
  if (within !== 'linear') return within;
  const counted = countedIn(tree, endless);
  const characters = Math.min(longest, many);
  if (counted.atMost(characters) < limits.patternWays) return 'linear';
  const isSlow = (text: Repeated, within: number): boolean =>
    counted.atLeast(text, Math.min(within, characters)) >= limits.patternWays;
  const { text } = isOwn && own ? own : growthIn(automatonOf(endless), limits.patternSteps);
  const texts = [...(text ? [text] : []), ...textsOfOne(counted.kinds, text?.lead)];
  if (texts.some((each) => isSlow(each, few))) return 'explosively';
  // What has few ways without its ends has no more with them.
  if (text === undefined || isOwn) return 'linear';
  return isSlow(text, many) ? 'manifold' : { why: 'it depends on how often its parts may be repeated' };
}

/** Texts of one character again and again, behind a lead. */
const textsOfOne = (kinds: number, lead: readonly number[] = []): readonly Repeated[] =>
  Array.from({ length: kinds }, (_, kind) => ({ lead, text: [kind] }));

/** The growth of a pattern for texts of a length: none to speak of where they are short enough. */
function shortened(tree: PatternNode, { growth, text }: Told, longest: number): ToldGrowth {
  if (longest === Number.POSITIVE_INFINITY) return growth;
  const counted = countedIn(tree, tree);
  const mayBeSlow = counted.atMost(longest) >= limits.patternWays;
  if (text === undefined || !mayBeSlow) return 'linear';
  if (counted.atLeast(text, longest) >= limits.patternWays) return growth;
  return growth === 'explosively'
    ? { why: 'it depends on which texts of that length it is tried on' }
    : 'linear';
}

/** Counts the ways through a pattern; its kinds of characters are those of another with the same sets. */
function countedIn(tree: PatternNode, other: PatternNode) {
  const [, automaton] = automataOf(other, tree, limits.patternPlaces);
  const { patternWays: ways, patternSteps } = limits;
  return {
    kinds: automaton.kinds,
    atMost: (characters: number): number => waysOfAll(automaton, { characters, ways }),
    atLeast: (text: Repeated, characters: number): number => {
      let left: number = patternSteps;
      return waysOfOne(automaton, text, { characters, ways }, () => {
        left -= 1;
        if (left < 0) throw new Undecidable('it would take too many steps to tell');
      });
    },
  };
}

function isEndless(node: PatternNode): boolean {
  if (node.is === 'repeated') return node.most === Number.POSITIVE_INFINITY || isEndless(node.part);
  return (node.is === 'sequence' || node.is === 'alternatives') && node.parts.some(isEndless);
}

/** A pattern whose repetitions do not end, where there is more than one; the same pattern where none ends. */
function withoutEnds(node: PatternNode): PatternNode {
  if (node.is === 'repeated') {
    const part = withoutEnds(node.part);
    const most = node.most > 1 ? Number.POSITIVE_INFINITY : node.most;
    return part === node.part && most === node.most ? node : { ...node, part, most };
  }
  if (node.is !== 'sequence' && node.is !== 'alternatives') return node;
  const parts = node.parts.map(withoutEnds);
  return parts.every((part, index) => part === node.parts[index]) ? node : { ...node, parts };
}
