import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (text: string): string[] =>
  readPoint('constants', text).constants.map(({ name, value, unit }) => `${name} | ${value} ${unit}`.trim());

describe('constants of sentences that are told clause by clause', () => {
  it.each([
    [
      'two that share a verb, and others without one',
      'Boat names and oar labels both stop at 90 characters, a crew at 8 rowers and a crowded pier at 40 boats.',
      [
        'Boat name maximum length | 90 characters',
        'oar label maximum length | 90 characters',
        'rowers per crew | 8 rowers',
        'boats per crowded pier | 40 boats',
      ],
    ],
    [
      'what is measured, by verb and unit',
      'A pass lives for 600 seconds; a gate code has 5 digits and is valid for 9 minutes.',
      ['pass lifetime | 600 seconds', 'gate code length | 5 digits', 'gate code validity | 9 minutes'],
    ],
    [
      'characters of any kind, each of two things that have them',
      'A pier code and a crew word are 12 hexadecimal characters; a gate word has 5. An oar mark is 9 random letters long.',
      [
        'pier code length | 12 hexadecimal characters',
        'crew word length | 12 hexadecimal characters',
        'gate word length | 5 hexadecimal characters',
        'oar mark length | 9 random letters',
      ],
    ],
    [
      'how much is left of a text',
      'A log line is cut to 200 characters, and a flag name is truncated to 30 letters.',
      ['log line length | 200 characters', 'flag name length | 30 letters'],
    ],
    [
      'a minimum of so much and a maximum',
      'Text lengths: a boat name has a minimum of 2 and a maximum of 50 characters; a crew name has at most 60 characters, a pier 40.',
      [
        'boat name minimum length | minimum of 2 characters',
        'boat name maximum length | maximum of 50 characters',
        'crew name maximum length | at most 60 characters',
        'pier maximum length | 40 characters',
      ],
    ],
    [
      'one unit of time, and what is spelled out before another amount',
      'A pass lives for one hour and a season card for one month. A rope lasts two years and a sail 9 years.',
      [
        'pass lifetime | one hour',
        'season card lifetime | one month',
        'rope lifetime | two years',
        'sail lifetime | 9 years',
      ],
    ],
    [
      'what is said of both',
      'The default page size and the maximum page size of a log shall both be 90 rows. The jib and the foresail are both at most 9 metres.',
      [
        'default page size | 90 rows',
        'maximum page size of a log | 90 rows',
        'jib maximum | at most 9 metres',
        'foresail maximum | at most 9 metres',
      ],
    ],
    [
      'what holds for another as well',
      'The gate cookie lives 30 days, as does the crew cookie.',
      ['gate cookie lifetime | 30 days', 'crew cookie lifetime | 30 days'],
    ],
    [
      'what is sold, how often something is tried, and what a value may be',
      'The summer plan is 9 dollars, the winter plan 20. A lost signal is retried 4 times. A depth field takes values up to 900.',
      [
        'summer plan price | 9 dollars',
        'winter plan price | 20 dollars',
        'lost signal retries | 4 times',
        'depth field maximum | up to 900',
      ],
    ],
    [
      'how many there are of several things',
      'There are 14 berths and 3 cranes to choose from.',
      ['berths | 14 berths', 'cranes to choose from | 3 cranes'],
    ],
    [
      'not: a reason behind a comma, nor a fine of so much',
      'One import runs at a time by default, since the parallel import limit is 1.',
      [],
    ],
    [
      'the verb and the unit of the clause before',
      'A crew can have 20 masts, a pier 5 and a boat 3.',
      ['masts per crew | 20 masts', 'masts per pier | 5 masts', 'masts per boat | 3 masts'],
    ],
    [
      'the ends of ranges',
      'A title has at most 80 characters, a nickname 2 to 15. The mooring distance runs from 1 to 99.',
      [
        'title maximum length | at most 80 characters',
        'nickname minimum length | 2 characters',
        'nickname maximum length | 15 characters',
        'mooring distance minimum | 1',
        'mooring distance maximum | 99',
      ],
    ],
    [
      'a window, and how many at once',
      'A pilot may send 300 signals in a window of 5 minutes with no more than 4 running at once.',
      [
        'signals per pilot | 300 signals',
        'pilot signal window | 5 minutes',
        'signals running at once per pilot | no more than 4 signals',
      ],
    ],
    [
      'a share with a fixed part, and the noun beside it',
      'Towing takes 3% plus 0.20 EUR per boat, and small boats get the dinghy rate, 5% plus 0.05 EUR.',
      [
        'Towing percentage | 3% %',
        'Towing fixed fee | 0.20 EUR per boat',
        'dinghy rate percentage | 5% %',
        'dinghy rate fixed fee | 0.05 EUR',
      ],
    ],
    [
      'what is advised',
      'Rental length tops out at 60 days; we recommend 30 days.',
      ['Rental length maximum | 60 days', 'recommended Rental length | 30 days'],
    ],
    [
      'what is called by its kind alone',
      'The small berth costs 9 EUR and the large one 14 EUR.',
      ['small berth price | 9 EUR', 'large berth price | 14 EUR'],
    ],
    [
      'a label over sentences, with the number of its clause',
      '9.2 Cash: the daily toll is 50 EUR and the daily refund limit is 80 EUR.',
      ['daily toll | 50 EUR', 'daily refund limit | 80 EUR'],
    ],
    [
      'what holds for all of them',
      'For crews: the minimum is 3 rowers and the trial row is 7 days.',
      ['crew minimum rowers | 3 rowers', 'crew trial row | 7 days'],
    ],
    [
      'another of which the same is said',
      'A flare burns for 4 minutes, and so does a torch.',
      ['flare burns | 4 minutes', 'torch burns | 4 minutes'],
    ],
    [
      'prices by how often they are due',
      'Gold mooring: Gold costs $5 a month or $50 a year.',
      ['Gold monthly price | $5 a month', 'Gold annual price | $50 a year'],
    ],
    [
      'what there is',
      'There are 15 harbour zones, and that has not moved in years.',
      ['harbour zones | 15 harbour zones'],
    ],
    ['not: what somebody did', 'In 2019 we had 40 boats, and a year later 90.', []],
    [
      'not in this way: some of what was named',
      'The log holds the signals of 30 days, and at most 90 of them.',
      ['log holds the signals | 30 days', 'log holds the signals at most | 90'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});
