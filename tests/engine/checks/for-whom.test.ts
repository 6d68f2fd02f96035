import { expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

/** Sections that tell more than a chapter does. */
const others =
  '## Screens\n\n- **Home** — `/`\n\n## API endpoints\n\n- `GET /items` – 200\n\n## Error Codes\n\n| Code | Message |\n| --- | --- |\n| gone | Gone. |\n';

const asked = (text: string): number =>
  findingsOf('product/no-audience', `# Shop\n\n## Vision\n\n${text}\n\n${others}`).length;

test.each([
  'Enable customers to seamlessly complete purchases.',
  'Help teams find what they wrote.',
  'Give every member a shelf.',
  'It keeps notes, allowing developers to query them.',
  'Its goal is to support small businesses.',
  'For developers who write Go.',
  'A tool for small shops. It sells.',
  'Sells books. For readers in a hurry.',
  'Audience: backend engineers',
  '**Target users** — clerks and guests',
  'It is aimed at schools.',
  'As a shopper, I want to find a book.',
])('a text says for whom it is: %s', (text) => expect(asked(text)).toBe(0));

test.each([
  'Sells books and ships them.',
  'Enable faster builds of everything.',
  'Allow orders to be cancelled.',
  'Support filters, headers and parameters.',
  'Define how changes are kept for active branches.',
  'A format for orders.',
  'The output includes guidance for agents.',
  'Offers parsers and printers.',
  'Supports external providers.',
  'Users: a table of them.',
  'Readers - the part that reads sensors.',
])('and one that does not is asked: %s', (text) => expect(asked(text)).toBe(1));

test('a chapter is not asked for whom it is', () => {
  expect(findingsOf('product/no-audience', '# Shop\n\n## Vision\n\nSells books and ships them.\n')).toEqual(
    [],
  );
});
