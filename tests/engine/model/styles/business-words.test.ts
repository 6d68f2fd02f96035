import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
  );

describe('entities in the words of a business', () => {
  it.each([
    [
      'sentences about several things',
      'For every boat the harbour office stores the name, the length and, if known, a home port. A Berth has a number and a depth, and in addition a price. A berth may be taken.',
      ['boat: name, length, home port', 'Berth: number, depth, price'],
    ],
    [
      'sentences that go on with the thing named before',
      'A crane lifts boats. It has a serial number, a load limit and an operator. The tides are not ours. Finally there is the Invoice, which holds a due date and an amount.',
      ['crane: serial number, load limit, operator', 'Invoice: due date, amount'],
    ],
    [
      'sentences that announce a list in the same line',
      'The following is recorded for each mooring: rope length, date, weather.',
      ['mooring: rope length, date, weather'],
    ],
    [
      'lists below a sentence that leads to them',
      'A Berth is a place for a boat. It consists of:\n\n- Berth number, required\n- Depth, in metres\n- Power outlet\n\nFor each **boat** we keep\n- the name\n- the home port, if given',
      ['Berth: Berth number, Depth, Power outlet', 'boat: name, home port'],
    ],
    [
      'lists of words below a bold name',
      '**Boat**\n- name\n- home port (may be empty)\n- reference\n- crew yes/no\n\n**Crane** – one row of the crane list: serial number, load limit, operator',
      ['Boat: name, home port, reference, crew', 'Crane: serial number, load limit, operator'],
    ],
    [
      'definition lists below a heading',
      '### Boat\n\nHome port\n: required\n\nOwner’s name\n: the person who pays\n\n### Berth\n\nNumber\n: given by the office\nDepth\n: in metres',
      ['Boat: Home port, Owner’s name', 'Berth: Number, Depth'],
    ],
    [
      'clauses of a contract',
      '3.1 **Boat.** A boat is what lies in the harbour. The following attributes are held:\n\n   (a) boat name, unique;\n   (b) home port (opt.);\n   (c) length.\n\n3.2 **Crane.** A crane carries a serial number, a load limit and, optionally, an operator.\n\n3.3 **Retention.** Nothing is erased.',
      ['Boat: boat name, home port, length', 'Crane: serial number, load limit, operator'],
    ],
    [
      'rows that go on with the entity above',
      '| Entity | Field | Type |\n| --- | --- | --- |\n| Boat | name | text |\n| | length | decimal |\n| Berth | number | integer |',
      ['Boat: name, length', 'Berth: number'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(entities(lines)).toEqual(expected);
  });

  it.each([
    ['relations', 'A harbour has many berths and several cranes. Each berth belongs to one harbour.'],
    ['whoever keeps it', 'The system stores backups and log files. We keep it simple and cheap.'],
    ['what is told of it', 'A boat is a thing between a raft and a ship. Nothing else is known.'],
  ])('%s are no entities', (_, lines) => {
    expect(entities(lines)).toEqual([]);
  });
});
