import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map(({ name, value, unit }) =>
    unit ? `${name} = ${value} ${unit}` : `${name} = ${value}`,
  );
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

describe('several amounts of one thing', () => {
  it('in a cell', () => {
    expect(
      constants(
        '| Area | Limits |\n|--|--|\n| Boat | 3 sails, 10 oars |\n| Berth | kept 14 days; 5 boats |\n| Photo | 10 MB or 400 pixels |\n| Crew | min 2, max 9 |',
      ),
    ).toEqual([
      'Boat sails = 3',
      'Boat oars = 10',
      'Berth: kept = 14 days',
      'Berth boats = 5',
      'Photo = 10 MB',
      'Photo pixels = 400',
      'Crew: min = min 2',
      'Crew: max = max 9',
    ]);
  });

  it('behind a label', () => {
    expect(constants('- pump: shortest run 10 min, rest 20 min; max 16 h/day')).toEqual([
      'pump: shortest run = 10 min',
      'pump: rest = 20 min',
      'pump: max = max 16 h/day',
    ]);
  });

  it('amounts without words of their own are one value', () => {
    expect(
      constants('| Setting | Value |\n|--|--|\n| Waits | 1 s, 5 s, 30 s |\n| Photo | 5 MB, JPEG or PNG |'),
    ).toEqual(['Waits = 1 s, 5 s, 30 s', 'Photo = 5 MB, JPEG or PNG']);
  });

  it('nor is a thing with its measure an amount beside another', () => {
    expect(
      constants('| Setting | Value |\n|--|--|\n| Camera | 12 frames per second, a field of 40 by 30 dots |'),
    ).toEqual(['Camera = 12 frames per second, a field of 40 by 30 dots']);
  });
});

describe('settings below others', () => {
  const full = ['sail.max = 3', 'sail.size = 4', 'oars = 10'];

  it.each([
    ['yaml', 'sail:\n  max: 3\n  size: 4\noars: 10'],
    ['ts', 'export const LIMITS = {\n  sail: { max: 3, size: 4 },\n  oars: 10,\n} as const;'],
    ['js', 'const limits = {\n  sail: {\n    max: 3,\n    size: 4,\n  },\n  oars: 10,\n};'],
    ['json', '{\n  "sail": { "max": 3, "size": 4 },\n  "oars": 10\n}'],
    ['toml', '[sail]\nmax = 3\nsize = 4\n[limits]\noars = 10'],
  ])('%s', (language, code) => {
    expect(constants(fence(language, code))).toEqual(full);
  });

  it('are named with what is declared, but for a name that gathers all', () => {
    const declared = (name: string): string => `export const ${name} = {\n  max: 3, min: 1,  // sails\n};\n`;
    expect(constants(fence('ts', `${declared('MAST')}${declared('KEEL')}`))).toEqual([
      'MAST.max = 3',
      'MAST.min = 1',
      'KEEL.max = 3',
      'KEEL.min = 1',
    ]);
    for (const name of ['LIMITS', 'BOAT_LIMITS', 'boatConfig'])
      expect(constants(fence('ts', declared(name)))).toEqual(['max = 3', 'min = 1']);
    expect(constants(fence('ts', 'export const MAST = { max: 3, colours: ["red", "blue"] };'))).toContain(
      'MAST.max = 3',
    );
  });

  it('stand in one line with the brace that opens them', () => {
    expect(
      constants(
        fence(
          'json',
          '{ "boats": 9,\n  "sails": { "free": 1, "crew": 4 },\n  "oars": { "free": 2, "crew": 8 } }',
        ),
      ),
    ).toEqual(['boats = 9', 'sails.free = 1', 'sails.crew = 4', 'oars.free = 2', 'oars.crew = 8']);
  });

  it('a remark that is a unit, and a list', () => {
    expect(constants(fence('yaml', 'speed: 4.5 # knots per hour\nwait: 4 # doubles\nsteps: [1, 2]'))).toEqual(
      ['speed = 4.5 knots per hour', 'wait = 4', 'steps = [1, 2]'],
    );
  });
});

it('what is counted by what was done to it', () => {
  expect(constants('Fixed: delay 5 minutes; a gate is shut after 50 failed tries in a row.')).toEqual([
    'Fixed: delay = 5 minutes',
    'a gate is shut = 50 failed tries',
  ]);
});

it('what stands beside each other and is one value', () => {
  expect(
    constants(
      '| Setting | Value |\n|--|--|\n| Warnings | 7, 14 and 21 days before |\n| Code | 12 digits, 3 of them letters |\n| Price | $9 per month, billed yearly |',
    ),
  ).toEqual([
    'Warnings = 7, 14 and 21 days before',
    'Code = 12 digits, 3 of them letters',
    'Price = $9 per month, billed yearly',
  ]);
});

it('what shall be', () => {
  expect(
    constants(
      'The crew list shall hold no more than 20 sailors per boat. A sent photo shall not be larger than 9 MB.',
    ),
  ).toEqual(['crew list sailors per boat = no more than 20 sailors per boat', 'sent photo = 9 MB']);
});
