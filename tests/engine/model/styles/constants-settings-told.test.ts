import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('settings named in code, with what a sentence says they are set to', () => {
  it.each([
    [
      'several that have one value, and one behind a semicolon',
      '- `ALLOW_GUESTS` and `ALLOW_PETS` are both off, so the pier is quiet; `GUEST_HOURS` is 12 hours a day.',
      ['ALLOW_GUESTS = off', 'ALLOW_PETS = off', 'GUEST_HOURS = 12 hours a day'],
    ],
    [
      'values in code and in quotation marks, and an empty one',
      '- `HARBOUR_NAME` is "Old Pier", and `TIDE_HOST` is `tides.example:80`.\n- `TIDE_KEY` is empty, which hides the tides.',
      ['HARBOUR_NAME = Old Pier', 'TIDE_HOST = tides.example:80', 'TIDE_KEY = empty'],
    ],
    [
      'a verb that the setting before it has said',
      '- `BERTH_COUNT` defaults to 5, `QUAY_COUNT` to 8 and `BUOY_COUNT` to 13.',
      ['BERTH_COUNT = 5', 'QUAY_COUNT = 8', 'BUOY_COUNT = 13'],
    ],
    [
      'running text, and where it is so before them',
      'By default, `LAMP_ROWS`, `OAR_ROWS` and `MAST_ROWS` are all set to 10. In the dock the variable `LAMP_TTL` is 300 seconds.',
      ['LAMP_ROWS = 10', 'OAR_ROWS = 10', 'MAST_ROWS = 10', 'LAMP_TTL = 300 seconds'],
    ],
    [
      'any name that defaults to something',
      '- The flag `shade` defaults to `oak`; `glow` falls back to true.',
      ['shade = oak', 'glow = true'],
    ],
    [
      'not: the values that one may have, what one is for, and what must be set',
      '- `TIDE_SOURCE` is `noaa`, `ukho` or `manual`.\n- `TIDE_KEY` is required in the dock.\n- `boat.state` is `moored` after the master has said so.',
      [],
    ],
    [
      'not: fields that are empty until something is done',
      '- `moored_at` is null until the boat is moored.\n- `BOAT_HOST` is empty unless it is set.\n- `left_at` is empty until it leaves.',
      ['BOAT_HOST = empty'],
    ],
    [
      'not: amounts of which nothing says which of two has which',
      '`OAR_KEY` and `MAST_KEY` are 32 and 64 letters long.',
      ['OAR_KEY and MAST_KEY = 32 and 64 letters'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});
