import { isSpace, isWord, matchBrackets, Opaque, runLength } from './inline-scan.ts';
import { recent } from './recent.ts';
import { wording } from './wording.ts';

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

/** Marks inside marks are looked into this deep; below, they stay in the text. Keeps the reading linear. */
const DEPTH = 4;
/** Characters behind the first mark that may close a quotation in which another one closes it instead. */
const LONGEST_OUTER = 120;
/** What every mark, escape, entity and comment begins with. */
export const special = /[`*_"“„«<[\\&]/;
/** What closes a quotation, by what opens it: English, German and French. */
const closing: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”"', '«': '»' };
const backRead = /\\([!-/:-@[-`{-~\n])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** What may follow the mark that opens a quotation within another: a word, or what stands for one: `"%s" is taken`. */
const opensInner = wording`[\p{L}\p{N}%{$<[@#:(]`;
const lineBreak = /<br\s?\/?>/gi;
const lineEnd = /[\r\n]/;
const lineEnds = /[\r\n]/g;
const autolink = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy;

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
  if (!text.includes('\\') && !text.includes('&')) return text;
  return text.replace(backRead, (_, escaped?: string, decimal?: string, hex?: string, name?: string) => {
    if (escaped !== undefined) return escaped;
    if (name !== undefined) return entities[name] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

function withoutBreaks(text: string): string {
  return text.includes('<') ? text.replace(lineBreak, ' ') : text;
}

/** The text of a source without marks and comments; `depth` counts the marks around it. What quotes may keep them. */
export function textOf(source: string, depth: number, keepsQuotes = false): string {
  if (!special.test(source)) return source;
  if (depth >= DEPTH) return readBack(withoutBreaks(source));
  let text = '';
  for (const piece of depth === 0 ? piecesOf(source) : readPieces(source, depth)) {
    if (piece.kind === 'comment') continue;
    text +=
      piece.kind === 'text'
        ? withoutBreaks(piece.text)
        : keepsQuotes && piece.kind === 'quote'
          ? source.slice(piece.start, piece.end)
          : piece.text;
  }
  return text;
}

/** The pieces of a source that stands in no marks, in order and without a gap. */
export const piecesOf = recent((source): readonly Piece[] => readPieces(source, 0));

function readPieces(source: string, depth: number): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  const text = (end: number): void => {
    if (end <= start) return;
    const inner = source.slice(start, end);
    found.push({ kind: 'text', text: readBack(inner), start, end, innerStart: start, innerEnd: end });
  };
  if (special.test(source)) {
    const marks = new Marks(new Opaque(source), depth);
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

/** The code span that opens at `pos`, if one does. */
export function codeAt(opaque: Opaque, pos: number): Piece | undefined {
  const { source } = opaque;
  const end = opaque.codeEnd(pos);
  if (end < 0) return undefined;
  const marks = runLength(source, pos);
  let innerStart = pos + marks;
  let innerEnd = end - marks;
  if (isSpace(source.charCodeAt(innerStart)) && isSpace(source.charCodeAt(innerEnd - 1)))
    if (source.slice(innerStart, innerEnd).trim() !== '') {
      innerStart++;
      innerEnd--;
    }
  const inner = source.slice(innerStart, innerEnd);
  const { text } = unescapePipes(lineEnd.test(inner) ? inner.replace(lineEnds, ' ') : inner);
  return { kind: 'code', text, start: pos, end, innerStart, innerEnd };
}

/** Finds the piece that opens at a place. What did not close once does not close further on either. */
class Marks {
  readonly opaque: Opaque;
  readonly source: string;
  readonly depth: number;
  #unclosed: Set<string> | undefined;
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
    if (closing[mark] !== undefined) return this.#quote(pos, mark);
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
    const text = kind === 'comment' ? inner.trim() : textOf(inner, this.depth + 1, kind === 'quote');
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
    let inner = 0;
    let first = -1;
    const closes = closing[mark] ?? mark;
    const end = this.#close(mark, pos + 1, (at) => {
      // A quotation within it that never closes is none: `"say "hello"`.
      if (first >= 0 && at > first + LONGEST_OUTER) return first;
      const char = this.source.charAt(at);
      if (!closes.includes(char)) return -1;
      if (char !== '"') return at;
      const before = isSpace(this.source.charCodeAt(at - 1));
      const behind = this.source.charCodeAt(at + 1);
      if (before && mark === '"' && opensInner.test(this.source.charAt(at + 1))) inner++;
      if (before || isWord(behind)) return -1;
      if (first < 0) first = at;
      return inner-- > 0 ? -1 : at;
    });
    if (end < 0 && first >= 0) {
      this.#unclosed?.delete(mark);
      return this.#piece('quote', pos, first + 1, pos + 1, first);
    }
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
    if (this.#unclosed?.has(kind)) return -1;
    for (let at = from; at < this.source.length; at = this.after(at)) {
      const end = closes(at);
      if (end >= 0) return end;
    }
    this.#unclosed ??= new Set();
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
