import { wording } from '../../syntax/wording.ts';
import type { Problem } from './syntax.ts';

/** What other languages and plain sentences write, and what CEL writes. */
const meant: ReadonlyMap<string, string> = new Map([
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['is', '=='],
  ['equals', '=='],
  ['=', '=='],
  ['&', '&&'],
  ['|', '||'],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['−', '-'],
  ['`', "'"],
]);

const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The bracket that is never closed, or that closes nothing, outside quotes. */
function strayBracket(source: string): { readonly at: number; readonly opens: boolean } | undefined {
  const open: number[] = [];
  let quote = '';
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if (char === '(' || char === '[' || char === '{') open.push(at);
    else if (char in closers) {
      const last = open.pop();
      if (last === undefined) return { at, opens: false };
      if (source.charAt(last) !== closers[char]) return { at: last, opens: true };
    }
  }
  const last = open.pop();
  return last === undefined ? undefined : { at: last, opens: true };
}

/** The word or sign that stands at an offset. */
function pieceAt(source: string, at: number): string {
  return wording.s`^(?:[\p{L}\p{N}_]+|.)`.exec(source.slice(at))?.[0] ?? '';
}

interface ParserError {
  readonly code: string;
  readonly range?: { readonly start: number; readonly end: number };
}

type Said = (source: string, from: number, to: number) => string;

const quoted: Said = (source, from, to) => `“${source.slice(from, to)}”`;

/** The parser's complaints in our words, by its code. Those that are missing are complaints about an escape. */
const messages: Readonly<Record<string, Said>> = {
  newline_in_string: () => 'A text in quotes ends on its line.',
  unterminated_string: () => 'The quote that opens here is never closed.',
  unterminated_triple_quoted_string: () => 'The quotes that open here are never closed.',
  invalid_number: (...at) => `${quoted(...at)} is too large a number.`,
  invalid_integer: (...at) => `${quoted(...at)} is no number.`,
  invalid_hex_integer: (...at) => `${quoted(...at)} is no number.`,
  invalid_exponent: () => 'The exponent of this number has no digits.',
  invalid_macro_argument: () =>
    'Here stands a name of your choice for each item: `lines.exists(line, line.amount > 0)`.',
  reserved_identifier: (source, from, to) => {
    const name = source.slice(from, to);
    return `“${name}” is a word of the expression language; a field of that name is written “self.${name}”.`;
  },
};

function unexpected(source: string, from: number): string {
  const piece = pieceAt(source, from);
  if (piece === '') {
    const stray = strayBracket(source);
    if (source.trim() === '') return 'There is no expression here.';
    return stray
      ? `“${source.charAt(stray.at)}” is never closed.`
      : 'The expression stops before it is complete.';
  }
  if (piece === '=' && source.slice(0, from).endsWith('==')) return 'Write “==” instead of “===”.';
  const instead = meant.get(piece) ?? meant.get(piece.toLowerCase());
  if (instead !== undefined) return `Write “${instead}” instead of “${piece}”.`;
  if (strayBracket(source)?.at === from) return `“${piece}” closes nothing.`;
  return `“${piece}” cannot stand here.`;
}

/** A name with letters beyond a to z, of which CEL's names are made. */
function foreignName(source: string, at: number): Problem | undefined {
  if (source.charCodeAt(at) < 128 || !wording`^\p{L}`.test(source.slice(at))) return undefined;
  const before = /\w*$/.exec(source.slice(0, at))?.[0].length ?? 0;
  const [from, to] = [at - before, at + pieceAt(source, at).length];
  const name = source.slice(from, to);
  const written = `self['${name}']`;
  const message = `A name in an expression has only the letters a to z: a field “${name}” is written ${written}.`;
  return { problem: 'syntax', message, from, to, name, among: [written] };
}

/** The syntax error that the parser threw, in plain words; undefined when the parser gave up on the depth. */
export function syntaxProblem(source: string, error: unknown): Problem | undefined {
  const { code, range } = error as ParserError;
  if (code === 'limit_exceeded') return undefined;
  const foreign = code === 'unexpected_character' ? foreignName(source, range?.start ?? 0) : undefined;
  if (foreign) return foreign;
  const stray = strayBracket(source);
  const start = Math.min(Math.max(range?.start ?? 0, 0), source.length);
  const ends = pieceAt(source, start) === '';
  // What is never closed is the place to look at, not the end of the text where it was missed.
  const from = ends && stray?.opens ? stray.at : start;
  const piece = pieceAt(source, from).length;
  const to =
    ends && stray?.opens ? from + 1 : Math.min(Math.max(range?.end ?? 0, from + piece), source.length);
  const tokens =
    code === undefined || ['unexpected_character', 'unexpected_token', 'expected_token'].includes(code);
  const said = messages[code];
  const message = tokens
    ? unexpected(source, start)
    : (said?.(source, from, to) ??
      'No character is written like this: after a backslash come n, t, \\, a quote or u0041.');
  const reserved = code === 'reserved_identifier' ? source.slice(from, to) : undefined;
  return {
    problem: 'syntax',
    message,
    from,
    to,
    ...(reserved === undefined ? {} : { name: reserved, among: [`self.${reserved}`] }),
  };
}
