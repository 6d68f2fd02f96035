import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map((each) =>
    `${each.name} ${each.answers.map(({ status }) => status).join('/')}`.trim(),
  );

describe('calls, however they are written', () => {
  it.each([
    [
      'a numbered heading with labels',
      '### 7.1 `GET /boards`\n\n- **Query**: `page`, `size`\n- **Responses**: `200`, `404`\n\n### 7.2 POST /boards\n\n- **Returns**: `201 Created` — the board\n- **Errors**:\n  - `422 Unprocessable Entity` — no title',
      ['GET /boards 200/404', 'POST /boards 201/422'],
    ],
    [
      'a heading above what comes out',
      '### `POST /boards`\n\n| Outcome | Meaning |\n|---|---|\n| 201 | stored |\n| 422 | no title |',
      ['POST /boards 201/422'],
    ],
    [
      'several paths, and several methods with their answers, in a row',
      '| Path | Verbs | Answers |\n|---|---|---|\n| `/boats`, `/halls` | GET | 200 |\n| `/boats/{id}` | GET; PUT; DELETE | 200, 404; 200; 204 |\n| `/lake` | GET, HEAD | 200 |',
      [
        'GET /boats 200',
        'GET /halls 200',
        'GET /boats/{id} 200/404',
        'PUT /boats/{id} 200',
        'DELETE /boats/{id} 204',
        'GET /lake 200',
        'HEAD /lake 200',
      ],
    ],
    [
      'procedures at one address for all',
      '- `POST /rpc boat.list`: 200, `POST /rpc boat.take`: 200 or 409\n- `GET /lakes list of all`: 200',
      ['POST /rpc boat.list 200', 'POST /rpc boat.take 200/409'],
    ],
    [
      'a heading with words beside the address',
      '### Close a board: `POST /boards/{id}/close`\n\nStatus codes: 204, 409 when it is closed',
      ['POST /boards/{id}/close 204/409'],
    ],
    [
      'remarks in a listing',
      '```\nGET    /boards        # all of them, 30 a page -> 200, 401\nPOST   /boards        # { title, colour }\nDELETE /boards/{id}   // admins only; 204, 404\n```',
      ['GET /boards 200/401', 'POST /boards', 'DELETE /boards/{id} 204/404'],
    ],
    [
      'a listing without remarks',
      '```http\nGET /boards HTTP/1.1\nAccept: application/json\n\nHTTP/1.1 200 OK\n```',
      ['GET /boards 200'],
    ],
    [
      'what a heading says that all answer',
      '### Boards (200, 404)\n\n- `GET /boards/{id}`\n- `PUT /boards/{id}`',
      ['GET /boards/{id} 200/404', 'PUT /boards/{id} 200/404'],
    ],
    [
      'columns for what it is called and for its address',
      '| Operation | Endpoint | Success | Failure |\n|---|---|---|---|\n| List | `GET /boards` | 200 | 401, 403 |\n| Add | `POST /boards` | 201 | 422 |',
      ['GET /boards 200/401/403', 'POST /boards 201/422'],
    ],
    [
      'statuses without commas in a listing',
      '```\nGET   /boards        200 401\nPUT   /boards/{id}:  204 | 404\nPATCH /boards/{id}   -> 200 or 409\n```',
      ['GET /boards 200/401', 'PUT /boards/{id} 204/404', 'PATCH /boards/{id} 200/409'],
    ],
    [
      'sentences below the address',
      '### Rename a board\n\n`PUT /boards/{id}`\n\nReturns `200` with the board, `404` if there is none, or `409` when the name is taken.',
      ['PUT /boards/{id} 200/404/409'],
    ],
    [
      'several addresses below one heading, each with what it answers',
      '### Boards\n\n`GET /boards`\n\nAnswers 200.\n\n`POST /boards`\n\nOn success the server responds with **201**.\n\n| Status | Meaning |\n|---|---|\n| 422 | no title |',
      ['GET /boards 200', 'POST /boards 201/422'],
    ],
    [
      'statuses in code beside addresses in a sentence',
      'Add one with `POST /boards` (`201`, `422`) and drop it with `DELETE /boards/{id}` (`204`, `404`).',
      ['POST /boards 201/422', 'DELETE /boards/{id} 204/404'],
    ],
    [
      'a part that tells what goes wrong',
      '### Close a board\n\n`POST /boards/{id}/close`\n\nReturns 204.\n\n#### Error responses\n\n- 403: not the owner\n- `409` – it is closed',
      ['POST /boards/{id}/close 204/403/409'],
    ],
    [
      'columns of good and of bad answers',
      '| Request | When | Good answer | Bad answers |\n|---|---|---|---|\n| `GET /boards` | at the start | `200` list | – |\n| `DELETE /boards/:id` | the bin | `204` | `404`; `409` if it is open |',
      ['GET /boards 200', 'DELETE /boards/:id 204/404/409'],
    ],
    [
      'a method with words before its address',
      'A board is added by POST to `/boards` (201, 422) and closed by POST on the same path, `/boards/{id}` (204).',
      ['POST /boards 201/422', 'POST /boards/{id} 204'],
    ],
    [
      'no call that is gone',
      'The old `POST /panels` is gone since spring. `GET /boards` answers 200.',
      ['GET /boards 200'],
    ],
    [
      'numbers that are no answers',
      '### Boards\n\n`GET /boards`\n\nA page holds `100` boards. All requests return 429 over the limit. Returns `200`.',
      ['GET /boards 200'],
    ],
    ['a heading that is no call', '### Signing in\n\nA request without a token is answered with 401.', []],
    [
      'what several calls have in common',
      '### Boards\n\n- `GET /boards`: 200\n- `POST /boards`: 201\n\n| Status | When |\n|---|---|\n| 401 | nobody is signed in |',
      ['GET /boards 200', 'POST /boards 201'],
    ],
  ])('%s', (_, lines, expected) => expect(calls(lines)).toEqual(expected));

  it('take what labels and braces name as their payload', () => {
    const payload = (lines: string): readonly unknown[] =>
      readPoint('calls', lines).calls.map((each) => each.payload.map((field) => `${field.in} ${field.name}`));
    expect(payload('### `GET /boards`\n\n- Query parameters: `page`, `size`\n- Responses: 200')).toEqual([
      ['query page', 'query size'],
    ]);
    expect(payload('```\nPOST /boards  # { title, colour }\n```')).toEqual([['body title', 'body colour']]);
  });
});

describe('what a call takes and answers below a heading of the same level', () => {
  const part = (title: string, column: string, cell: string): string =>
    `### ${title}\n\n| ${column} | Type |\n| --- | --- |\n| ${cell} | text |\n\n`;
  const told = (text: string): readonly (readonly (string | undefined)[])[] => {
    const { calls, entities } = modelAsJson(read(text).model);
    expect(entities).toEqual([]);
    return calls.map(({ name, payload, answers }) => [
      name,
      ...payload.map((field) => field.name),
      ...answers.map(({ status }) => status ?? undefined),
    ]);
  };
  const answer = (...codes: readonly string[]): string =>
    `### Responses\n\n| Status | Meaning |\n| --- | --- |\n${codes.map((code) => `| ${code} | so |\n`).join('')}\n`;

  it.each(['## 7. The calls it makes', '# API of the quay'])('is of the call above it, below %s', (title) => {
    const text = `${title}\n\n### \`POST /boats\`\n\nMoors one.\n\n${part('Request', 'Field', 'keel')}${answer('201', '409')}### \`GET /boats\`\n\n${answer('200')}`;
    expect(told(text)).toEqual([
      ['POST /boats', 'keel', '201', '409'],
      ['GET /boats', '200'],
    ]);
  });

  it('is of the call that labels name, where the title comes again and again', () => {
    const one = (method: string, ...codes: readonly string[]): string =>
      `### Boats ${method}\n\n**Endpoint:** \`/boats\`  \n**Method:** \`${method}\`\n\n${answer(...codes)}`;
    expect(told(`## Boats\n\n${one('POST', '201')}${one('PUT', '200', '404')}`)).toEqual([
      ['POST /boats', '201'],
      ['PUT /boats', '200', '404'],
    ]);
  });
});
