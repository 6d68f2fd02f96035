import { describe, expect, it } from 'vitest';
import { applyChanges, changesFor, type Fix, type Model, read } from '../../../src/engine/index.ts';

/** The text after a fix, carried out as one step. */
function fixed(text: string, fix: Fix): string {
  return applyChanges(text, changesFor(read(text), fix));
}

/** A place by the words that stand there. */
function at(text: string, words: string) {
  const from = text.indexOf(words);
  return { from, to: from + words.length };
}

const declare = (rest: Omit<Extract<Fix, { kind: 'declare' }>, 'kind' | 'label'>): Fix => ({
  kind: 'declare',
  label: 'Declare it',
  ...rest,
});

const document = `# Specification: Shop

## 2. Screens and routes

| Screen | Route |
| --- | --- |
| Home | \`/\` |

Some words.

## 3. Entities and their fields

### Cart

| Type | Field |
| --- | --- |
| uuid | id |

## 4. States and transitions

### Cart status

- Starts: open

| From | Event | To |
| --- | --- | --- |
| open | pay | paid |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MAX | 5 |
`;

describe('replace and remove', () => {
  it('replace puts one text in place of another', () => {
    expect(fixed('a Hoem b', { kind: 'replace', label: '', at: at('a Hoem b', 'Hoem'), text: 'Home' })).toBe(
      'a Home b',
    );
  });

  it.each([
    ['a line with its line end', 'one\ntwo\nthree\n', 'two', 'one\nthree\n'],
    ['one of two blank lines that would meet', 'one\n\ntwo\n\nthree\n', 'two', 'one\n\nthree\n'],
    ['the last line', 'one\n\ntwo', 'two', 'one\n'],
    ['a bullet with its dash', '- one\n- two\n- three\n', 'two', '- one\n- three\n'],
    ['a comment in a cell with its space', '| a <!-- x --> | b |\n', '<!-- x -->', '| a | b |\n'],
    ['the first of several names with its comma', '| two, b | c |\n', 'two', '| b | c |\n'],
    ['one of several names with its comma', '- By: a, two, b\n', 'two', '- By: a, b\n'],
    ['the last of several names with its comma', '| a, two | c |\n', 'two', '| a | c |\n'],
    [
      'words between commas of a sentence',
      'It is one, two three, four.\n',
      'two',
      'It is one, three, four.\n',
    ],
    ['words inside a line', 'one two three\n', 'two', 'one three\n'],
    ['lines that end as Windows has them', 'one\r\n\r\ntwo\r\n\r\nthree\r\n', 'two', 'one\r\n\r\nthree\r\n'],
  ])('remove takes away %s', (_, text, words, expected) => {
    expect(fixed(text, { kind: 'remove', label: '', at: at(text, words) })).toBe(expected);
  });
});

describe('not-shown', () => {
  it('says it under the heading of the point', () => {
    const text = '## 2. Screens and routes\n\n## 3. Entities and their fields\n';
    expect(fixed(text, { kind: 'not-shown', label: '', point: 'screens' })).toBe(
      '## 2. Screens and routes\n\nScreens, routes and route parameters: not shown.\n\n## 3. Entities and their fields\n',
    );
  });

  it.each(['product', 'screens', 'rules', 'roles', 'calls', 'errors'] as const)(
    'adds the heading of %s in the right order, and it reads as not shown',
    (point) => {
      const text = document.replace(/## 2\.[\s\S]*?(?=## 3\.)/, '');
      const result = read(fixed(text, { kind: 'not-shown', label: '', point }));
      expect(result.model.points[point].shown).toBe('not-shown');
      expect(result.findings.filter(({ check }) => check === 'document/point-order')).toEqual([]);
    },
  );

  it('begins an empty document', () => {
    expect(fixed('', { kind: 'not-shown', label: '', point: 'errors' })).toBe(
      '## 8. The error catalogue\n\nErrors, messages and handling: not shown.\n',
    );
  });
});

/** What stands in every property that may hold something, by element. */
const declared: readonly [string, Fix, (model: Model) => unknown][] = [
  [
    'a screen, in the order of the table there is',
    declare({ point: 'screens', name: 'Sign in' }),
    (model) => model.screens.screens.find(({ name }) => name === 'Sign in')?.routes.is,
  ],
  [
    'an entity',
    declare({ point: 'entities', name: 'Order' }),
    (model) => model.entities.entities.find(({ name }) => name === 'Order')?.stated.is,
  ],
  [
    'a field of an entity',
    declare({ point: 'entities', name: 'total', within: 'Cart' }),
    (model) =>
      model.entities.entities.find(({ name }) => name === 'Cart')?.fields.find(({ name }) => name === 'total')
        ?.type.is,
  ],
  [
    'a rule',
    declare({ point: 'rules', name: 'Cart.total' }),
    (model) => model.rules.rules.find(({ subject }) => subject.text === 'Cart.total')?.stated.is,
  ],
  [
    'a call',
    declare({ point: 'calls', name: 'POST /carts' }),
    (model) => model.calls.calls.find(({ name }) => name === 'POST /carts')?.answers.is,
  ],
  [
    'an error',
    declare({ point: 'errors', name: 'not_found' }),
    (model) => model.errors.errors.find(({ name }) => name === 'not_found')?.message.is,
  ],
  [
    'a constant',
    declare({ point: 'constants', name: 'MIN' }),
    (model) => model.constants.constants.find(({ name }) => name === 'MIN')?.value.is,
  ],
];

describe('declare', () => {
  it.each(declared)('adds %s, not shown', (_, fix, property) => {
    expect(property(read(fixed(document, fix)).model)).toBe('not-shown');
  });

  it.each(declared)('adds %s to an empty document or leaves it as it is', (_, fix, property) => {
    const text = fixed('', fix);
    if (fix.kind === 'declare' && fix.within !== undefined) expect(text).toBe('');
    else expect(property(read(text).model)).toBe('not-shown');
  });

  it.each(declared)('leaves every other line as it was when it adds %s', (_, fix) => {
    const before = document.split('\n');
    const after = fixed(document, fix).split('\n');
    let next = 0;
    for (const line of after) if (line === before[next]) next++;
    expect(next).toBe(before.length);
  });

  it('puts a row into the columns that the table has', () => {
    const result = fixed(document, declare({ point: 'entities', name: 'a | b', within: 'Cart' }));
    expect(result).toContain('| uuid | id |\n| not shown | `a \\| b` |\n');
  });

  it('gives an error its status and leaves the rest not shown', () => {
    const result = read(fixed(document, declare({ point: 'errors', name: 'gone', status: '410' })));
    expect(result.model.errors.errors).toMatchObject([
      {
        name: 'gone',
        status: { value: '410' },
        message: { is: 'not-shown' },
        when: { is: 'not-shown' },
        handling: { is: 'not-shown' },
      },
    ]);
  });

  it('adds a state as a bullet of its lifecycle', () => {
    const result = fixed(document, declare({ point: 'states', name: 'lost', within: 'Cart status' }));
    expect(result).toContain('- Starts: open\n- **lost**: not shown\n');
    expect(read(result).model.states.lifecycles[0]?.states.map(({ name }) => name)).toContain('lost');
  });

  it('adds a role', () => {
    const { model } = read(fixed(document, declare({ point: 'roles', name: 'Buyer' })));
    expect(model.roles.roles.map(({ name }) => name)).toEqual(['Buyer']);
  });

  it.each([
    [
      '## 8. Error catalogue\n\n| # | Error | Status |\n|---|---|---|\n| 1 | lost | 404 |\n| 2 | late | 409 |\n',
      '| 3 | gone | 410 |',
    ],
    [
      '## 8. Error catalogue\n\n| No. | Error | Status |\n|---|---|---|\n| 7 | lost | 404 |\n',
      '| 8 | gone | 410 |',
    ],
  ])('counts on where the table counts its rows: %#', (text, line) => {
    const result = fixed(text, declare({ point: 'errors', name: 'gone', status: '410' }));
    expect(result).toBe(`${text}${line}\n`);
    expect(read(result).model.errors.errors.at(-1)?.name).toBe('gone');
  });

  it('adds a role beside those that only columns name, which are declared with it', () => {
    const matrix = `# Specification: Desk

## 2. Screens and routes

| Screen | Route | Open to |
| --- | --- | --- |
| List | \`/list\` | Clerk, Boss |

## 6. Roles and permissions

| Action | Clerk | Manager |
| --- | --- | --- |
| create Thing | yes | no |
`;
    const undeclared = (text: string): number =>
      read(text).findings.filter(({ check }) => check === 'roles/undeclared-role').length;
    const result = fixed(matrix, declare({ point: 'roles', name: 'Boss' }));
    expect(result.slice(matrix.length - 1)).toBe('\n\n- **Clerk**\n- **Manager**\n- **Boss**: not shown\n');
    expect([undeclared(matrix), undeclared(result)]).toEqual([1, 0]);
  });

  it('keeps the line ends of the document', () => {
    const result = fixed(document.replaceAll('\n', '\r\n'), declare({ point: 'calls', name: 'GET /x' }));
    expect(result.replaceAll('\r\n', '')).not.toContain('\n');
  });
});
