import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const rules = (text: string): string[] =>
  readPoint('rules', text).rules.map(
    ({ subject, text: said, message }) => `${subject} | ${said}${message ? ` | ${message}` : ''}`,
  );

describe('rules in running text', () => {
  it.each([
    [
      'a message behind a clause of its own',
      'A boat name has at most 9 letters, and a longer one gets "Please be short." The mast must not be bent; otherwise you read "This mast is bent."',
      [
        'A boat name | A boat name has at most 9 letters | Please be short.',
        'The mast | The mast must not be bent | This mast is bent.',
      ],
    ],
    [
      'a message that somebody meets',
      'The oar must be given, or the form returns with "Please pick an oar." A pass must be valid, and if it is not, the gate says "This pass is void."',
      [
        'The oar | The oar must be given | Please pick an oar.',
        'A pass | A pass must be valid | This pass is void.',
      ],
    ],
    [
      'in which cases alone',
      'Towing works only by day, only with a crew of at least 4, and never behind a ferry.',
      ['Towing | only by day', 'Towing | only with a crew of at least 4', 'Towing | never behind a ferry'],
    ],
    [
      'what stands around the subject',
      'The flag, if you give one, must begin with a letter. On the rental form the date must not be empty.',
      [
        'The flag | The flag, if you give one, must begin with a letter.',
        'the date | On the rental form the date must not be empty.',
      ],
    ],
    [
      'what is accepted, behind another demand',
      'A name must be given, and the picker accepts only a day in the future.',
      ['A name | must be given', 'the picker | only a day in the future.'],
    ],
    [
      'what never falls, and what is locked',
      "A crew's rank never falls below 2. The berth and the pier are frozen at sunset.",
      [
        "A crew's rank | A crew's rank never falls below 2.",
        'The berth and the pier | The berth and the pier are frozen at sunset.',
      ],
    ],
    [
      'not: a quotation that is a value',
      'To be shown, a title must begin with "The ship:", and the box is named "Untitled ship".',
      [
        'To be shown, a title | To be shown, a title must begin with "The ship:", and the box is named "Untitled ship".',
      ],
    ],
    [
      'not: what is only said of the rules',
      '**Mooring.** Small rules, mostly to protect the pier.\n\n- The rope must be dry: "Your rope is wet."',
      ['Mooring | The rope must be dry | Your rope is wet.'],
    ],
  ])('%s', (_, text, expected) => expect(rules(text)).toEqual(expected));
});
