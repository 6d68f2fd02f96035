import { expect, test } from 'vitest';
import { differenceWords } from '../../src/ui/comparison/comparison.tsx';
import { differences } from '../../src/ui/comparison/differences.ts';

test('texts that differ in many lines far apart differ in many places', () => {
  const lines = Array.from({ length: 900 }, (_, index) => `Line ${index} says what it says.`);
  const before = lines.join('\n');
  const after = lines.map((line, at) => (at % 30 === 4 ? `${line} And more of ${at * 7}.` : line)).join('\n');
  const found = differences(before, after);
  expect(found).toHaveLength(30);
  let made = '';
  let at = 0;
  for (const { fromA, toA, fromB, toB } of found) {
    made += before.slice(at, fromA) + after.slice(fromB, toB);
    at = toA;
  }
  expect(made + before.slice(at)).toBe(after);
  expect(differences(before, before)).toEqual([]);
});

test('what differs is counted in stretches, which are not the places that a change is about', () => {
  expect([0, 1, 3].map(differenceWords)).toEqual([
    'The texts are the same.',
    'One stretch of the text differs.',
    '3 stretches of the text differ.',
  ]);
});
