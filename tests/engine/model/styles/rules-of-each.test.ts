import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

describe('a demand of each of several', () => {
  it('is one of every name, in a sentence and in a line', () => {
    const expected = ['The bow: are each limited to 30 m.', 'the stern: are each limited to 30 m.'];
    expect(told('The bow and the stern are each limited to 30 m.')).toEqual(expected);
    expect(told('- The bow and the stern are each limited to 30 m.')).toEqual(expected);
  });

  it('in numbered parts is several', () =>
    expect(told('A rope (a) shall be at least 8 m long, and (b) shall be dry.')).toEqual([
      'A rope: shall be at least 8 m long',
      'A rope: shall be dry.',
    ]));

  it('holds for others that the clause behind it names', () =>
    expect(told('- The bow is required if the plan says so; the same goes for sails and oars.')).toEqual([
      'The bow: The bow is required if the plan says so',
      'sails: is required if the plan says so',
      'oars: is required if the plan says so',
    ]));

  it.each([
    '**Boats** [`src/boat.ts`, `server/boat`]',
    'The rules in this part are checked when a form is saved, and must be known.',
  ])('is none: %s', (line) => expect(told(line)).toEqual([]));

  it('does not begin where a line of running text does, though one is longer', () =>
    expect(
      told(
        'The bow of a boat may not be longer\nthan 9 m. The stern\nmust be dry. The work rope has to be new, and it must be different from the old one by far.\nThe sail must\nbe white. Oars must\nbe long.',
      ).some((each) => /^: /.test(each)),
    ).toBe(false));
});
