import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((each) => each.name).join(', ')}`,
  );

describe('parts that sentences demand', () => {
  it.each([
    [
      'one by one, behind what leads to them',
      'The system shall store the following for each Boat. The hull number shall be a 10-digit string and is mandatory. The length shall be a decimal. The nickname is an optional text of at most 30 characters.',
      ['Boat: hull number, length, nickname'],
    ],
    [
      'with verbs of duty and possibility',
      'A boat shall have a name, a berth and must have an owner. It may have a note.\n\nEach crane must have a height and a pier.',
      ['boat: name, berth, owner, note', 'crane: height, pier'],
    ],
    [
      'with what they are behind commas',
      'A boat has a berth, which is a link to a pier and must be there, a colour, one of red, green or blue, and a length, a whole number. Both must be there.',
      ['boat: berth, colour, length'],
    ],
    [
      'as needs, and further ones',
      'For every boat we need a name such as "Elsa" and a hull number, and we cannot berth one without those. We also keep a nickname if the owner tells us one. The flag is optional.',
      ['boat: name, hull number, nickname, flag'],
    ],
  ])('are read %s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });

  it('are none where one only speaks of what must be', () => {
    expect(
      entities('The system shall store a backup for each boat. The backup is an encrypted file.'),
    ).toEqual([]);
    expect(
      entities('A booking may be cancelled by the owner. The owner is required to give a reason.'),
    ).toEqual([]);
  });
});
