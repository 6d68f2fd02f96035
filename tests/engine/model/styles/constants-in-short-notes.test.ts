import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('values right behind their names, in notes', () => {
  it.each([
    [
      'defaults',
      '- default flag NL, default chart north-sea\n- default clock `Europe/Paris`\n- mail port default 587; sender default `crew@pier.example`',
      [
        'default flag = NL',
        'default chart = north-sea',
        'default clock = Europe/Paris',
        'mail port default = 587',
        'sender default = crew@pier.example',
      ],
    ],
    [
      'switches and values in code among amounts',
      '- lamps 12; bell on; tide watching off; base path `/pier`',
      ['lamps = 12', 'bell = on', 'tide watching = off', 'base path = /pier'],
    ],
    [
      'where something listens',
      '- The harbour server listens on port 3000 unless told otherwise.\n- The pilot client listens on 3001 and the lock on 5003.',
      ['harbour server port = 3000', 'pilot client port = 3001', 'lock port = 5003'],
    ],
    [
      'not: what is said in sentences',
      '- the crew was told about the library on, and we left\n- it goes on; the log cuts off\n- the default flag',
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});
