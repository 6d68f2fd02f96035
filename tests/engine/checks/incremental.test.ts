import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Change, edit, read } from '../../../src/engine/index.ts';

const folder = fileURLToPath(new URL('../../../src/content/specs/', import.meta.url));
const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));

/** The same numbers from 0 to 1 in every run: a linear congruential generator (Numerical Recipes). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const insertions = [
  'not shown',
  'x',
  '\n\n## 5. Validation rules\n\n',
  '`MAX_X`',
  ' | none |',
  '\n',
  '?',
  '',
];

/** Takes a stretch of a line away and puts something else there. */
function changeOf(text: string, next: () => number): Change {
  const from = Math.floor(next() * text.length);
  const to = Math.min(text.length, from + Math.floor(next() * 20));
  return { from, to, insert: insertions[Math.floor(next() * insertions.length)] ?? '' };
}

describe.each(documents)('%s', (name) => {
  test('edited again and again is checked as if it were read afresh', () => {
    const text = readFileSync(folder + name, 'utf8');
    const next = sequence(text.length);
    let specification = read(text);
    for (let step = 0; step < 60; step += 1) {
      const before = specification.text;
      const change = changeOf(before, next);
      specification = edit(specification, [change]);
      const fresh = read(specification.text);
      expect(specification.findings, `step ${step}: ${JSON.stringify(change)}`).toEqual(fresh.findings);
      expect(specification.waived.map(({ finding }) => finding)).toEqual(
        fresh.waived.map(({ finding }) => finding),
      );
    }
  });

  test('runs few checks for a change of one word of prose', () => {
    const specification = read(readFileSync(folder + name, 'utf8'));
    const all = specification.ran.checks;
    const at = specification.text.indexOf('# Specification');
    const { ran } = edit(specification, [{ from: at + 15, to: at + 15, insert: 's' }]);
    expect(ran.checks).toBeLessThan(all / 2);
  });
});
