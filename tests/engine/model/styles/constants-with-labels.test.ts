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
