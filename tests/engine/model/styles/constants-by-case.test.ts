import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map(({ name, value, unit }) =>
    [name, value, unit].filter(Boolean).join(' | '),
  );

describe('constants with a value for each case', () => {
  it.each([
    [
      'amounts of which the last two are joined by and',
      '- Kites per club: 5 on Free, 50 on Crew and 5,000 on Fleet Plus.',
      ['Kites per club: Free | 5', 'Kites per club: Crew | 50', 'Kites per club: Fleet Plus | 5,000'],
    ],
    [
      'no case in what things are counted on',
      '- Knots: 5 on ropes, 50 on nets.',
      ['Knot on ropes | 5', 'Knot on nets | 50'],
    ],
    [
      'names of one word below what they are cases of',
      '- Goals, time to landing\n  - High: 4 minutes\n  - Low: 8 minutes\n- knots\n  - Wind: 12 kn\n  - Rope: 2 m',
      [
        'Goals, time to landing: High | 4 | minutes',
        'Goals, time to landing: Low | 8 | minutes',
        'Wind | 12 | kn',
        'Rope | 2 | m',
      ],
    ],
    [
      'a name goes on behind a comma, but not with what is done with it',
      '- Flight goal, time to first landing: 2 hours\n- Spare rope, kept in the box: 3 m',
      ['Flight goal, time to first landing | 2 | hours', 'Spare rope | 3 | m'],
    ],
    [
      'several amounts before a clause that tells something else',
      '- Log: 100 flights, 500 lines; one may be cut.',
      ['Log flights | 100', 'Log lines | 500'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});
