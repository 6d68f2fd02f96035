import type { Inline } from '../../syntax/block.ts';
import { type Piece, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { type ErrorLine, entry } from './line.ts';
import { errorPieces } from './runs.ts';
import { isErrorCode, saysCase } from './words.ts';

/** What parts a cause from the error that it leads to. */
const mark = /\s*(?:→|⇒|[-=]>)\s*|:\s+/;
/** What parts one cause with its error from the next: "too early: 400, `Not yet`; with a late one, `Too late`". */
const nextCause = /;\s+(?=[^`"“„«;]{3,60}[,:→]\s*[`"“„«])/;
/** A status, and what may say that a code stands behind it; nothing but these stands before what names the error. */
const lead =
  /^(?:(?:an?\s+)?(?:HTTP |status(?: code)? )?[`*]*(?<status>[45]\d\d)(?!\d)[`*]*)?[,:–—]?\s*(?:with\s+|and\s+)?(?<code>(?:error )?code\s+)?(?=[`"“„«]|$)/i;
/** What a status without a name of its own ends with. */
const statusOnly = /^(?:HTTP |status )?[`*]*(?<status>[45]\d\d)[`*]*(?=$|[.,;]|\s+(?:\+|and|with|→|\())/i;
/** A status that closes a line behind its message: `"The quay is full." (409)`. */
const statusBehind = /^\s*[,;(–—]\s*(?:HTTP |status )?(?<status>[45]\d\d)\)?\.?$/i;
/** What stands between a code and its message. */
const between = /^\s*[,:–—]?\s*(?:and\s+|with\s+)?$/;
/** Words of the longest cause. */
const LONGEST_CAUSE = 16;

/** Whether a piece is what somebody is told: a text of several words. */
function isText({ kind, text }: Piece): boolean {
  return (
    (kind === 'quote' || kind === 'code') && wording`^[\p{Lu}\p{N}{<]`.test(text) && /\S\s+\S/.test(text)
  );
}

/** What stands behind a cause: its error, of which a status or a code tells, or the text that somebody is told. */
function errorBehind(cause: Inline, said: Inline, isArrow: boolean): ErrorLine | undefined {
  const opens = lead.exec(said.source);
  const from = opens?.[0].length ?? 0;
  const all = errorPieces(said).filter(({ kind }) => kind === 'quote' || kind === 'code');
  const name = opens ? all.find(({ start }) => start === from) : undefined;
  const behind = name && statusBehind.exec(said.source.slice(name.end))?.groups?.status;
  const number = (opens ?? statusOnly.exec(said.source))?.groups?.status ?? behind;
  const at = number ? said.source.indexOf(number, number === behind ? name?.end : 0) : 0;
  const status = number ? slice(said, at, at + 3) : undefined;
  if (!name) {
    const isCase = isArrow || saysCase.test(cause.source) || /^without\b/i.test(cause.source);
    if (!isCase || !status || !statusOnly.test(said.source)) return undefined;
    return { ...entry(status, false, cause), status, doubtful: true };
  }
  const isNamed =
    isText(name) ||
    (name.kind === 'quote' && status !== undefined) ||
    (name.kind === 'code' && (opens?.groups?.code !== undefined || (status && isErrorCode(name.text))));
  if (!isNamed) return undefined;
  const next = all.find((piece) => piece.start > name.start && isText(piece));
  // Where several stand behind a label, each is an error of its own; the label alone leads to none.
  const others = all.filter((piece) => piece.start > name.start && isText(piece));
  if (others.length > (isText(name) ? 0 : 1) || (!status && !isArrow)) return undefined;
  const isMessage = !isText(name) && next && between.test(said.source.slice(name.end, next.start));
  return {
    ...entry(slice(said, name.start, name.end), name.kind === 'quote' || isText(name), cause),
    ...(status ? {} : { doubtful: true }),
    ...(isMessage ? { message: slice(said, next.start, next.end) } : {}),
    ...(status ? { status } : {}),
  };
}

/** One cause with its error. */
function one(text: Inline, parting: RegExp): ErrorLine | undefined {
  const found = parting.exec(text.source);
  if (!found) return undefined;
  const cause = slice(text, 0, found.index);
  const isCause =
    wording`^\p{L}`.test(cause.source) &&
    !/[`"“„«*]/.test(cause.source) &&
    !isIdentifier(cause.source) &&
    cause.source.split(' ').length <= LONGEST_CAUSE;
  if (!isCause) return undefined;
  return errorBehind(
    cause,
    slice(text, found.index + found[0].length, text.source.length),
    !found[0].includes(':'),
  );
}

/**
 * The errors of a line that begins with their cause: "no berth left: 409 `The quay is full.`", "save twice → 400 code `17`,
 * "Saved already"", "sail too wide → 413". The cause of a further one may end at a comma: "…; with a torn one, `Mend it.`".
 */
export function errorsBehindCause(text: Inline): readonly ErrorLine[] | undefined {
  const [first, ...others] = splitAt(text, nextCause);
  const own = first && one(first, mark);
  if (!own) return undefined;
  const more = others.flatMap((part) => one(part, /\s*(?:→|⇒|[-=]>)\s*|[,:]\s+/) ?? []);
  return [own, ...more.map((each) => (own.status && !each.status ? { ...each, status: own.status } : each))];
}
