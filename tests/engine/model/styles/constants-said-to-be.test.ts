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
      'what never ends or has no bound, and in what something is kept',
      '- A pilot key never expires (until it is lost).\n- A log lasts 9 days, and a chart never expires.\n- Tides are shown in UTC.\n- A berth is free of charge.',
      [
        'pilot key = never expires',
        'log lifetime = 9 days',
        'chart = never expires',
        'Tides = UTC',
        'berth = free of charge',
      ],
    ],
    [
      'numbers that words are stored as',
      '`east` is stored as 0, `west` as 1, `north` as 2.',
      ['east = 0', 'west = 1', 'north = 2'],
    ],
    [
      'not: what something may be, is in some case, or is not',
      '- The mark is `a`, `b` or `c`.\n- The lamp is `red` when the gate is shut.\n- The gate is not `open`.\n- The dock may be `east`.\n- One of the flags is `blue`.',
      [],
    ],
    [
      'not: what is said in a case, or in turn',
      '- If the gate is shut, the lamp is `red`.\n- For guests, the flag is `blue`; the mast is `oak`.\n- The order of the docks is `east`, then `west`.\n- He is called "Bob".\n- An example of a name is `gull`.',
      ['mast = oak'],
    ],
    [
      'not: a plan without a bound, of which it is told before it',
      'A crew may have 9 oars; the Pro plan has no limit.',
      ['oars per crew = 9 oars'],
    ],
    [
      'not: what a setting is called, and what is pointed to',
      '- The setting that changes this is `MAX_OARS`.\n- Some lamps burn, and all begin as `dim`.\n- The third one is `late`.\n- It is `red`.',
      [],
    ],
    [
      'not: parts of the document, of a conversation, or of its code',
      '- The name of this document is "Tides".\n- The owner of this section is `@cook`.\n- The question is "How long?".\n- The reason is `too_late`.\n- The source of truth is `tides.ts`.\n- The class behind this is `TideTable`.\n- The first address is `GET /tides`.\n- The default method is `east`.',
      ['default method = east'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});

describe('one value of several names, and names that an arrow parts from it', () => {
  it.each([
    [
      'names in code in a sentence',
      '- `low-tide` and `high-tide` run daily at 03:00.\n- `ebb` and `flow` are both off.',
      ['low-tide run = daily at 03:00', 'high-tide run = daily at 03:00', 'ebb = off', 'flow = off'],
    ],
    [
      'names in code that a stroke parts in a cell',
      '| Key | Default |\n|---|---|\n| `pace.crew` / `pace.guest` | 9 s |\n| `oar` / `mast` columns | 40 |',
      ['pace.crew = 9 s', 'pace.guest = 9 s', 'oar / mast columns = 40'],
    ],
    [
      'what is off or on by default',
      'Off by default: `lamp.north` / `lamp.south`. Also off: `bell.east` / `bell.west`. On: `gate.main`.',
      [
        'lamp.north = Off by default',
        'lamp.south = Off by default',
        'bell.east = off',
        'bell.west = off',
        'gate.main = On',
      ],
    ],
    [
      'values in words behind an arrow',
      '- sails → red / green / tan\n- log name → `log_<day>.txt`\n- first crew -> `cook` / `pilot`\n- page size → 10',
      ['sails = red / green / tan', 'log name = log_<day>.txt', 'first crew = cook, pilot', 'page size = 10'],
    ],
    [
      'another amount in brackets',
      'Quarantine for boats is 10 days (14 for barges).',
      ['Quarantine for boats = 10 days', 'Quarantine for boats: barges = 14'],
    ],
    [
      'money behind its number',
      'A lamp costs 4 €. Crews pay 14 €.',
      ['lamp price = 4 €', 'Crews pay = 14 €'],
    ],
    [
      'what never falls below something',
      'Depths never fall below 100. Scores never rise above 9.',
      ['Depths never fall below = 100', 'Scores never rise above = 9'],
    ],
    ['not: steps between states', '- `free` → `taken`\n- open → shut', []],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});
