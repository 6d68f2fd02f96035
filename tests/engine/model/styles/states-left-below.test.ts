import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const lives = (text: string): readonly string[] =>
  modelAsJson(read(`# Harbour\n\n## 4. States and transitions\n\n${text}\n`).model).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

describe('lines below a state that tell where it goes on to', () => {
  it.each([
    ['goes to `taken` when a boat moors', 'free > taken'],
    ['can move on to **taken** once a boat moors', 'free > taken'],
    ['to taken: a boat moors', 'free > taken'],
    ['changes into *taken*', 'free > taken'],
  ])('are steps: %s', (line, step) =>
    expect(
      lives(`- Berth\n  - \`free\`\n    - ${line}\n  - taken\n    - goes back to free at night`)[0],
    ).toBe(`Berth: free, taken; ${step}, taken > free`),
  );

  it.each(['the boat goes to sea at night', 'never goes to sold', 'a fee is paid to the master'])(
    'are none where something else goes: %s',
    (line) =>
      expect(lives(`- Berth\n  - \`free\`\n    - ${line}\n    - goes to \`taken\` by hand`)[0]).toContain(
        '; free > taken',
      ),
  );

  it('leave each of several, and what something begins as', () =>
    expect(
      lives(
        '- Crane\n  - starts as `idle`\n    - to `busy` when it is called\n  - `busy` and `broken`\n    - go back to `idle` by hand',
      )[0],
    ).toContain('(new) > idle, idle > busy, busy > idle, broken > idle'));
});

describe('what comes into being', () => {
  it.each([
    ['- born or bought -> active; every one has a tag', '(new) > active'],
    ['- guard or clerk registers -> active', '(new) > active'],
    [
      '- starts waiting (by mail) or active (at the desk); waiting -> active when paid',
      '(new) > waiting, (new) > active, waiting > active',
    ],
  ])('is told before an arrow: %s', (line, steps) =>
    expect(lives(`### Boat\n\n${line}\n- active -> sunk`)[0]).toContain(`; ${steps}, active > sunk`),
  );

  it.each([
    ['- asked or held -> active', 'asked > active, held > active'],
    ['- boat sinks -> active', 'boat sinks > active'],
  ])('is not told by names of states: %s', (line, steps) =>
    expect(lives(`### Boat\n\n${line}\n- active -> sunk`)[0]).toContain(`; ${steps}, active > sunk`),
  );
});

describe('ends of steps', () => {
  it.each([
    ['asked → granted or → refused, the master decides', 'asked > granted, asked > refused'],
    ['asked → granted; the fee is due', 'asked > granted'],
    ['asked/granted → refused', 'asked > refused, granted > refused'],
    [
      'asked → out of order and out of order → granted by the crew',
      'asked > out of order, out of order > granted',
    ],
  ])('are read one by one: %s', (line, steps) =>
    expect(lives(`### Mooring\n\n- ${line}\n- granted → ended\n- asked → granted`)[0]).toContain(
      `; ${steps}`,
    ),
  );

  it('are one name where its parts are none', () =>
    expect(lives('### Mooring\n\n- asked → on/off\n- on/off → ended')[0]).toContain(
      'asked > on/off, on/off > ended',
    ));

  it('are no words for a state in general', () =>
    expect(
      lives(
        'A mooring shall be free or taken.\n\nThe system shall create every mooring in status free. The status shall become taken when a boat comes.',
      ).join('; '),
    ).not.toMatch(/status/));
});

describe('what is said of a state', () => {
  it.each([
    ['seen by the desk, comes after `asked`', 'asked > granted'],
    ['It always comes right after `asked` or `held`', 'asked > granted, held > granted'],
    ['next comes `ended`', 'granted > ended'],
    ['followed by `ended` or `lost`', 'granted > ended, granted > lost'],
  ])('tells what comes before and behind it: %s', (said, steps) =>
    expect(
      lives(
        `### Mooring\n\n- \`asked\`: on creation\n- \`held\`: nobody has looked at it\n- \`granted\`: ${said}\n- \`ended\`: the boat has left\n- \`lost\`: so has the quay`,
      )[0],
    ).toContain(`; (new) > asked, ${steps}`),
  );

  it('tells nothing where something else comes', () =>
    expect(
      lives(
        '### Mooring\n\n- `asked`: waits\n- `granted`: the bill comes after the boat is `asked` to leave\n- `ended`: by the master',
      )[0],
    ).toContain('ended; '.trim()));
});
