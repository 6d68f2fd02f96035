import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`,
  );

describe('names of things in plain lines above lists of notes', () => {
  it.each([
    [
      'with signs in brackets behind the types',
      'Berth\n- name: string (r)\n- since: date (r)\n- depth: decimal (o), metres; length: decimal (o)\n\nShip: what lies at a berth\n- name: string (r) (u)\n- flag: text (o)\n',
      ['Berth: name, since, depth, length', 'Ship: name, flag'],
    ],
    [
      'several names with colons in a line',
      'Berth\n- number: text (m), depth: decimal (m), remark: text\n- kind: quay, buoy or pier (m)\n\nShip, of any size\n- name: text (m), flag: text, call sign (m)\n- length: decimal',
      ['Berth: number, depth, remark, kind', 'Ship: name, flag, call sign, length'],
    ],
    [
      'above tables, by themselves and in items',
      'Berth:\n\n| Field | Type |\n|---|---|\n| name | text |\n\n- Ship, of any size\n\n  | Field | Type |\n  |---|---|\n  | flag | text |\n- **Crane** (at a quay)\n  | Field | Type |\n  |---|---|\n  | load | integer |\n- **Pier**\n  - `length`: decimal\n',
      ['Berth: name', 'Ship: flag', 'Crane: load', 'Pier: length'],
    ],
    [
      'also where it is called as parts are, with what it is in code behind it',
      'Berth\n- id* string\n- kind enum: quay, buoy\n\nTable (Model in code, `h_tables`)\n- id*, berth_id* -- strings\n- seats* number, two at least\n- shape enum: round / square',
      ['Berth: id, kind', 'Table: id, berth_id, seats, shape'],
    ],
    [
      'not above a table of other things',
      '- Berth, as it was\n\n  | Year | Ships |\n  |---|---|\n  | 1990 | 12 |\n',
      [],
    ],
    [
      'not what lists remarks',
      'What nobody told us\n- the berths are older than the harbour\n- ships pay by the night, by length\n',
      [],
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));
});
