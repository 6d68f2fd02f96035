import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ method, path, answers }) =>
    [method, path, ...answers.map(({ status }) => status)].join(' '),
  );

/** A table of some columns. */
const table = (...rows: readonly string[]): string =>
  [rows[0], (rows[0] ?? '').replace(/[^|]+/g, '---'), ...rows.slice(1)].join('\n');

describe('calls and their answers in columns of their own', () => {
  it.each([
    [
      'of successes and of what else comes',
      table(
        '| Resource | Verb | Good | Not good |',
        '| /ropes | GET | 200 | – |',
        '| /ropes | POST | 201 | 400 no length; 403 not yours |',
      ),
      ['GET /ropes 200', 'POST /ropes 201 400 403'],
    ],
    [
      'of several methods in a row, each with its success',
      table(
        '| Endpoint | Verb(s) | OK | Not OK |',
        '| `/knots` | GET | 200 | 401 |',
        '| `/ropes` | GET, POST | 200 for all of them, 201 for a new one | 401 |',
        '| `/ropes/:id` | PATCH and DELETE | PATCH 200, DELETE 204 | 404 |',
      ),
      [
        'GET /knots 200 401',
        'GET /ropes 200 401',
        'POST /ropes 201 401',
        'PATCH /ropes/:id 200 404',
        'DELETE /ropes/:id 204 404',
      ],
    ],
    [
      'of methods that are called so',
      table('| URL | Methods | Returns |', '| /ropes | GET / POST | 200 |', '| /knots | GET | 200 |'),
      ['GET /ropes 200', 'POST /ropes 200', 'GET /knots 200'],
    ],
    [
      'of requests beside what calls are named',
      table(
        '| Call | Request | Success | Errors |',
        '| all ropes | GET /ropes | 200 | 401 |',
        '| new rope | POST /ropes | 201 | 400 (no length) / 409 (there is one) |',
      ),
      ['GET /ropes 200 401', 'POST /ropes 201 400 409'],
    ],
    [
      'of remarks in sentences',
      table(
        '| Verb | Path | Notes |',
        '| POST | /ropes | Adds one. 201, or 400 if it has no length. |',
        '| GET | /ropes | Lists up to 500 of them. |',
      ),
      ['POST /ropes 201 400', 'GET /ropes'],
    ],
    [
      'or behind labels, line by line',
      'Call: all ropes\nRequest: GET /ropes\nSuccess: 200\nErrors: 401\n\nCall: new rope\nRequest: POST /ropes\nSuccess: 201\nErrors: 400 (no length), 409 (there is one)',
      ['GET /ropes 200 401', 'POST /ropes 201 400 409'],
    ],
    [
      'and below bold addresses, in the same paragraph',
      '**GET /ropes**\nLists them. Returns 200.\n\n**POST /ropes**\nAdds one. Returns 201, or 400 when it has no length.',
      ['GET /ropes 200', 'POST /ropes 201 400'],
    ],
    [
      'and calls that are procedures',
      table(
        '| Call | Request | Answer |',
        '| listRopes | page number | list of ropes |',
        '| cutRope | id | nothing |',
      ),
      [' ', ' '],
    ],
    [
      'and amounts behind signs',
      '- POST /ropes; in batches ≤ 500; 202; 413 if more\n- GET /ropes; limit 100, first 200; 206',
      ['POST /ropes 202 413', 'GET /ropes 206'],
    ],
  ])('%s', (_, lines, told) => {
    expect(calls(lines)).toEqual(told);
  });
});
