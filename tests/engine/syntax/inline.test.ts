import { describe, expect, test } from 'vitest';
import { Span } from '../../../src/engine/place.ts';
import type { Inline } from '../../../src/engine/syntax/block.ts';
import {
  codeSpans,
  comments,
  type Piece,
  pieces,
  plain,
  slice,
  splitOutside,
  unescapePipes,
  withoutComments,
} from '../../../src/engine/syntax/inline.ts';

const anchor = { from: 100 };

function inline(source: string): Inline {
  return { source, at: new Span(anchor, 7, 7 + source.length) };
}

/** The pieces as kind and text, after it has been checked that they cover the source. */
function read(source: string): string[] {
  const found = pieces(inline(source));
  expect(found.map((piece) => source.slice(piece.start, piece.end)).join('')).toBe(source);
  return found.map((piece) => `${piece.kind} ${piece.text}`);
}

describe('pieces', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['plain words', ['text plain words']],
    ['a `b` c', ['text a ', 'code b', 'text  c']],
    ['`` a`b ``', ['code a`b']],
    ['`a\\|\\|b`', ['code a||b']],
    ['`a\\b`', ['code a\\b']],
    ['`a', ['text `a']],
    ['``a`', ['text ``a`']],
    ['\\`a`', ['text `a`']],
    ['a\\|b \\* &amp;&#65;&lt;', ['text a|b * &A<']],
    ['**a** b', ['strong a', 'text  b']],
    ['__a__', ['strong a']],
    ['**a `b` "c"**: d', ['strong a b c', 'text : d']],
    ['***a***', ['strong a']],
    ['**a', ['text **a']],
    ['** a **', ['text ** a **']],
    ['*a* _b_', ['emphasis a', 'text  ', 'emphasis b']],
    ['*a **b** c*', ['emphasis a b c']],
    ['not_signed_in and snake_case_', ['text not_signed_in and snake_case_']],
    ['2 * 3 * 4', ['text 2 * 3 * 4']],
    ['**a `**` b**', ['strong a ** b']],
    ['say "no, `x`; \\" yes" now', ['text say ', 'quote no, x; " yes', 'text  now']],
    ['“a "b" c”', ['quote a "b" c']],
    ['"a "b" c" d', ['quote a "b" c', 'text  d']],
    ['"a "b" and "c" d', ['quote a "b', 'text  and ', 'quote c', 'text  d']],
    ['„a b“ und «c»', ['quote a b', 'text  und ', 'quote c']],
    ['„a', ['text „a']],
    ['""', ['quote ']],
    ['a 5" pipe, don\'t 6"', ['text a 5" pipe, don\'t 6"']],
    ['"open', ['text "open']],
    ['("a")', ['text (', 'quote a', 'text )']],
    ['a <!-- b "c --> d', ['text a ', 'comment b "c', 'text  d']],
    ['a <!-- b', ['text a <!-- b']],
    ['<!-->a', ['comment ', 'text a']],
    ['[a `b`](</c d> "t") ![e](f(g))', ['link a b', 'text  ', 'link e']],
    ['[a](b', ['text [a](b']],
    ['[a] (b)', ['text [a] (b)']],
    ['see <https://example.com/a> or <id>', ['text see ', 'link https://example.com/a', 'text  or <id>']],
  ])('%j', (source, expected) => {
    expect(read(source)).toEqual(expected);
  });

  test('inner offsets point at what stands between the marks', () => {
    const source = 'a ` b ` **c** "d" [e](f) <!-- g -->';
    const inner = (piece: Piece): string => source.slice(piece.innerStart, piece.innerEnd);
    expect(
      pieces(inline(source))
        .filter((piece) => piece.kind !== 'text')
        .map(inner),
    ).toEqual(['b', 'c', 'd', 'e', ' g ']);
    expect(pieces(inline('[e](</f g>)'))[0]?.href).toBe('/f g');
  });
});

test.each([
  ['  a \n b ', 'a b'],
  ['**a** `b|c` "d" <!-- e --> [f](g)', 'a b|c d f'],
  ['a<br>b<br/>c', 'a b c'],
  ['a\\|b', 'a|b'],
  ['<!-- only -->', ''],
])('plain(%j)', (source, expected) => {
  expect(plain(inline(source))).toBe(expected);
});

test('a slice is trimmed and keeps its place', () => {
  const part = slice(inline('ab  cd  ef'), 2, 8);
  expect([part.source, part.at.from, part.at.to]).toEqual(['cd', 111, 113]);
  const empty = slice(inline('a   b'), 1, 4);
  expect([empty.source, empty.at.to - empty.at.from]).toEqual(['', 0]);
  expect(slice(inline('abc'), -5, 50).source).toBe('abc');
});

test.each<[string, string, string[]]>([
  ['a, b ,c', ',', ['a', 'b', 'c']],
  ['a; b, c', ',;', ['a', 'b', 'c']],
  [',a,,b,', ',', ['a', 'b']],
  ['`a, b`, c', ',', ['`a, b`', 'c']],
  ['"a, b", “c, d”, e', ',', ['"a, b"', '“c, d”', 'e']],
  ['f(a, [b, c], d), e', ',', ['f(a, [b, c], d)', 'e']],
  ['f(a, `)`, b), c', ',', ['f(a, `)`, b)', 'c']],
  ['a (b, c', ',', ['a (b', 'c']],
  ['a), b', ',', ['a)', 'b']],
  ['**a, b**, c', ',', ['**a, b**', 'c']],
  ['a\\, b, c', ',', ['a\\, b', 'c']],
  ['a <!-- b, c -->, d', ',', ['a <!-- b, c -->', 'd']],
  ['', ',', []],
  ['a<br>b, c<BR />d', ',', ['a', 'b', 'c', 'd']],
  ['- a b<br>- c<br>2. d', ';', ['a b', 'c', 'd']],
  ['`a<br>b`<br>c', ',', ['`a<br>b`', 'c']],
  ['a<br>b', '.', ['a<br>b']],
])('splitOutside(%j, %j)', (source, separators, expected) => {
  const parts = splitOutside(inline(source), separators);
  expect(parts.map((part) => part.source)).toEqual(expected);
  for (const { source: text, at } of parts) expect(source.slice(at.start - 7, at.end - 7)).toBe(text);
});

test('code spans are found wherever they stand, but not in comments', () => {
  const source = 'a `b` **`c`** "`d`" <!-- `e` --> [` f `](g) `';
  const found = codeSpans(inline(source));
  expect(found.map(({ text }) => text)).toEqual(['b', 'c', 'd', 'f']);
  for (const { text, at } of found) expect(source.slice(at.start - 7, at.end - 7)).toBe(text);
});

test('comments are taken off both ends', () => {
  expect(withoutComments(inline('<!-- a --> yes <!-- b -->')).source).toBe('yes');
  expect(withoutComments(inline('a <!-- b --> c')).source).toBe('a <!-- b --> c');
  expect(withoutComments(inline('<!-- a -->')).source).toBe('');
  expect(comments(inline('<!-- a --> yes <!-- b -->')).map(({ source }) => source)).toEqual(['a', 'b']);
});

test('pipes are read back with the places of their backslashes', () => {
  expect(unescapePipes('a \\|\\| b \\n \\\\| c \\|')).toEqual({
    text: 'a || b \\n \\\\| c |',
    escapes: [2, 3, 16],
  });
  expect(unescapePipes('plain')).toEqual({ text: 'plain', escapes: [] });
});
