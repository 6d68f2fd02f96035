import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('constants in sentences', () => {
  it.each([
    [
      'of which kind an amount is',
      '- Search results show 20 hits by default.',
      ['Search results hits by default = 20 hits'],
    ],
    [
      'things of which only the first has a verb and a unit, also behind a label',
      'Lengths: a boat name has at most 60 characters, a pier name 40 and a note 2000.',
      ['boat name = at most 60 characters', 'pier name = 40 characters', 'note = 2000 characters'],
    ],
    [
      'where it holds, before it',
      'In the cabin lamps are dimmed after 30 seconds, and a guest counts as asleep after 20 minutes.',
      ['lamps are dimmed after = 30 seconds', 'guest counts as asleep after = 20 minutes'],
    ],
    [
      'not what another part says of no amount',
      'Lengths: a boat name has at most 60 characters, a pier is shut and a note 2000.',
      ['boat name has = at most 60 characters'],
    ],
    [
      'what is counted',
      '- The side bar is filled with the 8 latest letters.',
      ['side bar is filled with latest letters = 8 latest letters'],
    ],
    [
      'what has an amount of its own behind what happens',
      '- After 4 wrong codes a door is closed, and the pause lasts 6 hours.',
      ['door is closed after wrong codes = 4 wrong codes', 'pause lasts = 6 hours'],
    ],
    [
      'the same said of something else',
      '- The code of a gift has 20 characters, and the code of a friend has 8.',
      ['code of a gift length = 20 characters', 'code of a friend length = 8 characters'],
    ],
    [
      'two amounts of one thing',
      '- The start page shows the 6 most recent letters and the 4 most recent parcels.',
      [
        'start page most recent letters = 6 most recent letters',
        'start page most recent parcels = the 4 most recent parcels',
      ],
    ],
    ['what somebody noted', '- I saw 6 open windows per house.', ['open windows per house = 6 open windows']],
    [
      'settings in brackets behind what they are set to',
      '- A boat comes back after 90 minutes at night (`boat_return_after`).\n- A key lies in the box for 14 days (`key.expire` = 1209600 seconds).\n- The list shows 20 boats per page (`boats_per_page`) and is read anew every 30 seconds (setting `list_refresh`).',
      [
        'boat_return_after = 90 minutes',
        'key.expire = 1209600 seconds',
        'boats_per_page = 20 boats per page',
        'list_refresh = every 30 seconds',
      ],
    ],
    [
      'what comes after the first of a kind',
      '- Boats per page: 10, then 5 more per "More"',
      ['Boats per page = 10, then 5 more per "More"'],
    ],
    [
      'a setting amid notes',
      'A thumbnail has no name. paper_width = 90. Nothing is cut off.',
      ['paper_width = 90'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it.each([
    ['what is not known', '- Not known to me: the largest file\n- Open: who pays the postage'],
    ['a sentence about two things', '- The door is closed, and the window has a lock.'],
    ['a setting without an amount', '- Whether the hall is lit at night is set by the chair (`hall_light`).'],
    ['a bold name that is no setting', '- See **Days to return** for more.'],
  ])('are not read from %s', (_, lines) => expect(constants(lines)).toEqual([]));
});
