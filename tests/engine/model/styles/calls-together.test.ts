import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ method, path, answers }) =>
    [method, path, ...answers.map(({ status }) => status)].join(' '),
  );

describe('calls that are told together', () => {
  it.each([
    [
      'methods on the same path',
      '- `GET /boats/{id}/rope`, and `POST` and `DELETE` on that same path to mend or cut it',
      ['GET /boats/{id}/rope', 'POST /boats/{id}/rope', 'DELETE /boats/{id}/rope'],
    ],
    [
      'the same address with another method',
      'The tab loads from `GET /crew/{id}` and saves to the same address with `PUT`.',
      ['GET /crew/{id}', 'PUT /crew/{id}'],
    ],
    [
      'the same address without what another method asks of it',
      '`GET /ropes/?q=…` finds them (200). The `POST` on\nthe same address adds one.',
      ['GET /ropes/?q=… 200', 'POST /ropes/'],
    ],
    [
      'and spoken of before they are listed',
      'Ropes are cut with `POST /ropes/cut`.\n\n    POST /ropes/cut   200, 404\n    GET /ropes   200',
      ['POST /ropes/cut 200 404', 'GET /ropes 200'],
    ],
    [
      'the last of them',
      '- Trips are read with `GET /trips`, `GET /trips/now` and `GET /trips/{id}`; the last two answer 200 or 404.',
      ['GET /trips', 'GET /trips/now 200 404', 'GET /trips/{id} 200 404'],
    ],
    [
      'each of so many',
      'One sends `GET /a`. To start, there is `PUT /a/start`; to stop, `PUT /a/stop`. Each of the two answers 200, or 403.',
      ['GET /a', 'PUT /a/start 200 403', 'PUT /a/stop 200 403'],
    ],
    [
      'at an address with a place for each',
      'They are called at `POST /rpc/{function}`; the status is 200 for all of them.\n\n- `POST /rpc/row` rows\n- `POST /rpc/rest` rests\n- `POST /rpc/dock` docks, 204',
      ['POST /rpc/row 200', 'POST /rpc/rest 200', 'POST /rpc/dock 204'],
    ],
    [
      'at an address with a place for something else',
      'They are called at `POST /rpc/{boat}`, 200.\n\n- `POST /rpc/row` rows\n- `POST /rpc/rest` rests\n- `POST /rpc/dock` docks',
      ['POST /rpc/{boat} 200', 'POST /rpc/row', 'POST /rpc/rest', 'POST /rpc/dock'],
    ],
    [
      'with one success for all',
      'All calls answer 200, or 401 without a key.\n\n- `GET /row` rows\n- `POST /dock` docks, 204',
      ['GET /row 200', 'POST /dock 204'],
    ],
    [
      'each of these so many',
      'One sends `GET /a` and `GET /b`. Also, there are `PUT /a/start` and `PUT /a/stop`. Each of these two answers 200.',
      ['GET /a', 'GET /b', 'PUT /a/start 200', 'PUT /a/stop 200'],
    ],
    [
      'likewise',
      '- POST /b/wip → 200, 409; POST /b/ready likewise\n- POST /c/wip → 200, 409; POST /c/ready',
      ['POST /b/wip 200 409', 'POST /b/ready 200 409', 'POST /c/wip 200 409', 'POST /c/ready'],
    ],
    [
      'a status that is not used',
      '`GET /users` lists them and `POST /users` makes one; both answer 200, since we do not use 201.',
      ['GET /users 200', 'POST /users 200'],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});
