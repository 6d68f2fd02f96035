import { expect, test } from 'vitest';
import { rank } from '../../src/ui/palette/rank.ts';

const order = (names: readonly string[], typed: string): string[] =>
  names
    .flatMap((name) => {
      const score = rank(name, typed);
      return score === undefined ? [] : [{ name, score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);

test('what begins so comes first, then a word that does, then the rest', () => {
  expect(order(['Reinvoice', 'New invoice', 'Invoice', 'Other'], 'inv')).toEqual([
    'Invoice',
    'New invoice',
    'Reinvoice',
  ]);
});

test('of names that fit alike the shorter one comes first', () => {
  expect(order(['Invoice list', 'Invoice'], 'invoice')).toEqual(['Invoice', 'Invoice list']);
});

test('several words may stand anywhere, in any order', () => {
  expect(rank('Format the document', 'doc for')).toBeDefined();
  expect(rank('Format the document', 'doc table')).toBeUndefined();
});

test('letters are found in order from the beginning of a word', () => {
  expect(rank('Format the document', 'fdoc')).toBeDefined();
  expect(rank('Format the document', 'ormt')).toBeUndefined();
});
