import { describe, expect, it } from 'vitest';
import { entitiesOf } from './read-point.ts';

describe('things of which sentences behind their names tell', () => {
  it.each([
    [
      '- **Mast**: A pole for sails. It has a label and a height.\n- **Sail**: Cloth. It has an area and a colour.',
    ],
    ['- **Mast**: It belongs to a boat. It has a label and a height.\n- **Sail**: has an area and a colour.'],
    ['- **Mast** has: a label, a height.\n- **Sail** has: an area, a colour.'],
  ])('%s', (lines) => {
    expect(entitiesOf(lines)).toEqual(['Mast: label -, height -', 'Sail: area -, colour -']);
  });

  it('none where they say what it does', () => {
    expect(entitiesOf('- **Mast**: A pole. It holds sails.\n- **Sail**: Catches the wind.')).toEqual([
      'Mast: ',
      'Sail: ',
    ]);
  });
});

describe('sentences about things', () => {
  it.each([
    [
      'A "Memo" is a title, a text in Markdown and a date. A "Shelf" sorts memos and has a name and a colour.',
      ['Memo: title -, text -, date -', 'Shelf: name -, colour -'],
    ],
    [
      'A stay must always carry a guest name and an arrival date; the wish and the bonus number may be left empty.',
      ['stay: guest name -, arrival date -, wish -, bonus number -'],
    ],
    ['A hull has a name, a depth in metres and a weight in kg.', ['hull: name -, depth -, weight -']],
  ])('%s', (lines, expected) => expect(entitiesOf(lines)).toEqual(expected));

  it.each([
    'A cat is a mammal, a hunter or a friend.',
    'A cat is a mammal and a hunter.',
    'The gate may be left open; the bell may be out.',
  ])('that are about none: %s', (lines) => expect(entitiesOf(lines)).toEqual([]));
});

describe('tables with their columns in brackets', () => {
  const expected = ['hulls: id -, yard_id -, built_on -', 'yards: id -, name -'];

  it.each([
    ['in a line each', 'Two tables.\n\n`hulls(id, yard_id, built_on)`\n`yards(id, name)`'],
    ['in paragraphs', '`hulls(id, yard_id, built_on)`\n\n`yards(id, name)`'],
    ['in items', '- `hulls(id, yard_id, built_on)`\n- yards(id, name)'],
    ['in a listing', '```\nhulls(id PK, yard_id FK, built_on)\nyards (id, name)\n```'],
  ])('%s', (_, lines) => expect(entitiesOf(lines)).toEqual(expected));

  it.each([
    '`scale(x, y)`',
    '- `open(door, key)`',
    '```js\nmove(id, to)\n```',
    '`index(hull_id, name)`\n\n`unique(hull_id, built_on)`',
    '`getHull(id, name)`\n\n`assign_yard(hull_id, yard_id)`',
    '- import { hull, yard }',
    '```\nmove(id, to)\nreturn 1\n```',
  ])('a call is none: %s', (lines) => expect(entitiesOf(lines)).toEqual([]));
});

describe('lists behind names', () => {
  it.each([
    'Lesson — start (datetime), seats[], pupil, fee\nPupil — name, birth date, exam passed?',
    '- Lesson: start (datetime), seats[], pupil, fee\n- Pupil: name, birth date, exam passed?',
  ])('with marks behind their words: %s', (lines) => {
    expect(
      entitiesOf(lines).map((each) =>
        each.replace(/ [^,:]+(?=,|$)/g, (part) => part.replace(/ (?:-|timestamp)$/, '')),
      ),
    ).toEqual(['Lesson: start, seats, pupil, fee', 'Pupil: name, birth date, exam passed']);
  });

  it('with a label, in definitions', () => {
    expect(
      entitiesOf('Pass\n: Fields: serial, price.\n\nHall\n: A room. Fields: code, floor, seats.'),
    ).toEqual(['Pass: serial -, price -', 'Hall: code -, floor -, seats -']);
    expect(entitiesOf('Pass\n: Lets one in, and out.')).toEqual([]);
  });

  it('below a value object', () => {
    expect(entitiesOf('### Value object: Address\n\n- `street`: text\n- `city`: text')).toEqual([
      'Address: street text, city text',
    ]);
  });
});

describe('parts with what somebody does with them', () => {
  it('are named by what stands before that', () =>
    expect(entitiesOf('A stay has a name, a badge the guest can wear, and a date.')).toEqual([
      'stay: name -, badge -, date -',
    ]));
});

describe('a heading with a word for a kind of thing', () => {
  it('is a name as a whole where it says what that is for', () =>
    expect(entitiesOf('### DTO for the list\n\n- `name`: text\n- `size`: integer')[0]).toMatch(
      /^DTO for the list: /,
    ));
});

describe('questions and answers', () => {
  it('tell what is kept', () => {
    const lines =
      'Q: What do we store about a donor?\nA: Full name, post code and phone.\n\nQ: And about a gift?\nA: The donor, the amount and the date.';
    expect(entitiesOf(lines)).toEqual([
      'donor: Full name -, post code -, phone -',
      'gift: donor -, amount -, date -',
    ]);
    expect(entitiesOf('Q: Which fields does a pass have?\nA: A serial and a price.')).toEqual([
      'pass: serial -, price -',
    ]);
  });

  it.each([
    'Q: What about a refund?\nA: It takes two days.',
    'Q: Which data does a pass need?\nA: See the table, below.',
    'Q: How about a refund?\nA: Two weeks, no fee.',
    'Q: What is kept for a year?\nA: Bills, receipts.',
    'Q: What is needed for a refund?\nA: A receipt, a reason.',
    'Q: Why do we store a donor?\nA: The law, the tax office and the board.',
    'Q: What do we store?\nA: Little, and nothing else.',
  ])('or nothing: %s', (lines) => expect(entitiesOf(lines)).toEqual([]));
});

describe('tables of things with sentences beside them', () => {
  it.each([
    [
      '| Name | Description |\n|---|---|\n| Mast | A mast has a label and a height. |\n| Sail | A sail has an area and a colour. |',
    ],
    [
      '| Entity | What it is |\n|---|---|\n| **Mast** | Has a label and a height. |\n| **Sail** | Cloth. It has an area and a colour. |',
    ],
  ])('%s', (lines) => {
    expect(entitiesOf(lines)).toEqual(['Mast: label -, height -', 'Sail: area -, colour -']);
  });

  it('with one of which nothing is told', () => {
    const lines =
      '| Thing | Meaning |\n|---|---|\n| Mast | A pole, with a label, a height and a weight |\n| Sail | It has an area and a colour |\n| Boat | What floats |';
    expect(entitiesOf(lines)).toEqual([
      'Mast: label -, height -, weight -',
      'Sail: area -, colour -',
      'Boat: ',
    ]);
  });

  it('not tables of fields', () => {
    const lines =
      '### Mast\n\n| Name | Description |\n|---|---|\n| label | What one reads |\n| height | A height has a number and a unit |\n| note | words |';
    expect(entitiesOf(lines)).toEqual(['Mast: label -, height -, note -']);
  });
});

describe('what stands around a list', () => {
  it('is no part of it where it is a remark in brackets', () => {
    expect(
      entitiesOf(
        '**Stay** (one per guest and night): guest, room, fee.\n\n**Room** (in the house): number, beds, fee.',
      ),
    ).toEqual(['Stay: guest -, room -, fee -', 'Room: number -, beds -, fee -']);
  });

  it('may be what it is', () => {
    expect(
      entitiesOf('A client is a person or a company with a name, an address and a phone number.'),
    ).toEqual(['client: name -, address -, phone number -']);
    expect(
      entitiesOf('A *client* is somebody we work for, with a name and an address, as long as it lasts.'),
    ).toEqual(['client: name -, address -']);
  });

  it('may be a word for what is kept', () => {
    expect(entitiesOf('A tree record contains: species, height, place.')).toEqual([
      'tree record: species -, height -, place -',
    ]);
    expect(entitiesOf('A **tree** record holds the species and the height.')).toEqual([
      'tree: species -, height -',
    ]);
    expect(
      entitiesOf(
        '- **Guest**: not an entity of its own. A guest has a name and a colour.\n- **Host**: It has a name and a house.',
      ),
    ).toEqual(['Guest: ', 'Host: name -, house -']);
  });

  it('in braces, however the name is written', () => {
    expect(entitiesOf('user { name, mail }\npost { author, title }')).toEqual([
      'user: name -, mail -',
      'post: author -, title -',
    ]);
    expect(entitiesOf('status { open, closed }')).toEqual([]);
  });
});
