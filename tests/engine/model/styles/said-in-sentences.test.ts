import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

describe('fields that sentences define', () => {
  const fields = (lines: string): string[] =>
    readPoint('entities', lines).entities.map(
      ({ name, fields: all }) =>
        `${name}: ${all.map((each) => `${each.name} ${each.required ?? '?'}`).join(', ')}`,
    );

  it.each([
    [
      'in plain words',
      '### Berth\n\n- Number is a short text, mandatory.\n- Depth and length are amounts in metres, both optional.\n- Base currency is a currency code and mandatory. Remarks is a text.\n- Harbour points to the harbour that the berth lies in.',
      ['Berth: Number true, Depth false, length false, Base currency true, Remarks ?, Harbour ?'],
    ],
    [
      'in capitals',
      '### Berth\n\n- BERTH NUMBER is a short text, mandatory.\n- DEPTH BELOW DATUM and LENGTH are amounts, both optional. DUES tells what a night costs.',
      ['Berth: BERTH NUMBER true, DEPTH BELOW DATUM false, LENGTH false, DUES ?'],
    ],
    [
      'in bold type',
      '### Berth\n\n- **Number** is a short text, mandatory.\n- **Depth** and **length** are amounts, both optional.',
      ['Berth: Number true, Depth false, length false'],
    ],
    [
      'not what happens to the thing',
      '### Berth\n\n- A berth is given to one ship at a time.\n- Nobody is told when it is free.\n- It is kept for an hour.\n- Ships that are late are sent away.',
      [],
    ],
  ])('%s', (_, lines, expected) => expect(fields(lines)).toEqual(expected));
});

describe('calls by the names of their procedures', () => {
  const calls = (lines: string): string[] => readPoint('calls', lines).calls.map(({ name }) => name);

  it.each([
    [
      'without marks',
      '- get_berth takes a number and gives back the berth.\n- free_berth ends the stay.\n- list_berths(harbour) → all of a harbour',
      ['get_berth', 'free_berth', 'list_berths'],
    ],
    [
      'in code',
      '- `berth.get(id)` gives back the berth.\n- `berth.free`: ends the stay.\n- `berth.list`',
      ['berth.get', 'berth.free', 'berth.list'],
    ],
    [
      'not names of fields among sentences',
      '- free_until is sent as a time.\n- Sizes are in metres.\n- max_depth is left out where nobody knows it.',
      [],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});
