import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const answers = (lines: string): readonly string[] => {
  const { calls, callDefaults } = readPoint('calls', lines);
  return [...callDefaults, ...calls].map(({ name, answers: all }) =>
    [name, ...all.map(({ status, when }) => [status, when].filter(Boolean).join(' '))].join(': '),
  );
};
const books = '- `GET /books` returns the list: 200\n- `DELETE /books/:id`: 204, 404';

describe('what all calls answer', () => {
  it.each([
    ['Every request can also be answered with 401 if nobody is signed in.', ['401 nobody is signed in']],
    [
      'All endpoints return 401 without a session, and 429 when you ask too often.',
      ['401', '429 you ask too often'],
    ],
    ['All calls require a member and answer 403 otherwise.', ['403']],
    ['- Any API call fails with 503 while the stock is counted.', ['503 the stock is counted']],
    ['Common to all: 401, 429.', ['401', '429']],
    ['- **All calls:** 401 without a key', ['401']],
    ['Without a key all calls answer 401.', ['401']],
  ])('%s', (line, expected) => {
    expect(answers(`${line}\n\n${books}`)).toEqual([
      ['Every call', ...expected].join(': '),
      'GET /books: 200',
      'DELETE /books/:id: 204: 404',
    ]);
  });

  it.each([
    'On top of that, every single one of the calls answers 401.',
    'In addition, each of those calls answers 401.',
  ])('is what each of these does: %s', (line) => {
    expect(answers(`${books}\n\n${line}`)).toEqual([
      'GET /books: 200: 401',
      'DELETE /books/:id: 204: 404: 401',
    ]);
  });

  it('is not what only some answer', () => {
    expect(answers(`${books}\n\nExcept for the first, all answer 404 too.`)).toEqual([
      'GET /books: 200',
      'DELETE /books/:id: 204: 404',
    ]);
  });

  it('is what stands above them all says of those below', () => {
    expect(answers(`All calls below answer 403 to guests.\n\n### Books\n\n${books}`)[0]).toBe(
      'Every call: 403',
    );
    expect(answers(`All loan calls answer 403 to guests.\n\n### Books\n\n${books}`)).toHaveLength(2);
  });

  it('stands once, and in a section that tells no call', () => {
    const text =
      '### Signing in\n\nEvery request answers 401 if the token is missing. All calls return 401 when it is old.\n\n### Books\n\n';
    expect(answers(`${text}${books}`)).toEqual([
      'Every call: 401 the token is missing',
      'GET /books: 200',
      'DELETE /books/:id: 204: 404',
    ]);
  });

  it('is of the calls below a heading, but of those that say otherwise', () => {
    expect(
      answers(
        `### Books\n\nAll book calls may return 404 when there is none.\n\n${books}\n\n### Loans\n\n- \`GET /loans\`: 200`,
      ),
    ).toEqual(['GET /books: 200: 404 there is none', 'DELETE /books/:id: 204: 404', 'GET /loans: 200']);
    expect(
      answers(
        '### Loans\n\nEach of these endpoints responds with 503 at night.\n\n#### `POST /loans`\n\nReturns 201.\n\n#### `GET /loans`\n\nReturns 200.',
      ),
    ).toEqual(['POST /loans: 201: 503', 'GET /loans: 200: 503']);
  });

  it('is not said of some calls, of none, or of what is done with an answer', () => {
    for (const line of [
      'Every call that changes something answers 403 for guests.',
      'All endpoints except the first return 401 without a session.',
      'Every call under `/books` returns 404 if there is none.',
      'No request is answered with 500.',
      'The client retries every request that fails with 503.',
      'All 200 endpoints are listed here.',
    ])
      expect(answers(`${line}\n\n${books}`)).toEqual(['GET /books: 200', 'DELETE /books/:id: 204: 404']);
  });
});

describe('what a sentence says of calls that it does not name', () => {
  const shelves =
    '- Shelve: `POST /shelves`\n- Clear: `DELETE /shelves/:id`, 204\n- Open: `GET /shelves/:id`, 404';
  const said = (first: string, second = '204', third = '404'): readonly string[] =>
    [`POST /shelves: ${first}`, `DELETE /shelves/:id: ${second}`, `GET /shelves/:id: ${third}`].map((each) =>
      each.replace(/: $/, ''),
    );

  it.each([
    'Unless another thing is noted, a call answers 200 on success.',
    'Unless a line says otherwise, the answer is 200.',
    'All calls answer 200 unless noted.',
    'Default answer: 200.',
    '200 unless noted.',
    'Success is 200.',
    '- Status 200 unless something else is given',
  ])('is how those succeed that do not say it: %s', (line) => {
    expect(answers(`${line}\n\n${shelves}`)).toEqual(said('200', '204', '404: 200'));
    expect(answers(`${line}\n\n### Shelves\n\n${shelves}`)).toEqual(said('200', '204', '404: 200'));
  });

  it('is of those that say nothing, where it says so', () => {
    expect(answers(`Where no status is given it is 200.\n\n${shelves}`)).toEqual(said('200'));
  });

  it.each([
    'All want a bearer token; without one we expect 401.',
    'All require authentication (401 otherwise).',
    'Missing or wrong token → 401.',
    'Anonymous calls get 401.',
    'Authentication with `Authorization: Bearer`; 401 without.',
  ])('is what nobody gets who has not shown who asks: %s', (line) => {
    expect(answers(`${line}\n\n${shelves}`)).toEqual(['Every call: 401', ...said('')]);
  });

  it('is of the calls below its heading', () => {
    expect(
      answers(`### Shelves\n\nWithout a session: 401.\n\n${shelves}\n\n### Doors\n\n- \`GET /doors\`: 200`),
    ).toEqual([...said('401', '204: 401', '404: 401'), 'GET /doors: 200']);
  });

  it('is of the one call that it stands below', () => {
    expect(
      answers(
        '### `POST /shelves`\n\nWithout a token the answer is 401.\n\n### `GET /shelves`\n\nReturns 200.',
      ),
    ).toEqual(['POST /shelves: 401', 'GET /shelves: 200']);
  });

  it('is nothing that some calls do, or that has another reason', () => {
    for (const line of [
      'A full shelf answers 409.',
      'Signing in with a wrong password answers 401.',
      'Reads are 200, writes 201.',
      'Large shelves answer 202 unless noted.',
      'We keep 200 shelves without a key.',
    ])
      expect(answers(`${line}\n\n${shelves}`)).toEqual(said(''));
  });
});
