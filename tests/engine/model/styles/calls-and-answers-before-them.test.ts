import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(
    ({ method, path, answers }) => `${method} ${path} ${answers.map(({ status }) => status).join(' ')}`,
  );

describe('what words before calls say that they answer', () => {
  it.each([
    [
      'all of the following',
      'All of the following answer 204: `DELETE /oars`, `DELETE /sails`.',
      ['DELETE /oars 204', 'DELETE /sails 204'],
    ],
    [
      'so many',
      'Three reads can only answer 200 or 401: `GET /oars`, `GET /sails` and `GET /masts`.',
      ['GET /oars 200 401', 'GET /sails 200 401', 'GET /masts 200 401'],
    ],
    ['always', 'Always 204: `DELETE /oars`, `DELETE /sails`.', ['DELETE /oars 204', 'DELETE /sails 204']],
    [
      'behind what they take',
      '### Figures\n\nThey take a range and answer 200 or 400:\n\n```\nGET /oars\nGET /sails\n```',
      ['GET /oars 200 400', 'GET /sails 200 400'],
    ],
    [
      'of none in the next sentence',
      'These answer 204: `DELETE /oars`, `DELETE /sails`. Besides there is `GET /masts`.',
      ['DELETE /oars 204', 'DELETE /sails 204', 'GET /masts '],
    ],
    ['of one alone', 'What answers 404 is retried: `GET /oars`.', ['GET /oars ']],
  ])('%s', (_, lines, expected) => {
    expect(calls(lines)).toEqual(expected);
  });
});

describe('calls by their methods', () => {
  const expected = ['GET /oars 200 404', 'POST /oars 201 409'];

  it.each([
    ['in square brackets', '- [GET] /oars – 200 or 404\n- [POST] /oars – 201 or 409'],
    ['with a colon', 'GET: /oars (200, 404)\nPOST: /oars (201, 409)'],
    ['behind a double arrow', '- `GET /oars` => `200`, `404`\n- `POST /oars` => `201`, `409`'],
    ['as programmes register them', "router.get('/oars') -> 200 | 404\nrouter.post('/oars') -> 201 | 409"],
    [
      'in a table below a label with the path',
      'Resource: `/oars`\n\n| Verb | Status codes |\n|---|---|\n| GET | 200 / 404 |\n| POST | 201 / 409 |',
    ],
    [
      'in records',
      'Name: read\nMethod: GET\nPath: /oars\nAnswers: 200, 404 (none there)\n\nName: make\nMethod: POST\nPath: /oars\nAnswers: 201, 409',
    ],
    [
      'as they are sent',
      '```\n> GET /oars\n< 200 OK\n< 404 Not Found\n\n> POST /oars\n< 201 Created\n< 409 Conflict\n```',
    ],
  ])('%s', (_, lines) => {
    expect(calls(lines)).toEqual(expected);
  });

  it.each([
    ['what one is doing', 'An oar is made by POSTing to `/oars`, which answers 201.', ['POST /oars 201']],
    [
      'a status at the head of its sentence',
      '### POST /oars\n\n201 with the oar. 409 if it is taken.',
      ['POST /oars 201 409'],
    ],
    [
      'one that a programme registers, and none that it asks for or keeps',
      "`router.get('/oars')` answers 200. The tests do `client.get('/sails')`. Then cache.delete('/masts') runs.",
      ['GET /oars 200'],
    ],
    ['a method of all of them', 'All are GET: `/oars`, `/sails`.', ['GET /oars ', 'GET /sails ']],
  ])('%s', (_, lines, told) => {
    expect(calls(lines)).toEqual(told);
  });
});
