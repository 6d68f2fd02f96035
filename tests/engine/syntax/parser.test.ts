import { parser as commonMark, GFM } from '@lezer/markdown';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/engine/limits.ts';
import { blockParser, parser } from '../../../src/engine/syntax/parser.ts';

/** The names of the nodes of a kind of tree in order, as many as they are. */
function names(tree: ReturnType<typeof parser.parse>): string[] {
  const found: string[] = [];
  tree.iterate({ enter: (node) => void found.push(`${node.name} ${node.from}–${node.to}`) });
  return found;
}

const sample = [
  '# Title *with* `code`\n\nA [link](/to "x"), <b>, https://example.com/a_b, ~~gone~~  \nnext &amp; \\* __strong__.\n',
  '| a | b |\n| --- | :-: |\n| 1 \\| 2 | **x** |\n|  | `y` |\n\n- [ ] task\n  - nested\n\n1. one\n\n> quote\n> more\n',
  '```ts\nlet a;\n```\n\n<!-- comment -->\n\n[a]: /b\n\nSetext\n---\n\n***\n\n    code\n',
].join('\n');

test('ordinary text gives the tree that lezer gives', () => {
  expect(names(parser.parse(sample))).toEqual(names(commonMark.configure(GFM).parse(sample)));
});

test('the engine and an editor see the same blocks', () => {
  const top = (tree: ReturnType<typeof parser.parse>): string[] => {
    const found: string[] = [];
    for (let node = tree.topNode.firstChild; node; node = node.nextSibling)
      found.push(`${node.name} ${node.from}–${node.to}`);
    return found;
  };
  expect(top(blockParser.parse(sample))).toEqual(top(parser.parse(sample)));
});

describe('beyond the limits', () => {
  const count = (text: string, name: string): number =>
    names(parser.parse(text)).filter((node) => node.startsWith(`${name} `)).length;

  test('delimiters of a block are plain text', () => {
    const half = limits.delimitersPerBlock / 2;
    expect(count('`a` '.repeat(half), 'InlineCode')).toBe(half);
    expect(count(`${'`a` '.repeat(half)}*b*`, 'Emphasis')).toBe(0);
    expect(count(`${'`a` '.repeat(half)}\n\n*b*`, 'Emphasis')).toBe(1);
  });

  test('rows of a table are another block', () => {
    const table = `| a |\n| - |\n${'| 1 |\n'.repeat(limits.tableRows + 5)}`;
    expect(count(table, 'TableRow')).toBe(limits.tableRows);
    expect(count(table, 'Paragraph')).toBe(1);
  });

  test('levels of quotations and lists are lines', () => {
    expect(count(`${'> '.repeat(100)}a`, 'Blockquote')).toBe(limits.nesting);
    expect(count(`${'- '.repeat(100)}a`, 'ListItem')).toBe(limits.nesting);
  });

  test('addresses are no links', () => {
    expect(count(`https://example.com/${'a'.repeat(1_900)}${' b'.repeat(100)}`, 'URL')).toBe(1);
    expect(count(`https://example.com/${'a'.repeat(2_900)}`, 'URL')).toBe(0);
  });
});
