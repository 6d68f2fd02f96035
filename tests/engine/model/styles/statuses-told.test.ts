import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const errors = (text: string): string[] =>
  modelAsJson(read(`## 8. Errors\n\n${text}\n`).model).errors.map(({ name, status }) =>
    [name, status].filter((each, index, all) => each && all.indexOf(each) === index).join(' '),
  );

describe('several statuses, each with what it means', () => {
  it.each([
    [
      'behind them',
      'The plain codes are used: 400 for a bad sail, 401 without a pass, 404 when no boat is there.',
      ['400', '401', '404'],
    ],
    ['in brackets', 'Any call can answer 401 (no pass), 429 (too fast) and 500.', ['401', '429']],
    ['before them', 'No pass gives 401, an unknown boat gives 404.', ['401', '404']],
    ['at arrows', '- wrong berth → 409; hall closed → 423', ['409', '423']],
    ['at colons', '- 400: bad sail; 401: no pass', ['400', '401']],
    ['two with one saying', '- 405, 406: wrong way', ['405', '406']],
    [
      'names in words',
      'The reasons are: sunk (it went down), sold (it is gone), and lent (others have it).',
      ['sunk', 'sold', 'lent'],
    ],
  ])('%s', (_, text, expected) => expect(errors(text)).toEqual(expected));

  it.each([
    ['the status of all others', 'Status is 400 unless I say something else.'],
    ['a sentence above a list', 'A boat may be refused with one of the following, always with 403:'],
    ['amounts', 'There are 400 boats in the hall, 450 with the guests.'],
  ])('is none: %s', (_, text) => expect(errors(text)).toEqual([]));
});

describe('errors behind their cause', () => {
  it.each([
    ['a message', '- quay full: 409 `There is no room.`', ['There is no room. 409']],
    ['a code with its message', '- rowed twice → 400 code `17`, "You have rowed already"', ['17 400']],
    ['a status alone', '- sail too wide → 413', ['413']],
    ['no status', '- Rudder → turn it twice', []],
  ])('%s', (_, text, expected) => expect(errors(text)).toEqual(expected));
});
