import { expect, test } from 'vitest';
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
