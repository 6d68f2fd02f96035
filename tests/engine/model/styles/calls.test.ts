import { describe, expect, it } from 'vitest';
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
