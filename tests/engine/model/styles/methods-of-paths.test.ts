import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const calls = (lines: string): string[] =>
  modelAsJson(read(`## 7. The calls it makes\n\n${lines}\n`).model).calls.map((each) =>
    `${each.method} ${each.path} ${(each.answers ?? []).map(({ status }) => status).join()}`.trim(),
  );

describe('methods behind their path', () => {
  it.each([
    ['arrows', '- `/boats`: GET → 200, POST → 201/400', ['GET /boats 200', 'POST /boats 201,400']],
    [
      'several paths',
      '- `/boats`: GET → 200; `/boats/{id}`: PUT → 202/400, DELETE → 200/409 (rented)',
      ['GET /boats 200', 'PUT /boats/{id} 202,400', 'DELETE /boats/{id} 200,409'],
    ],
    ['no code', '- /quays: GET 200, POST 201 or 400', ['GET /quays 200', 'POST /quays 201,400']],
    [
      'brackets and a dash',
      '- `/oars` – GET (200), PATCH (200, 404). No DELETE',
      ['GET /oars 200', 'PATCH /oars 200,404'],
    ],
    [
      'methods that answer alike',
      '- `/sails` (GET, POST): 200, 400',
      ['GET /sails 200,400', 'POST /sails 200,400'],
    ],
    [
      'nested',
      '- `/masts`\n    - GET → 200\n    - `POST`: 201; 400 when the name is taken',
      ['GET /masts 200', 'POST /masts 201,400'],
    ],
    ['below a heading', '### `/ropes`\n\n- GET → 200\n- POST → 201', ['GET /ropes 200', 'POST /ropes 201']],
    [
      'a table below a heading',
      '### `/ropes`\n\n| Method | Answers |\n|---|---|\n| GET | 200 |\n| POST | 201, 400 |',
      ['GET /ropes 200', 'POST /ropes 201,400'],
    ],
    [
      'what a method answers in words',
      '- `/nets`: GET returns all of them, 200; POST answers 201',
      ['GET /nets 200', 'POST /nets 201'],
    ],
    [
      'an answer of all, and one more',
      '- GET, POST `/tides` – 200; POST also 201',
      ['GET /tides 200', 'POST /tides 200,201'],
    ],
    [
      'an answer of those that have none of their own',
      '- GET, PUT, DELETE `/tides` – 200; DELETE 204',
      ['GET /tides 200', 'PUT /tides 200', 'DELETE /tides 204'],
    ],
    ['a path at the root of the host', '    GET ~/ping → 200 / 500', ['GET /ping 200,500']],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));

  it.each([
    ['a path in a sentence', 'All of these live under `/api`: GET is open to all.'],
    ['all and any in capitals', '- `/notes`: ALL users may read it\n- `/oars`: ANY role may call it'],
    ['a key', '`/files`\n\n- DELETE key removes the chosen one\n- GET lost and the map opens'],
    ['what is not there', '- `/boats` has no PUT, POST comes later'],
  ])('reads none: %s', (_, lines) => expect(calls(lines)).toEqual([]));

  it('reads thousands of methods in a line', () =>
    expect(calls(`- \`/a\`: ${'GET, '.repeat(8000)}PUT 200`).at(-1)).toBe('PUT /a 200'));
});

describe('grids of paths and methods', () => {
  it.each([
    [
      'methods beside words',
      '| Path | Read | Replace (PUT) | DELETE – remove |\n|---|---|---|---|\n| `/boats/{id}` | 200 | 200/400 | 204 |',
      ['GET /boats/{id} 200', 'PUT /boats/{id} 200,400', 'DELETE /boats/{id} 204'],
    ],
    [
      'a column of remarks',
      '| Resource | GET | POST | Remarks |\n|---|---|---|---|\n| `/oars` | 200 | – | read only |\n| `/sails` | 200 | 201 | |',
      ['GET /oars 200', 'GET /sails 200', 'POST /sails 201'],
    ],
    [
      'paths without a stroke',
      '| Resource | GET | DELETE |\n|---|---|---|\n| boats | 200 | – |\n| boats/{id} | 200/404 | 204 |',
      ['GET /boats 200', 'GET /boats/{id} 200,404', 'DELETE /boats/{id} 204'],
    ],
    [
      'a column for each status',
      '| Call | 200 | 201 | 404 |\n|---|---|---|---|\n| GET `/oars` | ✓ | | no such boat |\n| POST `/oars` | | ✓ | |',
      ['GET /oars 200,404', 'POST /oars 201'],
    ],
    [
      'statuses that are not used',
      '| Call | 200 | 404 |\n|---|---|---|\n| GET `/oars` | n/a | ✓ |\n| GET `/sails` | not used | none |',
      ['GET /oars 404', 'GET /sails'],
    ],
    [
      'no title over the paths',
      '| | GET | POST |\n|---|---|---|\n| `/oars` | 200 | 201 |',
      ['GET /oars 200', 'POST /oars 201'],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));

  it.each([
    [
      'rights of things',
      '| Resource | List | Create | Delete |\n|---|---|---|---|\n| orders | yes | yes | no |\n| /orders | yes | yes | no |',
    ],
    [
      'ticks',
      '| Resource | Read | Add | Delete |\n|---|---|---|---|\n| Order | ✓ | ✓ | |\n| Boat | ✓ | | ✓ |',
    ],
    ['a word beside a method', '| Resource | Read | Add (POST) |\n|---|---|---|\n| Order | ✓ | ✓ |'],
    ['words above statuses', '| Resource | Read | Add |\n|---|---|---|\n| Order | 200 | 201 |'],
  ])('reads no call out of %s', (_, lines) => expect(calls(lines)).toEqual([]));

  it('reads ticks below words where a method is spelled beside them', () =>
    expect(calls('| Path | Read | Add (POST) |\n|---|---|---|\n| `/boats` | ✓ | ✓ |')).toEqual([
      'GET /boats',
      'POST /boats',
    ]));

  it('reads no method out of "change"', () => {
    expect(
      calls('| Path | Read | Delete | Change |\n|---|---|---|---|\n| `/boats/{id}` | 200 | 204 | 200 |'),
    ).toEqual(['GET /boats/{id} 200', 'DELETE /boats/{id} 204']);
  });
});

describe('methods that share a path', () => {
  it.each([
    ['a stroke', '- GET / POST /sails', ['GET /sails', 'POST /sails']],
    ['a comma', '- GET, PUT `/sails/:id` -> 200', ['GET /sails/:id 200', 'PUT /sails/:id 200']],
    [
      'in code together',
      '- `PATCH|DELETE /sails/:id`: 204',
      ['PATCH /sails/:id 204', 'DELETE /sails/:id 204'],
    ],
    [
      'remarks in brackets',
      '- `GET` (look) and `POST` (wash) on `/sails`: 200',
      ['GET /sails 200', 'POST /sails 200'],
    ],
    [
      'what each answers',
      '- GET / DELETE `/sails/:id`: get 200, 404; delete 204, 409',
      ['GET /sails/:id 200,404', 'DELETE /sails/:id 204,409'],
    ],
    [
      'what the others answer, and all of them',
      '| Call | Answers |\n|---|---|\n| `GET`, `PUT`, `DELETE` on `/oars/{id}` | GET 200, the other two 204; 404 throughout |',
      ['GET /oars/{id} 200,404', 'PUT /oars/{id} 204,404', 'DELETE /oars/{id} 204,404'],
    ],
    [
      'answers in the order of the methods',
      '| Call | Answers |\n|---|---|\n| `GET`, `POST` on `/oars` | 200 for the list; 201 for a new one, or 409 |',
      ['GET /oars 200', 'POST /oars 201,409'],
    ],
    [
      'another one behind what it answers',
      '- GET `/oars` → 200; POST → 201, 400',
      ['GET /oars 200', 'POST /oars 201,400'],
    ],
    ['another one there', '- GET `/oars` 200, POST there 201', ['GET /oars 200', 'POST /oars 201']],
    [
      'the path of the line above',
      '- GET `/oars` 200\n- PATCH, DELETE same path\n- POST same → 201',
      ['GET /oars 200', 'PATCH /oars', 'DELETE /oars', 'POST /oars 201'],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));

  it('keeps what all answer alike', () =>
    expect(calls('- GET, POST `/oars`: 200; 404 when there is none')).toEqual([
      'GET /oars 200,404',
      'POST /oars 200,404',
    ]));

  it('reads the root where it is the path', () => expect(calls('- GET / -> 200')).toEqual(['GET / 200']));
});

describe('thousands of methods in a line', () => {
  it.each([
    ['pairs', `- ${'GET, POST /a; '.repeat(3_000)}`, 2],
    ['the same again', `- GET /a 200; ${'POST 201; '.repeat(4_000)}`, 2],
    ['methods that answer nothing', `- GET, POST /a: ${'GET '.repeat(10_000)}`, 2],
    [
      'paths of their own',
      `- ${Array.from({ length: 2_000 }, (_, at) => `GET /a${at} 200`).join('; ')}`,
      2_000,
    ],
  ])('%s', (_, line, count) => expect(new Set(calls(line)).size).toBe(count));
});
