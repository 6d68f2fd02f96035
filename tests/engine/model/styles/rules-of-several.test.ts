import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rulesOf = (lines: string) =>
  readPoint('rules', lines).rules.map(({ subject, text }) => `${subject}: ${text}`);

describe('rules of several subjects', () => {
  it('holds for each of the names that stand in a row', () => {
    expect(rulesOf('- **Start day**, **end day** and **seat class**: required')).toEqual([
      'Start day: required',
      'end day: required',
      'seat class: required',
    ]);
    expect(rulesOf('- berth label, cabin label: not empty')).toEqual([
      'berth label: not empty',
      'cabin label: not empty',
    ]);
    expect(rulesOf('- arrival and departure: both required')).toEqual([
      'arrival: both required',
      'departure: both required',
    ]);
  });

  it('holds for each of the names above nested lines', () => {
    const nested =
      '- booking ref, invoice ref, voucher ref\n  - each must be unique\n  - at most 20 characters';
    expect(rulesOf(nested)).toEqual([
      'booking ref: each must be unique',
      'invoice ref: each must be unique',
      'voucher ref: each must be unique',
      'booking ref: at most 20 characters',
      'invoice ref: at most 20 characters',
      'voucher ref: at most 20 characters',
    ]);
  });

  it('takes no word that only leads to a name, and no mark, for a subject', () => {
    expect(rulesOf('- **Sails**\n  - at `gale` it must be reefed\n  - `/` `?` not allowed')).toEqual([
      'Sails: at `gale` it must be reefed',
      'Sails: `/` `?` not allowed',
    ]);
  });

  it('leaves a clause about one of them to that one', () => {
    expect(rulesOf('- tags, labels: lists of words; labels must have one entry or more')).toEqual([
      'tags: lists of words',
      'labels: lists of words',
      'labels: must have one entry or more',
    ]);
  });

  it('does not part what is ruled together, nor a name with "and" or a comma of another kind', () => {
    expect(rulesOf('- **Origin** and **destination**: must differ')).toHaveLength(1);
    expect(rulesOf('- arrival, departure: arrival must not lie after departure')).toHaveLength(1);
    expect(rulesOf('- Terms and conditions: must be accepted')).toHaveLength(1);
    expect(rulesOf('- When paying, card: at least 12 digits')).toHaveLength(1);
  });
});
