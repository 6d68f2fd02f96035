import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const all = (lines: string) => readPoint('errors', lines).errors;
const errors = (lines: string): string[] =>
  all(lines).map(({ name, status }) => `${name} ${status ?? ''}`.trim());

describe('messages in code with their statuses in running text', () => {
  it.each([
    [
      'behind a verb',
      '`Wrong name or key` is a 401 and covers a wrong name, too. `Too many tries` is a 429.',
      ['Wrong name or key 401', 'Too many tries 429'],
    ],
    [
      'with a sign in them',
      'With files: `Failed to take file` (400); `Too large. Over the {limit} limit` (413), which can be set.',
      ['Failed to take file 400', 'Too large. Over the {limit} limit 413'],
    ],
    [
      'several of one',
      '`Boat not found` and `Berth not found` mean 404.',
      ['Boat not found 404', 'Berth not found 404'],
    ],
    [
      'several that are such',
      '`Boat not found` and `Berth not found` are 404s.',
      ['Boat not found 404', 'Berth not found 404'],
    ],
    [
      'behind a cause',
      'A lost boat is a 404 (`Boat not found`) and a taken one a 409 (`Boat is taken`).',
      ['Boat not found 404', 'Boat is taken 409'],
    ],
    [
      'the status first',
      'These are 404: `Boat not found`, `Berth not found` and `Quay not found`.',
      ['Boat not found 404', 'Berth not found 404', 'Quay not found 404'],
    ],
    [
      'behind semicolons',
      'All of these come with 400: `Name is empty`; `Name is too long`.',
      ['Name is empty 400', 'Name is too long 400'],
    ],
    [
      'in brackets behind a label',
      'Name errors (400): `Name is empty`, `Name is too long`. Key errors (401): `Key is wrong`.',
      ['Name is empty 400', 'Name is too long 400', 'Key is wrong 401'],
    ],
    [
      'behind what the status is for',
      '404 is used for what is not there: `Boat not found`, `Berth not found`.',
      ['Boat not found 404', 'Berth not found 404'],
    ],
    [
      'one without a status beside others',
      'No key yields 401 and `Key not found`; a stale one yields `Expired key`.',
      ['Key not found 401', 'Expired key 401'],
    ],
    [
      'a row of them below a status',
      '### 403\n\n`Not your boat` and `Not your berth`.',
      ['Not your boat 403', 'Not your berth 403'],
    ],
    [
      'codes in capitals of which one says that it is an error',
      'Clients know these: `BOAT_TYPE`, `LOGS_NOT_KEPT`.',
      ['BOAT_TYPE', 'LOGS_NOT_KEPT'],
    ],
    ['what is shown', 'A wrong key is shown as "Wrong key"; it has no status.', ['Wrong key']],
  ])('%s', (_, text, expected) => expect(errors(text)).toEqual(expected));

  it.each([
    ['an amount', 'The field `Boat name` has up to 400 characters.'],
    ['a page', 'The page `Lost boat` is shown on a 404.'],
    ['a control', 'Open `Settings` and then `My boats`, where 404 items are listed.'],
    [
      'which statuses a text named elsewhere has',
      'The text comes with 400 when it is new and 409 when it is changed.',
    ],
  ])('none: %s', (_, text) => expect(errors(text)).toEqual([]));

  it('what is told twice in doubt stands once', () => {
    const again = 'A hidden boat answers `Boat not found` too.';
    expect(errors(`### 404\n\nThese are 404: \`Boat not found\` and \`Quay not found\`. ${again}`)).toEqual([
      'Boat not found 404',
      'Quay not found 404',
    ]);
  });
});

describe('several statuses of one error', () => {
  const told = (lines: string): (string | null)[][] =>
    all(lines).map(({ name, status, when }) => [name, status, when]);

  it.each([
    '- `No room here.` comes with 400 if it is small, and with 409 if it is taken.',
    '- `No room here.` (400 if it is small, 409 if it is taken)',
    '- `No room here.`: 400 if it is small, 409 if it is taken.',
    '`No room here.` is a 400 if it is small and a 409 if it is taken.',
  ])('are one each with when it comes: %s', (line) => {
    expect(told(line)).toEqual([
      ['No room here', '400', 'if it is small'],
      ['No room here', '409', 'if it is taken'],
    ]);
  });

  it('are of one where nothing is told of each', () => {
    expect(told('- `no_room` (400/409): it is small')).toEqual([['no_room', '400/409', 'it is small']]);
    expect(errors('- "No room here." – 400 or 409')).toEqual(['No room here. 400 or 409']);
  });

  it('are none of what is named beside it, of what never comes, or amounts', () => {
    expect(errors('- `no_room` (404): as `no_berth` (410)')).toEqual(['no_room 404']);
    expect(errors('- `no_room`, 404, never 403, when it is gone')).toEqual(['no_room 404']);
    expect(errors('- `no_room` (404) for up to 500 boats')).toEqual(['no_room 404']);
    expect(errors('`No room here` comes with 404 if it is small, and not with 410.')).toEqual([
      'No room here 404',
    ]);
  });
});

describe('codes and texts behind a status', () => {
  it('end where one has a status of its own', () => {
    expect(errors('409: `no_room` and `no_berth`; `no_quay` is 404.')).toEqual([
      'no_room 409',
      'no_berth 409',
    ]);
    expect(errors('409 comes with `no_room`, `no_berth` or `no_quay` (404).')).toEqual([
      'no_room 409',
      'no_berth 409',
      'no_quay 404',
    ]);
  });

  it('are none where the status never comes', () => {
    expect(errors('404 is not used here: `no_room` is enough.')).toEqual(['404 404']);
    expect(errors('404 means that it is not there: `no_room`, `no_quay`.')).toEqual([
      'no_room 404',
      'no_quay 404',
    ]);
  });

  it('are not what one clicks, and what a button is shown as', () => {
    expect(errors('Pressing `Take the boat` gives 409 with `Too late`.')).toEqual(['Too late 409']);
    expect(errors('The button is shown as "Moor now".')).toEqual([]);
    expect(errors('The fault is shown as "Too wet".')).toEqual(['Too wet']);
    expect(errors('A torn sail on the wet label is shown as "Sail torn".')).toEqual(['Sail torn']);
  });
});
