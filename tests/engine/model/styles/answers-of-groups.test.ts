import { expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

/** The calls of a document with nothing but point 7, each with what it answers. */
const answersIn = (text: string): Readonly<Record<string, readonly string[]>> => {
  const { calls } = modelAsJson(read(`## 7. The calls it makes\n\n${text}\n`).model);
  return Object.fromEntries(
    calls.map(({ method, path, answers }) => [`${method} ${path}`, answers.map(({ status }) => status)]),
  );
};

const below = '  - `POST /fields` places a field.\n  - `PATCH /fields/:id` changes it.';
const others =
  '- Users (200 or 401 each):\n  - `GET /users` lists them.\n  - `DELETE /users/:id` removes one and answers 204.';

it.each([
  'These calls concern fields, and each answers 200, 400 or 404.',
  'Fields (all answer 200, 400 or 404):',
  'Field calls answer 200, 400 or 404.',
  '**Fields** – 200, 400 or 404 each',
  'All of these answer 200, 400 or 404:',
])('a line that leads to calls says what those below it answer, and no others: %s', (lead) => {
  expect(answersIn(`- ${lead}\n${below}\n${others}`)).toEqual({
    'POST /fields': ['200', '400', '404'],
    'PATCH /fields/:id': ['200', '400', '404'],
    'GET /users': ['200', '401'],
    'DELETE /users/:id': ['204'],
  });
});

it('what a call says itself comes before what leads to it', () => {
  const own = '  - `POST /fields` places one and answers 201.\n  - `PATCH /fields/:id` changes it.';
  expect(answersIn(`- These calls concern fields, and each answers 200 or 404.\n${own}`)).toEqual({
    'POST /fields': ['201'],
    'PATCH /fields/:id': ['200', '404'],
  });
});

it.each([
  'These calls concern fields, and each answers 200, 400 or 404.',
  'Fields have calls of their own. All of the following answer 200, 400 or 404.',
])('a sentence above a list says so as well: %s', (sentence) => {
  const list = below.replaceAll('  - ', '- ');
  expect(answersIn(`${sentence}\n\n${list}`)).toEqual({
    'POST /fields': ['200', '400', '404'],
    'PATCH /fields/:id': ['200', '400', '404'],
  });
});

it('sentences above several lists say so of the calls of each', () => {
  const text =
    'These calls concern fields, and each answers 200 or 404.\n\n- `POST /fields` places a field.\n\nThese calls concern users, and each answers 200 or 401.\n\n- `GET /users` lists them.\n- `PUT /users/:id` changes one.';
  expect(answersIn(text)).toEqual({
    'POST /fields': ['200', '404'],
    'GET /users': ['200', '401'],
    'PUT /users/:id': ['200', '401'],
  });
});

it('a number in what leads to calls is no answer of theirs', () => {
  expect(answersIn(`- These calls concern fields, of which a form has at most 200.\n${below}`)).toEqual({
    'POST /fields': [],
    'PATCH /fields/:id': [],
  });
});

it('“404 when it is gone” takes no call away', () => {
  expect(
    answersIn('- `GET /boats` lists them.\n- `GET /boats/:id` answers 200, or 404 when it is gone.'),
  ).toEqual({
    'GET /boats': [],
    'GET /boats/:id': ['200', '404'],
  });
});

it.each(['Calls for 200 guests, each of 120 rooms:', 'All 200 boats:', 'Both 300 small boats and masts:'])(
  'a number that counts what stands behind it is no status: %s',
  (lead) => {
    expect(answersIn(`- ${lead}\n${below}`)).toEqual({ 'POST /fields': [], 'PATCH /fields/:id': [] });
  },
);

const whens = (text: string): readonly (readonly [string, string | null])[] =>
  modelAsJson(read(`## 7. The calls it makes\n\n${text}\n`).model).calls.flatMap(({ answers }) =>
    answers.map(({ status, when }) => [status, when] as const),
  );

it.each([
  ['`GET /a` lists them. It answers 404 when it\n  is gone.', [['404', 'it is gone']]],
  [
    '`GET /a` – lists them. (200, 404 when sign-up is off)',
    [
      ['200', null],
      ['404', 'sign-up is off'],
    ],
  ],
  [
    '`GET /a` lists them. It answers 302 when it works and answers 403 when it does not.',
    [
      ['302', 'it works'],
      ['403', 'it does not'],
    ],
  ],
  ['`GET /a` lists them. It expects 200 and waits for no longer than ten seconds.', [['200', null]]],
])('a sentence behind a call says when each answer comes: %s', (line, told) => {
  expect(whens(`- ${line}`)).toEqual(told);
  expect(whens(line)).toEqual(told);
});
