import { expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

const asked = (text: string, more = ''): readonly string[] =>
  findingsOf('entities/not-said', `## 3. Entities and their fields\n\n${text}\n${more}`).map(
    ({ message }) => message,
  );

const named =
  '- **Pier** — `name`, `length`, `owner`\n- **Berth** — `number`, `depth`\n- **Boat** — `mast`, `flag`\n';

test('fields with a name and nothing else are one question', () => {
  const [question, ...others] = asked(named);
  expect(question).toMatch(/^Of which type are “Pier\.name”, “Pier\.length”, “Pier\.owner” and 4 more/);
  expect(others).toEqual([]);
});

test('it says where each of them stands', () => {
  const text = `## 3. Entities and their fields\n\n${named}`;
  const [finding] = findingsOf('entities/not-said', text);
  const at = [finding?.at, ...(finding?.related ?? []).map((each) => each.at)];
  expect(at.map((place) => text.slice(place?.from, place?.to))).toEqual([
    '`name`',
    '`length`',
    '`owner`',
    '`number`',
    '`depth`',
    '`mast`',
    '`flag`',
  ]);
});

test.each([
  ['names that tell by themselves', '- **Pier** — `id`, `owner_id`, `created_at`, `isOpen`\n'],
  ['two of them alone', '- **Pier** — `name`, `length`\n- **Berth** — `number` (integer)\n'],
  [
    'a few among many',
    `- **Pier** — \`name\`, \`length\`, \`owner\`\n- **Berth** — ${[...'abcdefgh'].map((each) => `\`${each}_no\` (integer)`).join(', ')}\n`,
  ],
])('nothing is asked of %s', (_, text) => {
  expect(asked(text)).toEqual([]);
});

test('neither of a field that says when, what for or as what, nor of one that a rule is about', () => {
  expect(asked(named.replaceAll(/`(\w+)`/g, '`$1` (required)'))).toEqual([]);
  const rules =
    '\n## 5. Validation rules\n\n| Subject | Rule |\n| --- | --- |\n| Pier.name | at most 9 characters |\n';
  expect(asked(named, rules)[0]).toMatch(/“Pier\.length”, “Pier\.owner”, “Berth\.number” and 3 more/);
});

test('what is marked as not shown is asked for by its marker', () => {
  expect(
    asked(
      '### Pier\n\n| Field | Type | Required |\n| --- | --- | --- |\n| name | not shown | |\n| length | not shown | |\n| owner | not shown | |\n',
    ),
  ).toEqual([]);
});
