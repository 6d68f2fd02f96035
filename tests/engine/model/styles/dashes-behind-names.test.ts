import { describe, expect, it } from 'vitest';
import { entitiesOf, readPoint } from './read-point.ts';

const lives = (lines: string): readonly string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

const amounts = (lines: string): readonly string[] =>
  readPoint('constants', lines).constants.map(({ name, value, unit }) =>
    [`${name}:`, value, unit].filter(Boolean).join(' '),
  );

const marks = [': ', ' – ', ' — ', ' - '];

describe('what parts a name in bold type from what is said of it', () => {
  it.each(marks)('may be any mark before the states of a thing: "%s"', (mark) => {
    const text = `- **Mooring**${mark}\`tied\`, \`loose\`, \`lost\`
  - \`tied\` → \`loose\`: crew casts off
  - \`loose\` → \`lost\`: nobody aboard
- **Berth**${mark}\`free\`, \`taken\`
  - \`free\` → \`taken\`: a boat comes in`;
    expect(lives(text)).toEqual([
      'Mooring: tied, loose, lost; tied > loose, loose > lost',
      'Berth: free, taken; free > taken',
    ]);
  });

  it.each(marks)('may be any mark before amounts by case: "%s"', (mark) =>
    expect(amounts(`- **Berths a month**${mark}25 on Standard, 250 on Pro`)).toEqual([
      'Berths a month: Standard: 25',
      'Berths a month: Pro: 250',
    ]),
  );

  it.each([' – ', ' — ', ' - '])('may be any dash above the table of its fields: "%s"', (mark) =>
    expect(
      entitiesOf(
        `**Crane**${mark}what lifts.\n\n| Field | Type |\n|---|---|\n| reach | decimal |\n\n**Pier**${mark}a place.\n\n| Field | Type |\n|---|---|\n| length | integer |`,
      ),
    ).toEqual(['Crane: reach decimal', 'Pier: length integer']),
  );

  it('tells where rules were found, and no rule', () =>
    expect(
      readPoint('rules', '**Crane** - Source: `app/crane.ts`\n\n**Pier**: Source: `app/pier.ts`').rules,
    ).toEqual([]));
});
