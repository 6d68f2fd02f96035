import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const constants = (text: string): string[] =>
  modelAsJson(read(`## 9. Constants\n\n${text}\n`).model).constants.map(({ name, value, unit }) =>
    `${name} = ${value} ${unit}`.trim(),
  );

describe('several constants in one line or sentence', () => {
  it.each([
    [
      'numbers of a kind, and one in words behind them',
      '- Gates: 4443 main quay, 4000 old quay (closed), 4500 tug lane; pilot waits at 4001',
      ['Gate main quay = 4443', 'Gate old quay = 4000', 'Gate tug lane = 4500', 'Gate pilot waits = 4001'],
    ],
    [
      'the other one of two things',
      '- a moored boat swings after 4 minutes, a waiting one is given 15 seconds',
      ['moored boat swings after = 4 minutes', 'waiting boat is given = 15 seconds'],
    ],
    [
      'a default and its bound',
      '- a watch lasts 6 hours by default; the list goes up to 1 day',
      ['watch lasts by default = 6 hours', 'list goes up to = 1 day'],
    ],
    [
      'a bound with a remark behind it',
      '- The **mast height** is 8 metres by default, and never less than 3 whatever the captain says.',
      ['mast height by default = 8 metres', 'mast height minimum = never less than 3 metres'],
    ],
    [
      'two switches',
      'The gate counter and the tide cache are both off by default.',
      ['gate counter = off', 'tide cache = off'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});

describe('amounts as they are written', () => {
  it.each([
    [
      'several amounts, of which none is the value',
      '| Name | Value |\n| --- | --- |\n| Berth share | 3% to 5% |\n| Trial | 30 days or 1 month |\n| Toll | 9 calls per 5 minutes |',
      ['Berth share = 3% to 5%', 'Trial = 30 days or 1 month', 'Toll = 9 calls per 5 minutes'],
    ],
    [
      'between which amounts something lies, in sentences',
      'A crew has between 2 and 9 members. Crews have from 1 to 3 boats. The discount is between 5% and 10%. A boat holds between 10 and 20 kg.',
      [
        'members per crew = between 2 and 9 members',
        'Crews boats = from 1 to 3 boats',
        'discount = between 5% and 10%',
        'boat holds = between 10 and 20 kg',
      ],
    ],
    ['a unit right behind its number', '- sounding interval 5m', ['sounding interval = 5m m']],
    ['two measures of a size', '- flag is cut to 155px by 55px', ['flag is cut = 155px by 55px']],
    ['how names begin', '- ticket numbers start with `tk_`', ['ticket numbers start with = tk_']],
    [
      'a unit of two words',
      'A toll above 5 harbour units stops towing.',
      ['toll above … stops towing = 5 harbour units'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});

describe('settings in brackets behind their amount', () => {
  it.each([
    [
      'of words that are joined',
      'A captain may have at most 50 berths at the same time (maxBerths).',
      ['berths per captain at the same time (maxBerths) = at most 50 berths'],
    ],
    [
      'a bare number',
      'Renewal of a berth stops only at 100 (BerthRenewals).',
      ['Renewal of a berth stops only (BerthRenewals) = 100'],
    ],
    ['none', 'A watch ends after 30 minutes (normally).', ['watch ends after = 30 minutes']],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});
