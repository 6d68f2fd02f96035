import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (language: string, lines: string): string[] =>
  readPoint('calls', `\`\`\`${language}\n${lines}\n\`\`\``).calls.map(({ method, path, answers }) =>
    [method, path, ...answers.map(({ status }) => status)].join(' '),
  );

describe('calls in listings', () => {
  it.each([
    [
      'with answers that strokes part',
      '',
      'PUT /ropes/:id -> 200 Rope | 400 {errors} | 403 (not yours)\nGET /knots => 200 [Knot] or 404\nGET /ties: 200 / 404\nPOST /ties [201, 409]',
      ['PUT /ropes/:id 200 400 403', 'GET /knots 200 404', 'GET /ties 200 404', 'POST /ties 201 409'],
    ],
    [
      'with answers below them',
      '',
      'GET /ropes\n  200: all of them\n  -> 401\n\nPOST /ropes\n- 201 made\n* 409 there is one',
      ['GET /ropes 200 401', 'POST /ropes 201 409'],
    ],
    [
      'that are routes of a programme',
      'js',
      "app.get('/ropes', list); // 200\napp.delete('/ropes/:id', cut); // 204 | 404 no rope",
      ['GET /ropes 200', 'DELETE /ropes/:id 204 404'],
    ],
    [
      'that a programme answers',
      'ts',
      "router.put('/ropes/:id', (req, res) => {\n  if (!rope) return res.status(404).end();\n  res.status(204).end();\n});",
      ['PUT /ropes/:id 404 204'],
    ],
    [
      'that are marked in a programme',
      'java',
      '@GetMapping("/ropes") // 200\n@PostMapping(value = "/ropes")\n[HttpDelete("/ropes/{id}")]',
      ['GET /ropes 200', 'POST /ropes', 'DELETE /ropes/{id}'],
    ],
    [
      'that are paths with their methods',
      'yaml',
      'paths:\n  /ropes/{id}:\n    get:\n      responses:\n        "200": { description: the rope }\n        "404": { description: cut }\n    delete:\n      responses: { "204": {} }',
      ['GET /ropes/{id} 200 404', 'DELETE /ropes/{id} 204'],
    ],
    [
      'that are records',
      'yaml',
      '- name: ropes\n  method: GET\n  path: /ropes\n  answers: [200, 401]\n- path: /ropes\n  method: post\n  responses:\n    - 201\n    - 409: too many',
      ['GET /ropes 200 401', 'POST /ropes 201 409'],
    ],
    [
      'that are strings',
      'json',
      '{\n  "ropes": { "request": "GET /ropes", "answers": [200] },\n  "PUT /ropes/{id}": [200, 404]\n}',
      ['GET /ropes 200', 'PUT /ropes/{id} 200 404'],
    ],
    [
      'with amounts',
      '',
      'GET /ropes  at once 500 metres\nGET /knots max 200 rows',
      ['GET /ropes', 'GET /knots'],
    ],
    [
      'in a diagram of messages',
      'mermaid',
      'sequenceDiagram\n  App->>API: GET /ropes\n  API-->>App: 200 all of them',
      ['GET /ropes 200'],
    ],
    [
      'beside addresses and methods that are none',
      'ts',
      "const knot = { method: 'POST', timeout: 500 };\nconst pages = [{ path: '/ropes', status: 'open', max: 400 }];",
      [],
    ],
  ])('%s', (_, language, lines, told) => {
    expect(calls(language, lines)).toEqual(told);
  });
});
