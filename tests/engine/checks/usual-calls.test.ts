import { describe, expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

/** What a check asks of a document in its own words with these calls. */
const asked = (check: string, calls: string): readonly string[] =>
  findingsOf(check, `# Notes\n\n## The calls it makes\n\n${calls}\n`).map(({ message }) => message);

const answer = (calls: string) => asked('calls/no-answer', calls);
const failure = (calls: string) => asked('calls/no-failure', calls);

const told =
  '- `GET /a` → 200\n- `GET /b/:id` → 200, 404\n- `PUT /b/:id` → 200, 404\n- `DELETE /b/:id` → 204, 404';

describe('calls in a document’s own words', () => {
  test('are asked what they answer where most others tell it', () =>
    expect(answer(`${told}\n- \`GET /c\``)).toEqual(['What does “GET /c” answer?']));

  test('are not asked where hardly any tells it', () =>
    expect(answer(`${told}\n- \`GET /c\`\n- \`GET /d\`\n- \`GET /e\`\n- \`GET /f\``)).toEqual([]));

  test.each([
    ['a sentence', 'Whatever is listed without a number comes back as 200.'],
    ['an item', '- what has no number: 200'],
  ])('are not asked where %s may tell it of them', (_, text) =>
    expect(answer(`${told}\n- \`GET /c\`\n\n### In general\n\n${text}`)).toEqual([]),
  );

  test('are asked nothing for an amount in a call', () =>
    expect(answer(`${told}\n- \`GET /c\`, at most 200 rows`)).toEqual(['What does “GET /c” answer?']));

  test('are asked what they answer when they fail where most others that can fail tell it', () =>
    expect(failure(`${told}\n- \`POST /c\` → 201\n- \`GET /d\` → 200`)).toEqual([
      'What does “POST /c” answer when it fails?',
    ]));

  test.each([
    'Any call at all can come back with 429 when the client is too eager.',
    'All except `/health` need the session cookie and otherwise answer 401.',
    '- any forbidden call: 403',
    '- In general\n  - A call that needs a session and has none answers 403, and I do not repeat this below.',
    'Calls answer 429 to whoever is too eager; the lists leave that out.',
  ])('are not asked about failure where a sentence elsewhere tells it of every call: %s', (sentence) => {
    const text = `${told}\n- \`POST /c\` → 201\n\n## What can go wrong\n\n`;
    expect(failure(text + sentence)).toEqual([]);
    for (const other of [
      'All calls to the shop may answer 429.',
      'Almost all calls may answer 429.',
      'Not every call answers 404.',
      'Later every call will answer 401 without a session.',
      'A call that answers 404 is not made again.',
    ])
      expect(failure(text + other)).toHaveLength(1);
  });

  test('are not asked about failure where a sentence may tell it', () =>
    expect(
      failure(`${told}\n- \`POST /c\` → 201\n\n### In general\n\nWhat goes wrong comes back as 400.`),
    ).toEqual([]));

  test('are not asked about failure where few tell it', () =>
    expect(failure('- `GET /b/:id` → 200, 404\n- `POST /c` → 201\n- `PUT /c/:id` → 200')).toEqual([]));
});
