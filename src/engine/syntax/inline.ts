import { Span } from '../place.ts';
import type { Inline } from './block.ts';
import { isSpace, isWord, matchBrackets, Opaque, runLength } from './inline-scan.ts';

/** What a stretch of running text is. */
export type PieceKind = 'text' | 'code' | 'strong' | 'emphasis' | 'quote' | 'link' | 'comment';

/** A stretch of an inline. The pieces of an inline cover its source without a gap. */
export interface Piece {
  readonly kind: PieceKind;
  /** What stands between the marks: escapes and entities read back, marks inside it left out; in code only `\|`. */
  readonly text: string;
  /** Offsets in the inline's `source`, marks included. */
  readonly start: number;
  readonly end: number;
  /** Offsets of what stands between the marks. */
  readonly innerStart: number;
  readonly innerEnd: number;
  /** Where a link leads, as written. */
  readonly href?: string;
}

/** A code span with the place of what stands in it. */
export interface CodeSpan extends Piece {
  readonly at: Span;
}

/** Marks inside marks are looked into this deep; below, they stay in the text. Keeps the reading linear. */
const DEPTH = 4;
const special = /[`*_"“<[\\&]/;
const backRead = /\\([!-/:-@[-`{-~\n])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const lineBreak = /<br\s?\/?>/gi;
const autolink = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy;

/**
 * Splits running text into code, strong text, emphasis, quotes, links, comments and plain text, in one pass.
 * It is a smaller grammar than CommonMark's: marks nest only as a whole, quotes are `"…"` and `“…”` around whole
 * words, and whatever does not close is text.
 */
export function pieces(inline: Inline): readonly Piece[] {
  return readPieces(inline.source, 0);
}

/** The text without marks and comments, every run of white space as one space. */
export function plain(inline: Inline): string {
  const { source } = inline;
  const text = special.test(source) ? textOf(source, 0) : source;
  return text.replace(/\s+/g, ' ').trim();
}

/** The part of an inline between two offsets of its source, without the white space around it. */
export function slice(inline: Inline, start: number, end: number): Inline {
  const { source, at } = inline;
  let from = Math.max(0, start);
  let to = Math.min(source.length, end);
  while (from < to && isSpace(source.charCodeAt(from))) from++;
  while (to > from && isSpace(source.charCodeAt(to - 1))) to--;
  return {
    source: source.slice(from, to),
    at: new Span(at.anchor, at.start + from, at.start + Math.max(from, to)),
  };
}

/**
 * Splits at any of the separator characters, but not inside code, quotes, links, comments, strong or emphasised
 * text, nor between brackets that have a partner. Empty parts are left out.
 */
export function splitOutside(inline: Inline, separators: string): Inline[] {
  const { source } = inline;
  const parts: Inline[] = [];
  let start = 0;
  const part = (end: number): void => {
    const found = slice(inline, start, end);
    if (found.source !== '') parts.push(found);
  };
  const opaque = new Opaque(source);
  const brackets = /[([{]/.test(source) ? matchBrackets(opaque, '()[]{}') : undefined;
  let within = 0;
  for (const piece of readPieces(source, 0, opaque)) {
    if (piece.kind !== 'text') continue;
    for (let pos = Math.max(within, piece.start); pos < piece.end; ) {
      if (separators.includes(source.charAt(pos))) {
        part(pos);
        start = pos + 1;
      }
      pos = brackets?.get(pos) ?? opaque.after(pos);
      within = Math.max(within, pos);
    }
  }
  part(source.length);
  return parts;
}

/** Every code span of an inline, also those in strong text, quotes and links, but not those in comments. */
export function codeSpans(inline: Inline): readonly CodeSpan[] {
  const { source, at } = inline;
  const found: CodeSpan[] = [];
  if (!source.includes('`')) return found;
  const opaque = new Opaque(source);
  for (let pos = 0; pos < source.length; ) {
    const end = opaque.after(pos);
    const piece = source.charCodeAt(pos) === 96 ? codeAt(opaque, pos) : undefined;
    if (piece)
      found.push({
        ...piece,
        at: new Span(at.anchor, at.start + piece.innerStart, at.start + piece.innerEnd),
      });
    pos = end;
  }
  return found;
}

/** The comments of an inline, as what stands in them. */
export function comments(inline: Inline): Inline[] {
  if (!inline.source.includes('<!--')) return [];
  return pieces(inline)
    .filter((piece) => piece.kind === 'comment')
    .map((piece) => slice(inline, piece.innerStart, piece.innerEnd));
}

/** The inline without the comments at its beginning and end; one between words stays, since a place is one stretch. */
export function withoutComments(inline: Inline): Inline {
  if (!inline.source.includes('<!--')) return inline;
  const kept = pieces(inline).filter((piece) => piece.kind !== 'comment' && piece.text.trim() !== '');
  const last = kept.at(-1);
  return slice(inline, kept[0]?.start ?? inline.source.length, last?.end ?? inline.source.length);
}

/**
 * Reads `\|` back as `|`. `escapes` are the offsets in the result before which a backslash was dropped, ascending;
 * two backslashes are one escaped backslash and stay as they are.
 */
export function unescapePipes(source: string): { text: string; escapes: number[] } {
  const escapes: number[] = [];
  if (!source.includes('\\|')) return { text: source, escapes };
  const text = source.replace(/\\([\\|])/g, (pair, escaped: string, at: number) => {
    if (escaped !== '|') return pair;
    escapes.push(at - escapes.length);
    return '|';
  });
  return { text, escapes };
}

function readBack(text: string): string {
  return text.replace(backRead, (_, escaped?: string, decimal?: string, hex?: string, name?: string) => {
    if (escaped !== undefined) return escaped;
    if (name !== undefined) return entities[name] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

function textOf(source: string, depth: number): string {
  if (depth >= DEPTH || !special.test(source)) return readBack(source.replace(lineBreak, ' '));
  let text = '';
  for (const piece of readPieces(source, depth)) {
    if (piece.kind === 'comment') continue;
    text += piece.kind === 'text' ? piece.text.replace(lineBreak, ' ') : piece.text;
  }
  return text;
}

function readPieces(source: string, depth: number, opaque = new Opaque(source)): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  const text = (end: number): void => {
    if (end <= start) return;
    const inner = source.slice(start, end);
    found.push({ kind: 'text', text: readBack(inner), start, end, innerStart: start, innerEnd: end });
  };
  if (special.test(source)) {
    const marks = new Marks(opaque, depth);
    for (let pos = 0; pos < source.length; ) {
      const piece = marks.at(pos);
      if (piece) {
        text(pos);
        found.push(piece);
        pos = start = piece.end;
      } else pos = marks.after(pos);
    }
  }
  text(source.length);
  return found;
}

function codeAt(opaque: Opaque, pos: number): Piece | undefined {
  const { source } = opaque;
  const end = opaque.codeEnd(pos);
  if (end < 0) return undefined;
  const marks = runLength(source, pos);
  let innerStart = pos + marks;
  let innerEnd = end - marks;
  const inner = source.slice(innerStart, innerEnd);
  if (/^\s/.test(inner) && /\s$/.test(inner) && inner.trim() !== '') {
    innerStart++;
    innerEnd--;
  }
  const { text } = unescapePipes(source.slice(innerStart, innerEnd).replace(/[\r\n]/g, ' '));
  return { kind: 'code', text, start: pos, end, innerStart, innerEnd };
}

/** Finds the piece that opens at a place. What did not close once does not close further on either. */
class Marks {
  readonly opaque: Opaque;
  readonly source: string;
  readonly depth: number;
  readonly #unclosed = new Set<string>();
  #brackets: ReadonlyMap<number, number> | undefined;
  #parentheses: ReadonlyMap<number, number> | undefined;

  constructor(opaque: Opaque, depth: number) {
    this.opaque = opaque;
    this.source = opaque.source;
    this.depth = depth;
  }

  /** The piece that opens at `pos`, if one does. */
  at(pos: number): Piece | undefined {
    const mark = this.source.charAt(pos);
    if (mark === '`') return codeAt(this.opaque, pos);
    if (mark === '<') return this.#angle(pos);
    if (mark === '"' || mark === '“') return this.#quote(pos, mark);
    if (mark === '*' || mark === '_') return this.#emphasis(pos, mark);
    if (mark === '[') return this.#link(pos, pos);
    if (mark === '!' && this.source.charAt(pos + 1) === '[') return this.#link(pos, pos + 1);
    return undefined;
  }

  /** Where to look next when nothing opens at `pos`. */
  after(pos: number): number {
    const mark = this.source.charAt(pos);
    return mark === '*' || mark === '_' ? pos + runLength(this.source, pos) : this.opaque.after(pos);
  }

  #piece(kind: PieceKind, start: number, end: number, innerStart: number, innerEnd: number): Piece {
    const inner = this.source.slice(innerStart, innerEnd);
    const text = kind === 'comment' ? inner.trim() : textOf(inner, this.depth + 1);
    return { kind, text, start, end, innerStart, innerEnd };
  }

  #angle(pos: number): Piece | undefined {
    const end = this.opaque.commentEnd(pos);
    if (end >= 0) return this.#piece('comment', pos, end, Math.min(pos + 4, end - 3), end - 3);
    autolink.lastIndex = pos;
    const found = autolink.exec(this.source);
    const href = found?.[1];
    if (!found || href === undefined) return undefined;
    const to = pos + found[0].length;
    return { kind: 'link', text: href, href, start: pos, end: to, innerStart: pos + 1, innerEnd: to - 1 };
  }

  #quote(pos: number, mark: string): Piece | undefined {
    if (mark === '"' && (isWord(this.source.charCodeAt(pos - 1)) || isSpace(this.source.charCodeAt(pos + 1))))
      return undefined;
    const close = mark === '“' ? '”' : '"';
    const end = this.#close(mark, pos + 1, (at) => {
      if (this.source.charAt(at) !== close) return -1;
      if (mark === '“') return at;
      const outside = !isWord(this.source.charCodeAt(at + 1)) && !isSpace(this.source.charCodeAt(at - 1));
      return outside ? at : -1;
    });
    return end < 0 ? undefined : this.#piece('quote', pos, end + 1, pos + 1, end);
  }

  #emphasis(pos: number, mark: string): Piece | undefined {
    const length = runLength(this.source, pos);
    if (!this.#flanks(pos, pos + length, mark, true)) return undefined;
    const strong = length > 1;
    const size = strong ? 2 : 1;
    const end = this.#close(mark.repeat(size), pos + length, (at) => {
      if (this.source.charAt(at) !== mark) return -1;
      const run = runLength(this.source, at);
      const fits = strong ? run > 1 : run !== 2;
      return fits && this.#flanks(at, at + run, mark, false) ? at + run - size : -1;
    });
    if (end < 0) return undefined;
    return this.#piece(strong ? 'strong' : 'emphasis', pos, end + size, pos + size, end);
  }

  /** Whether a run of marks can open (or close) emphasis: CommonMark 0.31.2, section 6.2. */
  #flanks(start: number, end: number, mark: string, opens: boolean): boolean {
    const before = this.source.charCodeAt(start - 1);
    const after = this.source.charCodeAt(end);
    const left = !isSpace(after) && (isWord(after) || !isWord(before));
    const right = !isSpace(before) && (isWord(before) || !isWord(after));
    if (mark === '*') return opens ? left : right;
    return opens ? left && (!right || !isWord(before)) : right && (!left || !isWord(after));
  }

  /** Looks for what closes a kind of mark, passing over code, comments and escapes; -1 when nothing does. */
  #close(kind: string, from: number, closes: (at: number) => number): number {
    if (this.#unclosed.has(kind)) return -1;
    for (let at = from; at < this.source.length; at = this.after(at)) {
      const end = closes(at);
      if (end >= 0) return end;
    }
    this.#unclosed.add(kind);
    return -1;
  }

  #link(start: number, bracket: number): Piece | undefined {
    this.#brackets ??= matchBrackets(this.opaque, '[]');
    const close = this.#brackets.get(bracket);
    if (close === undefined || this.source.charAt(close) !== '(') return undefined;
    this.#parentheses ??= matchBrackets(this.opaque, '()');
    const end = this.#parentheses.get(close);
    if (end === undefined) return undefined;
    const target = this.source.slice(close + 1, end - 1).trim();
    const href = /^<([^>\n]*)>|^\S*/.exec(target);
    const piece = this.#piece('link', start, end, bracket + 1, close - 1);
    return { ...piece, href: href?.[1] ?? href?.[0] ?? '' };
  }
}
