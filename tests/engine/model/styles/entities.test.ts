import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
  );

describe('entities, however they are introduced', () => {
  it.each([
    [
      'a bare name above names in code',
      '### Smaller entities\n\n- Board member\n  - `board_id`\n  - `role`: `admin` or `guest`\n- Reaction\n  - `emoji`\n  - `card_id`',
      ['Board member: board_id, role', 'Reaction: emoji, card_id'],
    ],
    [
      'an entity a line',
      '### Reports\n\n- daily_reports: `hour`, `board_id`\n- weekly_reports, monthly_reports: `day`, `board_id`',
      ['daily_reports: hour, board_id', 'weekly_reports: day, board_id', 'monthly_reports: day, board_id'],
    ],
    [
      'a bold name in a sentence',
      '### Board\n\n- `title`: text\n- `owner`: User\n\nWho sees it is kept in **Membership**, which has `boardId`, `userId` and a `role`.',
      ['Board: title, owner', 'Membership: boardId, userId, role'],
    ],
    [
      'a heading with two names',
      '### Card and CardLabel\n\nA Card has an `id`, a `title` and a `position`. CardLabel is the join table with just `card_id` and `label_id`.',
      ['Card: id, title, position', 'CardLabel: card_id, label_id'],
    ],
    [
      'a bold name with what it is, right above its fields',
      '**Board**: what cards stand on.\n- `id`: integer, required; `guid`: UUID\n- `title`: text\n\n**Card:** one of many.\n\n- `name`: text, required',
      ['Board: id, guid, title', 'Card: name'],
    ],
    [
      'a bold name with what it is, above what is no field',
      '**Board**: what cards stand on.\n\n- Boards are never deleted.\n- Cards move with them.',
      ['Board: '],
    ],
    [
      'titles of some of its fields',
      '### Profile\n\n- **Names.** `first` is asked for at sign-up. `last` may be empty.\n- **Looks.** `theme` and `density`.',
      ['Profile: first, last, theme, density'],
    ],
    [
      'what all have',
      'Every object below has an `id`.\n\n### Board\n\n- `title`: text\n\n### Card\n\n- `name`: text',
      ['Board: id, title', 'Card: id, name'],
    ],
    [
      'what an interface extends',
      'What extends `Base` has `id` and `createdAt`.\n\n```ts\ninterface Board extends Base {\n  title: string;\n}\n\ninterface Tag {\n  name: string;\n}\n```',
      ['Board: id, createdAt, title', 'Tag: name'],
    ],
    [
      'values below a field',
      '### Board\n\n- `access` – enum\n  - `PRIVATE`\n  - `PUBLIC`\n- `title` – text',
      ['Board: access, title'],
    ],
    [
      'tables in brackets',
      '### Log\n\nThe log keeps two tables, `entries` (`time`, `text`) and `marks` (`entry_id`, `kind`).',
      ['entries: time, text', 'marks: entry_id, kind'],
    ],
    [
      'bold names with running fields, some of them in brackets',
      '### Core\n\n**Workspace** – holds everything. Has: name (required, max 80), slug (unique), plan (free or pro).\n\n**Member** – userId, workspaceId, role (owner, admin or guest).',
      ['Workspace: name, slug, plan', 'Member: userId, workspaceId, role'],
    ],
    [
      'sentences that lead to lists',
      '### Sharing\n\nA **Link** gives access without an account. **Link** keeps:\n\n- `token` — text, unique\n- `expires_at` — timestamp, nullable\n\n**Visit** records:\n\n- `link_id`\n- `seen_at`',
      ['Link: token, expires_at', 'Visit: link_id, seen_at'],
    ],
    [
      'bold names with remarks above tables',
      '### Sharing\n\n**Link** (`links`)\n\n| Column | Type |\n|---|---|\n| token | text |\n\n**Visit.** One opening.\n\n| Column | Type |\n|---|---|\n| seen_at | timestamp |',
      ['Link: token', 'Visit: seen_at'],
    ],
    [
      'a bold name above a table, below an element of the same section',
      '### Plans\n\n**Plan** consists of `name` (text, default `basic`) and `price`.\n\n**Seat**\n\n| Column | Type |\n|---|---|\n| plan_id | integer |',
      ['Plan: name, price', 'Seat: plan_id'],
    ],
    [
      'names in code, with their fields behind them',
      '### What hangs on a ticket\n\n- `Reply` — `ticketId`, the flags `hidden`, `pinned`\n- `File` — `ticketId`, `kind` (`image` or `other`), `size`',
      ['Reply: ticketId, hidden, pinned', 'File: ticketId, kind, size'],
    ],
    [
      'names in words, below a heading of several',
      '### Replies and files\n\n- Reply\n  - ticketId (required)\n  - text (required, up to 4000 characters)\n- File: ticketId, fileName, size',
      ['Reply: ticketId, text', 'File: ticketId, fileName, size'],
    ],
    [
      'fields without marks',
      '### Ticket\n\n- subject (required, 1 to 120 characters)\n- priority (low, normal or high)\n- assignee and reporter (users)\n- closedAt',
      ['Ticket: subject, priority, assignee, reporter, closedAt'],
    ],
    [
      'what those of a section share',
      '### Stock\n\nCommon to all: `id`, `qty`.\n\n- **Part** — adds `weight`\n- **Tool** — adds `wear`',
      ['Part: id, qty, weight', 'Tool: id, qty, wear'],
    ],
    [
      'a row of things in code',
      '### The rest\n\n`note_tag` has `note_id`, `tag_id`. `note_like` has `note_id`, `user_id`; `tag_like` is the same with `tag_id` in place of `note_id`.',
      ['note_tag: note_id, tag_id', 'note_like: note_id, user_id', 'tag_like: tag_id, user_id'],
    ],
    [
      'titles of groups of fields, which are no entities',
      '### Ticket\n\n1. What it says\n   - `subject`: text\n   - `body`: text\n2. Where it is\n   - `queue_id`: integer\n   - `position`: integer',
      ['Ticket: subject, body, queue_id, position'],
    ],
    [
      'bold names with a full stop, before plain words',
      '### Boards and cards\n\n**Board.** A board has a name, a colour and an owner.\n\n**Card link.** Ties two cards together. It holds the first card, the second card and the date of the link.\n\n**Sticker.** Name, size, kind, and a picture for the list.',
      [
        'Board: name, colour, owner',
        'Card link: first card, second card, date of the link',
        'Sticker: Name, size, kind, picture',
      ],
    ],
    [
      'a list in plain words, most of its lines with an article and a name',
      '### Board\n\nA board has:\n\n- a display name,\n- a colour (optional),\n- an owner, who may close it,\n- a last change date,\n- an "open to anyone" switch.',
      ['Board: display name, colour, owner, last change date'],
    ],
    [
      'values of its fields, which are no fields',
      '### Rule\n\nA rule has a `kind` (`deny` or `allow`), a `scope` default `all`, and a `name`; names include `spam`, `bots`.',
      ['Rule: kind, scope, name'],
    ],
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it.each([
    ['values of a field', '### Enumerations\n\n- Role: `admin`, `guest`\n- Access: `open`, `closed`'],
    ['a sentence in a cell', '| Table | Columns |\n|---|---|\n| copies | the same columns as `boards` |'],
  ])('makes no entity of %s', (_, lines) =>
    expect(entities(lines).filter((each) => /same columns|guest|closed/.test(each))).toEqual([]),
  );
});

describe('what a thing is, in a sentence behind a label', () => {
  const fields = (text: string): string[] =>
    readPoint(
      'entities',
      `### Kiln\n\n${text}\n\n- \`id\`: number\n- \`volume\`: number`,
    ).entities[0]?.fields.map(({ name }) => name) ?? [];

  it.each(['**Description:** Fires what the potters have made.', 'Purpose: to keep what a potter owns.'])(
    'is no field: %s',
    (text) => expect(fields(text)).toEqual(['id', 'volume']),
  );

  it.each(['**Description:** text', '**description:** text, optional\n**owner:** the potter it is of'])(
    'is a field where it has a type, or stands among others: %s',
    (text) => expect(fields(text).map((name) => name.toLowerCase())).toContain('description'),
  );
});

describe('cells of types that say more', () => {
  const fields = (...types: readonly string[]) =>
    readPoint(
      'entities',
      `### Kiln\n\n| Field | Type |\n| --- | --- |\n${types.map((type, index) => `| f${index} | ${type} |`).join('\n')}\n\n### Potter\n\n- \`id\`: number`,
    ).entities[0]?.fields ?? [];

  it.each([
    ['integer → `Potter`', 'Potter'],
    ['int → Potter', 'Potter'],
    ['FK Potter', 'Potter'],
    ['M2M Potter', 'list of Potter'],
    ['JSON array', 'list of json'],
    ['`hot` or `cold`', 'one of hot, cold'],
    ['boolean, default `false`', 'boolean'],
    ['number', 'number'],
    ['whole number', 'integer'],
    ['array of strings', 'list of text'],
    ['list of Potters', 'list of Potters'],
    ['integer (minutes)', 'integer'],
    ['string (kept in lower case, unique)', 'text'],
    ['varchar (20)', 'text'],
    ['`HOT` or `COLD`', 'one of HOT, COLD'],
  ])('%s', (type, expected) => expect(fields(type)[0]?.type).toBe(expected));

  it('say it of the field', () => {
    const [flag, when, listed] = fields('boolean, default `false`', 'datetime, optional', '`a` | `b` = `a`');
    expect([flag?.default, when?.required]).toEqual(['false', false]);
    expect(listed?.rules).toEqual([]);
  });

  it('say it of the field in brackets, and keep what is no more than a remark', () => {
    const [time, name, mode, size] = fields(
      'integer (minutes)',
      'string (kept in lower case, unique)',
      'integer (1 warm, 2 cold)',
      'text (max 255)',
    );
    expect([time, name, mode, size].map((field) => field?.meaning)).toEqual([
      'minutes',
      'kept in lower case',
      '1 warm, 2 cold',
      '',
    ]);
    expect([name?.rules, size?.rules]).toEqual([['unique'], ['at most 255']]);
  });
});
