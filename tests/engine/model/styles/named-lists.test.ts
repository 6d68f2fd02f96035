import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const entities = (lines: string): string[] =>
  readPoint('entities', lines).entities.map(
    (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
  );

describe('a name and a list of what it is made of', () => {
  const expected = ['Course: id, title, starts_on', 'Room: name, seats'];
  it.each([
    ['bold code', '- **`Course`** — `id`, `title`, `starts_on`\n- **`Room`** — `name`, `seats`'],
    [
      'more said of a field below',
      '- **Course**: `id`, `title`, `starts_on`\n  - `title` is at most 80 characters.\n- **Room**: `name`, `seats`',
    ],
    [
      'below a heading of several',
      '### The other tables\n\n- Course: id, title, starts_on\n- Room: name, seats',
    ],
    ['a paragraph each', '**Course** – `id`, `title`, `starts_on`.\n\n**Room** – `name`, `seats`.'],
    ['lines', 'Course: id, title, starts_on\nRoom: name, seats'],
    ['slashes', 'Course: id / title / starts_on\nRoom: name / seats'],
    ['braces', '- Course { id, title, starts_on }\n- Room { name, seats }'],
    ['types', '- Course: id: uuid, title: text, starts_on: date\n- Room: name: text, seats: int'],
    ['definitions', 'Course\n: id, title, starts_on\n\nRoom\n: name, seats'],
    [
      'a definition for each field',
      'Course\n: id\n: title (text, required)\n: starts_on (date)\n\nRoom\n: name\n: seats (integer)',
    ],
  ])('%s', (_, lines) => expect(entities(lines)).toEqual(expected));

  it('several words', () =>
    expect(
      entities('- Course — title, start date and end date\n- Class room — name, number of seats'),
    ).toEqual(['Course: title, start date, end date', 'Class room: name, number of seats']));

  it.each([
    ['values', '- **Stage**: `open`, `in_progress`, `done`\n- **Priority**: `low`, `high`'],
    ['values in words', '- Role: owner, member, guest\n- Level: low, high'],
    ['what is said of fields', '- title: text, required\n- owner: Person, optional'],
    ['words', '- Rooms: big, small, and some that nobody uses\n- Courses: see above, they come and go'],
  ])('no entities: %s', (_, lines) => expect(entities(lines)).toEqual([]));

  it('no entities below the heading of one', () =>
    expect(
      entities('### Order\n\n- **Amounts** — `net`, `gross`\n- **Dates** — `created_at`, `paid_at`').filter(
        (each) => !each.startsWith('Order'),
      ),
    ).toEqual([]));
});

describe('fields behind labels and names of other kinds', () => {
  const expected = ['Course: title, start date', 'Room: name, seats'];
  it.each([
    [
      'labels below headings',
      '### Course\n\n- Purpose: what one takes\n- Attributes: title, start date\n\n### Room\n\n- **Fields:** `name`, `seats`\n- **Relations:** has many courses',
    ],
    [
      'labels below bold names',
      '- **Course**\n  - Purpose: what one takes\n  - Key fields: title, start date\n- **Room**\n  - Key fields:\n    - name\n    - seats',
    ],
    [
      'what it knows',
      '| Thing | What it knows |\n|---|---|\n| Course | title, start date |\n| Room | name, seats |',
    ],
    [
      'broken lines',
      '| Entity | Key fields |\n|---|---|\n| Course | title<br>start date |\n| Room | name<br/>seats |',
    ],
    [
      'names with a colon above lists',
      'Course:\n\n- title (text)\n- start date (date)\n\nRoom:\n\n- name (text)\n- seats (integer)',
    ],
    ['two lines', '### Course\n\n- Title: what it says\n- The start date\n\n### Room\n\n- Name\n- Seats'],
  ])('%s', (_, lines) =>
    expect(
      entities(lines).map((each) =>
        each.replace('Title', 'title').replace('Name', 'name').replace('Seats', 'seats'),
      ),
    ).toEqual(expected),
  );

  it('names behind those of their entities', () =>
    expect(
      entities(
        '| Field | Type |\n|---|---|\n| Course.title | text |\n| `Room.name` | text |\n| Room.seats | int |',
      ),
    ).toEqual(['Course: title', 'Room: name, seats']));

  it('bold names side by side, of which one has its list below it', () =>
    expect(
      entities(
        '**Order** – the bundle. Fields:\n\n- `title`\n- `total` (money)\n\n**Shelf** – `name`, `roomCode`.\n\n**Box** – the unit. It has a `weight` and a `size`.',
      ),
    ).toEqual(['Order: title, total', 'Shelf: name, roomCode', 'Box: weight, size']));

  it('below a heading of what is kept', () =>
    expect(entities('### What we keep\n\n*Seat* has a `row` and a `number`.')).toEqual([
      'Seat: row, number',
    ]));

  it('in a section of no point, where text surely tells of a thing', () =>
    expect(
      modelAsJson(
        read(
          '# Hall\n\n## Notes for newcomers\n\n*Seat* is a chair. It has a `row` and a `number`.\n\n## Rows of `config`\n\nThe file has a `name` and a `version`.\n',
        ).model,
      ).entities.map(({ name }) => name),
    ).toEqual(['Seat']));

  it('a marked name that its text is about', () =>
    expect(
      entities(
        '*Seat* belongs to a room and has a `row`, a `number` and `broken`.\n\n**Visit** is one entry. It is immutable. `visit_id`, `holder`, `at`.\n\n*Door* is never `open`.',
      ),
    ).toEqual(['Seat: row, number, broken', 'Visit: visit_id, holder, at']));

  it('entities in code below a heading of both', () =>
    expect(
      entities(
        '### `Plan` and `Slot`\n\nA `Plan` is a named set (`id`, `name`) of `Slot` rows. Each `Slot` row holds `days` (int array) and an optional `date`.',
      ),
    ).toEqual(['Plan: id, name', 'Slot: days, date']));

  it.each([
    ['what is left out', 'Out of scope:\n\n- Forums\n- Documents\n- Wikis'],
    ['relations', 'Relations:\n\n- A course has many rooms.\n- A room has one owner.'],
  ])('no entities: %s', (_, lines) => expect(entities(lines)).toEqual([]));
});
