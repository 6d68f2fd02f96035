import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', `### Boats\n\n${lines}`).calls.map(({ method, path, answers }) =>
    [method, path, ...answers.map(({ status }) => status)].join(' '),
  );

describe('answers told by the order of the calls', () => {
  it.each([
    ['- `GET /a` and `GET /b` answer 200, the second also 404.', ['GET /a 200', 'GET /b 200 404']],
    ['- `GET /a` and `GET /b`: the first answers 200, the second 204.', ['GET /a 200', 'GET /b 204']],
    ['- `POST /a` and `DELETE /b` answer 201; the latter 204.', ['POST /a 201', 'DELETE /b 204']],
    ['- `GET /a` and `GET /b` answer 200; the latter 204.', ['GET /a 200', 'GET /b 204']],
    ['- `GET /a` and `GET /b` answer 200; the second may give 304.', ['GET /a 200', 'GET /b 200 304']],
    [
      '- `GET /a`, `GET /b` and `GET /c` answer 200, the first two also 404, the last also 410.',
      ['GET /a 200 404', 'GET /b 200 404', 'GET /c 200 410'],
    ],
    [
      '`GET /a`, `GET /b` and `GET /c` only read and answer 200; the last two also 404.',
      ['GET /a 200', 'GET /b 200 404', 'GET /c 200 404'],
    ],
    [
      '`GET /a`, `GET /b` and `GET /c` answer 200. The first may also answer 404, the others 410 too.',
      ['GET /a 200 404', 'GET /b 200 410', 'GET /c 200 410'],
    ],
  ])('%s', (line, expected) => expect(calls(line)).toEqual(expected));

  it('are of all where none is told apart, or one that is not there', () => {
    expect(calls('- `GET /a` answers 200; the second time 304.')).toEqual(['GET /a 200 304']);
    expect(calls('- `GET /a` and `GET /b` answer 200, the third 404.')).toEqual([
      'GET /a 200 404',
      'GET /b 200 404',
    ]);
  });
});

it('the calls of a section answer what is told of them together', () => {
  const list = '- `GET /a`: 200\n- `POST /a`: 201';
  const expected = ['GET /a 200 401', 'POST /a 201 401'];
  expect(calls(`The calls of this section answer 401 without a session.\n\n${list}`)).toEqual(expected);
  expect(calls(`The calls of other harbours answer 401 without a session.\n\n${list}`)).not.toEqual(expected);
});
