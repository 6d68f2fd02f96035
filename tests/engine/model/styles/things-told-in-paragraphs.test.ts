import { describe, expect, it } from 'vitest';
import { entitiesOf as entities } from './read-point.ts';

describe('bold things of paragraphs in plain words', () => {
  it.each([
    [
      'have what a list names, with what is said behind a part',
      'A **Boat** has a required name, a hull colour, the last being an integer, a first day and a last day, and then a berth.',
      ['Boat: name -!, hull colour integer, first day -, last day -, berth -'],
    ],
    [
      'have two parts that one article is for, and links',
      'A **Boat** has a name and a crew. On the paper side we keep the hull mark and engine number (both text), and links to a harbour, a crane and an owner.',
      ['Boat: name -, crew -, hull mark -, engine number -, harbour -, crane -, owner -'],
    ],
    [
      'have values, which are no parts',
      'A **Berth** carries a label, a required mooring kind chosen among bow, stern and side, and a required depth.',
      ['Berth: label -, mooring kind -!, depth -!'],
    ],
    [
      'have what sentences say of several parts',
      'A **Toll** has a payer, a sum, a receipt text and a quay. Payer, sum and currency are obligatory. When it is refunded, the refund reason and the refund date are recorded.',
      ['Toll: payer -!, sum -!, receipt text -, quay -, currency -!, refund reason -, refund date -'],
    ],
    [
      'have what sentences say of one part',
      'A **Pilot** has a name and a licence. The boat class is a required choice between tug, ferry and barge. Billed by is a choice of town or state.',
      ['Pilot: name -, licence -, boat class -!, Billed by -'],
    ],
    [
      'bring up another thing on the way',
      'A **Ladder** has a length and a pier. Its steps are **Rungs**: width and tread depth, and a colour.',
      ['Ladder: length -, pier -', 'Rung: width -, tread depth -, colour -'],
    ],
    [
      'run from one part to another',
      'A **Stay** names the boat and the berth, and runs from a first night to a last night.',
      ['Stay: boat -, berth -, first night -, last night -'],
    ],
    [
      'go on in the paragraph below',
      'A **Boat** has a name and a berth.\n\nThe private side holds an owner name, an owner phone and a code.',
      ['Boat: name -, berth -, owner name -, owner phone -, code -'],
    ],
  ])('%s', (_, text, things) => expect(entities(text)).toEqual(things));

  it.each([
    'A **Boat** is moved when the owner and the pilot are told.',
    'The lee side holds boats, ropes and buoys.',
  ])('are none in other words: %s', (text) => expect(entities(text)).toEqual([]));
});

describe('things of lines in whole sentences behind their bold names', () => {
  it.each([
    [
      'say which of their parts have to be there',
      '- **Dock**, a place for boats. label (text) and harbourId are required. depth is optional, crewIds is an optional list.\n- **Boat**. Required are label (text) and isDry (yes/no). There is also a colour, a note and a builtAt (date).',
      [
        'Dock: label text!, harbourId -!, depth -?, crewIds -?',
        'Boat: label text!, isDry boolean!, colour -, note -, builtAt date',
      ],
    ],
    [
      'list further parts, and say what each is',
      '- **Dock**. The label (text) is required; boatIds is a list. Then come depth, openedAt (date) and shutAt (date), which is optional. ownerId tells who has it.\n- **Berth** ties a boat to a dock: boatId, dockId and side, all three required, plus mooredAt, a date.',
      [
        'Dock: label text!, boatIds -, depth -, openedAt date, shutAt date?, ownerId -',
        'Berth: boatId -, dockId -, side -, mooredAt date',
      ],
    ],
    [
      'are none where these tell what happens',
      '- **Dock**. Boats lie in it, and somebody opens it at noon. It is shut in winter.\n- **Boat**. It goes to sea, and it is required to carry a lamp.',
      [],
    ],
  ])('%s', (_, text, things) => expect(entities(text)).toEqual(things));
});
