import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const pages =
  '| Page | URL |\n|---|---|\n| Berths | /berths |\n| Toll list | /tolls |\n| Audit | /audit |\n\n';
const screens = (lines: string): string[] =>
  readPoint('screens', pages + lines).screens.map(({ name, routes }) => [name, ...routes].join(' '));

const requests = '- `GET /ropes`: 200\n- `PUT /knots`: 200\n- `DELETE /knots`: 204\n\n';
const calls = (lines: string): string[] =>
  readPoint('calls', requests + lines).calls.map(({ name, answers }) =>
    [name, ...answers.map(({ status }) => status)].join(' '),
  );

describe('what notes take back', () => {
  it.each([
    ['* Audit is dropped, somebody else keeps it.', ['Berths /berths', 'Toll list /tolls']],
    ['The Toll list page has been removed for now.', ['Berths /berths', 'Audit /audit']],
    ['* Dropped: Audit, Toll list', ['Berths /berths']],
    ['* `/audit` is not part of this release.', ['Berths /berths', 'Toll list /tolls']],
    ['The old page `/audit` was removed.', ['Berths /berths', 'Toll list /tolls']],
    ['- `/tolls` was dropped in 2019.', ['Berths /berths', 'Audit /audit']],
    ['- `/tolls` was retired with the new menu.', ['Berths /berths', 'Audit /audit']],
    ['- **Moorings** `/moorings` – removed', ['Berths /berths', 'Toll list /tolls', 'Audit /audit']],
    [
      '- Moorings (`/moorings`) – dropped in version 3.1',
      ['Berths /berths', 'Toll list /tolls', 'Audit /audit'],
    ],
    [
      'The former log (`/log`) has been replaced by Diary at `/diary`.',
      ['Berths /berths', 'Toll list /tolls', 'Audit /audit', 'Diary /diary'],
    ],
    [
      '| Page | URL | Remarks |\n|---|---|---|\n| Log | /log | removed in 3.0 |\n| Diary | /diary | new |',
      ['Berths /berths', 'Toll list /tolls', 'Audit /audit', 'Diary /diary'],
    ],
  ])('of screens: %s', (line, told) => {
    expect(screens(line)).toEqual(told);
  });

  it.each([
    'Berths are removed with their boat.',
    'Audit is removed from the menu for guests.',
    'The slip is dropped when nobody asks for it.',
    'Audit is gone in 30 days.',
    'Audit is removed from 3 menus.',
  ])('which this is not: %s', (line) => {
    expect(screens(line)).toHaveLength(3);
  });

  it.each([
    '- `/bin` shows boats that were removed.',
    '- `/bin` – what was removed, kept for 30 days',
    '- `/bin`: removed ones are grey',
    '| Page | URL | Shows |\n|---|---|---|\n| Bin | /bin | removed boats |',
    '| Page | URL | Shows |\n|---|---|---|\n| Bin | /bin | removed |',
    '| Page | URL | Filter |\n|---|---|---|\n| Past | /past | withdrawn |',
    '| Page | URL | Status |\n|---|---|---|\n| Dropped | /boats/dropped | dropped |',
  ])('nor what a page shows: %s', (line) => {
    expect(screens(line)).toHaveLength(4);
  });

  it.each(['Berths moves to /tolls once one is chosen.', 'Berths moves to `/tolls` when one is chosen.'])(
    'nor where one goes when something happens: %s',
    (line) => expect(screens(line)).toEqual(['Berths /berths', 'Toll list /tolls', 'Audit /audit']),
  );

  it.each([
    ['`DELETE /knots` is dropped.', ['GET /ropes 200', 'PUT /knots 200']],
    ['- Removed: `PUT /knots`', ['GET /ropes 200', 'DELETE /knots 204']],
    ['- `PUT /knots` – removed', ['GET /ropes 200', 'DELETE /knots 204']],
    [
      '| Call | Answers | When |\n|---|---|---|\n| `GET /knots` | 410 | the knot was removed |',
      ['GET /ropes 200', 'PUT /knots 200', 'DELETE /knots 204', 'GET /knots 410'],
    ],
    [
      '- PUT /knots was replaced by PATCH /knots, 200.',
      ['GET /ropes 200', 'DELETE /knots 204', 'PATCH /knots 200'],
    ],
    [
      '- `POST /ropes/cut`: 404 once the rope is gone',
      ['GET /ropes 200', 'PUT /knots 200', 'DELETE /knots 204', 'POST /ropes/cut 404'],
    ],
  ])('of calls: %s', (line, told) => {
    expect(calls(line)).toEqual(told);
  });

  it.each([
    '- `POST /offers/:id/withdraw` – withdrawn',
    '- `DELETE /ropes` – removed',
    '| Call | Sets status to |\n|---|---|\n| `POST /offers/:id/withdraw` | withdrawn |',
    '| Call | Does | Result |\n|---|---|---|\n| `DELETE /ropes` | takes one away | removed |',
    '| Call | Does | Status |\n|---|---|---|\n| `POST /ropes/retire` | ends one | retired |',
  ])('nor what a call does: %s', (line) => {
    expect(calls(line)).toHaveLength(4);
  });

  it('a call that is said to be gone for a time is gone, whatever it did', () => {
    expect(calls('- `DELETE /ropes` – removed in version 3')).toHaveLength(3);
  });
});
