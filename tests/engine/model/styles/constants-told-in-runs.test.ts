import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map(({ name, value, unit }) => `${name} | ${value} ${unit}`.trim());

describe('constants that are told in runs, in brackets and of two', () => {
  it.each([
    [
      'numbers of a kind, with "is" before the first and "and" before the last',
      '- Door numbers: Open is 0, Half open 10 and Shut 20.',
      ['Door numbers: Open | 0', 'Door numbers: Half open | 10', 'Door numbers: Shut | 20'],
    ],
    [
      'what is measured belongs to each name',
      '- Lengths: oar name 60 characters, mast 100, paint 300.',
      ['oar name length | 60 characters', 'mast length | 100', 'paint length | 300'],
    ],
    [
      'values for names in a sentence',
      'Depth is stored as 0 for Flat, 10 for Deep and 40 for Open Sea.',
      ['Flat | 0', 'Deep | 10', 'Open Sea | 40'],
    ],
    [
      'values for one of many, and a sentence behind its letter',
      'Boat grades are cut at 90 for an A, 80 for a B and 70 for a C. A lamp burns for 3 days.',
      [
        'Boat grades for an A | 90',
        'Boat grades for a B | 80',
        'Boat grades for a C | 70',
        'lamp burns | 3 days',
      ],
    ],
    [
      'what is counted, without what is said of it',
      '- Five tries are allowed in a window of 300 seconds; the lockout that follows lasts 600 seconds.',
      ['tries | Five', 'lockout lasts | 600 seconds'],
    ],
    [
      'not: some of what was named',
      '- Copies are kept for 30 days, and three of them at most.',
      ['Copies are kept | 30 days'],
    ],
    [
      'what goes on about each with a verb of two words',
      'Each boat may carry 4 oars and may have 9 masts.',
      ['oars per boat | 4 oars', 'masts per boat | 9 masts'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));
});
