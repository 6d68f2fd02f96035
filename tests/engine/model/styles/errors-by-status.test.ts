import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map(({ name, status }) => `${name} ${status ?? ''}`.trim());

describe('errors below their status', () => {
  it('behind an arrow', () =>
    expect(
      errors(
        '- 401 → no key, or a wrong one\n- 404 → "No such boat" (sunk)\n- 409 -> "The berth is taken"\n- 500 → anything else',
      ),
    ).toEqual(['401 401', 'No such boat 404', 'The berth is taken 409', '500 500']));
  it.each([
    [
      'messages in bold code, several in a line',
      '**`No such boat.`** (404), **`No such quay.`** (404) – wrong number.',
      ['No such boat 404', 'No such quay 404'],
    ],
    [
      'by topic',
      'By topic:\n- moorings: `Berth taken` – 409; on the page itself `Please choose another berth.`, without a status\n- crews\n    - `Crew is full.` – 422',
      ['Berth taken 409', 'Please choose another berth', 'Crew is full 422'],
    ],
    [
      'a line that gives most of them one status',
      'Boats. All of them 400 apart from the one "does not float":\n- `BOAT_TOO_LONG`: longer than its berth\n- `BOAT_SUNK` (410)',
      ['BOAT_TOO_LONG 400', 'BOAT_SUNK 410'],
    ],
  ])('%s', (_, lines, found) => expect(errors(lines)).toEqual(found));
  it.each([
    ['a page', '- 401 → `/login`'],
    ['a name of a page', '- 404 → `Home`'],
    ['what is done then', '- 500 → `reload`'],
    ['a file', '- 404 → `lost.html`'],
    ['a page below its status', '- 400\n  → `/start`'],
  ])('reads none where a status leads to %s', (_, lines) => expect(errors(lines)).toEqual([]));
  it('reads codes that are spelled as such', () =>
    expect(errors('- 403 → `NO_ACCESS`\n- 410 → `boat.gone`\n- 409 → `name_taken` (again)')).toEqual([
      'NO_ACCESS 403',
      'boat.gone 410',
      'name_taken 409',
    ]));
  it('reads none from what an arrow leads to without a status', () =>
    expect(errors('- 404 → "No such boat"\n- Boats → "Quays"')).toEqual(['No such boat 404']));
});

describe('codes in capitals without marks', () => {
  it.each([
    ['alone below a status', '- 403\n  - NO_ENTRY\n  - NO_KEY (on board)', ['NO_ENTRY 403', 'NO_KEY 403']],
    ['side by side', '- 404\n  - NO_BOAT, NO_QUAY / NO_CREW', ['NO_BOAT 404', 'NO_QUAY 404', 'NO_CREW 404']],
    ['with what is said behind a comma', '- 409\n  - BOAT_SOLD, after the sale', ['BOAT_SOLD 409']],
    ['behind two dashes', '- 409\n  - BOAT_LOST -- at sea', ['BOAT_LOST 409']],
    [
      'behind their status',
      '- 500: NO_DISK, NO_LINE\n- 423 BOAT_LOCKED',
      ['NO_DISK 500', 'NO_LINE 500', 'BOAT_LOCKED 423'],
    ],
  ])('%s', (_, lines, expected) => expect(errors(lines)).toEqual(expected));

  it.each([
    ['a setting that a sentence is about', '- MAX_BOATS sets how many there are'],
    ['words in capitals', '- NO ENTRY'],
  ])('reads none: %s', (_, lines) => expect(errors(lines)).toEqual([]));
});

describe('messages with their status behind them in a sentence', () => {
  it.each([
    ['with', 'A wrong key gets "bad key" with status 401.', ['bad key 401']],
    ['and', 'A boat that is gone is answered with "no boat" and 404.', ['no boat 404']],
    [
      'also',
      'A new key gives "stale key", also 401; a wrong one "bad key", 403.',
      ['stale key 401', 'bad key 403'],
    ],
    [
      'a code without marks',
      'Asking for the whole fleet yields TOO_MANY_BOATS with status 413.',
      ['TOO_MANY_BOATS 413'],
    ],
  ])('%s', (_, lines, expected) => expect(errors(lines)).toEqual(expected));

  it('takes no amount for a status', () =>
    expect(errors('Names are cut at "the end", 400 characters behind.')).toEqual([]));
});

describe('bold words over errors', () => {
  it('are the title of what stands below them', () =>
    expect(
      errors(
        '- **Casting off** – told in the toast\n  - `no-crew`: nobody signed on\n  - `no-wind`: it is calm',
      ),
    ).toEqual(['no-crew', 'no-wind']));

  it('are an error where nothing below them is one', () =>
    expect(errors('- **No crew** – when nobody signed on\n  - the boat stays')).toEqual(['No crew']));
});
