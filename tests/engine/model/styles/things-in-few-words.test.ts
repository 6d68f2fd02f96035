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
    '```\nmove(id, to)\nreturn 1\n```',
  ])('a call is none: %s', (lines) => expect(entitiesOf(lines)).toEqual([]));
});
