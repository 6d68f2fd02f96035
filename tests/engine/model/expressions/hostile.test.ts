import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/engine/limits.ts';
import { checkExpression } from '../../../../src/engine/model/expressions/check.ts';
import { compile } from '../../../../src/engine/model/expressions/evaluate.ts';
import { checkPattern, compilePattern } from '../../../../src/engine/model/expressions/patterns.ts';
import type { Scope } from '../../../../src/engine/model/expressions/types.ts';
import { Failure } from '../../../../src/engine/model/expressions/values.ts';
import { schema, worldOf } from './conformance-world.ts';

const scope: Scope = { subject: 'Invoice', actor: 'Account', old: true };
const world = worldOf('Invoice', { input: {} });

/** Checks and evaluates; gives the offsets of whatever was said. */
function exercise(source: string): readonly { readonly from: number; readonly to: number }[] {
  const checked = checkExpression(source, scope, schema);
  const compiled = compile(source, scope, schema);
  expect(compiled.ok).toBe(checked.ok);
  const outcome = compiled.ok ? compiled.evaluate(world) : undefined;
  return [
    ...checked.references,
    ...(checked.ok ? [] : [checked]),
    ...(outcome instanceof Failure ? [outcome] : []),
  ];
}

const words = fc.constantFrom(
  ...[
    'status',
    'total',
    'lines',
    'dueOn',
    'self',
    'input',
    'actor',
    'today',
    'now',
    'own',
    'old',
    'CHECK_LIMIT',
    'Check',
  ],
  ...[
    'size',
    'sum',
    'min',
    'has',
    'matches',
    'duration',
    'exists',
    'map',
    'filter',
    'all',
    'timestamp',
    'string',
    'x',
  ],
  ...[
    "'sent'",
    "'24h'",
    "'('",
    '1',
    '0',
    '2.5',
    '1e3',
    '0x',
    'true',
    'null',
    'in',
    'type',
    'package',
    '_',
    "'",
    '"',
    "b'a'",
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    '.',
    ':',
    '?',
    '!',
    '-',
    '+',
    '*',
    '/',
    '%',
    '==',
    '!=',
    '<',
    '>=',
    '&&',
    '||',
    '=',
  ],
  ...[' ', '\n', '//', '\\', '`', 'ü', '😀', '\ud800'],
);

describe('whatever is written', () => {
  const holds = (source: string): void => {
    for (const { from, to } of exercise(source)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(source.length);
    }
  };

  test('any text is answered, with offsets inside it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), holds), { numRuns: 2000 });
  });

  test('any heap of words of the language is', () => {
    const heap = fc.array(words, { maxLength: 14 }).map((each) => each.join(''));
    fc.assert(fc.property(heap, holds), { numRuns: 5000 });
  });

  test('any pattern is accepted or refused', () => {
    const holdsFor = (pattern: string): void => {
      const problem = checkPattern(pattern);
      if (problem?.offset !== undefined) expect(problem.offset).toBeLessThan(Math.max(1, pattern.length));
      if (!problem)
        expect(typeof (compilePattern(pattern) as { matches: (text: string) => boolean }).matches('ab')).toBe(
          'boolean',
        );
    };
    const pieces = fc.constantFrom(
      'a',
      '(',
      ')',
      '[',
      ']',
      '*',
      '+',
      '?',
      '{2}',
      '{',
      '|',
      '\\',
      'd',
      '^',
      '$',
      '(?i)',
      '😀',
      '-',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((each) => each.join('')),
        holdsFor,
      ),
      { numRuns: 1000 },
    );
  });
});

describe('what is meant to hurt', () => {
  const many = 10_000;
  const inside = Math.floor(limits.expression / 8);
  const cases: readonly [string, string, string][] = [
    ['parentheses without end', '('.repeat(many), 'too-long'],
    ['parentheses, all closed', `${'('.repeat(many)}1${')'.repeat(many)}`, 'too-long'],
    ['parentheses within the limit', `${'('.repeat(inside)}1${')'.repeat(inside)}`, 'too-long'],
    ['parentheses within the limit, open', '('.repeat(limits.expression), 'too-long'],
    ['brackets', `${'['.repeat(inside)}${']'.repeat(inside)}`, 'too-long'],
    ['signs', `${'!'.repeat(limits.expression - 4)}true`, 'too-long'],
    ['signs apart', `${'! '.repeat(inside)}true`, 'too-long'],
    ['signs behind comments', `${'!//\n'.repeat(inside)}true`, 'too-long'],
    ['a chain', `1${'+1'.repeat(inside)}`, 'too-long'],
    ['dots', `self${'.a'.repeat(inside)}`, 'too-long'],
    ['choices', `${'true?1:'.repeat(inside - 1)}1`, 'too-long'],
    ['a long text', `'${'a'.repeat(1_000_000)}'`, 'too-long'],
    ['one character too many', '1'.repeat(limits.expression + 1), 'too-long'],
  ];

  test.each(cases)('%s are refused at once', (_, source, problem) => {
    const checked = checkExpression(source, scope, schema);
    expect(checked.ok ? 'accepted' : checked.problem).toBe(problem);
  });

  const costly: readonly [string, string][] = [
    ['a pattern that backtracks', `'${'a'.repeat(3000)}!'.matches('^(a+)+$')`],
    ['lists over lists', `${'Line.exists(a, '.repeat(60)}1 / 0 == 1${')'.repeat(60)}`],
    ['lists that double', `[[1]]${'.map(a, a + a)'.repeat(80)}.size() > 1`],
    ['texts that double', `['a']${'.map(a, a + a)'.repeat(80)}.size() > 1`],
    ['lists of lists', `[[1]]${'.map(a, [a, a])'.repeat(60)} == [[1]]${'.map(a, [a, a])'.repeat(60)}`],
    ['numbers that grow', `[1e300]${'.map(a, a * a)'.repeat(80)}.size() > 1`],
  ];

  test.each(costly)('%s: an answer in time', (_, source) => {
    const compiled = compile(source, scope, schema);
    if (!compiled.ok) throw new Error(compiled.message);
    const outcome = compiled.evaluate(world);
    expect(outcome === false || outcome instanceof Failure).toBe(true);
  });
});
