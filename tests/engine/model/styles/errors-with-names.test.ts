import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status, when }) =>
    [name, status, when].map((each) => each ?? '-').join(' | '),
  );

describe('errors by numbers with names, by classes, by bold type and by what is quoted', () => {
  it.each([
    [
      'numbers of its own, one or several in a line, below a label perhaps',
      '- 17 quay_full: no berth is left\n- 18: sail_torn, sail_lost\n- keys: 21 key_bent, 404 key_lost (twice)',
      [
        '17 quay_full | - | no berth is left',
        '18 sail_torn | - | -',
        '18 sail_lost | - | -',
        '21 key_bent | - | -',
        '404 key_lost | - | twice',
      ],
    ],
    [
      'numbers that are statuses',
      '- 404 no_boat: nobody owns it\n- 409 quay_full, no berth',
      ['no_boat | 404 | nobody owns it', 'quay_full | 409 | no berth'],
    ],
    ['not: an amount', '- 40 max_rows of a page are shown', []],
    [
      'classes in running text; not what is the base of all',
      'TornSailError means that the sail is torn, and LostOarError comes when nobody rows. All of them extend HarbourError.',
      [
        'TornSailError | - | TornSailError means that the sail is torn',
        'LostOarError | - | LostOarError comes when nobody rows.',
      ],
    ],
    [
      'a class and its case behind a comma; not what is told otherwise',
      '- QuayFull, when no berth is left.\n- OarLost, for a boat without one.\n- GitHub, which we use.',
      ['QuayFull | - | when no berth is left.', 'OarLost | - | for a boat without one.'],
    ],
    [
      'bold type at the head of each line of a list',
      '1. **The sail is torn** is what the log says.\n2. **Somebody sleeps aboard** (a `SleepyError`) means that it stays.\n3. **Gone under.** It sank.',
      [
        'The sail is torn | - | is what the log says.',
        'Somebody sleeps aboard | - | (a SleepyError) means that it stays.',
        'Gone under | - | It sank.',
      ],
    ],
    ['not: what is pressed', 'Buttons of the page: "Save key"; "Drop key".', []],
    [
      'a status told like the one before it',
      'No key gives 401, and an unknown berth 409.',
      ['401 | 401 | No key', '409 | 409 | an unknown berth'],
    ],
    [
      'several codes in a cell',
      '| Code | Situation |\n|---|---|\n| NO_SAIL, NO_MAST | leaving too early |\n| NO_OAR | rowing |',
      ['NO_SAIL | - | leaving too early', 'NO_MAST | - | leaving too early', 'NO_OAR | - | rowing'],
    ],
  ])('%s', (_, lines, expected) => expect(errors(lines)).toEqual(expected));
});
