import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../../src/engine/limits.ts';
import { type PatternNode, patternTree } from '../../../../src/engine/model/expressions/growth/tree.ts';
import { growthOf } from '../../../../src/engine/model/expressions/pattern-growth.ts';
import { checkPattern, compilePattern } from '../../../../src/engine/model/expressions/patterns.ts';

describe('how the time of a pattern grows', () => {
  it.each([
    // A repetition in which one text can be taken in several ways.
    ['^(a+)+$', 'explosively'],
    ['^(a|a)*$', 'explosively'],
    ['(a|a)*$', 'explosively'],
    ['^((a|b)+)+$', 'explosively'],
    ['^(ab|a|b)*c$', 'explosively'],
    ['^(a*)*$', 'explosively'],
    ['^(a?b?)*$', 'explosively'],
    ['^(a{1,3}){2,}$', 'explosively'],
    ['^([a-z]{0,200})*x$', 'explosively'],
    ['^([a-z0-9]+-?)*[a-z0-9]+$', 'explosively'],
    ['^([A-Z]+)+-[0-9]+$', 'explosively'],
    ['^(?i)(a|A)*$', 'explosively'],
    ['^(?i:(k|\\x{212a}))*$', 'explosively'],
    ['^((?i:a)|A)*$', 'explosively'],
    ['^([[:alpha:]]|[a-z])*$', 'explosively'],
    ['^(\\pL|\\p{Greek})*$', 'explosively'],
    ['^(\\Qa\\E|a)*$', 'explosively'],
    ['^(?s:(.|\\n))*x$', 'explosively'],
    // Repetitions that end, and multiply all the same.
    ['^([A-Z]{1,20}){1,20}$', 'explosively'],
    ['^(a?){30}a{30}$', 'explosively'],
    // Behind what has to stand before them.
    ['^1(a?){30}a{30}$', 'explosively'],
    ['^1(a?){30}a{30}b{1,2}$', 'explosively'],
    ['(a|a){30}b', 'explosively'],
    ['^(a|a|[^a]){0,50}$', 'explosively'],
    // Two repetitions that share a text.
    ['^.*.*=.*$', 'manifold'],
    ['^\\d+\\.?\\d*$', 'manifold'],
    ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'manifold'],
    ['^[[:alpha:]]+[a-z]+$', 'manifold'],
    ['^\\pL+\\p{Greek}+$', 'manifold'],
    ['^((.)*(.)*ab)+', 'manifold'],
    ['^.*foo.*$', 'manifold'],
    ['^([a-z]{1,63}\\.?){1,8}$', 'manifold'],
    ['^((ab){1,63}c?){1,6}$', 'manifold'],
    ['^[a-z]{1,20}[a-z]{1,20}[a-z]{1,20}[a-z]{1,20}[a-z]{1,20}[a-z]{1,20}$', 'manifold'],
    // One that is tried anew from each character.
    ['\\s+$', 'anew'],
    ['\\s*$', 'anew'],
    ['\\d+-\\d+', 'anew'],
    // Others.
    ['^a+$', 'linear'],
    ['^([A-Z]{1,3}){1,3}$', 'linear'],
    ['^([a-z]{1,63}\\.?){1,3}$', 'linear'],
    ['^[a-z]{1,300}[a-z0-9]{1,300}$', 'linear'],
    ['^\\d{1,10}\\.?\\d{0,10}$', 'linear'],
    ['^(a|a){3}b$', 'linear'],
    ['^[A-Z]{1,1000}$', 'linear'],
    ['^[a-z]{1,20}(-[a-z]{1,20}){0,20}$', 'linear'],
    ['^(a|b)*$', 'linear'],
    ['^(?:a|A)*$', 'linear'],
    ['^(a*b)*c$', 'linear'],
    ['^[A-Z]+(-[A-Z]+)*$', 'linear'],
    ['^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$', 'linear'],
    ['^(?:[a-z]{1,63}\\.)+[a-z]{2,63}$', 'linear'],
    ['^(\\pL|\\d)*$', 'linear'],
    ['^([[:alpha:]]|[[:digit:]])*$', 'linear'],
    ['^[]a]+$', 'linear'],
    ['^\\Qa+b\\E+$', 'linear'],
    ['^(?s).*foo.*$', 'linear'],
    // Nothing can follow behind which they do not match: the first way that is tried is the last.
    ['^(a|a)*', 'linear'],
    ['^a*a*', 'linear'],
    ['^.*foo.*', 'linear'],
    ['a*b*', 'linear'],
    ['^(\\w|x)*', 'linear'],
    // Without an edge of a word they are linear, so they are with one.
    ['^\\b[a-z]+\\b$', 'linear'],
    // What RE2 refuses is told elsewhere.
    ['^(a+', 'linear'],
  ])('of %s is %s', (pattern, growth) => {
    expect(growthOf(pattern)).toBe(growth);
  });

  it.each([
    ['^((a|a)*b|.*)', /which of its parts is tried first/],
    ['^(?:\\b\\w+\\b)*$', /edges of words and lines/],
    ['^(?m:^a+$)+$', /edges of words and lines/],
    [`^[a-z]{1,${limits.patternStates}}[0-9]+$`, /more parts than are weighed/],
    [`^(?:${'a|'.repeat(400)}b)*$`, /more parts than are weighed/],
    ['^\\d{1,3}(,?\\d{3})*$', /how often its parts/],
    ['^(?:[a-z]{1,200}\\.)+$', /too many steps/],
  ])('of %s is not told', (pattern, why) => {
    expect(growthOf(pattern)).toEqual({ why: expect.stringMatching(why) });
  });
});

describe('how the time of a pattern grows within a length', () => {
  it.each([
    ['^(a+)+$', 10, 'linear'],
    ['^(a+)+$', 40, 'explosively'],
    // Behind what has to stand before them.
    ['^xyz[a-z]*[a-z0-9]*[a-z]*$', 500, 'manifold'],
    ['^https?://.*/.*/.*$', 2_000, 'manifold'],
    ['^1([a-z]{1,63}\\.?){1,8}$', 253, 'manifold'],
    // Where what ends takes longer than what does not.
    ['^((b{2,5}){1,20}c?){0,4}a*a*$', 60, 'explosively'],
    ['^.*.*=.*$', 200, 'linear'],
    ['^.*.*=.*$', 10_000, 'manifold'],
    ['^([a-z]+\\.?){1,8}$', 20, 'linear'],
    ['^([a-z]+\\.?){1,8}$', 253, 'manifold'],
    ['^([a-z]{1,63}\\.?){1,8}$', 253, 'manifold'],
    ['\\s+$', 1_000, 'linear'],
    ['\\s+$', 100_000, 'anew'],
  ])('of %s up to %d is %s', (pattern, longest, growth) => {
    expect(growthOf(pattern, longest)).toBe(growth);
  });
});

it('is not told within a length in which only all texts together have millions of ways', () => {
  expect(growthOf('^(\\w+\\s?)+$', 20)).toEqual({ why: expect.stringMatching(/texts of that length/) });
});

/** How often an engine that tries again looks at a part of a pattern, up to `most`, and whether it matches. */
function tried(
  tree: PatternNode,
  text: string,
  most: number,
): { readonly steps: number; readonly is?: boolean } {
  let steps = 0;
  const spend = (): void => {
    steps += 1;
    if (steps > most) throw new RangeError();
  };
  const match = (node: PatternNode, at: number, then: (at: number) => boolean): boolean => {
    spend();
    if (node.is === 'one') {
      const one = compilePattern(node.set);
      return at < text.length && 'matches' in one && one.matches(text.charAt(at)) && then(at + 1);
    }
    if (node.is === 'edge') return at === (node.of === 'begin' ? 0 : text.length) && then(at);
    if (node.is === 'alternatives') return node.parts.some((part) => match(part, at, then));
    if (node.is !== 'repeated') {
      const from = (part: number, place: number): boolean => {
        const next = node.parts[part];
        return next === undefined ? then(place) : match(next, place, (end) => from(part + 1, end));
      };
      return from(0, at);
    }
    const { part, least, most: often } = node;
    const again = (count: number, place: number): boolean => {
      spend();
      const goesOn = (end: number): boolean => (end !== place || count < least) && again(count + 1, end);
      return (count < often && match(part, place, goesOn)) || (count >= least && then(place));
    };
    return again(0, at);
  };
  try {
    const is = Array.from({ length: text.length + 1 }, (_, at) => at).some((at) =>
      match(tree, at, () => true),
    );
    return { steps, is };
  } catch (error) {
    if (error instanceof RangeError) return { steps };
    throw error;
  }
}

const { pattern: patterns } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]'),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `${one}${other}`),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `(${one}|${other})`),
    fc
      .tuple(tie('part'), fc.constantFrom('*', '+', '?', '{1,2}', '{2,}'))
      .map(([part, often]) => `(${part})${often}`),
  ),
  pattern: tie('part').map((part) => `^${part}$`),
}));

describe('a pattern that is tried', () => {
  it('matches as RE2 does: the tree is read rightly', () => {
    fc.assert(
      fc.property(patterns, fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }), (source, text) => {
        const pattern = compilePattern(source);
        fc.pre('matches' in pattern);
        const { is } = tried(patternTree(source), text, 20_000);
        fc.pre(is !== undefined);
        expect(is).toBe('matches' in pattern && pattern.matches(text));
      }),
    );
  });

  it('takes steps in proportion to the text where its growth is linear', () => {
    fc.assert(
      fc.property(
        patterns,
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }),
        (source, text) => {
          fc.pre(checkPattern(source) === undefined && growthOf(source) === 'linear');
          const tree = patternTree(source);
          const steps = [20, 40, 60].map((times) => tried(tree, `${text.repeat(times)}c`, 100_000).steps);
          const [few = 0, more = 0, most = 0] = steps;
          expect(most - more).toBeLessThanOrEqual((more - few) * 1.1 + 5);
        },
      ),
    );
  });
});
