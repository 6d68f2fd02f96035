import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('a column of remarks', () => {
  it.each([
    ['How long', 'Night watch = 6 hours'],
    ['Turns', 'Night watch = 6 hours'],
  ])('is the meaning, beside amounts below "%s"', (title, expected) => {
    const table = `| What | ${title} | Remark |\n| --- | --- | --- |\n| Night watch | 6 hours | in winter 8 |\n| Rest | 2 days | |`;
    expect(constants(table)).toEqual([expected, 'Rest = 2 days']);
    expect(readPoint('constants', table).constants[0]?.meaning).toBe('in winter 8');
  });

  it('gives no amounts beside several columns of such', () => {
    const table =
      '| What | Sail | Motor | Notes |\n| --- | --- | --- | --- |\n| Length | 9 m | 12 m | 3 more in spring |\n| Crew | 4 | 6 | with a cook |';
    expect(constants(table)).toEqual([
      'Length: Sail = 9 m',
      'Length: Motor = 12 m',
      'Crew: Sail = 4',
      'Crew: Motor = 6',
    ]);
  });
});

describe('a label before a row of amounts', () => {
  it('belongs to each', () => {
    expect(constants('Water depth: quay 4 m · outer mole 9 m · dock 6 m')).toEqual([
      'Water depth: quay = 4 m',
      'Water depth: outer mole = 9 m',
      'Water depth: dock = 6 m',
    ]);
  });

  it('does not where the others have labels of their own', () => {
    expect(constants('Depth: quay 4 m · Length: mole 90 m')).not.toContainEqual(
      expect.stringMatching(/^Depth: .*mole/),
    );
  });
});

describe('names of one word with a bare number each', () => {
  it.each([
    [
      'a label over them',
      'Signal colours: low 65280, middle 99, high 255',
      ['Signal colour: low = 65280', 'Signal colour: middle = 99', 'Signal colour: high = 255'],
    ],
    [
      'a sentence that says how they are kept',
      'Crew ranks are stored as numbers: cook is 10, mate 25, pilot 40.',
      ['Crew rank: cook = 10', 'Crew rank: mate = 25', 'Crew rank: pilot = 40'],
    ],
    [
      'a label with a remark',
      '- Berth sides, as preset: port 3, starboard 4, stern 5',
      ['Berth side: port = 3', 'Berth side: starboard = 4', 'Berth side: stern = 5'],
    ],
    [
      'a title in bold type',
      '**Flags on the mast.** Red is 9, white is 8, anything else 0.',
      ['Flags on the mast: Red = 9', 'Flags on the mast: white = 8', 'Flags on the mast: anything else = 0'],
    ],
    [
      'no label that says only that there are some',
      'Limits: boats 9, crews 5, oars 4',
      ['boats = 9', 'crews = 5', 'oars = 4'],
    ],
    [
      'no names that say what they are of',
      'Signal colours: low tide 9, high tide 5, spring tide 7',
      ['low tide = 9', 'high tide = 5', 'spring tide = 7'],
    ],
  ])('are named with %s', (_, line, expected) => expect(constants(line)).toEqual(expected));

  it.each([
    [
      'Letter limits by harbour:\n- Northport 300\n- Old Quay 500',
      ['Letter limit: Northport = 300', 'Letter limit: Old Quay = 500'],
    ],
    ['- Horn levels\n  - LOW: -4\n  - HIGH: 8', ['Horn level: LOW = -4', 'Horn level: HIGH = 8']],
    ['Limits by harbour:\n- Northport 300\n- Southport 500', ['Northport = 300', 'Southport = 500']],
  ])('are named with what stands above them: %s', (lines, expected) =>
    expect(constants(lines)).toEqual(expected),
  );

  it('are parted from it by a comma that is no part of the name', () => {
    expect(constants('- Lost, 0%\n- Half found, 50%')).toEqual(['Lost = 0% %', 'Half found = 50% %']);
  });
});

describe('a name and its value', () => {
  it.each([
    [
      'a setting behind a label',
      '- Lamps stay on after dusk: 5 hours (`lamp.hours`)',
      'Lamps stay on after dusk (lamp.hours) = 5 hours',
    ],
    ['an amount in so many seconds', '- calls → 20 q per 60 s, per boat', 'calls = 20 q per 60 s'],
  ])('%s', (_, line, expected) => expect(constants(line)).toEqual([expected]));

  it('is not what was not found', () => {
    const [found] = readPoint('constants', 'Longest boat allowed: none found.\n').constants;
    expect(found?.value ?? null).toBeNull();
  });

  it('is no name in code that becomes another', () => {
    expect(constants('- `free` → `taken`')).toEqual([]);
  });
});
