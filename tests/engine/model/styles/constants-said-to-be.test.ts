import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('values that are no amounts, as sentences tell them', () => {
  it.each([
    [
      'what something is, in code',
      '- The colour of a lamp is `#1f93ff`.\n- The clock of a harbour is `UTC`.\n- `tide` is `low`.\n- `dock-scope` is `pier quay` by default.',
      ['colour of a lamp = #1f93ff', 'clock of a harbour = UTC', 'tide = low', 'dock-scope = pier quay'],
    ],
    [
      'clauses that take their verb from the one before them',
      'The default currency is `EUR`, the default tongue `en` and the default chart `north`. The flag of pilots is `#aa0`, that of guests `#0aa`; the rest has none.',
      [
        'default currency = EUR',
        'default tongue = en',
        'default chart = north',
        'flag of pilots = #aa0',
        'flag of guests = #0aa',
      ],
    ],
    [
      'beside amounts of the same sentence',
      'A pass code has 6 digits and changes every 30 seconds; its digest is `sha1`.',
      ['pass code length = 6 digits', 'pass code changes = every 30 seconds', 'digest = sha1'],
    ],
    [
      'what something is called, stored as or falls back to',
      '- The first berth is called `north`.\n- Charts are served as `image/png`.\n- A crew list is numbered `CRyy`, a tide table `TTyy`.\n- The pilot falls back to `east` if no dock is named.',
      [
        'first berth = north',
        'Charts are served as = image/png',
        'crew list is numbered = CRyy',
        'tide table is numbered = TTyy',
        'pilot = east',
      ],
    ],
    [
      'several that are one list',
      'The closing words are `shut`, `closed` and `barred`; the opening words are `open` and `free`.',
      ['closing words = shut, closed, barred', 'opening words = open, free'],
    ],
    [
      'names in capitals, and switches',
      '- The default harbour of a new boat is Old Quay.\n- The chart maker at the start is North Sea Maps.\n- The default piers are East and Far West.\n- The time for which a log can be changed is unlimited by default.',
      [
        'default harbour of a new boat = Old Quay',
        'chart maker at the start = North Sea Maps',
        'default piers = East and Far West',
        'time for which a log can be changed = unlimited',
      ],
    ],
    [
      'another value in another place',
      'The default sail is `#ff0000`, on dark charts `#fafafa`.',
      ['default sail = #ff0000', 'default sail on dark charts = #fafafa'],
    ],
    [
      'not: what something may be, is in some case, or is not',
      '- The mark is `a`, `b` or `c`.\n- The lamp is `red` when the gate is shut.\n- The gate is not `open`.\n- The dock may be `east`.\n- One of the flags is `blue`.',
      [],
    ],
    [
      'not: what a setting is called, and what is pointed to',
      '- The setting that changes this is `MAX_OARS`.\n- Some lamps burn, and all begin as `dim`.\n- The third one is `late`.\n- It is `red`.',
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});
