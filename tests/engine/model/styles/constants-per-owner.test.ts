import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const constants = (text: string): string[] =>
  modelAsJson(read(`## 9. Business constants and limits\n\n${text}\n`).model).constants.map(
    ({ name, value, unit }) => `${name} = ${value} ${unit}`.trim(),
  );

describe('how many there are of something in one of others', () => {
  it.each([
    ['holds', 'A boat holds at most 6 oars.', ['oars per boat = at most 6 oars']],
    [
      'takes, and goes on',
      'A boat takes up to 6 oars and 2 masts.',
      ['oars per boat = up to 6 oars', 'masts per boat = 2 masts'],
    ],
    ['stops at', 'Each crew stops at 8 rowers.', ['rowers per crew = 8 rowers']],
    [
      'per in words',
      'The Small plan allows 3 boats per owner and 2 oars per boat.',
      ['Small plan boats per owner = 3 boats per owner', 'Small plan oars per boat = 2 oars per boat'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));

  it.each([
    ['a time', 'There can be 3 minutes in each turn.', []],
    ['nothing to own it', 'There can be 900 boats at once.', []],
  ])('names nothing by its owner: %s', (_, text, expected) =>
    expect(constants(text).filter((each) => each.includes(' per '))).toEqual(expected),
  );
});
