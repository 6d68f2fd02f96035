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

it('the parts of an answer are no errors', () => {
  const shape = (label: string): string[] =>
    errors(`${label}: \`status\` (text) and \`code\`, sometimes also \`source.pointer\`.`);
  expect(shape('Errors are objects')).toEqual([]);
  expect(shape('Every error has')).toEqual([]);
  expect(shape('Errors')).toEqual(['status', 'code', 'source.pointer']);
});

it('what an answer holds beside its status is no error, and what is said of a status as such is none', () => {
  expect(errors('A bad note answers 400 with `problems`, a list of objects with a `text`.')).toEqual([
    '400 400',
  ]);
  expect(errors('The desk answers 422 with `faults` (a map of fields) when a note is odd.')).toEqual([
    '422 422',
  ]);
  expect(errors('The desk answers 422 with `unreadable`, and the note is kept.')).toEqual(['unreadable 422']);
  expect(errors('The status 500 for odd notes is the usual answer of the platform.')).toEqual([]);
  expect(errors('The API answers 500 when the store is full.')).toEqual(['500 500']);
});

it('files beside messages are no codes', () => {
  const table =
    '| Message | Status | Raised in |\n|---|---|---|\n| `Locked by somebody` | 423 | `api/notes.py` |\n| `Note is gone` | 410 | `notes.py:12` |';
  expect(errors(table)).toEqual(['Locked by somebody 423', 'Note is gone 410']);
  const codes = table.replace('api/notes.py', 'note/locked').replace('notes.py:12', 'note/gone');
  expect(errors(codes)).toEqual(['note/locked 423', 'note/gone 410']);
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

describe('a status behind a word', () => {
  it.each([
    ['an article', 'A 404 is what an unknown boat gets.', ['404 404']],
    ['what it is', 'Status 409 means that the berth is taken.', ['409 409']],
    ['what it tells', '- Error 410: the boat has sunk', ['410 410']],
    ['what it is of', '- HTTP 423 – somebody sails it', ['423 423']],
    ['each', '- Any 500: we look into it', ['500 500']],
    ['its own number', '- Error 17: the boat has sunk', ['Error 17']],
  ])('that is %s', (_, lines, told) => expect(errors(lines)).toEqual(told));
});

describe('what is no error', () => {
  it.each([
    ['a setting', 'Errors are logged with `LOG_LEVEL` at least `warn`.'],
    ['a field', 'The body is an object with the member `error_message`.'],
    ['a remark', 'Note: all messages are translated.'],
    ['a success', 'Everything else answers 200.'],
    ['a measure', '```yaml\nimage:\n  width: 404\n  height: 500\n```'],
    ['measures in lines', '- width: 404\n- font-size: 500 px\n- timeout: 503'],
    ['the number of a thing', 'Room 404 is closed. Bus 503 – out of service.'],
    ['the numbers of things in a list', '- Highway 404 is slow.\n- Room 101: not found\n- Pier 403 – shut'],
    ['what says nothing', '- It always works.'],
  ])('%s', (_, lines) => expect(errors(lines)).toEqual([]));
});

describe('errors, told as people and programmes tell them', () => {
  const told = (lines: string): string[] =>
    readPoint('errors', lines).errors.map(
      ({ name, status, message }) =>
        `${name}${status ? ` ${status}` : ''}${message && message !== name ? ` "${message}"` : ''}`,
    );

  it.each([
    [
      'labels below a heading',
      '### berth_taken\nShown as: The berth is taken\nCause: another boat came first\nReproduced: yes\n\n### crane_down\nShown as: No crane today\nWhere: quay',
      ['berth_taken "The berth is taken"', 'crane_down "No crane today"'],
    ],
    [
      'labels below a message in bold type',
      '**"The berth is taken"**\nWhy: another boat came first.\nWhat we say: take another.\n\n**"No crane today"**\nWhy: storm.',
      ['The berth is taken', 'No crane today'],
    ],
    [
      'records in bullets',
      '- Code: BERTH_TAKEN\n  Status: 409\n  Message: The berth is taken.\n- Code: CRANE_DOWN\n  Status: 503',
      ['BERTH_TAKEN 409 "The berth is taken."', 'CRANE_DOWN 503'],
    ],
    [
      'codes in capitals beside a status',
      '409 BERTH_TAKEN The berth is taken.\n503 CRANE_DOWN No crane today.',
      ['BERTH_TAKEN 409', 'CRANE_DOWN 503'],
    ],
    [
      'codes in sentences',
      'When the berth is taken, the answer is 409 with the code BERTH_TAKEN and the text "The berth is taken." `CRANE_DOWN` is answered with 503.',
      ['BERTH_TAKEN 409 "The berth is taken."', 'CRANE_DOWN 503'],
    ],
    [
      'short messages that somebody is shown',
      'If the berth is taken, the board shows "Berth taken". Given a storm, when somebody asks, then "No crane" is shown. Press the button that says "Try again" button.',
      ['Berth taken', 'No crane'],
    ],
    [
      'a table that stands on its side',
      '| Number | 1 | 2 |\n| --- | --- | --- |\n| Text | The berth is taken | No crane today |\n| When it comes | another boat | storm |',
      ['1 "The berth is taken"', '2 "No crane today"'],
    ],
    [
      'what a programme throws, lists and keeps',
      "```ts\nthrow new HttpError(409, 'berth_taken', 'The berth is taken');\n```\n\n```ts\nexport enum ErrorCode {\n  CraneDown = 'crane_down', // 503\n}\n```\n\n```ts\nconst errors = { TIDE_LOW: { status: 422, message: 'Wait for the tide.' } };\n```",
      ['berth_taken 409 "The berth is taken"', 'crane_down 503', 'TIDE_LOW 422 "Wait for the tide."'],
    ],
    [
      'columns of plain text',
      '```\nBERTH_TAKEN  409  The berth is taken.\nE1002        No crane today.\n```',
      ['BERTH_TAKEN 409', 'E1002'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(told(lines)).toEqual(expected);
  });
});

describe('a property of the body of an answer', () => {
  const names = (lines: string): string[] => readPoint('errors', lines).errors.map(({ name }) => name);

  it('is no error', () => {
    expect(
      names(
        'Some carry a code in `error.details.code`, given in brackets.\n\n- `Berth is locked` (`409`; `details.lockedBerths` lists them)',
      ),
    ).toEqual(['Berth is locked']);
  });

  it('is told from a code with the same beginning', () => {
    expect(names('A full harbour answers 409 with `error.harbour_full`.')).toEqual(['error.harbour_full']);
  });
});
