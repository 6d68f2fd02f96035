import { describe, expect, it } from 'vitest';
import { print } from '../../../../src/engine/edits/print.ts';
import { facts } from '../../../../src/engine/model/facts.ts';
import { listOf } from '../../../../src/engine/model/stated.ts';
import { read } from '../../../../src/engine/specification.ts';

const screens = `## 2. Screens and routes

| Screen | Route |
| --- | --- |
| Items | \`/items\` |
| Create item | \`/items/new?from\` |

`;

const table =
  '| Parameter | Meaning |\n| --- | --- |\n| `from` | who gives |\n| `to`, `amount` | who gets, how much |\n';

/** The addresses of the screens, with what is told of their query. */
const routes = (text: string): readonly string[] =>
  read(text).model.screens.screens.flatMap((screen) =>
    listOf(screen.routes).map(({ path, query }) => [path, ...query].join(' ')),
  );

/** Whether the last block of a text is unread. */
const isUnread = (text: string): boolean => read(text).model.points.screens.unread.length > 0;

describe('query parameters in a table of their own', () => {
  it.each([
    ['a heading', `${screens}### Query parameters of the create-item page\n\n${table}`],
    ['an address in a heading', `${screens}### Parameters of \`/items/new\`\n\n${table}`],
    ['a line', `${screens}The Create item screen takes these parameters:\n\n${table}`],
  ])('belong to the screen that %s names', (_, text) => {
    expect(routes(text)).toEqual(['/items', '/items/new from to amount']);
    expect(isUnread(text)).toBe(false);
    const printed = print(read(text).model, text);
    expect(facts(read(printed).model)).toEqual(facts(read(text).model));
  });

  it('belong to nothing where no screen is named, and are unread then', () => {
    const text = `${screens}### Parameters of the export\n\n${table.replaceAll('`from`', '`since`')}`;
    expect(routes(text)).toEqual(['/items', '/items/new from']);
    expect(isUnread(text)).toBe(true);
  });

  it('are no parts of the address itself', () => {
    const book = '| Screen | Route |\n| --- | --- |\n| Book | `/books/:id` |\n';
    const own = '| Parameter | Meaning |\n| --- | --- |\n| id | which book |\n| tab | what is open |\n';
    const text = `## 2. Screens and routes\n\n${book}\n### Book\n\n${own}`;
    expect(routes(text)).toEqual(['/books/:id tab']);
  });

  it.each([
    'Parameters of the items index job',
    'What the nightly items export takes',
    'Parameters of items and of their makers',
  ])('are not of a screen whose name only stands in a title: %s', (title) => {
    const text = `${screens}### ${title}\n\n${table.replaceAll('`from`', '`batch`')}`;
    expect(routes(text)).toEqual(['/items', '/items/new from']);
    expect(isUnread(text)).toBe(true);
  });
});
