import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

/** The steps that a section tells, each from one state to one: "Boat: moored > afloat". */
const steps = (lines: string): readonly string[] =>
  readPoint('states', lines)
    .lifecycles.flatMap(({ name, transitions }) =>
      transitions.flatMap(({ from, to }) =>
        (Array.isArray(from) ? from : [from]).map((each) => `${name}: ${`${each} > ${to}`.toLowerCase()}`),
      ),
    )
    .toSorted();

const states = (lines: string): readonly string[] =>
  readPoint('states', lines).lifecycles.flatMap((each) => each.states.map(({ name }) => name));

describe('a table of which one column holds names of another', () => {
  const step = [
    'Boat: afloat > moored',
    'Boat: moored > afloat',
    'Boat: moored > on the slip',
    'Boat: on the slip > moored',
  ];

  it.each([
    [
      'with what may follow each state, whatever that is called',
      '| State | Effect on entry | Where it may sail from here |\n|---|---|---|\n| moored | rope is paid | afloat, on the slip |\n| afloat | | moored |\n| on the slip | hull is dry | moored (at high water) |\n| sunk | | end |',
    ],
    [
      'with titles that other columns have as well',
      '| Now | Action | Then |\n|---|---|---|\n| moored | cast off | afloat |\n| moored | haul out | on the slip |\n| afloat | land | moored |\n| on the slip | launch | moored |',
    ],
    [
      'with titles that say nothing',
      '| Lies as | Deed | Lies as, after that |\n|---|---|---|\n| moored | cast off | afloat |\n| moored | haul out | on the slip |\n| afloat | land | moored |\n| on the slip | launch | moored |',
    ],
  ])('%s', (_, table) => {
    expect(steps(`### Boat\n\n${table}`)).toEqual(step);
  });

  it('is none where the names are others', () => {
    const table = '| State | Kept by |\n|---|---|\n| moored | harbour master |\n| afloat | skipper |';
    expect(steps(`### Boat\n\n${table}`)).toEqual([]);
  });
});

describe('sentences about states that are all known', () => {
  const boat = (text: string): readonly string[] =>
    steps(`### Boat\n\nStates: \`moored\`, \`afloat\`, \`stranded\`, \`scrapped\`.\n\n${text}`);

  it.each([
    [
      'a part that begins with a name',
      'A moored boat that slips its rope is then afloat.',
      ['moored > afloat'],
    ],
    [
      'where something may be done from',
      'It can be scrapped only while it is stranded.',
      ['stranded > scrapped'],
    ],
    [
      'both at once',
      'Moored and stranded boats may both be scrapped.',
      ['moored > scrapped', 'stranded > scrapped'],
    ],
    [
      'the one before',
      'A stranded boat is left alone. When the tide is in, it is afloat again.',
      ['stranded > afloat'],
    ],
    [
      'in brackets',
      'As long as the boat is afloat the skipper may break it up ("scrapped").',
      ['afloat > scrapped'],
    ],
    [
      'what is not so, but',
      'If the rope breaks, a moored boat is not scrapped but stranded.',
      ['moored > stranded'],
    ],
    ['the only way', 'The only way from stranded leads to scrapped.', ['stranded > scrapped']],
  ])('%s', (_, text, expected) => {
    expect(boat(text)).toEqual(expected.map((each) => `Boat: ${each}`));
  });

  it.each([
    ['a question', 'Is a moored boat afloat when the tide is in?'],
    ['a refusal', 'A scrapped boat never becomes afloat.'],
    ['what is only shown so', 'A moored boat is listed as afloat.'],
    ['what is not known', 'Going from moored to scrapped is not shown in the sources.'],
    ['another thing that is in one', 'A letter to a stranded boat is returned.'],
    ['a row of them', 'A boat is moored, afloat or stranded.'],
  ])('%s tells no step', (_, text) => {
    expect(boat(text)).toEqual([]);
  });
});

describe('names that stand where a state stands', () => {
  it('have several words, of which the first has a capital', () => {
    const text =
      '**Boat repair.** It starts as Waiting for timber. The shipwright then moves it to On the slip or to Repair refused.';
    expect(states(text).toSorted()).toEqual(['On the slip', 'Repair refused', 'Waiting for timber']);
    expect(steps(text)).toEqual([
      'Boat repair: (new) > waiting for timber',
      'Boat repair: waiting for timber > on the slip',
      'Boat repair: waiting for timber > repair refused',
    ]);
  });

  it('are no orders, and no places where nothing goes', () => {
    const text =
      'A moored boat becomes afloat when the skipper presses **Cast off**. The button is on the page Harbour.';
    expect(states(`### Boat\n\n${text}`).toSorted()).toEqual(['afloat', 'moored']);
  });
});

describe('states at the heads of lines that speak of each other', () => {
  const step = [
    'Boat: (new) > moored',
    'Boat: afloat > moored',
    'Boat: afloat > stranded',
    'Boat: moored > afloat',
    'Boat: stranded > afloat',
  ];

  it('in paragraphs', () => {
    const text =
      '### Boat\n\nMoored: tied to the quay. Every boat begins here.\n\nAfloat: reached from Moored when the rope is cast off, or from Stranded at high water. A skipper who lands makes it moored again.\n\nStranded: comes after Afloat when the tide is out.';
    expect(steps(text)).toEqual(step);
  });

  it('in nested items, below the thing', () => {
    const text =
      '- Boat (of wood)\n  - Moored\n    - where every boat begins: it starts here\n    - rope cast off: Afloat\n  - Afloat\n    - landed: Moored\n    - tide goes out: Stranded\n  - Stranded\n    - tide comes in: Afloat\n- Oar\n  - Whole\n    - hits a rock: Broken\n  - Broken\n    - mended: Whole';
    expect(steps(text).filter((each) => !each.includes('(new)'))).toEqual([
      ...step.filter((each) => !each.includes('(new)')),
      'Oar: broken > whole',
      'Oar: whole > broken',
    ]);
  });

  it('in lines below the name of the thing', () => {
    const text =
      'Entity: Boat\nInitial state: Moored\nAll states: Moored, Afloat, Stranded\nMoored: rope cast off -> Afloat\nAfloat: landed -> Moored; tide goes out -> Stranded\nStranded: tide comes in -> Afloat';
    expect(steps(text)).toEqual(step);
  });

  it('leave what holds of all of them as it is', () => {
    const text =
      '### Boat\n\nMoored: tied to the quay.\n\nAlways for each Boat: `length > 0`.\n\nAfloat: reached from Moored when the rope is cast off, or from Stranded at high water. A skipper who lands makes it moored again.\n\nStranded: comes after Afloat when the tide is out.';
    expect(steps(text)).toContain('Boat: stranded > afloat');
    expect(read(`## 4. States and transitions\n\n${text}\n`).model.states.invariants).toHaveLength(1);
  });

  it('are none where no line speaks of another', () => {
    const text = '- Rope: of hemp, ten metres\n- Anchor: of iron\n- Sail: white, mended twice';
    expect(states(text)).toEqual([]);
  });
});
