import { expect, test } from 'vitest';
import { parse, reparse } from '../../src/engine/syntax/document.ts';
import { codeSpans, pieces, plain, splitOutside } from '../../src/engine/syntax/inline.ts';
import { parser } from '../../src/engine/syntax/parser.ts';
import { faultsOf, inlinesOf } from '../engine/syntax/block-dump.ts';

const many = 50_000;
const times = (text: string, count = many): string => text.repeat(count);
const levels = (line: (level: number) => string): string =>
  Array.from({ length: 1_000 }, (_, level) => line(level)).join('\n');

/** Texts made to stall a reader: each would take minutes, or overflow the stack, where time is not near linear. */
const hostile: Readonly<Record<string, string>> = {
  'ten MB of paragraphs': times('Some words that fill a line, and more.\n\n', 249_000),
  'ten MB of one paragraph': times('Some words that fill a line, and more.\n', 255_000),
  'a table of 50,000 rows': `| a | b |\n| - | - |\n${times('| some `code` | text, [x](y) |\n')}`,
  'many columns': `${times('|')}\n${times('|-')}|\n${times('|')}`,
  'a row for each table': times('a|b\n-|-\n'),
  'a table that begins like a link': `[a | b\n-|-\n${times('[a | b\n')}`,
  '1,000 levels of quotation': levels((level) => `${times('>', level)} a`),
  '1,000 levels of list': levels((level) => `${times('  ', level)}- a`),
  '50,000 levels on a line': times('> - 1. '),
  'a line of 5 MB': times('abcd ', 1_000_000),
  'a line of 5 MB in a fence': `\`\`\`\n${times('abcd ', 1_000_000)}\n\`\`\``,
  'a line of 5 MB of blanks': `a\nx|y\n${times(' ', 5_000_000)}x`,
  'blanks within a paragraph': `a\nx|y\n${times(' ', 99_000)}x\n`,
  images: times('![a]('),
  links: times('[a]('),
  references: times('[a]['),
  brackets: times('[]'),
  'an unclosed label': `[${times('a\n')}`,
  definitions: times('[a]: b\n'),
  strong: times('**a'),
  emphasis: times('*a _b '),
  'runs of stars': `${times('*')}a${times('*')}`,
  comments: times('<!--'),
  'comments in text': times('a <!-- '),
  tags: times('<a '),
  'backtick runs': Array.from({ length: 300 }, (_, length) => times('`', length + 1)).join(' '),
  'unclosed code': times('` a `` b '),
  'a run of backticks': times('`', many + 1),
  'an address of parentheses': `http://a.b/${times(')', 90_000)}`,
  'an address of one word': `http://${times('a', 45_000)}.${times('a.', 20_000)}`,
  'addresses in a link': `[${times('http://a.b ', 9_000)}`,
  quotes: times('"a '),
  'quotes in marks': times('**"*_', 19_000),
  parentheses: times('([{', 30_000),
  backslashes: times('\\|'),
  entities: times('&amp;]', 16_000),
  'blank lines': times('\n', 5_000_000),
  'front matter that does not end': `---\n${times('a: b\n')}`,
};

test.each(Object.entries(hostile))('%s', { timeout: 120_000 }, (_, text) => {
  const syntax = parse(text);
  expect(faultsOf(syntax)).toEqual([]);
  let covered = true;
  for (const inline of syntax.blocks.flatMap(inlinesOf)) {
    covered &&= (pieces(inline).at(-1)?.end ?? 0) === inline.source.length;
    covered &&= plain(inline).length <= inline.source.length;
    covered &&= splitOutside(inline, ',;').every((part) => part.source !== '');
    covered &&= codeSpans(inline).every((code) => code.end <= inline.source.length);
  }
  expect(covered).toBe(true);
  expect(parser.parse(text).length).toBe(text.length);
  const middle = text.length >> 1;
  const after = reparse(syntax, [{ from: middle, to: middle, insert: 'x' }]);
  expect(after.blocks.reduce((sum, block) => sum + block.extent, 0)).toBe(text.length + 1);
});
