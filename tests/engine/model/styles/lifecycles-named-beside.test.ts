import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lives = (text: string): readonly string[] =>
  readPoint('states', text).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions
        .map(({ from, to }) => `${from} > ${to}`)
        .join(', ')}`,
  );
const names = (text: string): readonly string[] =>
  readPoint('states', text).lifecycles.map(({ name }) => name);

describe('a lifecycle without a title', () => {
  const steps =
    '| Current state | Action | New state |\n|---|---|---|\n| Laid up | fit out | Afloat |\n| Afloat | sell | Sold |';

  it.each([
    ['These are the states of a sailing boat.', 'Sailing boat'],
    ['The diagram covers a hull from the yard to its first owner.', 'Hull'],
    ['The table applies to moorings.', 'Mooring'],
    ['This table shows the life of a winter berth.', 'Winter berth'],
    ['Slipway place lifecycle.', 'Slipway place'],
    ['Status values stored in the register for a mast:', 'Mast'],
  ])('is named by the words that stand beside it: %s', (said, name) => {
    expect(names(`${steps}\n\n${said}`)).toEqual([name]);
    expect(names(`${said}\n\n${steps}`)).toEqual([name]);
  });

  it.each([
    'The table is long.',
    'Users love colours.',
    'The list of states for the office stands here.',
    'Status codes used for a reason.',
    'These are the states.',
    'The current state is shown on the page.',
    'The diagram shows how it goes on.',
    'The table applies to all of them.',
  ])('keeps none where these name nothing: %s', (said) => {
    expect(names(`${steps}\n\n${said}`)).toEqual(['States']);
  });

  it.each([
    [
      'If the fee is there, a `waiting` winter berth turns `let`. It may be set back to `waiting`.',
      'Winter berth',
    ],
    ['`POST /berths/:id/let` moves a berth from `waiting` to `let`.', 'Berth'],
    ['The clerk can put a mooring `on ice`. From `on ice` it goes back to `free`.', 'Mooring'],
    ['Buoys are laid in SPRING. From SPRING they go to WINTER.', 'Buoy'],
  ])('is named by what stands right beside a state: %s', (text, name) => expect(names(text)).toEqual([name]));

  it('is not named by somebody who does it, nor where two things stand so', () => {
    expect(names('The master `approves`. From `asked` it goes to `granted`.')).not.toContain('Master');
    expect(
      names('A `waiting` berth turns `let`, and a `let` mooring turns `waiting`.').filter((name) =>
        /berth|mooring/i.test(name),
      ),
    ).toHaveLength(0);
  });
});

describe('items that say of a thing which states it has', () => {
  it('tell a lifecycle each, with what is nested below them', () => {
    expect(
      lives(
        '- The letting of a berth passes through the states asked, granted and over.\n  - From asked it becomes granted when the fee is paid.\n' +
          '- A change of the harbour fee is none, planned or valid.\n  - It moves from planned to valid on its day.\n' +
          '- A season ticket is in trial, paid or lost.\n  - It moves from trial to paid when the bill is settled.',
      ),
    ).toEqual([
      'letting of a berth: asked, granted, over; asked > granted',
      'change of the harbour fee: none, planned, valid; planned > valid',
      'season ticket: in trial, paid, lost; in trial > paid',
    ]);
  });

  it.each([
    '- A berth has lamps, ropes and rings.\n- A letting takes days or weeks.\n- A harbour has gates or locks.',
    '- The menu is short and sweet.\n- The quay is long and dry.',
  ])('are none where they say what it has, or how it is: %s', (text) => expect(lives(text)).toEqual([]));

  it('are none where each speaks of a state of the one above', () => {
    expect(
      lives(
        '- A new berth is asked, granted or over.\n- An asked berth becomes granted.\n- A granted berth becomes over.',
      ),
    ).toHaveLength(1);
  });
});

describe('a way that a sentence tells as a row', () => {
  it.each([
    ['A berth goes from asked through granted to let.', 'asked > granted, granted > let'],
    [
      'A berth goes from `asked` via `granted` and `let` to `over`.',
      'asked > granted, granted > let, let > over',
    ],
    [
      'A link goes from not linked through waiting for radio to linked.',
      'not linked > waiting for radio, waiting for radio > linked',
    ],
    ['The ordinary path is `asked`, `granted`, `let`.', 'asked > granted, granted > let'],
    [
      'A mast normally goes Stored, Rigged, Afloat, Stored.',
      'Stored > Rigged, Rigged > Afloat, Afloat > Stored',
    ],
    [
      'A mast passes through these stages in order: ordered, built, fitted.',
      'ordered > built, built > fitted',
    ],
  ])('is its steps: %s', (text, steps) => expect(lives(text).join()).toMatch(new RegExp(`; ${steps}$`)));

  it.each([
    'A mast passes through the states ordered, built and fitted.',
    'The way is long, hard and cold.',
    'The path of a berth is short, clear and simple.',
    'The usual route is by road, by rail, by air.',
    'It never goes from asked through granted to let.',
    'A berth is open, let or over.',
  ])('is none in a mere list, or where there is none: %s', (text) =>
    expect(readPoint('states', text).lifecycles.flatMap(({ transitions }) => transitions)).toEqual([]),
  );
});
