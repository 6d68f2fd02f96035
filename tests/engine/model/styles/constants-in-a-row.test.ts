import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map(({ name, value, unit }) => `${name} = ${value} ${unit}`.trim());

describe('constants in a row', () => {
  it.each([
    ['strokes', '- port 4040 / tlsPort 4443', ['port = 4040', 'tlsPort = 4443']],
    ['a bound behind a stroke', '- Page size 25 | max 100', ['Page size = 25', 'Page size max = 100']],
    [
      'labels with strokes',
      '- Guests: 3 boats / Members: 20 boats',
      ['Guests = 3 boats', 'Members = 20 boats'],
    ],
    [
      'amounts told apart by what they are counted by',
      '- Upload: 20 MB per file, 100 MB per request',
      ['Upload per file = 20 MB', 'Upload per request = 100 MB'],
    ],
    [
      'a dash before names with amounts',
      '*Sizes* – photo 10 MB, log 2 MB.',
      ['photo size = 10 MB', 'log size = 2 MB'],
    ],
    [
      'since when a value holds, beside it',
      '| Tax | Value | From |\n|---|---|---|\n| VAT | 19 % | 2007 |',
      ['VAT: Value = 19 %'],
    ],
    [
      'since when a value holds, in a column of its own',
      '| Setting | Value | From | Meaning |\n|---|---|---|---|\n| VAT | 19 % | 2007 | on all |',
      ['VAT = 19 %'],
    ],
    [
      'a column of units beside several of values',
      '| Parameter | Minimum | Maximum | Unit |\n|---|---|---|---|\n| Retry pause | 1 | 60 | s |',
      ['Retry pause = 60 s', 'Retry pause: Minimum = 1 s'],
    ],
    [
      'a dash before names with numbers',
      'Ports – harbour 4000, files 4082, radio 4080.',
      ['harbour port = 4000', 'files port = 4082', 'radio port = 4080'],
    ],
    [
      'amounts told apart by a word behind their unit',
      '- tide table: 7 d back, 28 d ahead',
      ['tide table back = 7 d', 'tide table ahead = 28 d'],
    ],
    [
      'amounts told apart by a word, with strokes',
      '- session: 20 min idle / 8 h absolute',
      ['session idle = 20 min', 'session absolute = 8 h'],
    ],
    [
      'a sign before the second amount',
      '- berth code: 32 chars, warn < 20',
      ['berth code = 32 chars', 'berth code: warn = < 20'],
    ],
    [
      'steps behind arrows',
      '- log read < 6 h ago → skipped; > 30 d ago → read again',
      ['log read = < 6 h', 'log read read again = > 30 d ago'],
    ],
    ['one for each, in a sentence of what happens', '- One email per day reaches each member.', []],
    ['what was once', '- Berths per quay: 600. Older versions said 1500.', ['Berths per quay = 600']],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it.each([
    [
      'a ladder is one value',
      '- back-off: 0 / 5 min / 15 min / 1 h',
      ['back-off = 0 / 5 min / 15 min / 1 h'],
    ],
    ['a sentence about one', 'One of the boats is always kept free.', []],
    ['a path', '- see docs / harbour / berths', []],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it('reads the last so many of something', () =>
    expect(constants('The harbour log keeps the last 10 entries.').join()).toContain('last 10 entries'));
});
