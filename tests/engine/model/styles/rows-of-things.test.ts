import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) =>
      `${name}: ${fields.map((each) => `${each.name}${each.required === true ? '!' : each.required === false ? '?' : ''}`).join(', ')}`,
  );

describe('things with the row of their fields', () => {
  it.each([
    [
      'behind a colon, some with what they are in brackets or behind a dash',
      '- Pilot: full name (required), e-mail, side – left / right / any, night flights (yes or no, no by default)\n- Glider: call sign (text, required), seats, checked on (date, optional)',
      ['Pilot: full name!, e-mail, side, night flights', 'Glider: call sign!, seats, checked on?'],
    ],
    [
      'in lines with the signs and short types of a legend',
      'Notes (* = must be there)\n\nField: name* txt; span_m* dec; soil txt; shape* polygon\nStrip: name* txt; kind txt\nFlight: strip* → Strip; begun_on* date',
      ['Field: name!, span_m!, soil, shape!', 'Strip: name!, kind', 'Flight: strip!, begun_on!'],
    ],
    [
      'in brackets, below a line that only titles them',
      'Relations (a question mark means that it can be empty):\n\n- Pilot(name: text, side: left|right, phone?: text)\n- `Glider(sign: text, seats: number)`',
      ['Pilot: name, side, phone?', 'Glider: sign, seats'],
    ],
    [
      'in a cell',
      '| Thing | Fields |\n|---|---|\n| Pilot | name (required), side – left / right, night flights (yes or no) |\n| Glider | sign* txt; seats txt |',
      ['Pilot: name!, side, night flights', 'Glider: sign!, seats'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });

  it.each([
    [
      'fields',
      'Every glider has:\n\n- Title: text, required\n- Price: number, optional',
      ['glider: Title!, Price?'],
    ],
    ['values', '- Status: draft (default), sent, paid\n- Kind: small, large, huge', []],
  ])('are no %s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });
});

describe('the line above fields', () => {
  it.each([
    [
      'a word of its kind',
      'Entity: Glider\nsign: string, required\nseats: integer\n\nTable pilots:\n- name: string\n- phone: string, optional',
      ['Glider: sign!, seats', 'pilots: name, phone?'],
    ],
    [
      'a sentence',
      'The glider is the only big one:\n\n| Property | Kind of value | Must be set? |\n|---|---|---|\n| sign | string | yes |\n| seats | number | no |\n\nA *strip* is small:\n\n- name, string, must be set\n- length, number, may be left blank\n\nAnd a *flight* consists of the strip it begins on, the pilot (a user) and begun_at (timestamp), all of which must be set.',
      ['glider: sign!, seats?', 'strip: name!, length?', 'flight: strip, pilot, begun_at'],
    ],
    [
      'no sentence',
      'Fields of a glider:\n\n| Property | Type |\n|---|---|\n| sign | string |\n| seats | number |\n\nFor each strip:\n\n- name: string\n- length: number',
      ['glider: sign, seats', 'strip: name, length'],
    ],
  ])('names the thing by %s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });

  it('names none where it says what holds of values or rules', () => {
    expect(entities('The status is one of:\n\n- open: text\n- closed: text')).toEqual([]);
    expect(
      entities('The rules are simple:\n\n- name: text, at most 3\n- length: number, at least 1'),
    ).toEqual([]);
  });

  it('is no part of a name of several words before an arrow', () => {
    expect(
      entities('### Glider\ncall sign → string, required (on the wing)\nmax height -> integer, optional'),
    ).toEqual(['Glider: call sign!, max height?']);
  });
});

describe('fields below and beside each other', () => {
  it.each([
    [
      'in numbered clauses',
      '4.1 Glider. The club keeps its gliders.\n4.1.1 Call sign (text) – compulsory.\n4.1.2 Seats (number) – may be added later.\n\n4.2 Strip\n4.2.1 Name: text, compulsory\n4.2.2 Length: number, if known',
      ['Glider: Call sign!, Seats?', 'Strip: Name!, Length?'],
    ],
    [
      'in tables with the name of the thing alone above',
      '| Glider | | |\n|---|---|---|\n| Reg. no. | Text, unique | needed |\n| Built from / Built to | Year | if known |\n\n| Strip | Type | Required |\n|---|---|---|\n| name | string | yes |\n| length | number | no |',
      ['Glider: Reg. no.!, Built from?, Built to?', 'Strip: name!, length?'],
    ],
    [
      'in two columns of any title',
      '#### Glider\n\n| What we keep | How |\n|---|---|\n| sign | string, max 8, required |\n| seats | number, optional |',
      ['Glider: sign!, seats?'],
    ],
    [
      'in JSON with what each is in words',
      '```json\n{ "gliders": { "sign": "string, required", "built": "date, optional" }, "strips": { "name": "string, required" } }\n```',
      ['gliders: sign!, built?', 'strips: name!'],
    ],
    [
      'by whether there has to be a value',
      '### Glider\nRequired: sign, seats. Optional: built, note (text).\n\n### Strip\n- required: name\n- optional: length, surface',
      ['Glider: sign!, seats!, built?, note?', 'Strip: name!, length?, surface?'],
    ],
    [
      'in one line of code each',
      '```ts\ntype Glider = { sign: string; built?: string };\ninterface Strip { name: string }\n```',
      ['Glider: sign, built?', 'Strip: name'],
    ],
    [
      'in SQL with remarks behind commas',
      '```sql\nCREATE TABLE glider (\n  sign text NOT NULL, -- short, wide\n  seats int -- one, two\n);\n```',
      ['glider: sign!, seats'],
    ],
    [
      'in bullets, one with its values in words',
      '### Glider\n\n- **Sign** – text, required.\n- **Class** – choice of club, open, standard. Required.\n- **Built** – date, optional',
      ['Glider: Sign!, Class!, Built?'],
    ],
  ])('are read %s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });

  it.each([
    [
      'an example in JSON',
      '### Glider\n\n```json\n{ "sign": "D-1", "owner": { "name": "Jo", "city": "Ulm" } }\n```',
      ['Glider: sign, owner'],
    ],
    [
      'a glossary',
      '| Concept | Meaning |\n|---|---|\n| Guest | date of arrival |\n| Room | number, text |',
      [],
    ],
    [
      'a table of things',
      '| Smaller records | Columns |\n|---|---|\n| Strip | `name`, `length` |\n| Crew | `name`, `role` |',
      ['Strip: name, length', 'Crew: name, role'],
    ],
  ])('are told from %s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });
});
