import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lives = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions
        .map(({ from, to }) => `${from ?? ''} > ${to ?? ''}`)
        .join(', ')}`,
  );
const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.flatMap(({ transitions }) =>
    transitions.map(({ from, to }) => `${from ?? ''} > ${to ?? ''}`),
  );

describe('things in a list, each above its steps', () => {
  const boat =
    '- Boat\n  - built → `Moored`\n  - `Moored` → `At sea`: Cast off\n  - `At sea` → `Moored`: Come home\n';
  const change =
    '- Change\n  - `Asked` → `Granted`: Harbour master agrees\n  - `Asked` → `Refused`: Harbour master declines\n';

  it('are what the steps are of, and the words behind the steps are no states', () => {
    expect(lives(boat + change)).toEqual([
      'Boat: built, Moored, At sea; built > Moored, Moored > At sea, At sea > Moored',
      'Change: Asked, Granted, Refused; Asked > Granted, Asked > Refused',
    ]);
  });

  it('are none where they only title steps and events', () => {
    const titles = '- Transitions\n  - `a` → `b`: pull\n- Events\n  - `b` → `c`: push\n';
    expect(lives(titles)).toEqual(['States: a, b, c; a > b, b > c']);
  });
});

describe('words beside a name in code', () => {
  it.each([
    ['created → `open`', '(new) > open'],
    ['created, by a clerk → `open`', '(new) > open'],
    ['the form is handed in → `open`', '(new) > open'],
    ['start button pressed → `open`', '(new) > open'],
    ['`shut` → removed', 'shut > (end)'],
    ['`shut` → deleted for good', 'shut > (end)'],
  ])('%s', (line, step) => {
    expect(steps(`### Gate\n\n- ${line}\n- \`open\` → \`shut\`: pulled`)).toContain(step);
  });

  it('are states where the other side has no marks either', () => {
    expect(steps('### Gate\n\n- asked → removed\n- removed → asked')).toEqual([
      'asked > removed',
      'removed > asked',
    ]);
  });
});

describe('a sentence that lists the states of a bold word', () => {
  const below = (thing: string): string => `\n\n- \`raw\` → \`fired\`: the kiln is lit.\n\n${thing}`;

  it('names the lifecycle of the list below it, article or not, with remarks between the states', () => {
    const pot = 'A **pot** is in one of `raw` (shown as Clay), `fired` and `broken`. It goes on as follows.';
    expect(lives(pot + below(''))).toEqual(['pot: raw, fired, broken; raw > fired']);
    const kiln = '**A kiln** is either *Cold* or *Hot*.\n\n- Cold to Hot: it is lit.';
    expect(lives(kiln)).toEqual(['kiln: Cold, Hot; Cold > Hot']);
  });

  it('names none that stand in the remarks alone', () => {
    const pot = 'A **pot** is in one of `raw`, `fired` (`hot` for a day) and `broken`.';
    expect(lives(pot + below(''))).toEqual(['pot: raw, fired, broken; raw > fired']);
  });
});

describe('what is gone', () => {
  const berth =
    '### Berth\n\n- A berth starts as `free`.\n- It goes from `free` to `taken` when it is let.\n- ';

  it.each([
    'When the pier is sold, then the `taken` berth disappears.',
    'When the lease runs out, a berth `taken` is gone for good.',
    'If the owner withdraws a `taken` berth it is gone.',
    'A `taken` berth ends when the owner dies.',
    'A `taken` berth can be let again, which makes it `free`, or deleted, and then it is gone for good.',
  ])('%s', (line) => {
    expect(steps(berth + line)).toContain('taken > (end)');
  });

  it('leaves each state that "whether" or "either state" speaks of', () => {
    for (const line of [
      'Selling the pier removes it, whether it was `free` or `taken`.',
      'A berth in either state can be deleted.',
    ])
      expect(steps(berth + line).slice(-2)).toEqual(['free > (end)', 'taken > (end)']);
  });

  it.each([
    '`free` and `taken` are ends.',
    'A `taken` berth is gone through by the guard each night.',
    'If the owner paints a `taken` berth it is new.',
  ])('nothing by: %s', (line) => {
    expect(steps(berth + line)).not.toContain('taken > (end)');
  });
});

describe('what something begins as', () => {
  it.each([
    ['A kite is *folded* once bought. It becomes *flying* in the wind.', '(new) > folded'],
    ['A kite is `FOLDED` once sewn and `FLYING` once launched.', '(new) > FOLDED, FOLDED > FLYING'],
    ['A kite begins *folded* when it is sewn. It ends as *lost* in a storm.', '(new) > folded'],
    [
      '- **Kite**: Folded, Flying\n  - When a child buys one, then a Folded kite is created.\n  - When the wind rises, then Folded becomes Flying.',
      '(new) > Folded, Folded > Flying',
    ],
  ])('%s', (text, told) => {
    expect(steps(text).join(', ')).toContain(told);
  });

  it.each([
    'A kite is `FOLDED` while it rains and `FLYING` otherwise.',
    'Nothing says how a kite begins. A kite in the wind is `FLYING`, and one that falls is `FOLDED`.',
  ])('is not told by: %s', (text) => {
    expect(steps(text).some((step) => step.startsWith('(new)'))).toBe(false);
  });
});

describe('the second part of a sentence', () => {
  const lines = '### Ticket\n\nA ticket is created as `ASKED`. ';

  it('leaves what the first left, where that led to several', () => {
    const text = `${lines}It becomes \`GRANTED\` or \`REFUSED\` when a clerk decides, and \`WITHDRAWN\` when the guest takes it back.`;
    expect(steps(text)).not.toContain('GRANTED > WITHDRAWN');
    expect(steps(text)).toContain('ASKED > WITHDRAWN');
  });

  it('goes back where it says so behind a condition of its own', () => {
    const text =
      'A pass is *valid* from the moment it is made. When its day has passed it is *expired*, and if the guard moves the day it is valid again.';
    expect(steps(text)).toEqual(['(new) > valid', 'valid > expired', 'expired > valid']);
  });

  it('is no state where it is what happens first', () => {
    const text =
      '- **Pass**: Trial, Active\n  - When the day ends and the guest is charged, then Trial becomes Active.';
    expect(lives(text)).toEqual(['Pass: Trial, Active; Trial > Active']);
  });
});

describe('a lifecycle of an entity whose name is written as code elsewhere', () => {
  it('keeps the name that its title has', () => {
    const read = readPoint(
      'states',
      '**Boat trip** – `open`, `shut`.\n- `open` → `shut`: full\n\n**Crew** – `ashore`, `aboard`.\n- `ashore` → `aboard`: whistle',
    );
    expect(read.lifecycles.map(({ name }) => name)).toEqual(['Boat trip', 'Crew']);
  });
});

describe('what belongs to something', () => {
  it('has a lifecycle of its own', () => {
    const text =
      'A club is *open* when founded. It becomes *closed* by vote.\n\nMembership of a club is simple. You are first *invited*. Once you sign, an invited guest becomes *enrolled* in the club.';
    expect(lives(text).map((life) => life.split(':')[0])).toEqual(['club', 'Membership of a club']);
  });
});
