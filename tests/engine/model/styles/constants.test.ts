import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const constants = (lines: string): string[] =>
  readPoint('constants', lines).constants.map((each) =>
    `${each.name} = ${each.value ?? ''} ${each.unit}`.trim(),
  );

describe('constants', () => {
  it.each([
    [
      'lines under a title',
      'Notes\n  notes per page: 25\n  undo window: 10 seconds',
      ['notes per page = 25', 'undo window = 10 seconds'],
    ],
    [
      'settings in lines',
      'MAX_NOTES = 500\nDB_ENGINE = sqlite\nSIGN_UP = False',
      ['MAX_NOTES = 500', 'DB_ENGINE = sqlite', 'SIGN_UP = False'],
    ],
    [
      'a group in a line',
      '- Rate limits: sign-in 20 per hour; invitations 5 per day',
      ['sign-in = 20 per hour', 'invitations = 5 per day'],
    ],
    [
      'cases at commas',
      '- Trial: 14 days, grace period: 3 days',
      ['Trial = 14 days', 'grace period = 3 days'],
    ],
    [
      'switches',
      'On by default: `SIGN_UP`, `SHARING`. Off by default: `METRICS`.',
      ['SIGN_UP = On by default', 'SHARING = On by default', 'METRICS = Off by default'],
    ],
    [
      'values in code',
      'Schedule: clean-up `0 5 * * *`, reminder `0 7 * * *`.',
      ['clean-up = 0 5 * * *', 'reminder = 0 7 * * *'],
    ],
    ['what is said to be', 'The page size is 25 notes.', ['page size = 25 notes']],
    [
      'two amounts in a sentence',
      'The undo window is 10 seconds and the session lifetime is 30 days.',
      ['undo window = 10 seconds', 'session lifetime = 30 days'],
    ],
    ['a bold amount', '- Shared notes are cached for **72 hours**.', ['Shared notes are cached = 72 hours']],
    ['a most in a sentence', '- At most **1000** notes per page.', ['notes per page = At most 1000']],
    ['a default in code', '- `THEME`: `light` (the other one is `dark`)', ['THEME = light']],
    [
      'a programme',
      '```ts\nexport const MAX_NOTES = 500;\nconst PAGE_SIZE = 25; // notes\n```',
      ['MAX_NOTES = 500', 'PAGE_SIZE = 25'],
    ],
    ['an object', '```json\n{ "maxNotes": 500, "pageSize": 25 }\n```', ['maxNotes = 500', 'pageSize = 25']],
    [
      'a table with a place',
      '| Setting | Default | Variable |\n|---|---|---|\n| page size | 25 | `PAGE_SIZE` |',
      ['page size = 25'],
    ],
    ['a unit written to its number', '`PAUSE`: 5s', ['PAUSE = 5s s']],
    [
      'properties of a thing',
      '- preview: gives up after 3 seconds; follows 5 redirects',
      ['preview: gives up = 3 seconds', 'preview: follows = 5 redirects'],
    ],
    ['amounts of a thing', '- Trial: 10 notes, 2 members', ['Trial notes = 10', 'Trial members = 2']],
    ['a middle dot', '- trial 30 days · grace period 7 days', ['trial = 30 days', 'grace period = 7 days']],
    ['a bold title', '- **Sign-in.** It lasts for 30 days.', ['Sign-in = 30 days']],
    ['a limit in a sentence', 'An account has at most 50 notes.', ['notes per account = at most 50 notes']],
    [
      'what happens at an amount',
      'After 5 failed attempts the account is locked for 15 minutes.',
      ['account is locked after failed attempts = 5 failed attempts', 'account is locked = 15 minutes'],
    ],
    [
      'what becomes of the larger',
      'Files larger than 10 MB are refused. A log is cut when it exceeds 3 MB.',
      ['Files larger than … are refused = 10 MB', 'log = 3 MB'],
    ],
    [
      'a list of cases',
      'A team may send 60 invites per day, a guest 10 invites per day, and robots 5 invites per day.',
      [
        'invites per day per team = 60 invites per day',
        'invites per day per guest = 10 invites per day',
        'robots may send invites per day = 5 invites per day',
      ],
    ],
    [
      'several amounts of one thing',
      'A reminder is sent 48 hours, 24 hours and 3 hours before.',
      ['reminder is sent = 48 hours, 24 hours and 3 hours'],
    ],
    [
      'a least and a most',
      'The list shows 25 entries, at most 100. A copy lives at least 60 seconds and at most 90 seconds.',
      [
        'list entries = 25 entries',
        'list entries at most = at most 100 entries',
        'copy lives = at least 60 seconds',
        'copy lives at most = 90 seconds',
      ],
    ],
    [
      'a default in a sentence',
      'The default colour is `#ff0000`, on dark pages `#fafafa`.',
      ['default colour = #ff0000', 'default colour on dark pages = #fafafa'],
    ],
    [
      'a verb that goes on',
      'Trials last 30 days and include 5 seats.',
      ['Trial lifetime = 30 days', 'Trials seats = 5 seats'],
    ],
    ['a short sentence', '- A title has at most 60 characters.', ['title has = at most 60 characters']],
    ['a list of words', '- Formats: HTML, PDF, plain text, JSON', ['Formats = HTML, PDF, plain text, JSON']],
    ['other words', '| Was | Größe |\n|---|---|\n| Seitengröße | 25 Notizen |', ['Seitengröße = 25 Notizen']],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it.each([
    ['a remark', 'All limits are checked on the server.'],
    ['a reference', 'See section 3 for the fields.'],
    ['a year', 'The service started in 2019.'],
  ])('%s gives none', (_, lines) => expect(constants(lines)).toEqual([]));
});

describe('constants under other heads', () => {
  it.each([
    [
      'questions that name what is answered',
      '**How many rooms can one make?**\n50 rooms. More are not needed.\n\n**How long is the code?** 6 digits',
      ['rooms = 50 rooms', 'code = 6 digits'],
    ],
    [
      'assignments in code',
      '- `MAX_PAGE = 100` (`pages.ts:4`)\n- `BATCH = 5` rows at once',
      ['MAX_PAGE = 100', 'BATCH = 5'],
    ],
    [
      'numbers of clauses',
      '2.3.1 The single payment limit is 500 euro.',
      ['single payment limit = 500 euro'],
    ],
    ['what somebody can have', '- A member can have 10 drafts', ['drafts per member = 10 drafts']],
    [
      'what is shown',
      'The queue shows 25 tickets per page.',
      ['queue tickets per page = 25 tickets per page'],
    ],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it('are in the column of limits where another holds the values', () =>
    expect(
      constants(
        '| Limit | Applies to | Value |\n| --- | --- | --- |\n| nodes | a way | 2000 |\n| key length | any | 255 characters |',
      ),
    ).toEqual(['nodes = 2000', 'key length = 255 characters']));
});

describe('constants in the words of people', () => {
  it.each([
    [
      'what is counted, with all its words',
      'Each user can create up to 10 API keys. A guest may hold 3 open seats at a time.',
      ['API keys per user = up to 10 API keys', 'open seats per guest = 3 open seats'],
    ],
    [
      'what becomes after a time or so many',
      'A password expires after 90 days. The card is blocked after 3 wrong codes.',
      ['password expires after = 90 days', 'card is blocked after wrong codes = 3 wrong codes'],
    ],
    [
      'which ones are counted',
      'The last three codes may not be used again.',
      ['last codes may not be used again = three'],
    ],
    [
      'what else becomes of it',
      'A code has 6 digits and expires after 5 minutes.',
      ['code length = 6 digits', 'code expiry = 5 minutes'],
    ],
    ['answers below headings', '### How large may an upload be?\n\nUp to 20 MB.', ['upload = Up to 20 MB']],
    ['answers behind letters', 'Q: How long is the trial?\nA: 14 days.', ['trial = 14 days']],
    [
      'sentences below a question',
      '**What about links?**\nA link is valid for 30 days.',
      ['link is valid = 30 days'],
    ],
    [
      'several amounts of one plan',
      '- Small plan: 3 boards, 1 GB storage',
      ['Small plan boards = 3', 'Small plan storage = 1 GB'],
    ],
    [
      'arrows, dots and abbreviations',
      '- Attempts → 5\n- Trial … 14 days\n- Max. upload (MB): 20',
      ['Attempts = 5', 'Trial = 14 days', 'Max. upload = 20'],
    ],
    ['the amount first', '- 30 days: trial\n- 5 = attempts', ['trial = 30 days', 'attempts = 5']],
    ['a case behind a comma', 'File size, free: 10 MB', ['File size, free = 10 MB']],
    [
      'one of a unit behind an article',
      'Invitations are valid for a week. Prices are per day.',
      ['Invitations are valid = a week'],
    ],
    [
      'what happens first',
      'After 3 wrong codes the card is blocked.',
      ['card is blocked after wrong codes = 3 wrong codes'],
    ],
    ['rates', '- Stream: 600 kbit/s', ['Stream = 600 kbit/s']],
    [
      'plans below what they are of',
      '### Albums\n\n- Free: 3\n- Team: 20\n\n### Photos per plan\n\n| Plan | Limit |\n|---|---|\n| Free | 40 |\n| Team | 400 |',
      ['Albums: Free = 3', 'Albums: Team = 20', 'Photos: Free = 40', 'Photos: Team = 400'],
    ],
    [
      'settings in code with remarks between them',
      '`MAX_PHOTOS` = 40, that is for everybody, and nobody\nchecks it twice.\n`CACHE_TTL` = 60 s.',
      ['MAX_PHOTOS = 40', 'CACHE_TTL = 60 s'],
    ],
    ['two settings in one line', '- `MIN = 3`, `MAX = 8` — `size.go`', ['MIN = 3', 'MAX = 8']],
    ['a remark in a configuration', '```ini\nretries = 4   ; one more is too many\n```', ['retries = 4']],
    [
      'dates, and what only explains a value',
      'Agreed with all on 2 March. `EDIT_TIME` of -1 means there is no limit. The size is in bytes, i.e. 100 MB.',
      [],
    ],
    ['a default in code', '`workers` defaults to `4` (`run.go:10`).', ['workers = 4']],
  ])('%s', (_, lines, expected) => expect(constants(lines)).toEqual(expected));

  it.each([
    ['a question alone', '### How large may an upload be?\n\nThat depends on the disk.'],
    ['a question of something else', '### Why is it slow?\n\nNobody knows.'],
  ])('%s gives none', (_, lines) => expect(constants(lines)).toEqual([]));
});

describe('one amount or another', () => {
  it('are the value of one constant', () =>
    expect(constants('- Asking: 10 questions, or two within 5 seconds.\n- Oats: 7 kg')).toEqual([
      'Asking = 10 questions, or two within 5 seconds',
      'Oats = 7 kg',
    ]));
});
