import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const constants = (text: string): string[] =>
  modelAsJson(read(`## 9. Business constants and limits\n\n${text}\n`).model).constants.map(
    ({ name, value, unit }) => `${name} = ${value} ${unit}`.trim(),
  );

describe('amounts of several plans and cases', () => {
  it.each([
    [
      'cases that are told by their numbers',
      'A licence allows 1 rower at tier 1, 5 rowers at tier 2 and 20 rowers at tier 3.',
      [
        'rower at tier 1 per licence = 1 rower',
        'rowers at tier 2 per licence = 5 rowers',
        'rowers at tier 3 per licence = 20 rowers',
      ],
    ],
    [
      'such cases of something that is held',
      '- A crew holds 4 rowers in class 1 and 8 rowers in class 2.',
      ['rowers per crew: class 1 = 4 rowers', 'rowers per crew: class 2 = 8 rowers'],
    ],
    [
      'names and amounts behind a plan, which names them once',
      '- **Pro:** seats 5, boards 9.\n- **Basic:** seats 1, boards 2.',
      ['Pro: seats = 5', 'Pro: boards = 9', 'Basic: seats = 1', 'Basic: boards = 2'],
    ],
    [
      'the same below the plan',
      '**Team plan**\n\n- Seats 5\n- Boards 9',
      ['Team plan: Seats = 5', 'Team plan: Boards = 9'],
    ],
    ['the number of such a case alone', 'Pilots from tier 4 are exempt.', []],
    [
      'a share and what is paid besides',
      '- Service fee: 3.7 % of the price plus a fixed 1.79 US dollars per berth\n- Card fee: 2.9% + $0.30\n- Toll: 4% and a flat fee of €2',
      [
        'Service fee: percentage = 3.7 %',
        'Service fee: fixed fee = 1.79 US dollars per berth',
        'Card fee: percentage = 2.9% %',
        'Card fee: fixed fee = $0.30',
        'Toll: percentage = 4% %',
        'Toll: fixed fee = €2',
      ],
    ],
    [
      'a share and what is no amount',
      '- Growth: 4% plus what the guests pay',
      ['Growth = 4 % plus what the guests pay'],
    ],
    [
      'prices',
      'Gold costs 5 dollars per rower per month when paid at once and 6 dollars when paid late.',
      [
        'Gold price when paid at once = 5 dollars per rower per month',
        'Gold price when paid late = 6 dollars',
      ],
    ],
    [
      'what a plan is',
      'Silver is 10 euros yearly and 1.50 monthly.',
      ['Silver price yearly = 10 euros', 'Silver price monthly = 1.50'],
    ],
    [
      'a price and more for more',
      'A berth costs 9 euros a month plus 3 euros for each further boat.',
      ['berth price a month = 9 euros a month', 'berth price for each further boat = 3 euros'],
    ],
    ['no price', 'The fine is 5 euros.', ['fine = 5 euros']],
    [
      'what each plan gets',
      'Sails give free crews 250 trips per month, Standard gets 1,000, and Premium is unlimited.',
      [
        'Sails trips: free crews = 250 trips per month',
        'Sails trips: Standard = 1,000',
        'Sails trips: Premium = unlimited',
      ],
    ],
    [
      'what those get that are no plans',
      'Boats get 5 oars, rafts get 7 sails.',
      ['Boats oars = 5 oars', 'rafts sails = 7 sails'],
    ],
    [
      'another plan in brackets',
      'Logs are limited to 10 MB (250 MB on paid plans).',
      ['Logs = 10 MB', 'Logs: paid plans = 250 MB'],
    ],
    [
      'any of the others',
      'Maps may be up to 10 MB on the Free plan and 250 MB on any paid one.',
      ['Map maximum size on the Free plan = up to 10 MB', 'Map maximum size on any paid one = 250 MB'],
    ],
    [
      'for each of one and the other',
      'We allow 100 calls per hour for each boat and 300 per hour for each crew.',
      ['calls for each boat = 100 calls per hour', 'calls for each crew = 300 per hour'],
    ],
    [
      'by what they are counted, until when',
      '- wrong keys: 10 per boat before the gate shuts, 50 per crew',
      ['wrong keys per boat = 10', 'wrong keys per crew = 50'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});

describe('amounts with words around them', () => {
  it.each([
    [
      'bounds behind the numbers',
      '- list length: 50 by default, 100 at most',
      ['list length by default = 50 by default', 'list length at most = 100 at most'],
    ],
    ['an article in notes', '- the trip lasts 30 days', ['trip lasts = 30 days']],
    ['a leading verb', 'A flag may have up to 1 MB.', ['flag maximum size = up to 1 MB']],
    [
      'what may be chosen',
      'Passes can be asked for with a length of 1 hour, 1 day, 30 days or never.',
      ['Passes can be asked for with a length = 1 hour, 1 day, 30 days or never'],
    ],
    [
      'how it is at first',
      'Night rowing is off at first. Once it is on, a boat is called back after 3 hours.',
      ['Night rowing = off', 'boat is called back after = 3 hours'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});
