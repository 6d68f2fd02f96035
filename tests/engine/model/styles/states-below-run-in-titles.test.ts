import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const lifecycles = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    (each) =>
      `${each.name}: ${each.states.map(({ name }) => name).join(', ')}; ${each.transitions.map((step) => `${step.from} > ${step.to}`).join(', ')}`,
  );

describe('items with a title in bold type', () => {
  const items = [
    '**Crane.** A crane is `idle` or `lifting`.',
    '**Berth.** A berth begins as free. "Moor" leads from free to taken and notes the time.',
    '**Gate.** A gate is open or shut. It is shut when installed; an open one is never locked.',
  ];
  const told = [
    'Crane: idle, lifting; ',
    'Berth: free, taken; (new) > free, free > taken',
    'Gate: open, shut; (new) > shut',
  ];

  it.each([
    ['a list', items.map((item) => `- ${item}`).join('\n')],
    ['paragraphs', items.join('\n\n')],
  ])('name lifecycles where sentences behind them tell of their states: %s', (_, lines) =>
    expect(lifecycles(lines)).toEqual(told),
  );

  it('are states where what is said behind one speaks of another', () =>
    expect(
      lifecycles(
        '### Gate\n\n- **Open.** Boats pass. A warden can shut it.\n- **Shut.** No boat passes. It becomes open at sunrise.',
      ),
    ).toEqual([expect.stringMatching(/^Gate: Open, Shut;/)]));

  it.each([
    '- **Open.** It is not shown on the map.\n- **Shut.** It is shown. It becomes gone when it is sold.',
    '- **Open.** It stays bright.\n- **Shut.** It stays dark.',
    '- **Open.** A boat makes it wet.\n- **Shut.** The warden makes it locked. Nobody passes.',
    '- **Open.** It is wanted until it is lent.\n- **Shut.** It is painted while nobody comes.',
  ])('are states where a word behind one tells no life of its own: %s', (list) =>
    expect(lifecycles(`### Gate\n\n${list}`)).toEqual([expect.stringMatching(/^Gate: Open, Shut;/)]),
  );
});

describe('words that tell what is so in some case', () => {
  it.each([
    'It is heavy when it is full.',
    'The keeper is glad if it shines.',
    'The page is slow while the list is long.',
    'It is visible when it is moored. It is red if it burns.',
  ])('are no states: %s', (sentence) =>
    expect(lifecycles(`### Gate\n\nA gate is \`open\` or \`shut\`. ${sentence}`)).toEqual([
      expect.stringMatching(/^Gate: open, shut; $/),
    ]),
  );
});

describe('names of several words in small letters', () => {
  it.each([
    [
      'A gate is waiting for repair at first. When the smith has come it is set up, and it never goes back to waiting for repair.',
      'set up, waiting for repair',
    ],
    [
      'A lock is in use at first. It goes from in use to on hold when the water is low, and from on hold back to in use when it is high.',
      'in use, on hold',
    ],
    ['A new yard is empty. The first boat leads from empty to set up.', 'empty, set up'],
  ])('%s', (sentence, states) => expect(lifecycles(`### Gate\n\n${sentence}`)[0]).toContain(`: ${states};`));

  it('are none where they tell what is done', () =>
    expect(
      lifecycles('### Gate\n\nA gate is set up by a smith. It goes from open to shut when the sun sets.')[0],
    ).toContain('open, shut'));
});

describe('where something comes from and goes to', () => {
  it.each([
    ['with what happens behind a colon', 'It goes from open to shut: the lamp turns red.'],
    ['with what does so behind them', 'From open to shut it goes at sunset.'],
    ['with what leads there', 'From open to shut leads a word of the warden.'],
    ['with what else happens', '"Sunset" moves it from open to shut and lights the lamp.'],
  ])('%s', (_, sentence) =>
    expect(lifecycles(`### Gate\n\nA gate begins as open. ${sentence}`)).toEqual([
      'Gate: open, shut; (new) > open, open > shut',
    ]),
  );

  it('is not what brings about the next step', () =>
    expect(
      lifecycles(
        '### Gate\n\nA gate begins as open. "Close" moves it from open to shut, and "Open up" moves it from shut to open.',
      ),
    ).toEqual(['Gate: open, shut; (new) > open, open > shut, shut > open']));

  it('goes on from where the sentence has come to', () =>
    expect(
      lifecycles(
        '### Gate\n\nA gate is first waiting. It is moving when a boat comes, and then it is finished.',
      )[0],
    ).toMatch(/waiting > moving, moving > finished$/));
});

describe('states that a sentence lists', () => {
  it.each([
    ['Idle, ringing and silenced are its three states.', 'Idle, ringing, silenced'],
    [
      'The values of `kind` are: idle (0), ringing (1) and silenced (2). A keeper sets them.',
      'idle, ringing, silenced',
    ],
  ])('%s', (sentence, states) => expect(lifecycles(`### Bell\n\n${sentence}`)[0]).toBe(`Bell: ${states}; `));

  it('are of what the heading names, where a sentence leads to them', () =>
    expect(
      lifecycles('### Reach\n\nA setting that decides how far it is heard: none (0), near (1), far (2).'),
    ).toEqual(['Reach: none, near, far; ']));

  it('are no names of what is counted otherwise', () =>
    expect(lifecycles('### Bell\n\nBells and horns are the two kinds of signals.')).toEqual([]));
});

describe('what becomes of something', () => {
  it('is what it is after it was made', () =>
    expect(
      lifecycles('### Photo\n\nA photo is unused after upload. It becomes used when a page shows it.'),
    ).toEqual(['Photo: unused, used; (new) > unused, unused > used']));

  it('is removed once', () =>
    expect(
      lifecycles(
        '### Photo\n\nA photo is unused after upload. It becomes used when a page shows it. An unused photo can be removed by its owner and is then deleted.',
      )[0],
    ).toMatch(/unused > deleted$/));
});
