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

describe('amounts that questions ask for', () => {
  it.each([
    [
      'several in a paragraph, in bold type',
      '**How long do we keep old charts?** Ten years.\n**How heavy is a crate?** Nobody knows.\n**How often is the log swept?** Nightly at 02:00.\n**What is the toll step?** Six minutes.',
      ['we keep old charts = Ten years', 'log swept = Nightly at 02:00', 'toll step = Six minutes'],
    ],
    [
      'in plain type',
      'How many boats fit into one lock? 40. Can the toll be negative? No. How long is a watch? 30 minutes, and then it ends.',
      ['boats fit into one lock = 40', 'watch = 30 minutes'],
    ],
    [
      'not: questions without an answer of their own',
      'How many boats may a crew have? Nobody has counted them.',
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(constants(lines)).toEqual(expected);
  });
});
