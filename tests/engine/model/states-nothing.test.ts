import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../src/engine/index.ts';

/** A document that shows something of each point from 2 on, by number. */
const points: Readonly<Record<number, readonly [title: string, text: string]>> = {
  2: [
    'Screens and routes',
    '| Screen | Route |\n| --- | --- |\n| Boats | `/boats` |\n| Boat | `/boats/:id` |',
  ],
  3: [
    'Entities and their fields',
    '### Boat\n\n| Field | Type | Required |\n| --- | --- | --- |\n| name | text | yes |\n\n### Booking\n\n| Field | Type | Required |\n| --- | --- | --- |\n| boat | Boat | yes |\n| status | one of pending, approved, gone | yes |',
  ],
  4: [
    'States and transitions',
    '### Booking status\n\n- Governs: `Booking.status`\n- Starts: pending\n- Ends: gone\n\n| From | Event | To |\n| --- | --- | --- |\n| pending | approve | approved |\n| approved | drop | gone |',
  ],
  5: ['Validation rules', '| Subject | Rule |\n| --- | --- |\n| Boat.name | at most 80 characters |'],
  6: [
    'Roles and permissions',
    '- **Clerk**: works here.\n- **Guest**: books.\n\n| Action | Clerk | Guest |\n| --- | --- | --- |\n| create Boat | yes | no |',
  ],
  7: [
    'The calls it makes',
    '| Call | Does | Answers |\n| --- | --- | --- |\n| `GET /api/boats` | list boats | 200 |',
  ],
  8: [
    'The error catalogue',
    '| Error | Status | Message |\n| --- | --- | --- |\n| no_boat | 404 | There is no such boat. |',
  ],
  9: [
    'Business constants and limits',
    '| Constant | Value | Unit |\n| --- | --- | --- |\n| MAX_BOATS | 40 | boats |',
  ],
};

const documentOf = (point: number, more: string): string =>
  Object.entries(points)
    .map(
      ([number, [title, text]]) =>
        `## ${number}. ${title}\n\n${text}\n${Number(number) === point ? `\n${more}\n` : ''}`,
    )
    .join('\n');

/** All that is read, without where it stands and the words that describe it. */
const factsOf = (text: string): unknown => {
  const { points: _, ...facts } = modelAsJson(read(text).model) as unknown as Record<string, unknown>;
  const isLeftOut = (key: string, value: unknown): boolean =>
    key === 'description' || ((key === 'from' || key === 'to') && typeof value === 'number');
  return JSON.parse(JSON.stringify(facts, (key, value) => (isLeftOut(key, value) ? undefined : value)));
};

const proseOf = (text: string): string => {
  const spec = read(text);
  return spec
    .segments()
    .filter(({ as }) => as !== 'fact')
    .map(({ from, to }) => text.slice(from, to))
    .join('\n');
};

const silent: readonly (readonly [point: number, lines: readonly string[]])[] = [
  [
    2,
    [
      'Is there a page `/old`?',
      'Should there be a Reports screen at `/reports`?',
      'GET: `/boats`',
      'Base: `/api`',
      'The API lives at `/api/v1`.',
      'The logo is at `/logo.png`.',
      'See [the wiki](/wiki/boats).',
      'There is no page `/admin`.',
      'There is no Admin screen.',
      'We once had a page `/legacy`.',
      'In the future: a Reports screen (`/reports`).',
      'For example `/boats/red-sail`.',
      'TODO: Reports, `/reports`',
      '~~Reports: `/reports`~~',
    ],
  ],
  [
    3,
    [
      'Should a boat have a colour?',
      'Is `colour` a field of a boat?',
      'A boat might have a colour.',
      'In the future, a boat has a colour.',
      'There is no field `colour`.',
      'We considered a field `colour`.',
      '~~`colour`: text~~',
      'It is unclear whether a boat has an owner.',
    ],
  ],
  [
    4,
    [
      'Can a pending booking become gone?',
      'Could an approved booking go back to pending?',
      'Does dropping move it from pending to gone?',
      'What if a pending booking is dropped?',
      'pending → gone?',
      'pending → archived (not decided)',
      'No step leads from gone to pending.',
      'There is no state `archived`.',
      'In other products a booking goes from pending to gone.',
      'In version 2 a pending booking could become gone.',
      'A booking might become gone while pending.',
      'Not yet: pending → archived',
      'Perhaps a booking can become archived.',
      '~~pending → archived~~',
    ],
  ],
  [
    5,
    [
      'Is the limit 20 or 30?',
      'Should a boat have at most 5 sails?',
      'Must a name be unique?',
      'He always smiles',
      'A boat might have at most 5 sails.',
      'A name was once limited to 10 characters.',
      'In the future, a boat has at most 5 sails.',
      'We considered a limit of 30 characters.',
      'We must talk about it.',
      'Perhaps a name needs at least 2 characters.',
      'Nobody knows whether names must be unique.',
      'Whether a name must be unique is open.',
      'It would be nice if names were unique.',
      'Names used to be unique.',
      'TODO: limit names to 20 characters',
      'Not yet: names at most 20 characters',
      'For example at most 20 characters.',
      'e.g. “Big red sail”',
      'See section 5.',
      '~~A boat has at most 5 sails.~~ Dropped, see the minutes.',
      'Version 1.2 of 2024-05-01',
    ],
  ],
  [
    6,
    [
      'Who may delete a boat?',
      'May a guest delete a boat?',
      'Guests might delete boats one day.',
      'Formerly, guests could delete boats.',
      'Guests used to delete boats.',
      'Later, guests may delete boats.',
      'We think guests may delete boats.',
      'It is not decided whether guests can delete boats.',
      '~~Guests can delete boats.~~',
    ],
  ],
  [
    7,
    [
      'Is there a call `GET /api/sails`?',
      'Should `POST /api/boats` answer 201?',
      'Does `GET /api/boats` answer 404?',
      'There is no `GET /api/sails`.',
      'We once had `GET /api/sails`.',
      'In the future: `GET /api/sails`',
      'e.g. `GET /api/boats?colour=red`',
      '`GET /api/boats` might answer 503 one day.',
      '`GET /api/sails` could be added.',
      '`GET /api/boats` could answer 410 instead of 404.',
      '`GET /api/boats` never answers 500.',
      'Later versions answer 410.',
      '~~`GET /api/sails`~~',
    ],
  ],
  [
    8,
    [
      'Is there an error 418?',
      'Should it be 404 or 410?',
      'It never answers 500.',
      'In the future: 429 `slow_down`',
      'TODO: 418 teapot',
      '~~418: teapot~~',
      '```js\nconst colours = { grey: 500, red: 400 };\n```',
      '```ts\nconst theme = {500: "#eee", 400: "#ddd"};\n```',
      '```ts\nconst weights = { 400: "Regular", 500: "Medium" };\n```',
      '```js\nserver.listen(500);\nconst width = 404;\n```',
    ],
  ],
  [
    9,
    [
      'Is the limit 20 or 30?',
      'Should a boat have at most 5 sails?',
      'At most 5 boats per guest?',
      'There is no limit of 5 boats.',
      'Boats are not limited to 4 sails.',
      'The number of guests is not limited to 10.',
      'for example 20',
      'Files such as 5 MB are fine.',
      'Pictures (e.g. 5 MB) can be large.',
      'The limit could be 20 boats.',
      'The harbour was once limited to 10 boats.',
      'The limit was 10 boats until 2023.',
      'In the future, at most 5 boats per guest.',
      'We considered a limit of 30 boats.',
      'We tested with 100 boats.',
      'TODO: limit boats to 20',
      'Not yet: at most 20 boats',
      '~~At most 5 boats per guest~~',
      '> At most 5 boats per guest.',
      '<!-- At most 5 boats per guest -->',
      'Released 2024-05-01',
      'Last edited by Ann on 3 May 2024',
      'See page 12',
      'Chapter 5',
      'Table 3: limits',
      'Copyright 2024 Ann',
      'ISBN 978-3-16-148410-0',
      'Thanks to 5 people who helped.',
      '1.0.3: mended the login',
    ],
  ],
];

describe('a text that states nothing', () => {
  for (const [point, lines] of silent) {
    const before = factsOf(documentOf(point, ''));
    it.each(lines)(`of point ${point}: %s`, (line) => {
      expect(factsOf(documentOf(point, line))).toEqual(before);
      if (!/^[`<>]/.test(line)) expect(factsOf(documentOf(point, `- ${line}`))).toEqual(before);
    });
  }

  it.each([
    [2, '- Reports: `/reports`'],
    [3, '- `colour`: text'],
    [5, '- A name must be unique.'],
    [6, '- A guest may delete a boat.'],
    [7, '- `GET /api/sails`'],
    [8, '- 418 `teapot`'],
    [9, '- Trial: 30 days'],
  ])('stands below a title of what is not said for sure, point %s', (point, line) => {
    const before = factsOf(documentOf(point, ''));
    for (const title of [
      '### Open questions',
      '### Out of scope',
      'TODO:',
      'Not yet built:',
      'Ideas for later:',
    ])
      expect([title, factsOf(documentOf(point, `${title}\n\n${line}`))]).toEqual([title, before]);
  });

  it('is prose in running text, and unread in a list, as all that gives no fact', () => {
    const unreadIn = (text: string): number =>
      read(text).findings.filter(({ check }) => check === 'document/unread').length;
    for (const [point, line] of [
      [5, 'Is the limit 20 or 30?'],
      [9, 'We considered a limit of 30 boats.'],
      [9, 'TODO: limit boats to 20'],
    ] as const) {
      expect(proseOf(documentOf(point, line))).toContain(line);
      expect(unreadIn(documentOf(point, line))).toBe(0);
      expect(unreadIn(documentOf(point, `- ${line}`))).toBe(1);
    }
  });
});

describe('a text that states something beside', () => {
  const more = (point: number, line: string): string => {
    const before = JSON.stringify(factsOf(documentOf(point, '')));
    const after = JSON.stringify(factsOf(documentOf(point, line)));
    return after === before ? '' : after;
  };

  it.each([
    [9, '**How many rooms can I make?** 50 rooms.'],
    [5, '- How big may a photo be? At most 200 MB.'],
    [6, 'May a guest delete a boat? No.'],
    [5, '- A boat has at most 5 sails. It was once limited to 3.'],
    [9, '- Trial: 30 days. Is that enough?'],
    [9, 'There are no more than 5 boats per guest.'],
    [4, 'A pending booking can become gone.'],
    [8, '```js\nconst errors = { gone: 410, teapot: 418 };\n```'],
    [8, '- 409: the name might be taken'],
    [7, '`GET /api/sails` answers 200, not 404.'],
    [7, '`GET /api/sails` could answer 404.'],
    [7, '- `POST /api/sails` might return 422 if the name is taken.'],
    [7, '`GET /api/sails` lists them. It might also fail with 503.'],
  ])('is read, point %s: %s', (point, line) => {
    expect(more(point, line)).not.toBe('');
  });

  // What looks like history, a guess, a label of plans or a question, and states something all the same.
  it.each([
    [2, '- Ideas: `/ideas`', '"name":"Ideas"'],
    [2, '- Examples: `/examples`', '"name":"Examples"'],
    [2, 'Open issues: `/issues/open`', '"name":"Open issues"'],
    [2, 'Earlier releases — `/releases`', '"name":"Earlier releases"'],
    [2, '### Version history\n\n- Route: `/history`', '"name":"Version history"'],
    [3, '### Word\n\n- term: text\n- example: text, optional', '"name":"example"'],
    [3, '### Word\n\n- term: text\n- **examples**: list of text', '"name":"examples"'],
    [3, '### Task\n\n- title: text\n- is_active: bool?', '"name":"is_active"'],
    [3, '### Event\n\n- title: text\n- when: datetime?', '"name":"when"'],
    [3, '### Boat log\n\n- created: date, after 2000', '"name":"created"'],
    [3, '### Change log\n\n- text: text\n- at: date', '"name":"Change log"'],
    [4, '- undecided: nobody has voted yet\n- decided: all have voted', '"name":"undecided"'],
    [4, '- pending: has the guest paid?\n- approved: paid', 'has the guest paid?'],
    [4, '#### Reply\n\n- maybe → yes: accept', '"from":"maybe"'],
    [5, 'A password must not have been previously used.', 'previously used'],
    [5, 'Old versions must have a number.', '"subject":"Old versions"'],
    [5, 'We always round up to 2 digits.', 'always round'],
    [5, 'The author must agree to the terms.', '"subject":"The author"'],
    [5, '- Boat.name: required. Message: Did you forget the name?', 'Did you forget the name?'],
    [6, 'The author may change the title.', 'change the title'],
    [6, 'Old versions can be restored by clerks.', 'restore old versions'],
    [6, 'Previously sent messages can be deleted by clerks.', 'previously sent messages'],
    [6, 'Tokens used to sign in can be deleted by clerks.', 'tokens used to sign in'],
    [6, 'In the next step, a clerk may delete the boat.', 'delete the boat'],
    [7, 'In the next step it calls `GET /api/me`.', '"path":"/api/me"'],
    [7, 'Examples: `GET /api/examples`', '"path":"/api/examples"'],
    [7, '#### Change log\n\n- `GET /api/changes` answers 200', '"path":"/api/changes"'],
    [8, '- delete_boat: 409, Are you sure?', 'Are you sure?'],
    [8, '- 404 – We cannot find the boat. Do you have the right link?', 'Do you have the right link?'],
    [8, '- Previously deleted: 410', '"name":"Previously deleted"'],
    [9, '- Pages per chapter 5', '"name":"Pages per chapter"'],
    [9, '- Photos, for example 3 MB, up to 5 MB.', '"name":"Photo maximum size"'],
    [9, '- Old versions are kept for 30 days.', '"value":"30"'],
    [9, '- Previously sent messages are kept for 30 days.', '"value":"30"'],
    [9, '- Open issues per guest: 10', '"name":"Open issues per guest"'],
    [9, '- Ideas: 10 per guest', '"name":"Ideas"'],
    [5, '- Ideas: at most 5 per guest', '"subject":"Ideas"'],
    [5, '- Examples: required, at most 200 characters', '"subject":"Examples"'],
    [5, '- Open questions: must not be deleted', '"subject":"Open questions"'],
    [5, '- **Ideas**: from 1 to 4 per guest', '"subject":"Ideas"'],
    [6, '- Ideas: created by clerks', 'create Ideas'],
    [6, '- Examples: deleted only by clerks', 'delete Examples'],
    [8, '- **Ideas**: `too_many_ideas` (409)', '"name":"too_many_ideas"'],
    [8, '- Open questions: 409 `question_open`', '"name":"question_open"'],
    [9, '- Ideas: at most 5 per guest', '"name":"Ideas"'],
    [9, '- Examples: up to 4 per lesson', '"name":"Examples"'],
    [9, '- **Ideas**: at most 500 characters', '"name":"Ideas"'],
    [9, '- Open questions: at most 3', '"name":"Open questions"'],
    [9, '- Table 1: 4 seats', '"value":"4"'],
    [9, '- Files such as photos have at most 5 MB.', '"value":"at most 5"'],
    [9, '- Retries: 3, such as 5 s, 10 s and 20 s', '"value":"3"'],
    [9, '#### Version history\n\n- Versions kept: 30 days', '"name":"Versions kept"'],
  ])('is read, point %s: %s, with %s', (point, line, told) => {
    expect(JSON.stringify(factsOf(documentOf(point, '')))).not.toContain(told);
    expect(more(point, line)).toContain(told);
  });

  it.each([
    [6, 'The author considered deleting boats.'],
    [6, 'Somebody wanted guests to delete boats.'],
    [5, 'Older versions allowed at most 5 sails.'],
    [5, '#### Change log\n\n- 1.2: a name has at most 20 characters'],
    [5, '#### Change log\n\n##### 2024-05-01\n\n- A name has at most 20 characters.'],
    [9, 'Older versions had at most 5 boats per guest.'],
    [9, 'Examples: 3 boats'],
    [5, '- Ideas: at most 5 boats per guest'],
    [5, '- Ideas: required fields could have a star'],
    [5, '- Open questions: must titles be unique.'],
    [5, '- Ideas: cannot decide yet whether names are unique.'],
    [5, '- Examples: must be shorter.'],
    [5, '- Example: at most 5 per guest'],
    [6, '- Ideas: guests may invite others'],
    [6, '- Open questions: who may delete a boat'],
    [8, '- Ideas: 409 when a guest has five boats already'],
    [6, '- Ideas: suggested by the owner: guests may delete boats'],
    [8, '- Examples: `no_boat` (404)'],
    [8, '- Open questions: `question_open` or `no_question`?'],
    [9, '- Ideas: at most 5 boats per guest'],
    [9, '- Ideas: 30 days'],
    [9, '- Examples: 3 MB, 5 MB'],
    [9, '- Open questions: 3'],
    [3, '### Boat\n\n- Example: Red sail'],
    [2, 'Example: `/boats/red-sail`'],
    [4, 'Not yet: pending → archived'],
    [8, 'Should it be 404 or 410, and do you think so?'],
  ])('is nothing all the same, point %s: %s', (point, line) => {
    expect(more(point, line)).toBe('');
  });

  it('keeps the answer, and leaves the example, the struck and the old value', () => {
    const constants = (line: string): readonly unknown[] =>
      modelAsJson(read(documentOf(9, line)).model)
        .constants.slice(1)
        .map(({ name, value, unit }) => [name, value, unit]);
    expect(constants('- Trial: ~~14~~ 30 days')).toEqual([['Trial', '30', 'days']]);
    expect(constants('- Trial: 30 days. It was once 14 days.')).toEqual([['Trial', '30', 'days']]);
    expect(constants('- Trial: 30 days?')).toEqual([['Trial', null, '']]);
  });

  it('adds to a screen of a table what a line tells more of it', () => {
    const { screens } = modelAsJson(read(documentOf(2, '- **Boats** — shows all boats by size.')).model);
    expect(screens.map(({ name, description }) => [name, description])).toEqual([
      ['Boats', 'shows all boats by size.'],
      ['Boat', ''],
    ]);
  });
});
