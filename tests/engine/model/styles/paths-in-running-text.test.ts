import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ method, path, answers }) =>
    [method, path, ...answers.map(({ status }) => status)].join(' '),
  );

const take = 'Taking a boat is `/boats/take`. Giving it back is `/boats/back`.';
const both = ['POST /boats/take', 'POST /boats/back'];

describe('the method that a sentence gives to all calls', () => {
  it.each([
    'Every call is a POST with a JSON body.',
    'Every call is a POST unless I say otherwise.',
    'Unless noted, a call is a `POST`.',
    'Calls are POST requests.',
    'In general, calls are POST requests.',
    'The API is POST only.',
    'We only use POST.',
    'The method is always POST.',
    'If no method is given, it is POST.',
    'There are no GETs: all is POST.',
    'All of it goes by POST, except what is marked as GET.',
  ])('%s', (line) => {
    expect(calls(`${line}\n\n### Boats\n\n${take}`)).toEqual(both);
    expect(calls(`${line} ${take}`)).toEqual(both);
  });

  it.each([
    'Most calls are POST.',
    'All calls are POST except some.',
    'We use POST for what is long.',
    'Reading is GET, writing is POST.',
    'Calls are POST or GET.',
    'Not every call is a POST.',
    'The API is POST only for guests.',
    'For large boats, calls are POST requests.',
    'In the old harbour, the method is POST.',
    'All POST calls are logged.',
  ])('none: %s', (line) => {
    expect(calls(`${line}\n\n### Boats\n\n${take}`)).toEqual([]);
  });
});

describe('paths in sentences', () => {
  const all = 'Every call is a POST and answers 200 when it works.';

  it('each has what is told behind it up to the next', () => {
    const text =
      'Boats are listed by `/boats` and let with `/boats/let`, which answers 409 when one is taken. To give it back, call `/boats/back` (404 if nobody had it). It answers 423 at night.';
    expect(calls(`${all}\n\n### Boats\n\n${text}`)).toEqual([
      'POST /boats 200',
      'POST /boats/let 409 200',
      'POST /boats/back 404 423 200',
    ]);
  });

  it('some have a method of their own', () => {
    const text =
      'Boats are let with `/boats/let`. Looking at one is a GET: `/boats/:id`, which answers 404 for a wrong one. Leave with `/leave`. Repair one with a PUT to `/boats/:id/repair` (423 while it is out). Buoys come from `/buoys`.';
    expect(calls(`${all}\n\n${text}`).sort()).toEqual([
      'GET /boats/:id 404 200',
      'POST /boats/let 200',
      'POST /buoys 200',
      'POST /leave 200',
      'PUT /boats/:id/repair 423 200',
    ]);
  });

  it('in items, without code, and in headings', () => {
    expect(
      calls(
        'All requests use POST.\n\n- Sign in: /session/open. 401 on a wrong password.\n- Sign out: /out.',
      ),
    ).toEqual(['POST /session/open 401', 'POST /out']);
    expect(
      calls(
        'All requests use POST.\n\n### `/boats/let`\n\nAnswers 409.\n\n### Leave: `/leave`\n\n- 204: gone',
      ),
    ).toEqual(['POST /boats/let 409', 'POST /leave 204']);
  });

  it('none is where others begin, where somebody is led, or where files lie', () => {
    const text =
      'Paths are relative to `/api`. Let one with `/boats/let`; then one is redirected to `/home`. Files are in `/var/boats`. Sharing goes through `/share`: `/share/add` and `/share/end`. Talk runs over a websocket at `/talk`. The page is `/boats`. The cookie path is `/`. See `/docs/boats.md`.';
    expect(calls(`${all}\n\n${text}`)).toEqual([
      'POST /boats/let 200',
      'POST /share/add 200',
      'POST /share/end 200',
    ]);
  });

  it.each([
    'Photos are kept under `/photos/raw`, and the key lies in `/keys/gate.pem`.',
    'Do not call `/boats/old`. There is no `/docks`.',
    '`/boats/lock` is not supported yet. `/boats/sink` does not exist.',
    'Who is to call `/boats`?',
  ])('none of what is not there or asked about: %s', (text) => {
    expect(calls(`${all}\n\n${text}`)).toEqual([]);
  });
});

describe('methods behind their paths in sentences', () => {
  it.each([
    [
      'The list is `/boats`, a GET; `/boats/let` is a POST that answers 409.',
      ['GET /boats', 'POST /boats/let 409'],
    ],
    ['`/boats` is a GET and answers 200. `/let` is a POST.', ['GET /boats 200', 'POST /let']],
    [
      'Boats come from `/boats` with GET and are let at `/let` with POST (409 if taken).',
      ['GET /boats', 'POST /let 409'],
    ],
    [
      'Boats come from `/boats` (GET) and are let at `/let` (POST, 409 if taken).',
      ['GET /boats', 'POST /let 409'],
    ],
    ['`/boats` supports GET (200) and POST (201, 422).', ['GET /boats 200', 'POST /boats 201 422']],
    ['The path `/boats` takes GET for all and POST for a new one (201).', ['GET /boats', 'POST /boats 201']],
    [
      '`/boats/:id` can be read (GET, 200 or 404), changed (PATCH, 200) and removed (DELETE, 204).',
      ['GET /boats/:id 200 404', 'PATCH /boats/:id 200', 'DELETE /boats/:id 204'],
    ],
    ['A GET on `/boats` returns all. A POST on it adds one (201).', ['GET /boats', 'POST /boats 201']],
  ])('%s', (line, expected) => {
    expect(calls(`### Boats\n\n${line}`)).toEqual(expected);
  });

  it('none where the method is what somebody does, or has a path of its own', () => {
    expect(calls('### Boats\n\n`/boats` is slow. Clients that POST twice pay twice.')).toEqual([]);
    expect(calls('### Boats\n\n`/home` is where one is led by `POST /let`.')).toEqual(['POST /let']);
  });
});

it('what is told behind "else" is answered too', () => {
  expect(calls('- `POST /boats` answers `201` with the boat, else `400`, `401` or `500`.')).toEqual([
    'POST /boats 201 400 401 500',
  ]);
});
