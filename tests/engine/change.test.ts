import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, mapPosition } from '../../src/engine/index.ts';

describe('applyChanges', () => {
  it('takes changes in any order, in offsets of the text before', () => {
    const changes = [
      { from: 4, to: 5, insert: 'E' },
      { from: 0, to: 1, insert: '' },
      { from: 2, to: 2, insert: '--' },
    ];
    expect(applyChanges('abcdef', changes)).toBe('b--cdEf');
  });

  it('keeps the order of insertions at one place', () => {
    expect(
      applyChanges(
        'ab',
        [1, 2, 3].map((n) => ({ from: 1, to: 1, insert: String(n) })),
      ),
    ).toBe('a123b');
  });

  it.each([
    [
      'overlap',
      [
        { from: 0, to: 2, insert: '' },
        { from: 1, to: 3, insert: '' },
      ],
    ],
    ['reach over the end', [{ from: 3, to: 5, insert: '' }]],
    ['end before they begin', [{ from: 2, to: 1, insert: '' }]],
  ])('refuses changes that %s', (_, changes) => {
    expect(() => applyChanges('abc', changes)).toThrow(RangeError);
  });
});

describe('mapPosition', () => {
  const insertion: readonly Change[] = [{ from: 2, to: 2, insert: 'xyz' }];

  it('stays before an insertion, or goes behind it', () => {
    expect(mapPosition(2, insertion)).toBe(2);
    expect(mapPosition(2, insertion, 1)).toBe(5);
  });

  it('moves from the inside of replaced text to its start', () => {
    expect(mapPosition(3, [{ from: 1, to: 5, insert: '' }])).toBe(1);
  });

  it('keeps a character that no change touches under its position', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.nat(),
        fc.nat(),
        fc.string(),
        fc.nat(),
        (text, a, b, insert, at) => {
          const [from = 0, to = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
          const offset = at % text.length;
          fc.pre(offset < from || offset >= to);
          const changes = [{ from, to, insert }];
          expect(applyChanges(text, changes)[mapPosition(offset, changes, 1)]).toBe(text[offset]);
        },
      ),
    );
  });
});
