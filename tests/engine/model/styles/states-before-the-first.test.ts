import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycle = (lines: string): string => {
  const [each] = readPoint('states', `### Berth\n\n${lines}`).lifecycles;
  const steps = each?.transitions.map(
    ({ from, to, event }) => `${from} > ${to}${event ? ` (${event})` : ''}`,
  );
  return `${each?.states.map(({ name }) => name).join(', ')}: ${steps?.join('; ')}`;
};

describe('what stands before the first state, and is none', () => {
  it.each([
    [
      'something new, in brackets',
      '| From | To |\n| --- | --- |\n| *(new berth)* | `free` |\n| `free` | `taken` |',
      'free, taken: (new) > free; free > taken',
    ],
    [
      'what is done, in brackets',
      '- (deposit paid) → taken\n- taken → free: the boat leaves',
      'taken, free: (new) > taken (deposit paid); taken > free (the boat leaves)',
    ],
    [
      'the beginning of a sentence',
      'So the transitions are (nothing) → `free`, `free` → `taken`, `taken` → `free`.',
      'free, taken: (new) > free; free > taken; taken > free',
    ],
  ])('%s', (_, lines, expected) => expect(lifecycle(lines)).toBe(expected));

  it('is a state in brackets where it says how something is', () => {
    expect(lifecycle('- (not paid) → taken\n- taken → free')).toContain('(not paid) > taken');
  });
});

describe('what stands behind an arrow', () => {
  it('is nothing where the states are counted, and it is none of them', () => {
    expect(
      lifecycle(
        'Two states, `free` and `taken`; gone = filled up.\n\n- free → taken: a boat\n- free → gone: rubble',
      ),
    ).toBe('free, taken: free > taken (a boat); free > (end) (rubble)');
  });

  it('is a state of its own where one leaves it', () => {
    expect(
      lifecycle('Two states, `free` and `taken`.\n\n- free → gone: rubble\n- gone → free: dug out'),
    ).toContain('free > gone');
  });

  it('has no full stop, and is none where it is asked', () => {
    expect(
      lifecycle('nothing → 0. Then each year:\n- 0 → 1\n- 1 → 0\n\nOther jumps (1 → 2?) may come.'),
    ).toBe('0, 1: (new) > 0; 0 > 1; 1 > 0');
  });
});
