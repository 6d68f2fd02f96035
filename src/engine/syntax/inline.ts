import { Span } from '../place.ts';
import type { Inline } from './block.ts';
import { isSpace, matchBrackets, Opaque } from './inline-scan.ts';
import { codeAt, type Piece, piecesOf, special, textOf } from './pieces.ts';
import { recent } from './recent.ts';

export type { Piece, PieceKind } from './pieces.ts';
export { unescapePipes } from './pieces.ts';

/** A code span with the place of what stands in it. */
export interface CodeSpan extends Piece {
  readonly at: Span;
}

/**
 * Splits running text into code, strong text, emphasis, quotes, links, comments and plain text, in one pass.
 * It is a smaller grammar than CommonMark's: marks nest only as a whole, quotes are `"…"` and `“…”` around whole
 * words, and whatever does not close is text.
 */
export function pieces(inline: Inline): readonly Piece[] {
  return piecesOf(inline.source);
}

/** The text without marks and comments, every run of white space as one space. */
export function plain({ source }: Inline): string {
  return isPlain(source) ? source : plainOf(source);
}

/** White space that is not one space between two words. */
const untidy = /[^\S ]| {2}|^ | $/;

/** For each ASCII character whether text with it is not plain as it stands. */
const isMarked = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return character !== ' ' && (special.test(character) || untidy.test(character));
});

/**
 * Whether a source holds no mark, escape or comment, and no white space but single spaces between its words. Every text is
 * asked several times: one loop takes half of what two expressions do.
 */
function isPlain(source: string): boolean {
  let isBehindSpace = true;
  for (let index = 0; index < source.length; index++) {
    const code = source.charCodeAt(index);
    if (code === SPACE) {
      if (isBehindSpace) return false;
      isBehindSpace = true;
      continue;
    }
    isBehindSpace = false;
    if (code < 128 ? isMarked[code] : isMarkedBeyond(source.charAt(index))) return false;
  }
  return !isBehindSpace || source === '';
}

const SPACE = 32;

const isMarkedBeyond = (character: string): boolean => special.test(character) || untidy.test(character);

const plainOf = recent((source) => {
  const text = textOf(source, 0);
  return untidy.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
});

/** The part of an inline between two offsets of its source, without the white space around it. */
export function slice(inline: Inline, start: number, end: number): Inline {
  const { source, at } = inline;
  let from = Math.max(0, start);
  let to = Math.min(source.length, end);
  while (from < to && isSpace(source.charCodeAt(from))) from++;
  while (to > from && isSpace(source.charCodeAt(to - 1))) to--;
  if (from === 0 && to === source.length) return inline;
  return {
    source: source.slice(from, to),
    at: new Span(at.anchor, at.start + from, at.start + Math.max(from, to)),
  };
}

/** The lines of an inline, each without the white space around it; empty ones too. */
export function linesOf(inline: Inline): readonly Inline[] {
  let start = 0;
  return inline.source.split('\n').map((line) => {
    const end = start + line.length;
    const each = slice(inline, start, end);
    start = end + 1;
    return each;
  });
}

/** A line break within a cell. */
const lineBreak = /<br\s?\/?>/gi;
/** The mark of a list that a line of a cell begins with. */
const listMark = /^(?:[-*•]|\d{1,2}[.)])\s/;

/** The lines of a cell, which `<br>` parts, without the marks of a list before them. Empty ones are left out. */
export function linesOfCell(inline: Inline): readonly Inline[] {
  const { source } = inline;
  if (!source.includes('<')) return [inline];
  const breaks = pieces(inline).flatMap(({ kind, start, end }) =>
    kind === 'text'
      ? [...source.slice(start, end).matchAll(lineBreak)].map((each) => ({
          ...each,
          index: start + each.index,
        }))
      : [],
  );
  if (breaks.length === 0) return [inline];
  const starts = [0, ...breaks.map(({ 0: all, index }) => index + all.length)];
  return starts.flatMap((start, index) => {
    const line = slice(inline, start, breaks[index]?.index ?? source.length);
    const mark = listMark.exec(line.source)?.[0].length ?? 0;
    return line.source === '' ? [] : [slice(line, mark, line.source.length)];
  });
}

/**
 * Splits at any of the separator characters, but not inside code, quotes, links, comments, strong or emphasised
 * text, nor between brackets that have a partner. What parts names or statements is also parted by a line break in a
 * cell, `<br>`. Empty parts are left out.
 */
export function splitOutside(inline: Inline, separators: string): Inline[] {
  const { source } = inline;
  const parts: Inline[] = [];
  const lines = separators.includes(',') || separators.includes(';') ? linesOfCell(inline) : [inline];
  if (lines.length > 1) return lines.flatMap((line) => splitOutside(line, separators));
  if (!holdsAny(source, separators)) {
    const whole = slice(inline, 0, source.length);
    return whole.source === '' ? parts : [whole];
  }
  let start = 0;
  const part = (end: number): void => {
    const found = slice(inline, start, end);
    if (found.source !== '') parts.push(found);
  };
  const opaque = new Opaque(source);
  const brackets = /[([{]/.test(source) ? matchBrackets(opaque, '()[]{}') : undefined;
  let within = 0;
  for (const piece of piecesOf(source)) {
    if (piece.kind !== 'text') continue;
    for (let pos = Math.max(within, piece.start); pos < piece.end; ) {
      if (separators.includes(source.charAt(pos)) && !isInNumber(source, pos)) {
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

/** Whether a comma parts the thousands of a number: `5,000`, but not the codes `401,403`. */
function isInNumber(source: string, pos: number): boolean {
  if (source.charAt(pos) !== ',' || !/\d/.test(source.charAt(pos + 1))) return false;
  const before = /[\d,]*$/.exec(source.slice(Math.max(0, pos - LONGEST_NUMBER), pos))?.[0] ?? '';
  const behind = /^[\d,]*\d/.exec(source.slice(pos, pos + LONGEST_NUMBER))?.[0] ?? '';
  return /^(?:\d{1,2}(?:,\d{3})+|\d{3}(?:,000)+)$/.test(before + behind);
}

/** Characters of a number that are looked at, at most, on each side of a comma. */
const LONGEST_NUMBER = 16;

function holdsAny(source: string, separators: string): boolean {
  for (const separator of separators) if (source.includes(separator)) return true;
  return false;
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
