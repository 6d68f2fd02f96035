import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

/** The steps of each lifecycle: "Mooring: tied > loose". */
const steps = (lines: string): readonly string[] =>
  readPoint('states', lines)
    .lifecycles.flatMap(({ name, transitions }) =>
      transitions.map(({ from, to }) => `${name}: ${`${from} > ${to}`.toLowerCase()}`),
    )
    .toSorted();

const amounts = (lines: string): readonly string[] =>
  readPoint('constants', lines).constants.map(({ name, value, unit }) =>
    [`${name}:`, value, unit].filter(Boolean).join(' '),
  );

describe('bold words at the head of lines of point 4', () => {
  it('name the life whose states their sentence lists', () => {
    const text = `- **Mooring** is one of tied, loose and lost.
  - It is created as tied. Tied becomes loose when the crew casts off.
  - Loose becomes lost when nobody is aboard.
- **Pump check** uses due, done and skipped.
  - Due turns done when somebody signs it. Done returns to due after a week.
- **Berth** is free, then taken.
  - Free becomes taken when a boat comes in.`;
    expect(steps(text)).toEqual([
      'Berth: free > taken',
      'Mooring: (new) > tied',
      'Mooring: loose > lost',
      'Mooring: tied > loose',
      'Pump check: done > due',
      'Pump check: due > done',
    ]);
  });

  it('are states where others list them', () => {
    const text = `### Mooring

- **Tied** is where each mooring starts. It becomes loose or lost.
- **Loose** is tied or lost later.
- **Lost** is the end.`;
    expect(readPoint('states', text).lifecycles.map(({ name }) => name)).toEqual(['Mooring']);
  });
});

describe('bold words at the head of lines of point 9', () => {
  it('name nothing of the paragraph behind them, and the sentences are told as any others', () => {
    const text = `**Moorings.** Ropes are made of oakum and live for 8 years. A berth code has 6 digits. The rope of a new boat is 32 metres long.

**Tides.** The tide table reloads every 50 seconds. Warning lights stay for 30 seconds, and only 1 horn is heard at any time.

**Charts.** The reading room shows 10 recent charts. Chart lockers use port 93 by day and 43 by night.`;
    const found = amounts(text);
    expect(found).toContain('berth code length: 6 digits');
    expect(found).toContain('rope of a new boat length: 32 metres');
    expect(found.filter((each) => /^(?:Moorings|Tides|Charts): (?:Tides|Charts|only)/.test(each))).toEqual(
      [],
    );
  });

  it('are named with the title above them where they are names', () => {
    expect(amounts('**Watches**\n\n- **Number of ranks**: 10\n- **Length of a watch**: 4 hours')).toEqual([
      'Watches: Number of ranks: 10',
      'Length of a watch: 4 hours',
    ]);
    expect(amounts('- The **length of a pier code** is 32 hexadecimal digits.')).toEqual([
      'length of a pier code: 32 hexadecimal digits',
    ]);
  });

  it('name what only bounds, and those of whom their amounts hold', () => {
    expect(amounts('**Watch.** The minimum is 2 hours, and the maximum is 9 hours.')).toEqual([
      'Watch minimum: 2 hours',
      'Watch maximum: 9 hours',
    ]);
    expect(
      amounts(
        '**Tides.**\n\n- **Time in which a chart can be mended:** guests 3 days, everybody else 9 days',
      ),
    ).toEqual([
      'Time in which a chart can be mended: guests: 3 days',
      'Time in which a chart can be mended: everybody else: 9 days',
    ]);
  });

  it('only gather what names its amounts itself', () => {
    const text = `- **Boats.** The maximum length is 40 metres, the rope lives for 6 years and a mast takes 3 days.
- **Crew.** Lowest rank 1, highest rank 9; the shortest watch is 4 hours.
- **Page sizes.** Boat list, 25 boats; log, 50 entries.`;
    expect(amounts(text)).toEqual([
      'maximum length: 40 metres',
      'rope lifetime: 6 years',
      'mast time: 3 days',
      'Lowest rank: 1',
      'highest rank: 9',
      'shortest watch: 4 hours',
      'Boat list page size: 25 boats',
      'log page size: 50 entries',
    ]);
  });

  it.each([
    ['- **Login cookie.** It lasts for 90 days.', ['Login cookie: 90 days']],
    ['- **Bookings.** At most 5 per boat.', ['Bookings: At most 5 per boat']],
  ])('name the amount that has no name of its own: %s', (text, expected) => {
    expect(amounts(text)).toEqual(expected);
  });
});
