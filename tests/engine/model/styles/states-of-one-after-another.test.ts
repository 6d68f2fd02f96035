import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) => `${each.name}: ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('a paragraph of one thing after another', () => {
  it('parts where another one begins', () =>
    expect(
      lifecycles(
        'A letter starts as open. It can be closed. A reply begins as hidden; it is then approved, which shows it, or rejected, which drops it.',
      ),
    ).toEqual([
      'letter: (new) > open, open > closed',
      'reply: (new) > hidden, hidden > approved, hidden > rejected',
    ]));

  it('goes on where a kind of the same begins, below a heading, or where somebody begins', () => {
    expect(
      lifecycles('An order starts as open. A paid order starts as fresh. It becomes closed when done.'),
    ).toHaveLength(1);
    expect(
      lifecycles('An order starts as open. A customer starts as a guest. It becomes closed when done.'),
    ).toHaveLength(1);
    expect(
      lifecycles(
        '### Order\n\nAn order starts as open. A parcel starts as fresh. It becomes closed when done.',
      ),
    ).toHaveLength(1);
  });
});

describe('what is told at the end of a sentence', () => {
  it('of the removal of something in a state stands for itself', () =>
    expect(
      lifecycles(
        '### Letter\n\nA letter is open from its first line. It is resolved by the Close action and open again after Reopen, and a resolved letter can be deleted.',
      ),
    ).toEqual(['Letter: (new) > open, open > resolved, resolved > (end)']));
});

describe('what something is as soon as', () => {
  it('is what it begins as, whatever state the event is called by', () =>
    expect(
      lifecycles(
        '### Letter\n\nA letter is pending as soon as it is sent. It becomes accepted when the guest signs.',
      ),
    ).toEqual(['Letter: pending > accepted, (new) > pending']));
});

describe('the only state', () => {
  it('may be called by a word more', () =>
    expect(
      lifecycles(
        '### Letter\n\nA letter has a single stored state, `pending`. It is created when the desk writes.',
      ),
    ).toEqual(['Letter: (new) > pending']));

  it('is no article behind what is stored somewhere', () =>
    expect(
      lifecycles(
        '### Letter\n\nA letter starts as `pending`.\n\n1. the guest signs (a card is inserted in the same box);\n2. it expires.',
      ).join(),
    ).not.toMatch(/> the/));
});
