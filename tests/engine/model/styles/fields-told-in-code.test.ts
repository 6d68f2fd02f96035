import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const told = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(({ name, fields }) => {
    const each = fields.map(
      (field) =>
        `${field.name}${field.required === null ? '' : field.required ? '*' : '?'}${field.type === null ? '' : ` ${field.type}`}`,
    );
    return `${name}: ${each.join(', ')}`;
  });

describe('things and their fields in running text, with the fields in code', () => {
  it.each([
    [
      'A `Berth` belongs to a pier and has a required `depth` (integer), a `label` and an optional `note` (text).',
      ['Berth: depth* integer, label, note? text'],
    ],
    [
      'A berth adds a required `depth` (integer). A crane adds only a `reach` and `load`, both integers. A mast and a sail each have just a required `boat_id` and a `length`.',
      [
        'berth: depth* integer',
        'crane: reach integer, load integer',
        'mast: boat_id*, length',
        'sail: boat_id*, length',
      ],
    ],
    [
      'Guests are kept as `Guest` records with `name` (string) and `email` (string). What they pay is a `Fee`: `amount` (decimal, required), `due_on` (date).',
      ['Guest: name text, email text', 'Fee: amount* decimal, due_on date'],
    ],
    [
      'The `Pier` is where all begins. It has a `name`, the booleans `is_open` and `is_lit`, and `kind`, an enum of `wood`, `stone` and `iron`. Two optional dates, `built_on` and `left_on`, tell its age. Its note is in `body`, a text.',
      [
        'Pier: name, is_open boolean, is_lit boolean, kind one of wood, stone, iron, built_on? date, left_on? date, body text',
      ],
    ],
    [
      'Boats lie under a `shelter`, which nobody else knows; it has an `id` and a `height` (decimal).',
      ['shelter: id, height decimal'],
    ],
    [
      'On the `Guest` we keep `name` and `email`; on the `Stay`, `from`, `until` and `price`.',
      ['Guest: name, email', 'Stay: from, until, price'],
    ],
  ])('%s', (text, read) => expect(told(text)).toEqual(read));

  it('are none where a clause tells what is left out, or of any record', () => {
    expect(told('Everything is a `Thing` with a list. I skip `id_harbour` and `added_on` here.')).toEqual([]);
    expect(told('A row has `id` and `added_on`.')).toEqual([]);
  });
});

describe('a sentence about a thing above the list of its fields', () => {
  const list = '\n\n- `name` (string, required), `email` (string)\n- `is_member` (boolean)\n';

  it.each([
    ['A `Guest` is whoever lies here; the same record pays.', 'Guest'],
    ['The `Guest` carries most of it:', 'Guest'],
    ['`Guest`: whoever lies here.', 'Guest'],
    ['A guest is whoever lies here.', 'guest'],
    ['The guest carries most of the weight:', 'guest'],
  ])('names it: %s', (line, name) =>
    expect(told(line + list)).toEqual([`${name}: name* text, email text, is_member boolean`]),
  );

  it('names none below a heading that does, and none that it is not about', () => {
    expect(told(`### Guest\n\nA \`member\` is one of them.${list}`)[0]).toMatch(/^Guest: name/);
    expect(told(`The main records and what is in them.${list}`)).toEqual([]);
  });
});
