import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string) =>
  readPoint('calls', lines).calls.map(
    ({ name, payload, answers }) =>
      `${name} | ${payload.map((each) => each.name).join(', ')} | ${answers
        .map(({ status, carries }) => [status, ...carries].join(' '))
        .join(', ')}`,
  );

const fields =
  '| Field | Type | Description |\n|---|---|---|\n| `id` | uuid | |\n| `depth` | decimal | in metres |';

describe('fields of an answer', () => {
  it.each([
    ['- Answers: 200, 404', 'Response:'],
    ['- Answers: 200, 404', 'Response body:'],
    ['- Answers: 200, 404', 'The response has:'],
    ['- Answers: 200, 404', 'It answers with:'],
    ['- Answers: 200, 404', '#### Response fields'],
    ['- Answers: 404', 'Response (200 OK):'],
    ['- Answers: 404', '#### Response 200'],
  ])('are carried by the one that is told: %s, %s', (line, lead) =>
    expect(
      readPoint('calls', `### \`GET /wells/:id\`\n\n${line}\n\n${lead}\n\n${fields}`)
        .calls.flatMap(({ answers }) => answers.map(({ status, carries }) => [status, ...carries].join(' ')))
        .sort(),
    ).toEqual(['200 id: uuid depth: decimal', '404']),
  );

  it('may be told by the title of their column, and line by line', () => {
    const table = '| Returned field | Type | Meaning |\n|---|---|---|\n| `id` | uuid | |';
    expect(calls(`### \`GET /wells\` → 200\n\n${table}`)).toEqual(['GET /wells |  | 200 id: uuid']);
    expect(calls('### `POST /wells` → 201\n\n**Response body**\n\n- `id`: uuid\n- `depth`: decimal')).toEqual(
      ['POST /wells |  | 201 id: uuid depth: decimal'],
    );
  });

  it('stand beside what is sent', () =>
    expect(
      calls(
        `### \`POST /wells\`\n\n#### Request\n\n| Field | Type | Required |\n|---|---|---|\n| depth | decimal | yes |\n\n#### Response 201\n\n${fields}\n\n#### Response (422)\n\n| Field | Type |\n|---|---|\n| errors | list of text |`,
      ),
    ).toEqual(['POST /wells | depth | 201 id: uuid depth: decimal, 422 errors: list of text']));

  it('are of no answer where none is told, and sent by nobody', () =>
    expect(calls(`### \`GET /wells/:id\`\n\nResponse:\n\n${fields}`)).toEqual(['GET /wells/:id |  | ']));

  it.each(['Request:', 'The request has:', 'Parameters:', 'Fields:'])('are none below %s', (lead) =>
    expect(calls(`### \`POST /wells\` → 201\n\n${lead}\n\n${fields}`)).toEqual([
      'POST /wells | id, depth | 201',
    ]),
  );
});

describe('statuses in the title of a call', () => {
  it.each([
    ['`POST /wells` → 201', '201'],
    ['`GET /wells` (200, 404)', '200, 404'],
    ['GET /wells – 200 OK / 404 Not Found', '200, 404'],
    ['7.2 `DELETE /wells/:id` — 204 or 409', '204, 409'],
  ])('are what it answers: %s', (title, expected) =>
    expect(calls(`### ${title}\n\nOf a well.`).map((each) => each.split(' | ')[2])).toEqual([expected]),
  );

  it.each(['`GET /wells/200`', '`GET /wells` – the first 200 wells', '`GET /wells` (at most 200)'])(
    'are none in %s',
    (title) => expect(calls(`### ${title}\n\nOf a well.`).map((each) => each.split(' | ')[2])).toEqual(['']),
  );
});
