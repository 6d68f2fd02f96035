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
      'none, no bound, and plans of which two have the same',
      '- Folding chairs: none on Free, 5 on Crew and Fleet, no limit on Harbour.\n- Kite lines: free 1, team 5, enterprise unlimited.',
      [
        'Folding chairs: Free',
        'Folding chairs: Crew | 5',
        'Folding chairs: Fleet | 5',
        'Folding chairs: Harbour | no limit',
        'Kite lines: free | 1',
        'Kite lines: team | 5',
        'Kite lines: enterprise | unlimited',
      ],
    ],
    [
      'values in code, in a sentence and behind a label, and what holds otherwise',
      '- Shortest flight: `10m` on free, `30s` on crew and fleet. The lamp is `red` on kites and `green` otherwise; a kite waits 5 minutes.',
      [
        'Shortest flight: free | 10m | m',
        'Shortest flight: crew | 30s | s',
        'Shortest flight: fleet | 30s | s',
        'lamp: kites | red',
        'lamp: otherwise | green',
        'kite waits | 5 | minutes',
      ],
    ],
    [
      'values of a comment that names what each is for, in a fence',
      '```ts\nconst kites = {\n  //      free  crew  fleet\n  ropes: [1,    5,    9],   // per kite\n  pause: 1_500,            // ms, at most\n};\nconst DELAYS = [1, 5, 9];\n```',
      [
        'kites.ropes: free | 1',
        'kites.ropes: crew | 5',
        'kites.ropes: fleet | 9',
        'kites.pause | 1_500 | ms',
        'DELAYS | [1, 5, 9]',
      ],
    ],
    [
      'not: names of a comment from which an empty line parts the values',
      '```\n# oars, masts\nWAITS = [1, 5]\n\nROPES = [2, 4]\n```',
      ['WAITS: oars | 1', 'WAITS: masts | 5', 'ROPES | [2, 4]'],
    ],
    [
      'not: words of a comment that only tell something',
      '```\n# how long kites wait\nWAITS = [1, 5, 9, 20]\n```',
      ['WAITS | [1, 5, 9, 20]'],
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
