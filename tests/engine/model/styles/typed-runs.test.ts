import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const namesOf = (lines: string) =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((each) => each.name).join(', ')}`,
  );

const fieldsOf = (lines: string) =>
  readPoint('entities', lines).entities.flatMap(({ fields }) =>
    fields.map(({ name, type, required }) => `${name} ${type}${required === true ? ' required' : ''}`),
  );

describe('names with their types in a row', () => {
  it('are the fields of the bold name before them, also below a title of its kind', () => {
    const notes = [
      '- **Berth** (in a harbour): label! s20, depth dec, quay →Quay, taken° dt',
      '- **BerthRate**: berth! →Berth, price! money, from date',
      '',
      '**Quay** (a wall)',
      '- naming: title! s80, code s8',
      '- size: length dec, width dec · built date, remarks md',
      '',
      '- **Boat**: name! s60, berth →Berth, sail_number s12',
      '',
      '**Skipper**',
      '- name! s60, phone s20',
      '- boat →Boat, joined° date',
    ];
    expect(namesOf(notes.join('\n'))).toEqual([
      'Berth: label, depth, quay, taken',
      'BerthRate: berth, price, from',
      'Quay: title, code, length, width, built, remarks',
      'Boat: name, berth, sail_number',
      'Skipper: name, phone, boat, joined',
    ]);
  });

  it('leave a thing without types among them a thing, and what is not told of untold', () => {
    const notes = [
      '**Quay**',
      '- title! s80, code s8',
      '',
      '- **Boat**: name! s60, berth →Berth',
      '- **Holder** = a person or a club: holder_type, holder_id',
      '',
      'Club, Crew, TideTable: nothing special, not written down here.',
    ];
    expect(namesOf(notes.join('\n'))).toEqual([
      'Quay: title, code',
      'Boat: name, berth',
      'Holder: holder_type, holder_id',
    ]);
  });

  it('are no types by chance', () => {
    expect(
      namesOf(
        '- **Refund** → id, berth_id, number, status_id, date, amount\n- **Loan** → id, boat_id, until',
      ),
    ).toEqual(['Refund: id, berth_id, number, status_id, date, amount', 'Loan: id, boat_id, until']);
  });

  it('say of what type they are, and whether there has to be one', () => {
    expect(
      fieldsOf(
        '- **Berth**: label! s20, depth dec, quay →Quay, taken° dt\n- **Quay**: title! s80, open bool',
      ),
    ).toEqual([
      'label text required',
      'depth decimal',
      'quay Quay',
      'taken timestamp',
      'title text required',
      'open boolean',
    ]);
  });

  it('may stand in a cell', () => {
    const table =
      '| Record | Fields | Remark |\n| --- | --- | --- |\n| Mooring | boat → Boat (required), berth → Berth (required), paid_at datetime | one a season |\n| Log | line text (required), level integer | kept a year |';
    expect(fieldsOf(table)).toEqual([
      'boat Boat required',
      'berth Berth required',
      'paid_at timestamp',
      'line text required',
      'level integer',
    ]);
  });

  it('are no things where their name only groups them, and none where the words are those of a sentence', () => {
    expect(
      namesOf('### Berth\n\n- Dates: opened_at date, length int\n- Contact: phone s20, fax s20'),
    ).toEqual(['Berth: opened_at, length, phone, fax']);
    expect(namesOf('### Berth\n\n- Kept for a season, then given back, unless paid text by text')).toEqual(
      [],
    );
  });
});

describe('a table of the fields of several records', () => {
  it('gives each row to the record in its column, and none to the heading', () => {
    const table = [
      '### Boat, berth, log line',
      '',
      '| Record | Field | Kind | Required | Default, limit or note |',
      '| --- | --- | --- | --- | --- |',
      '| Boat | owner → Person, berth → Berth |  | yes | who pays, and where it lies |',
      '| Boat | length, width | decimal | no | 5 digits |',
      '| Berth | free | boolean | yes | true |',
      '| Log line | text | text | yes | cut at its end |',
    ];
    expect(namesOf(table.join('\n'))).toEqual([
      'Boat: owner, berth, length, width',
      'Berth: free',
      'Log line: text',
    ]);
    const [boat, berth] = readPoint('entities', table.join('\n')).entities;
    expect(boat?.fields.map(({ type, default: preset }) => [type, preset])).toEqual([
      ['Person', null],
      ['Berth', null],
      ['decimal', null],
      ['decimal', null],
    ]);
    expect(berth?.fields[0]?.default).toBe('true');
  });
});

describe('a paragraph', () => {
  it('may tell the fields of a thing group by group', () => {
    const text =
      '### Berth\n\nWho: `skipper`, `crew` (text), `phone` (text, required). Until when: `ends` (date). Where: `quay`, `slot` (integer).';
    expect(namesOf(text)).toEqual(['Berth: skipper, crew, phone, ends, quay, slot']);
  });

  it('tells of what a field is made of no fields of the thing', () => {
    const text =
      '### Chart\n\n- `title` is a text.\n- `marks` is an optional list. Each mark has `x` and `y` as parts of the chart.';
    expect(namesOf(text)).toEqual(['Chart: title, marks']);
  });
});

describe('names in code', () => {
  it('head a list also with what they are behind a sign', () => {
    const lines =
      '`Quay`\n- `id`; `title` string\n- `length` int; `width` int\n\n`Pier` = one arm of the harbour (or of two)\n- `id`; `ends` date';
    expect(namesOf(lines)).toEqual(['Quay: id, title, length, width', 'Pier: id, ends']);
  });

  it('of several things are told apart below them', () => {
    const lines =
      '- `Quay` / `Pier`\n  - `Quay`: `title` string req., `code` string\n  - `Pier`: `length` int req., `width` int req.\n- `Boat`\n  - `name` string req., `mast` int';
    expect(namesOf(lines)).toEqual(['Quay: title, code', 'Pier: length, width', 'Boat: name, mast']);
  });
});

describe('a name right before its type on each line', () => {
  it('is a field, also with a sign of a legend and a default', () => {
    expect(
      fieldsOf(
        '**Boat**\n- id* uuid – key of it\n- hall* → Hall\n- seats int = 4\n- nick ? string, hidden\n\n**Hall**\n- id* uuid\n- name string',
      ),
    ).toEqual([
      'id uuid required',
      'hall Hall required',
      'seats integer',
      'nick text',
      'id uuid required',
      'name text',
    ]);
  });

  it('is none where most lines are words', () => {
    expect(fieldsOf('### Boat\n\n- sail number\n- due date\n- unit price\n- id uuid')).toEqual([
      'sail number null',
      'due date null',
      'unit price null',
      'id uuid null',
    ]);
  });

  it('is none in a line alone', () => {
    expect(fieldsOf('### Boat\n\n- rank int')).toEqual([]);
  });

  it('says nothing of names before it that have signs of their own', () => {
    expect(fieldsOf('- **Boat**: id*, hall* → Hall, code*, built* datetime')).toEqual([
      'id null required',
      'hall Hall required',
      'code null required',
      'built timestamp required',
    ]);
  });
});
