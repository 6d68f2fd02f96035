import { expect, test } from 'vitest';
import { sameUnit, unitOf, unitsDiffer } from '../../../src/engine/model/words/units.ts';

test.each([
  ['characters', 'characters'],
  ['Minutes', 'time'],
  ['s', 'time'],
  ['MB', 'size'],
  ['MiB', 'size'],
  ['percent', 'share'],
])('%s measures %s', (text, measures) => {
  expect(unitOf(text)?.measures).toBe(measures);
});

test.each(['', 'articles', 'entries', 'KB', 'per hour', 'constructor'])(
  '“%s” is no unit Ninefold knows',
  (text) => {
    expect(unitOf(text)).toBeUndefined();
  },
);

test('units differ only where both are known', () => {
  expect(unitsDiffer('characters', 'seconds')).toBe(true);
  expect(unitsDiffer('seconds', 'minutes')).toBe(true);
  expect(unitsDiffer('MB', 'MiB')).toBe(true);
  expect(unitsDiffer('second', 'seconds')).toBe(false);
  expect(unitsDiffer('entries', 'seconds')).toBe(false);
  expect(unitsDiffer('KB', 'kB')).toBe(false);
});

test('units are the same by what they measure, or by the word', () => {
  expect(sameUnit('s', 'seconds')).toBe(true);
  expect(sameUnit('article', 'articles')).toBe(true);
  expect(sameUnit('months', 'years')).toBe(false);
  expect(sameUnit('', 'characters')).toBe(false);
});
