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
  ])('%s', (_, lines, expected) => expect(entities(lines)).toEqual(expected));

  it.each([
    ['values of a field', '### Enumerations\n\n- Role: `admin`, `guest`\n- Access: `open`, `closed`'],
    ['a sentence in a cell', '| Table | Columns |\n|---|---|\n| copies | the same columns as `boards` |'],
  ])('makes no entity of %s', (_, lines) =>
    expect(entities(lines).filter((each) => /same columns|guest|closed/.test(each))).toEqual([]),
  );
});
