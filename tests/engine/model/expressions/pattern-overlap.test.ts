import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlapOf } from '../../../../src/engine/model/expressions/pattern-overlap.ts';
import { compilePattern } from '../../../../src/engine/model/expressions/patterns.ts';

it.each([
  ['^a+$', '^b+$', false],
  ['^a+$', '^[a-z]+$', true],
  ['a', 'b', true],
  ['a', '^b$', false],
  ['^$', 'a', false],
  ['^.{3,5}$', '^.{5,9}$', true],
  ['^.{3,4}$', '^.{5,9}$', false],
  ['^(ab)*$', '^(ba)+$', false],
  ['^a.*z$', '^[^z]*$', false],
  ['^(?i)[a-z]{3}$', '^[A-Z]{3}$', true],
  ['^\\pL+$', '^\\d+$', false],
  ['^(a|b', '^c$', true],
])('whether %s and %s match one text is %s', (one, other, expected) => {
  expect(overlapOf(one, other)).toBe(expected);
  expect(overlapOf(other, one)).toBe(expected);
});

it.each([
  ['\\bfoo\\b', 'bar', /edges of words/],
  ['$^', '^a*$', /edges of words/],
  ['^(a|b)*a(a|b){12}$', '^(a|b)*b(a|b){12}$', /too many steps/],
])('of %s and %s it is not told', (one, other, why) => {
  expect(overlapOf(one, other)).toEqual({ why: expect.stringMatching(why) });
});

/** Every text of the letters a and b up to five of them: the digits of numbers in base two, behind the first. */
const texts = Array.from({ length: 63 }, (_, at) =>
  (at + 1).toString(2).slice(1).replaceAll('0', 'a').replaceAll('1', 'b'),
);

const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]', '^', '$', '\\b'),
    fc.tuple(tie('pattern'), tie('pattern')).map((both) => both.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{1,2}'))
      .map(([part, often]) => `(${part})${often}`),
  ),
}));

it('two patterns that match one text are never said to have none', () => {
  fc.assert(
    fc.property(patterns, patterns, (one, other) => {
      const [left, right] = [compilePattern(one), compilePattern(other)];
      fc.pre('matches' in left && 'matches' in right);
      const match = (text: string): boolean =>
        'matches' in left && 'matches' in right && left.matches(text) && right.matches(text);
      fc.pre(texts.some(match));
      expect(overlapOf(one, other)).not.toBe(false);
    }),
    { numRuns: 300 },
  );
});
