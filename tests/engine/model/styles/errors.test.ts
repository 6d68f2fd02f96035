import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const errors = (lines: string): string[] =>
  readPoint('errors', lines).errors.map((each) => `${each.name} ${each.status ?? ''}`.trim());

describe('errors by code', () => {
  it.each([
    ['a bold code and its message', '- **NOTE_LOCKED** (423): "Somebody else edits this note."'],
    ['a bold code and a dash', '- **NOTE_LOCKED** – 423, "Somebody else edits this note."'],
    ['a status, a code and a message', '- 423 Locked — `NOTE_LOCKED` — "Somebody else edits this note."'],
    ['a sentence', 'Saving a note that somebody edits fails with `NOTE_LOCKED` (423).'],
    ['a sentence with a status', 'The API answers 423 `NOTE_LOCKED` when somebody else edits the note.'],
    ['a line', 'API\n  NOTE_LOCKED — 423; somebody edits it'],
    ['key and value', 'NOTE_LOCKED: 423 somebody edits it\n'],
    [
      'an object',
      '```json\n{ "error": { "code": "NOTE_LOCKED", "status": 423, "message": "Somebody else edits this note." } }\n```',
    ],
  ])('%s', (_, lines) => expect(errors(lines)).toEqual(['NOTE_LOCKED 423']));

  it('a code with its message in quotes keeps both', () => {
    const [error] = readPoint('errors', '- **note.locked**: "Somebody else edits this note."').errors;
    expect(error).toMatchObject({ name: 'note.locked', message: 'Somebody else edits this note.' });
  });
});

describe('errors by status', () => {
  it.each([
    ['a bullet', '- 429: too many requests in a minute', ['429 429']],
    ['a sentence', 'The API answers 429 when more than 100 requests come in a minute.', ['429 429']],
    ['a table', '| HTTP status | Meaning |\n|---|---|\n| 429 | too many requests |', ['429 429']],
    [
      'a heading',
      '### 429 Too Many Requests\n\nMore than 100 requests came in a minute.',
      ['429 Too Many Requests 429'],
    ],
  ])('%s', (_, lines, expected) => expect(errors(lines)).toEqual(expected));
});

describe('errors by message', () => {
  const message = 'This address is taken.';
  it.each([
    ['a table', `| Situation | Text on the screen |\n|---|---|\n| sign-up | ${message} |`],
    ['a sentence', `When the address exists the form says "${message}"`],
    ['a quoted bullet', `- "${message}" — the address exists`],
    ['a label', `- Sign-up: "${message}"`],
    ['nested', `- Sign-up\n  - "${message}" — the address exists`],
    ['lines', `Sign-up\n  "${message}" — the address exists`],
    ['a heading', `### ${message}\n\nThe address exists.`],
    ['a heading alone', `### ${message}`],
    ['in italics', `- *${message}* — the address exists`],
  ])('%s', (_, lines) => {
    const [error, ...others] = readPoint('errors', lines).errors;
    expect(others).toEqual([]);
    expect([error?.name, error?.message]).toContain(message);
  });
});

it('takes a heading beside messages as one of them, and a short title as none', () => {
  expect(
    errors('### On the page\n\n#### This address is taken.\n\n#### Nothing was found\n\n#### Other'),
  ).toEqual(['This address is taken.', 'Nothing was found']);
});

describe('what is no error', () => {
  it.each([
    ['a setting', 'Errors are logged with `LOG_LEVEL` at least `warn`.'],
    ['a field', 'The body is an object with the member `error_message`.'],
    ['a remark', 'Note: all messages are translated.'],
    ['a success', 'Everything else answers 200.'],
  ])('%s', (_, lines) => expect(errors(lines)).toEqual([]));
});
