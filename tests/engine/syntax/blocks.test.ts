import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/engine/limits.ts';
import type { Block, Item, TableBlock } from '../../../src/engine/syntax/block.ts';
import { DocumentTooLarge, parse, reparse } from '../../../src/engine/syntax/document.ts';
import { faultsOf } from './block-dump.ts';

/** The blocks of a text as kind (or name) and what they hold, after the tiling has been checked. */
function read(text: string): unknown[] {
  const syntax = parse(text);
  expect(faultsOf(syntax)).toEqual([]);
  return syntax.blocks.map(outline);
}

function outline(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return [`h${block.level}`, block.title.source];
    case 'table':
      return ['table', block.header, ...block.rows].map((row) =>
        typeof row === 'string' ? row : row.cells.map((cell) => cell.source),
      );
    case 'list':
      return [block.ordered ? 'ol' : 'ul', ...block.items.map(itemOutline)];
    case 'fence':
      return ['fence', block.language, block.code.source];
    case 'other':
      return [block.name, block.text.source];
    default:
      return [block.kind, block.text.source];
  }
}

function itemOutline(item: Item): unknown {
  const children = item.children.map((child) => {
    if (child.kind === 'list') return [child.ordered ? 'ol' : 'ul', ...child.items.map(itemOutline)];
    return child.kind === 'fence'
      ? ['fence', child.language, child.code.source]
      : [child.name, child.text.source];
  });
  return children.length === 0 ? item.text.source : [item.text.source, ...children];
}

describe('headings', () => {
  test.each([
    ['# One', ['h1', 'One']],
    ['  ### Three ###  \n', ['h3', 'Three']],
    ['## 2. Screens #1', ['h2', '2. Screens #1']],
    ['## C#', ['h2', 'C#']],
    ['##', ['h2', '']],
    ['Two\nlines\n---', ['h2', 'Two\nlines']],
    ['One\n===\n', ['h1', 'One']],
    ['2. Screens\n----------\n', ['h2', '2. Screens']],
    ['1) Screens\n===', ['h1', '1) Screens']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test.each([
    [
      '1. one\n2. two\n---',
      [
        ['ol', 'one', 'two'],
        ['HorizontalRule', '---'],
      ],
    ],
    [
      '1. one\n\n---',
      [
        ['ol', 'one'],
        ['HorizontalRule', '---'],
      ],
    ],
    ['1. one\n--', [['ol', 'one\n--']]],
    [
      '- 1. one\n---',
      [
        ['ul', ['', ['ol', 'one']]],
        ['HorizontalRule', '---'],
      ],
    ],
  ])('an item of a list and a rule are none: %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('tables', () => {
  const head = '| a | b |\n| --- | :-: |\n';
  test.each([
    [
      'cells',
      `${head}| 1 | 2 |`,
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      `${head}| | 2 |\n|  |  |`,
      [
        ['a', 'b'],
        ['', '2'],
        ['', ''],
      ],
    ],
    ['missing and surplus cells', `${head}| 1 |\n| 1 | 2 | 3 |`, [['a', 'b'], ['1'], ['1', '2', '3']]],
    [
      'no outer pipes',
      'a | b\n-|-\n1 | 2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'an escaped pipe, in code too',
      `${head}| x \\| y | \`p \\|\\| q\` |`,
      [
        ['a', 'b'],
        ['x \\| y', '`p \\|\\| q`'],
      ],
    ],
    [
      'a bare pipe in code splits',
      `${head}| \`p | q\` |`,
      [
        ['a', 'b'],
        ['`p', 'q`'],
      ],
    ],
    [
      'an escaped backslash before a pipe',
      `${head}| x \\\\| y |`,
      [
        ['a', 'b'],
        ['x \\\\', 'y'],
      ],
    ],
    ['carriage returns', '| a |\r\n| - |\r\n| 1 |\r\n', [['a'], ['1']]],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual([['table', ...expected]]);
  });

  test('an empty cell stands where one would write', () => {
    const table = parse(`${head}| 1 |  |\n||2|`).blocks[0] as TableBlock;
    const places = table.rows.map((row) =>
      row.cells.map(({ at }) => [at.from - row.at.from, at.to - row.at.from]),
    );
    expect(places).toEqual([
      [
        [2, 3],
        [6, 6],
      ],
      [
        [1, 1],
        [2, 3],
      ],
    ]);
  });

  test.each([
    ['| # | a |\n|---|---|\n| 1 | x |\n| 2 | y |', true],
    ['| No. | a |\n|---|---|\n| 11 | x |\n| | y |', true],
    ['| **Nr.** | a |\n|---|---|\n| 1. | x |', true],
    ['| # | a |\n|---|---|\n| 0 | x |\n| 1 | y |', false],
    ['| # | a |\n|---|---|\n| 400 | x |\n| 404 | y |', false],
    ['| Crane | a |\n|---|---|\n| 1 | x |\n| 2 | y |', false],
    ['| # | a |\n|---|---|', false],
  ])('a column that counts the rows is left out: %j', (text, isCounted) => {
    const table = parse(text).blocks[0] as TableBlock;
    expect(table.isCounted ?? false).toBe(isCounted);
    expect([table.header, ...table.rows].map(({ cells }) => cells.length)).toEqual(
      [table.header, ...table.rows].map(() => (isCounted ? 1 : 2)),
    );
  });

  test('a row that no longer counts brings the column back', () => {
    const text = '| # | a |\n|---|---|\n| 1 | x |\n| 2 | y |\n';
    const at = text.indexOf('2 |');
    const next = reparse(parse(text), [{ from: at, to: at + 1, insert: '7' }]).blocks[0] as TableBlock;
    expect(next.isCounted).toBeUndefined();
    expect(next.rows.map(({ cells }) => cells.map(({ source }) => source))).toEqual([
      ['1', 'x'],
      ['7', 'y'],
    ]);
  });

  test('a rule ends a table', () => {
    expect(read(`${head}| 1 | 2 |\n---\n`)).toEqual([
      ['table', ['a', 'b'], ['1', '2']],
      ['HorizontalRule', '---'],
    ]);
  });

  test('a line of dashes with another number of cells makes none', () => {
    expect(read('a | b\n|-|-|-|\n')).toEqual([['paragraph', 'a | b\n|-|-|-|']]);
  });

  test('a table may follow a paragraph without a blank line', () => {
    expect(read('Text\n| a |\n| - |\n')).toEqual([
      ['paragraph', 'Text'],
      ['table', ['a']],
    ]);
  });
});

describe('lists', () => {
  test.each([
    ['- a\n- b', ['ul', 'a', 'b']],
    ['1. a\n2. b', ['ol', 'a', 'b']],
    ['- [ ] a\n- [x] b', ['ul', 'a', 'b']],
    ['- a\n  more\n- ', ['ul', 'a\n  more', '']],
    ['- a\n  - b\n    1. c\n- d', ['ul', ['a', ['ul', ['b', ['ol', 'c']]]], 'd']],
    ['- a\n\n  second\n', ['ul', ['a', ['Paragraph', 'second']]]],
    ['- a\n  ```JSON5 x\n  {}\n  ```\n', ['ul', ['a', ['fence', 'json5', '  {}']]]],
    ['- - a', ['ul', ['', ['ul', 'a']]]],
    ['- ## a', ['ul', '## a']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  test('too many levels stay text of the last one, and are reported', () => {
    const text = Array.from({ length: 100 }, (_, level) => `${'  '.repeat(level)}- level ${level}`).join(
      '\n',
    );
    const syntax = parse(text);
    expect(faultsOf(syntax)).toEqual([]);
    let depth = 0;
    let items = syntax.blocks[0]?.kind === 'list' ? syntax.blocks[0].items : [];
    while (items[0]) {
      depth++;
      items = items[0].children.find((child) => child.kind === 'list')?.items ?? [];
    }
    expect(depth).toBe(limits.nesting);
    expect(syntax.refused.map(({ why }) => why)).toEqual([expect.stringContaining('32 levels')]);
    expect(text.slice(syntax.refused[0]?.at.from)).toMatch(/^- level 32\n/);
  });
});

describe('fences', () => {
  test.each([
    ['```ts\na\n\nb\n```', ['fence', 'ts', 'a\n\nb']],
    ['~~~Mermaid title\nx\n~~~\n', ['fence', 'mermaid', 'x']],
    ['```\n```', ['fence', '', '']],
    ['```', ['fence', '', '']],
    ['````\n```\n````', ['fence', '', '```']],
    ['```js\nnever closed', ['fence', 'js', 'never closed']],
    ['```\r\na\r\n```\r\n', ['fence', '', 'a']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('comments', () => {
  test('alone, with text behind, and never closed', () => {
    expect(read('<!-- a\nb -->\n')).toEqual([['comment', '<!-- a\nb -->']]);
    expect(read('<!-- a --> b\n')).toEqual([['paragraph', '<!-- a --> b']]);
    expect(read('<!-->\n')).toEqual([['comment', '<!-->']]);
    const open = parse('# A\n\n<!-- a\n\nb');
    expect(open.blocks.map(outline)).toEqual([
      ['h1', 'A'],
      ['comment', '<!-- a\n\nb'],
    ]);
    expect(open.refused).toEqual([
      { at: expect.objectContaining({ from: 5, to: 9 }), why: expect.stringContaining('never closed') },
    ]);
  });
});

describe('other blocks', () => {
  test('front matter, rules, quotations, HTML, definitions, code', () => {
    expect(read('---\ntitle: a\n---\n# B\n')).toEqual([
      ['front-matter', '---\ntitle: a\n---'],
      ['h1', 'B'],
    ]);
    expect(read('---\n\na\n\n---\n')).toEqual([
      ['HorizontalRule', '---'],
      ['paragraph', 'a'],
      ['HorizontalRule', '---'],
    ]);
    expect(read('> a\n> b\n')).toEqual([['Blockquote', '> a\n> b']]);
    expect(read('<div>\na\n</div>\n\nb')).toEqual([
      ['HTMLBlock', '<div>\na\n</div>'],
      ['paragraph', 'b'],
    ]);
    expect(read('<div>\r\na\r\n\r\nb')).toEqual([
      ['HTMLBlock', '<div>\r\na'],
      ['paragraph', 'b'],
    ]);
    expect(read('[a]: /b\nc')).toEqual([
      ['LinkReference', '[a]: /b'],
      ['paragraph', 'c'],
    ]);
    expect(read('\uFEFF# A')).toEqual([['h1', 'A']]);
  });

  test('blank lines before the first block are a block; later ones belong to the block before', () => {
    expect(read('')).toEqual([]);
    expect(read(' \n\n')).toEqual([['blank', '']]);
    expect(read('\n\n  a\n\n\nb')).toEqual([
      ['blank', ''],
      ['paragraph', 'a'],
      ['paragraph', 'b'],
    ]);
    expect(parse('\n\n  a\n\n\nb').blocks.map(({ from, length, extent }) => [from, length, extent])).toEqual([
      [0, 0, 2],
      [2, 3, 6],
      [8, 1, 1],
    ]);
  });
});

describe('limits', () => {
  test('a document that is too large is refused', () => {
    expect(() => parse('a'.repeat(limits.document + 1))).toThrow(DocumentTooLarge);
    expect(() => parse('a'.repeat(limits.document + 1))).toThrow('10,000,001 characters; at most 10,000,000');
  });

  test('rows beyond the limit are kept as text and reported once', () => {
    const text = `| a |\n| - |\n${'| 1 |\n'.repeat(limits.tableRows + 30_000)}\nbehind`;
    const syntax = parse(text);
    expect(faultsOf(syntax)).toEqual([]);
    const [table, ...rest] = syntax.blocks;
    expect(table?.kind === 'table' && table.rows.length).toBe(limits.tableRows);
    expect(rest.map((block) => (block.kind === 'other' ? block.name : block.kind))).toEqual([
      'refused',
      'refused',
      'paragraph',
    ]);
    expect(syntax.refused).toHaveLength(1);
  });

  test('a table of as many rows as are read is not cut', () => {
    const syntax = parse(`| a |\n| - |\n${'| 1 |\n'.repeat(limits.tableRows)}\nbehind`);
    expect(syntax.blocks.map((block) => block.kind)).toEqual(['table', 'paragraph']);
    expect(syntax.refused).toEqual([]);
  });

  test.each(['', '- ', '    ', 'text\n', 'text\n      ', '| a |\n| - |\n'])(
    'a line that is too long is set apart behind %j',
    (before) => {
      const syntax = parse(`${before}${'word '.repeat(limits.line / 4)}\nbehind`);
      expect(faultsOf(syntax)).toEqual([]);
      expect(syntax.refused.map(({ why }) => why)).toEqual([expect.stringContaining('100,000 characters')]);
      expect(outline(syntax.blocks.at(-1) as Block)).toEqual(['paragraph', 'behind']);
    },
  );

  test('code of any length is read', () => {
    const code = 'x'.repeat(2 * limits.line);
    expect(read(`\`\`\`\n${code}\n\`\`\``)).toEqual([['fence', '', code]]);
  });
});

describe('what is written in another way', () => {
  test('a quotation of lists, tables and fences holds blocks of the document', () => {
    const text = [
      'Above.',
      '',
      '> **Loan**',
      '>',
      '> - title',
      '>   of the book',
      '> - due',
      '>',
      '> | a | b |',
      '> | - | - |',
      '> | 1 | 2 |',
      '',
      '> ```http',
      '> GET /loans',
      '> ```',
      '',
      'Below.',
    ].join('\n');
    expect(read(text)).toEqual([
      ['paragraph', 'Above.'],
      ['paragraph', '**Loan**'],
      ['ul', 'title\n    of the book', 'due'],
      ['table', ['a', 'b'], ['1', '2']],
      ['fence', 'http', '  GET /loans'],
      ['paragraph', 'Below.'],
    ]);
    expect(parse(text).blocks.map(({ written }) => written)).toEqual([
      undefined,
      'quoted',
      'quoted',
      'quoted',
      'quoted',
      undefined,
    ]);
  });

  test('a quotation of words stays one, and a heading in a quotation opens nothing', () => {
    expect(read('> a\n>\n> b\n')).toEqual([['Blockquote', '> a\n>\n> b']]);
    expect(read('> # A\n>\n> - b')).toEqual([
      ['Blockquote', '# A'],
      ['ul', 'b'],
    ]);
    expect(read('> a\n>\n> > - b\n> > - c')).toEqual([
      ['paragraph', 'a'],
      ['ul', 'b', 'c'],
    ]);
  });

  test('a table in HTML is one, its tags marks or blanks', () => {
    const text = [
      '<table class="fields">',
      '  <thead><tr><th>Field</th><th>Rules</th></tr></thead>',
      '  <tr><td><code>a &lt; b</code></td><td>one<br>two',
      '    three</td></tr>',
      '  <TR><TD><b>c</b> &amp; d<TD><ul><li>x</li><li>y</li></ul></TR>',
      '</table>',
    ].join('\n');
    const [table] = read(text) as [unknown[]];
    expect(
      table.map((row) => (Array.isArray(row) ? row.map((cell) => cell.replace(/ +/g, ' ')) : row)),
    ).toEqual(['table', ['Field', 'Rules'], ['`a < b`', 'one<br>two three'], ['**c** & d', 'x<br> y']]);
  });

  test('HTML that is no table of one row below another stays as it is', () => {
    for (const text of [
      '<table>\n<tr><td rowspan="2">a</td><td>b</td></tr>\n<tr><td>c</td></tr>\n</table>',
      '<table>\n<tr><td>a</td><td>b</td></tr>\n</table>',
      '<table>\n<tr><td><img src="a"></td></tr>\n<tr><td>b</td></tr>\n</table>',
      '<table>\n<tr><td>a</td><td>b</td></tr>\nwords\n<tr><td>c</td><td>d</td></tr>\n</table>',
      '<table><tr><td>a<td><table><tr><td>b</table></table>',
      '<dl><dd>a</dd></dl>',
    ])
      expect(read(text)).toEqual([['HTMLBlock', text]]);
  });

  test('a list of definitions is one of bold terms', () => {
    const [list] = read(
      '<dl>\n<dt>Loan</dt>\n<dd>a book lent</dd>\n<dt>Due</dt><dd>one</dd><dd>two</dd>\n</dl>',
    ) as [string[]];
    expect(list.map((item) => item.replace(/ +/g, ' '))).toEqual([
      'ul',
      '**Loan**: a book lent',
      '**Due**: one; two',
    ]);
  });
});
