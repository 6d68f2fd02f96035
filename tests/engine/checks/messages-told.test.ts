import { expect, test, vi } from 'vitest';
import { check as noHandling } from '../../../src/engine/checks/errors/no-handling.ts';
import { check as noMessage } from '../../../src/engine/checks/errors/no-message.ts';
import { edit, read, type Specification } from '../../../src/engine/index.ts';
import { findingsOf } from './findings-of.ts';

/** What is asked of the messages of two errors, in a document that tells this in another point. */
const asked = (text: string, point = '4. States and transitions'): readonly string[] =>
  findingsOf(
    'errors/no-message',
    `## 2. Screens and routes\n\n- **Home** — \`/\`\n\n## ${point}\n\n${text}\n\n## 8. The error catalogue\n\n- **402** — the site is locked.\n- **409** — it is taken. Message: "It is taken."\n- **too_many** — too many. Message: "Too many."\n`,
  ).map(({ message }) => message);

const question = 'Which message does a visitor see for “402”?';

test('a message that nothing tells is asked for', () => {
  expect(asked('- `locked`: read-only.')).toEqual([expect.stringContaining(question.slice(0, -1))]);
});

test.each([
  '- `locked` (3): read-only. The calls answer 402, and a notice says "This website is read-only."',
  'A banner reads "The site is locked." (402) until somebody pays.',
  '- one\n  - 401 or 402 shows the text “Pay first, please.”',
  '| Status | Meaning | Text |\n| --- | --- | --- |\n| 402 | locked | "The site is locked." |',
])('one that another point tells is not: %s', (text) => {
  expect(asked(text)).toEqual([]);
  expect(asked(text, '1. What the product does and for whom')).toEqual([]);
});

test.each([
  'The calls answer 402. A notice says "This website is read-only."',
  'A 402 goes to the bill, and 409 says "It is taken."',
  'The calls answer 402, and the field "name of it" is kept.',
  'It costs 402.50, and a notice says "That is too much."',
  'With 402 it says "no".',
  '| Field | Type | Remark |\n| --- | --- | --- |\n| 402 | boolean | label "Keep it closed." |',
  'On 402 the page "Edit name of it" is left.',
])('what is said of something else tells nothing: %s', (text) => {
  expect(asked(text)).toHaveLength(1);
});

test('a status that several errors have tells the message of none of them, and a name does', () => {
  const catalogue =
    '## 8. The error catalogue\n\n- `email_taken` (409)\n- `name_taken` (409)\n- `gone` (410): "It is gone."\n';
  const of = (text: string): string =>
    findingsOf(
      'errors/no-message',
      `## 2. Screens and routes\n\n- **Home** — \`/\`\n\n## 4. States and transitions\n\n${text}\n\n${catalogue}`,
    )
      .map(({ message }) => message)
      .join();
  expect(of('With a 409 a notice says "That is taken."')).toMatch(/“email_taken”.*“name_taken”/);
  expect(of('With `email_taken` a notice says "That is taken."')).toMatch(/for “name_taken”/);
});

test('an empty cell of the catalogue is asked for, whatever is said elsewhere', () => {
  const table =
    '| Error | Status | Message | Handling |\n| --- | --- | --- | --- |\n| taken | 409 | | shown |';
  const text = `## 2. Screens and routes\n\n- **Home** — \`/\`\n\n## 4. States and transitions\n\nA 409 says "That name is taken."\n\n## 8. The error catalogue\n\n${table}\n`;
  expect(findingsOf('errors/no-message', text)).toHaveLength(1);
});

test('a key in prose looks for no message again', () => {
  const errors = '- `error_a` (409)\n- `error_b` (410)';
  const calls = '- `POST /notes` — saves one. 201\n- `DELETE /notes` — none. 204';
  const text = `## 1. What the product does and for whom\n\nIt keeps notes.\n\n## 2. Screens and routes\n\n- **Home** — \`/\`\n\n## 7. The calls it makes\n\n${calls}\n\n## 8. The error catalogue\n\n${errors}\n`;
  const spies = [noMessage, noHandling].map((check) => vi.spyOn(check, 'run'));
  const at = text.indexOf(' notes') + 1;
  const key = (told: Specification, insert: string): Specification =>
    edit(told, [{ from: at, to: at, insert }]);
  // What is looked at is noted from the second run on.
  const settled = key(key(read(text), 'x'), 'y');
  for (const spy of spies) expect(spy).toHaveBeenCalled();
  for (const spy of spies) spy.mockClear();
  key(settled, 'z');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
