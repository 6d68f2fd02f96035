import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const steps = (text: string): readonly string[] =>
  readPoint('states', text).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, event, to }) => `${from} >${event ? ` ${event} >` : ''} ${to}`),
  );
const names = (text: string): readonly string[] =>
  readPoint('states', text).lifecycles.map(({ name }) => name);

describe('a table of states that lists the ways out of each', () => {
  it.each(['Transitions out', 'Exits', 'Leaves when', 'Next'])(
    'has their events before the arrows: %s',
    (title) =>
      expect(
        steps(
          `### Berth\n\n| State | Meaning | ${title} |\n|---|---|---|\n| free | nobody has it | rent → let; fall → shut |\n| let | a boat lies there | leave → free |\n| shut | for ever | – |`,
        ),
      ).toEqual(['free > rent > let', 'free > fall > shut', 'let > leave > free']),
  );

  it('may have them in brackets behind, and commas between', () =>
    expect(
      steps(
        '### Berth\n\n| State | Next |\n|---|---|\n| free | → let (rented), → shut (fallen) |\n| let | → free (left) |\n| shut | - |',
      ),
    ).toEqual(['free > rented > let', 'free > fallen > shut', 'let > left > free']));

  it('leaves whole steps what they are', () =>
    expect(
      steps('### Berth\n\n| State | Transitions |\n|---|---|\n| free | free → let |\n| let | let → free |'),
    ).toEqual(['free > let', 'let > free']));

  it('leaves names alone what they are', () =>
    expect(
      steps('### Berth\n\n| State | Next |\n|---|---|\n| free | let, shut |\n| let | free |\n| shut | - |'),
    ).toEqual(['free > let', 'free > shut', 'let > free', 'shut > null']));
});

describe('a table of codes and labels', () => {
  const table =
    '| Code | Label | Set by |\n|---|---|---|\n| 0 | Free | import |\n| 10 | Let | office, from Free |';

  it('lists states where what stands above speaks of such', () =>
    expect(
      readPoint('states', `Status codes stored in the register for a berth:\n\n${table}`).lifecycles.map(
        ({ name, states }) => `${name}: ${states.map((state) => state.name).join(', ')}`,
      ),
    ).toEqual(['Berth: Free, Let']));

  it('lists none where it does not', () =>
    expect(readPoint('states', `Letters on the walls:\n\n${table}`).lifecycles).toEqual([]));
});

describe('names with a sign between them', () => {
  it.each(['Riddle: `LOCKED > OPEN > SOLVED`', '`LOCKED > OPEN > SOLVED`', '- LOCKED > OPEN > SOLVED'])(
    'are steps where they are a line: %s',
    (text) => expect(steps(`### Riddle\n\n${text}`)).toEqual(['LOCKED > OPEN', 'OPEN > SOLVED']),
  );

  it.each([
    'Priority: high > medium > low',
    '- Precedence: `solved > open > locked`',
    'Menu: Settings > Riddles > All',
    'Home > Riddles > Detail',
    'Open it in Menu > Settings > Riddles.',
    'If 5 > x > 3 it is open.',
    'a > b',
  ])('are none elsewhere: %s', (text) => expect(steps(`### Riddle\n\n${text}`)).toEqual([]));
});

describe('a lifecycle that nothing titles', () => {
  it.each([
    [
      'An invoice counts as late. Stored are *unpaid*, *partly paid* and *paid*. The first payment takes unpaid to partly paid.',
      'Invoice',
    ],
    [
      'Winter berths wait in `asked`. From `asked` the clerk moves them to `granted`, or to `refused`.',
      'Winter berth',
    ],
    [
      '- Asked → Granted (the clerk)\n- Granted → Over\n\nAll of this concerns the *mooring permit*.',
      'Mooring permit',
    ],
    [
      '- **Asked** → **Granted**: paid\n- **Granted** → **Over**: a year has passed\n\n(mooring permit)',
      'Mooring permit',
    ],
    ['- Asked → Granted\n- Granted → Over\n\nSubject: mooring permit.', 'Mooring permit'],
  ])('is named by what is spoken of: %s', (text, name) => expect(names(text)).toEqual([name]));

  it.each([
    'The clerk grants it. From `asked` it goes to `granted`.',
    'An administrator sees all. From `asked` it goes to `granted`.',
    'Steps are never skipped. From `asked` it goes to `granted`.',
  ])('keeps none where that is somebody, or nothing that has states: %s', (text) =>
    expect(names(text)).toEqual(['States']),
  );
});
