import { describe, expect, it } from 'vitest';
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
