import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => field.name).join(', ')}`,
  );

const steps = (lines: string): string[] =>
  readPoint('states', lines).lifecycles.map(
    ({ name, transitions }) => `${name}: ${transitions.map(({ from, to }) => `${from} ${to}`).join(', ')}`,
  );

describe('bold lines alone above running text', () => {
  it.each([
    [
      'with the fields in names of code',
      '**Berth details**\n\nA place holds `depth` (decimal), `length` (decimal) and an optional `remark` (string).\n\n**Crane**\n\nA crane holds `reach` (decimal) and `lifts` (integer).\n',
      ['Berth details: depth, length, remark', 'Crane: reach, lifts'],
    ],
    [
      'with a number in the bold type or before it',
      '**3.1 Berth**\n\nnumber (required), depth, length, remark.\n\n3.2 **Ship**\n\nname (required), flag, call sign.\n',
      ['Berth: number, depth, length, remark', 'Ship: name, flag, call sign'],
    ],
    [
      'not where another bold line stands below it, or nothing',
      '**Harbour**\n\n**Berth**\n\nA place holds `depth` (decimal) and `length` (decimal).\n\n**Ship**\n',
      ['Berth: depth, length'],
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it('name what has states, whatever label leads to the table below', () => {
    expect(
      steps(
        '**4.1 Berth**\n\n**States:** `free`, `taken`\n\n| From | To | Event |\n|---|---|---|\n| `free` | `taken` | A ship lands |\n\n**4.2 Crane**\n\n**States:** `idle`, `busy`\n\n| From | To | Event |\n|---|---|---|\n| `idle` | `busy` | Lift |\n',
      ),
    ).toEqual(['Berth: free taken', 'Crane: idle busy']);
  });
});
