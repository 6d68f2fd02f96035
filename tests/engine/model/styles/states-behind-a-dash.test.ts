import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (text: string): readonly string[] =>
  readPoint('states', text).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}: ${transitions
        .map(({ from, to, event }) => `${from} > ${to}${event ? ` (${event})` : ''}`)
        .join('; ')}`,
  );

describe('a lifecycle below a bold name and a dash', () => {
  it('is a chain, apart from the one above it', () => {
    expect(
      lifecycles('**Berth** — `free` → `taken`.\n\n**Crane engine** — `cold` → `warm` → `running`.'),
    ).toEqual([
      'Berth: free, taken: free > taken',
      'Crane engine: cold, warm, running: cold > warm; warm > running',
    ]);
  });

  it('has its states in a row, and steps with what happens before or behind each arrow', () => {
    expect(
      lifecycles(
        '**Berth** [harbour/berths] — `free`, `taken`, `shut`.\n' +
          '- `berth/take` or the plan: `free` → `taken`; back `taken` → `free` when the boat leaves.\n' +
          '- `berth/shut` is `free` → `shut`; a storm makes it `taken` → `shut`.',
      ),
    ).toEqual([
      'Berth: free, taken, shut: free > taken (berth/take or the plan); taken > free (when the boat leaves); ' +
        'free > shut (berth/shut); taken > shut (a storm)',
    ]);
  });
});

describe('a line above the steps of something', () => {
  const below = '- `free` goes to `taken` when a boat comes';

  it.each([
    ['names it and says what it is', 'Guest berth, the one for visitors:', 'Guest berth'],
    ['names it and its states', 'Guest berth - free (at night), taken', 'Guest berth'],
    [
      'says of a bold name where its states are seen',
      '**Guest berths** show their status on the board:',
      'Guest berths',
    ],
  ])('%s', (_, line, name) => {
    expect(lifecycles(`${line}\n${below}`)).toEqual([expect.stringContaining(`${name}: `)]);
  });

  it('is no name with the half of a sentence behind it', () => {
    expect(lifecycles(`Guest berth, where the wind comes from the west:\n${below}`)[0]).not.toMatch(
      /^Guest berth: /,
    );
  });
});

describe('a table of what may follow', () => {
  const rows = (last: string): string =>
    `### Berth\n\n| State | May go to |\n| --- | --- |\n| Free (where it starts) | Taken |\n| Taken | Left |\n| Left | ${last} |`;

  it('has no state that only says that nothing follows, nor a remark in a name', () => {
    expect(lifecycles(rows('nothing further'))).toEqual([
      'Berth: Left, Free, Taken: Free > Taken; Taken > Left',
    ]);
  });

  it('has one that is a name', () => {
    expect(lifecycles(rows('Nothing due'))).toEqual([expect.stringContaining('Left > Nothing due')]);
  });
});

describe('a name, a dash and a remark right above steps with arrows', () => {
  const above = (line: string, steps = '- free → taken\n- taken → left') =>
    lifecycles(`${line}\n\n${steps}\n\nPlank:\n\n- dry → wet`);

  it.each([
    ['plain', 'Berth — the part that really moves; the pier only follows.'],
    ['bold', '**Guest berth** – as the harbour master sees it.'],
  ])('names their lifecycle: %s', (_, line) => expect(above(line)[0]).toMatch(/^(?:Guest b|B)erth: /));

  it.each([
    ['a note', 'Note — taken ones are not painted.'],
    ['above a list that tells no steps', 'Berth — the part that moves.', '- blue\n- green'],
  ])('is none: %s', (_, line, steps?: string) =>
    expect(above(line, steps).filter((each) => /^(?:Note|Berth): /.test(each))).toEqual([]),
  );
});
