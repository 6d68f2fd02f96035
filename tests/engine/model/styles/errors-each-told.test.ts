import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const errors = (text: string): string[] =>
  modelAsJson(read(`## 8. Errors\n\n${text}\n`).model).errors.map(({ name, status }) =>
    [name, status].filter((each, index, all) => each && all.indexOf(each) === index).join(' '),
  );

describe('codes that sentences tell', () => {
  it.each([
    [
      'one behind the other in a line',
      '- **LATE** concerns a boat that comes by night, and **KEEL_BENT** one that was hurt.',
      ['LATE', 'KEEL_BENT'],
    ],
    [
      'in italics',
      'A berth that is not found leads to *NoBerth*. If it was empty, the message is *NotMoored*.',
      ['NoBerth', 'NotMoored'],
    ],
    [
      'each with its bracket',
      'The boat stays, and the reason is one of `too_late` (the gate is shut), `on_watch` (another has it) or `storm` (nobody may).',
      ['too_late', 'on_watch', 'storm'],
    ],
    [
      'each with its case',
      'A refused berth carries `quayFull` when nothing is left, `keelDeep` for keels below the depth, and `notYours` where it is lent.',
      ['quayFull', 'keelDeep', 'notYours'],
    ],
    [
      'in capitals',
      'A torn rope gives ROPE_TORN, ROPE_LOST or ROPE_SHORT.',
      ['ROPE_TORN', 'ROPE_LOST', 'ROPE_SHORT'],
    ],
    [
      'with a remark behind the status',
      'Rarer: `BOAT_LONG` and `BOAT_WIDE` (both 400), `TOO_MANY` (429, the limiter) and `NOT_AFLOAT` (422, for instance at low tide).',
      ['BOAT_LONG 400', 'BOAT_WIDE 400', 'TOO_MANY 429', 'NOT_AFLOAT 422'],
    ],
    [
      'statuses in a row behind a label',
      'HTTP: 400 bad rope; 403 not yours; 404 no such boat; 412 tide has turned.',
      ['400', '403', '404', '412'],
    ],
    [
      'what statuses say',
      'A 403 says "Unmoored", a 404 "Boat Not Found", and a 422 "Bad Rope" along with the names.',
      ['Unmoored 403', 'Boat Not Found 404', 'Bad Rope 422'],
    ],
    [
      'what stands and is produced',
      '"Balance too low" stands beside the balance. Mooring twice produces "Overlapping Berths Found".',
      ['Balance too low', 'Overlapping Berths Found'],
    ],
    [
      'a code that is returned',
      '`berths.400.noBoat` is returned when no boat is sent.',
      ['berths.400.noBoat'],
    ],
    [
      'counted in brackets',
      '- (a) `Trip.cannotOverlap`, when two trips meet;\n- (b) `Trip.cannot.end`, on a second end;',
      ['Trip.cannotOverlap', 'Trip.cannot.end'],
    ],
    [
      'a status and its message',
      'Calling without a key yields 401 and `Key not found`; a stale one yields `Expired Key`.',
      ['Key not found 401', 'Expired Key 401'],
    ],
    ['of another one', "- towing fails with the tug's own `toomanyropes`. We pass it on", ['toomanyropes']],
  ])('%s', (_, text, expected) => expect(errors(text)).toEqual(expected));

  it.each([
    ['a line of two names', '- **LATE** and **EARLY** are for boats by night.', 1],
    [
      'the parts of an answer',
      'A refused call has `errorCode` when it is known, `errorText` for people and `retryAt` if it may be tried.',
      0,
    ],
    ['values of a field', 'The state is one of `moored` (it lies still) or `adrift` (it does not).', 0],
    ['what things are called', 'Fields are called "Name" for people and "Title" for boats.', 0],
    ['settings', 'The hall gives up after MAX_TRIES or MAX_TIME. It is read from HALL_FILE or HALL_PATH.', 0],
    ['titles in italics', 'Mooring is told in *BoatGuide*.', 0],
  ])('are none: %s', (_, text, count) => expect(errors(text).length).toBeLessThanOrEqual(count));
});

describe('words that a line says are read where a code comes up', () => {
  it.each([
    ['- `boat_long` (409) says "This boat is too long".', 'This boat is too long'],
    ['- `boat_long` reads "Too long."', 'Too long.'],
    ['- `boat_long` makes the form say "Too long." when it is measured.', 'Too long.'],
    ['- `boat_long` (409), with the text "Too long for us".', 'Too long for us'],
    ['- `boat_long` (409) comes when somebody says "no" to a berth.', null],
    ['- `boat_long` (409) says why, in the manner of "too long".', null],
  ])('are its message: %s', (line, message) => {
    const [only, ...others] = modelAsJson(read(`## 8. Errors\n\n${line}\n`).model).errors;
    expect([only?.name, only?.message, others]).toEqual(['boat_long', message, []]);
  });

  it('are so behind a label', () => {
    const text = '## 8. Errors\n\n### boat-long\nStatus: 409\nStandard message: "Boat long"\n';
    expect(modelAsJson(read(text).model).errors.map(({ name, message }) => [name, message])).toEqual([
      ['boat-long', 'Boat long'],
    ]);
  });
});
