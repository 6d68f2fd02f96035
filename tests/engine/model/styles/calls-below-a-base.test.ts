import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const calls = (lines: string): string[] =>
  modelAsJson(read(`## 7. The calls it makes\n\n${lines}\n`).model).calls.map((each) =>
    `${each.method} ${each.path} ${(each.answers ?? []).map(({ status }) => status).join()}`.trim(),
  );

const ropes = ['GET /api/ropes', 'POST /api/ropes', 'DELETE /api/ropes/:id'];

describe('paths that go on from one above them', () => {
  it.each([
    ['in a heading', '### Ropes (`/api/ropes`)\n\n- GET / – list\n- POST / – create\n- DELETE /:id – cut'],
    ['in a line above', 'Base path: /api/ropes\n\n- GET / – list\n- POST / – create\n- DELETE /:id – cut'],
    [
      'above a table',
      '### Ropes\n\nBase path: `/api/ropes`\n\n| Method | Path | Purpose |\n|---|---|---|\n| GET | / | list |\n| POST | / | create |\n| DELETE | /:id | cut |',
    ],
    [
      'in the item above',
      '- Ropes (`/api/ropes`)\n  - `GET /` list\n  - `POST /` create\n  - `DELETE /:id` cut',
    ],
    ['before them in a sentence', 'Ropes live under /api/ropes: GET /, POST /, DELETE /:id'],
    [
      'a path above methods',
      '`/api/ropes`:\n\n- GET – list\n- POST – create\n\n`/api/ropes/:id`:\n\n- DELETE – cut',
    ],
  ])('%s', (_, lines) => expect(calls(lines)).toEqual(ropes));

  it.each([
    [
      'whole paths below the other one',
      'All of it is under `/api`.\n\n- `GET /ropes`\n\n### By name\n\n- `GET /{name}`',
      ['GET /ropes', 'GET /{name}'],
    ],
    [
      'paths that begin with the other one',
      '### Ropes (`/api/ropes`)\n\n- GET /api/ropes\n- GET /api/ropes/:id',
      ['GET /api/ropes', 'GET /api/ropes/:id'],
    ],
    [
      'others that go on from the other one in full',
      'A call of `/api/v1` takes a token.\n\n| Method | Path |\n|---|---|\n| GET | `/api/v1/ropes` |\n| GET | `/web/ropes` |\n| POST | `/:harbour/ropes` |',
      ['GET /api/v1/ropes', 'GET /web/ropes', 'POST /:harbour/ropes'],
    ],
    ['two paths above', 'See `/ropes` and `/sails`.\n\n- GET /:id', ['GET /:id']],
  ])('not with %s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));
});

describe('a method and its path in words', () => {
  it.each([
    [
      'what is done, and to',
      '- Tying a rope: POST to /ropes\n- Cutting it: DELETE on /ropes/{id}',
      ['POST /ropes', 'DELETE /ropes/{id}'],
    ],
    [
      'a request',
      'To tie a rope, send a POST request to `/ropes` or a PUT request to /ropes/{id}.',
      ['POST /ropes', 'PUT /ropes/{id}'],
    ],
    ['a verb', 'The client POSTs to /ropes and GETs /ropes/{id}.', ['POST /ropes', 'GET /ropes/{id}']],
    [
      'in brackets',
      'Ropes can be listed (GET /ropes) and cut (DELETE /ropes/{id}).',
      ['GET /ropes', 'DELETE /ropes/{id}'],
    ],
    ['with brackets of its own', '- GET /ropes/(all)', ['GET /ropes/(all)']],
    ['methods in square brackets', '- /ropes [GET, POST]', ['GET /ropes', 'POST /ropes']],
    ['what each does', '- /ropes – GET lists, POST ties', ['GET /ropes', 'POST /ropes']],
    [
      'columns of what each does',
      '| Path | GET | POST |\n|---|---|---|\n| /ropes | list | tie |\n| /ropes/{id} | one | – |',
      ['GET /ropes', 'POST /ropes', 'GET /ropes/{id}'],
    ],
    [
      'labels below a heading',
      '### Tie a rope\n\n- Method: POST\n- URL: /ropes\n- Response: 201',
      ['POST /ropes 201'],
    ],
    [
      'labels below an item',
      '- **Tie a rope**\n  - Method: POST\n  - Path: /ropes\n  - Responses: 201, 422\n- **Cut it**\n  - Method: DELETE\n  - Path: /ropes/{id}\n  - Responses: 204',
      ['POST /ropes 201,422', 'DELETE /ropes/{id} 204'],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));

  it.each([
    ['a request to nothing', 'A POST request to the server ties a rope.'],
    ['two methods and one path', '- Method: POST\n- Method: PUT\n- Path: /ropes'],
  ])('none from %s', (_, lines) => expect(calls(lines)).toEqual([]));
});
