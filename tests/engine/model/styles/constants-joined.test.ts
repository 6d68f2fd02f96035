import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('constants whose names another clause tells', () => {
  it.each([
    [
      'a name that ends with what bounds it',
      '- taking a group aboard: ask above 10 members, refuse over 20',
      ['taking a group aboard: ask above = 10 members', 'taking a group aboard: refuse over = 20'],
    ],
    [
      'a name that begins with what is done',
      '- Wrong codes tolerated: 5, counted over a window of 300 seconds',
      ['Wrong codes tolerated = 5', 'Wrong codes tolerated: counted over a window = 300 seconds'],
    ],
    [
      'a value said to be the same',
      '- ropes per boat: 1000; sails per boat: same',
      ['ropes per boat = 1000', 'sails per boat = 1000'],
    ],
    [
      'a setting behind its name',
      '- berths per quay (quay.maxBerths): 10 000',
      ['berths per quay (quay.maxBerths) = 10 000'],
    ],
    [
      'a gathered list behind a sentence',
      '- The web pier was built last. Ports: quay server 8080, tug server 8081, pilot 8082.',
      ['quay server port = 8080', 'tug server port = 8081', 'pilot port = 8082'],
    ],
    ['no list behind an abbreviation', '- Max. upload (MB): 20', ['Max. upload = 20']],
    [
      'days on which something begins',
      'The rota is 7 days and begins on Monday by default, and the season starts on May 1 if nobody changes it.',
      ['rota = 7 days', 'rota begins by default = on Monday', 'season starts on = May 1'],
    ],
    [
      'defaults of words',
      'The date format out of the box is yyyy-mm-dd, and the default language is Frisian (Netherlands).',
      ['date format = yyyy-mm-dd', 'default language = Frisian (Netherlands)'],
    ],
    [
      'prefixes',
      'Berth numbers begin with the prefix `B-` and count upward from 1.',
      ['Berth number prefix = B-', 'Berth number count upward from = 1'],
    ],
    [
      'grades of a scale',
      'The rot class is A up to a share of 5 %, B up to 10 %, C up to 20 % and D beyond.',
      [
        'rot class A up to a share = 5 %',
        'rot class B up to a share = 10 %',
        'rot class C up to a share = 20 %',
      ],
    ],
    [
      'what is asked for',
      'The harbour asks for no holes (0), all ropes checked (100 %) and paint on new wood of at least 80 %.',
      [
        'harbour: no holes = 0',
        'harbour: all ropes checked = 100 %',
        'harbour: paint on new wood = at least 80 %',
      ],
    ],
    [
      'what else the subject does',
      'A search by name stops after 3 seconds, and it returns no more than 90 boats.',
      ['search by name stops after = 3 seconds', 'search by name returns boats = no more than 90 boats'],
    ],
  ])('%s', (_, text, expected) => expect(constants(text)).toEqual(expected));
});
