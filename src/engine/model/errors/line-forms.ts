import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type Form, readInForm } from '../blocks/forms.ts';
import { isIdentifier } from '../words/names.ts';
import { type Head, headOf, sentences } from '../words/phrases.ts';
import { errorsBehindCause } from './behind-cause.ts';
import { bareCodes, lineInCapitals, lineOfCodes } from './capital-codes.ts';
import { codesWithStatuses } from './codes-with-statuses.ts';
import { partsByCode } from './each-told.ts';
import { keyedLine, statusLine } from './keyed-lines.ts';
import { keyedMessage } from './keyed-messages.ts';
import { type ErrorLine, entry, isMessage } from './line.ts';
import { rowByStatus } from './rows-by-status.ts';
import { errorPieces, errorsNamed } from './runs.ts';
import { errorsOfSentence } from './sentences.ts';
import { opensWithStatus, statusesTold } from './statuses-told.ts';
import { titledWithStatus } from './titled.ts';
import { isMeasure, isProperty, LONGEST_NAME, saysCase } from './words.ts';

/** A line of point 8, and the first marked or plain piece of it. */
interface Line {
  readonly text: Inline;
  readonly first: Piece | undefined;
}

/** A line with what stands at its head. */
interface HeadedLine extends Line {
  readonly whole: Head | undefined;
  /** Whether it begins with the name of an error: a code, a quotation, or a message in italics. */
  readonly leads: boolean;
  /** Its head, where it does not begin so. */
  readonly head: Head | undefined;
}

/** One way to write a line, and the errors in it. */
type LineForm<L> = Form<L, readonly ErrorLine[]>;

/** The errors of a line of point 8: by code, by status, by message, or a label over a list of them. */
export function errorsOfLine(written: Inline): readonly ErrorLine[] {
  const text = slice(written, counted.exec(written.source)?.[0].length ?? 0, written.source.length);
  const each = sentences(text);
  if (each.length > 1 && each.every((one) => opensWithCode.test(one.source) || opensWithStatus(one)))
    return each.flatMap(errorsOfLine);
  // "`A`, 409. `B`, 404, when it is late.": each sentence has an error of its own.
  if (
    each.length > 1 &&
    each.filter((one) => codesWithStatuses(one).some(({ doubtful }) => !doubtful)).length > 1
  )
    return each.flatMap(errorsOfSentence);
  const row = rowByStatus(text);
  if (row.length > codesWithStatuses(text).length) return row;
  const parts = partsByCode(text);
  if (parts.length > 1) return parts.flatMap(errorsOfLine);
  const [first] = errorPieces(text);
  // "`No room`: 400 if it is small, 409 if it is taken": the statuses are those of what is named.
  const isNamed = first !== undefined && opensWithName(first) && !/^[45]\d\d\b/.test(first.text);
  const several = isNamed ? undefined : statusesTold(text);
  if (several) return several;
  const line = { text, first };
  const read = readInForm(openedForms, line);
  if (read) return read;
  const whole = headOf(text);
  const leads = first !== undefined && opensWithName(first);
  return readInForm(headedForms, { ...line, whole, leads, head: leads ? undefined : whole }) ?? [];
}

/** What only counts the errors of a list: "E-01 `ForbiddenIdError`", "(a) `berths.full`". */
const counted = wording`^(?:\p{Lu}{1,3}-?\d{1,3}[.:]?|\([\p{L}\d]{1,3}\)|\p{Ll}[.)])\s+(?=[\`"“„«])`;

/** How a sentence begins that is about a code: one line of running text may hold several. */
const opensWithCode =
  /^`[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+`\s+[a-z]|^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z]{4,})\s+\([45]\d\d\)/;

/** Whether a line begins with the name of an error that is its first piece. */
function opensWithName(first: Piece): boolean {
  const { kind, start } = first;
  return start === 0 && (kind === 'code' || kind === 'quote' || (kind === 'emphasis' && isMessage(first, 3)));
}

/** A status at the head of a line, with its reason phrase and what parts it from the rest. */
const statusFirst = wording.i`^(?:HTTP |status(?: code)? )?[\`*]*(?<status>[1-5]\d\d)[\`*]*(?:\s+\p{Lu}[\p{L}' -]*?)?(?:\s*[:–—,]\s*|\s+-\s+|\s+)(?=[\`"“„«])`;

/** Lines told by what they begin with. */
const openedForms: readonly LineForm<Line>[] = [
  // A call that its errors are listed below is none.
  ({ first }) =>
    first?.kind === 'code' && first.start === 0 && /^(?:[A-Z]+ )?\/\S*$/.test(first.text) ? [] : undefined,
  // "**#13**, "Sold out.": no ticket is left", "**#27** is the brake": a number in bold type is called so.
  ({ text, first }) =>
    first?.kind === 'strong' && first.start === 0 ? numberedLine(text, first) : undefined,
  // "*Wrong password* "Try again."": what is in italics is called so, and the only quotation is its message.
  ({ text, first }) => {
    if (first?.start !== 0 || first.kind !== 'emphasis') return undefined;
    const quotes = pieces(text).filter(({ kind, start }) => kind === 'quote' && start > 0);
    return quotes.length === 1 ? [firstOf(text, first)] : undefined;
  },
  ({ text }) => {
    const line = lineInCapitals(text) ?? keyedMessage(text) ?? keyedLine(text);
    return line ? [line] : lineOfCodes(text);
  },
  // "404 `not_found`: no such note": the status stands before the code.
  ({ text }) => {
    const found = statusFirst.exec(text.source);
    if (!found) return undefined;
    const at = found[0].indexOf(found.groups?.status ?? '');
    const status = slice(text, at, at + 3);
    const lines = errorsOfLine(slice(text, found[0].length, text.source.length));
    return lines.map((line) => ({ ...line, status }));
  },
  // "**No network** when a note is saved": what is in bold type is a case.
  ({ text, first }) => {
    if (first?.kind !== 'strong' || first.start !== 0) return undefined;
    const isCase = saysCase.test(slice(text, first.end, text.source.length).source);
    return isCase && first.text.split(' ').length <= LONGEST_NAME ? [firstOf(text, first)] : undefined;
  },
];

/** The error that the first piece of a line names, which the rest explains. */
function firstOf(text: Inline, { start, end }: Piece): ErrorLine {
  return entry(slice(text, start, end), false, slice(text, end, text.source.length));
}

/** What stands between the number of an error, its message and what is said of it. */
const parting = /^\s*(?:[,:.–—-]\s+)?/;
const messageFirst = /^\s*[,:–—-]?\s*(?<message>["“„«][^"“”„«»]{2,200}["”“»])/;

/** The error of a line that begins with its number in bold type: its message is what is quoted right behind. */
function numberedLine(text: Inline, { start, end, text: named }: Piece): readonly ErrorLine[] | undefined {
  if (!/^#\d{1,6}$/.test(named)) return undefined;
  const rest = slice(text, end, text.source.length);
  const found = messageFirst.exec(rest.source);
  const behind = found?.[0].length ?? 0;
  const message = found ? slice(rest, behind - (found.groups?.message ?? '').length, behind) : undefined;
  const said = slice(rest, behind, rest.source.length);
  const explained = slice(said, parting.exec(said.source)?.[0].length ?? 0, said.source.length);
  return [{ name: slice(text, start, end), quoted: false, explained, message, numbered: true }];
}
const opensQuoted = /^["“„«]/;
const isQuote = ({ kind }: Piece): boolean => kind === 'quote';

/** Lines told by their head and what stands behind it; the first form that one has is its own. */
const headedForms: readonly LineForm<HeadedLine>[] = [
  // "Quay full (409): "No berth is left."": a title with its status.
  ({ text }) => {
    const line = titledWithStatus(text);
    return line && [line];
  },
  // "quay full: 409 `There is no room.`", "sail too wide → 413": behind a cause.
  ({ text, leads }) => (leads ? undefined : errorsBehindCause(text)),
  // "`url`: "is required", "must be a string"": several messages about one field.
  ({ whole }) => {
    if (whole?.mark !== ':' || whole.kind !== 'code' || !opensQuoted.test(whole.rest.source))
      return undefined;
    const areSeveral = pieces(whole.rest).filter(isQuote).length > 1;
    return areSeveral ? errorsNamed(whole.rest, isQuote, whole.label) : undefined;
  },
  // "NOTE_LOCKED: somebody else writes": a code.
  ({ text, head }) => {
    const called = head?.mark && head.names.length === 1 ? plain(head.names[0] ?? head.label) : '';
    // "MoorBoat: NO_BERTH (409) at night. NO_BOAT (404) …": what is called may fail with each of them.
    const codes = head && !wording`^\p{Lu}[\p{Lu}\p{N}_]*$`.test(called) ? bareCodes(head.rest) : [];
    if (codes.length > 1) return codes;
    const isCode = isIdentifier(called) || wording`^\p{Lu}{1,5}-?\d{1,5}$`.test(called);
    return head && isCode ? atHead(text, head) : undefined;
  },
  // "**Not found**: "There is no such page."" names one error; several messages behind a label are one each.
  ({ head }) => {
    if (!head?.mark || !/^[`"“„«]/.test(head.rest.source)) return undefined;
    if (head.kind === 'strong' && pieces(head.rest).filter(isQuote).length === 1) return undefined;
    return errorsNamed(
      head.rest,
      (piece, opens) => (opens && piece.kind === 'code') || isQuote(piece) || afterClause(head.rest, piece),
      head.label,
    );
  },
  // "**Mooring** — `POST /moor` answers `no_room` or `no_boat`.": the title of what sentences tell.
  ({ head }) => {
    if (!head?.mark || head.kind !== 'strong' || isIdentifier(plain(head.label))) return undefined;
    const codes = pieces(head.rest).filter(({ kind, text }) => kind === 'code' && isIdentifier(text));
    const told = codes.length > 1 ? sentences(head.rest).flatMap(errorsOfSentence) : [];
    return told.length > 1 ? told : undefined;
  },
  // "**What if the boat is gone?** The API answers 404 `no_boat`.": a question, and what answers it.
  ({ head }) => {
    if (head?.kind !== 'strong' || !/\?\**$/.test(head.label.source)) return undefined;
    const told = sentences(head.rest).flatMap(errorsOfSentence);
    return told.length > 0 ? told : undefined;
  },
  // "**Albums.** Toasts:" stands above what is listed.
  ({ text, head }) =>
    head?.mark && head.kind === 'strong' ? (text.source.endsWith(':') ? [] : atHead(text, head)) : undefined,
  ({ text, leads }) => (leads ? leading(text) : undefined),
  ({ text }) => {
    const said = errorsOfSentence(text);
    return said.length > 0 ? said : undefined;
  },
  // "There is no such note. – 404": what closes with a full stop is a message.
  ({ head }) =>
    head?.mark && head.mark !== ':' && wording`\p{L}[.!?…]$`.test(head.label.source)
      ? [entry(head.label, true, head.rest)]
      : undefined,
  // "404, no such note"
  ({ text }) => {
    const found = wording`^[45]\d\d, (?=\p{L})`.exec(text.source);
    if (!found) return undefined;
    const status = slice(text, 0, 3);
    return [{ ...entry(status, false, slice(text, found[0].length, text.source.length)), status }];
  },
  // "No network – when a note is saved", "No network: …": only words name it.
  ({ head }) => {
    if (!head?.mark || head.rest.source === '') return undefined;
    // "width: 404" measures something.
    if (isMeasure(plain(head.label)) && /^[\d.]+(?:\s?[a-z%]+)?$/i.test(head.rest.source)) return undefined;
    if (numberedThing.test(plain(head.label))) return undefined;
    const length = plain(head.label).split(' ').length;
    const isCase = head.mark === '–' && saysCase.test(head.rest.source) && length <= LONGEST_NAME;
    const isName =
      length <= 4 &&
      !/\b(?:is|are|all|every|each|note|see|example|Q|A|question|answer)\b/i.test(head.label.source);
    return isCase || isName ? [{ ...entry(head.label, false, head.rest), doubtful: true }] : undefined;
  },
  ({ text }) => {
    const line = statusLine(text);
    return line && [line];
  },
];

/** A thing that is told from others of its kind by a number, and no error: "Room 101". */
const numberedThing = wording.i`^(?!(?:error|fault|failure|problem|case|code|reason|message|exception|status|http|exit)\s)\p{L}+\s#?\d{1,4}$`;

/** The errors that the head of a line names. */
function atHead(text: Inline, head: Head): readonly ErrorLine[] {
  return head.names.map((name) => entry(name, false, withBracket(text, head)));
}

/** What a head's line says of it: a bracket behind the name too. */
function withBracket(text: Inline, { bracket, rest }: Head): Inline {
  return bracket ? slice(text, bracket.at.start - text.at.start, rest.at.end - text.at.start) : rest;
}

/** A line that begins with the name: what else it quotes are messages of their own only where the name is one. */
function leading(text: Inline): readonly ErrorLine[] {
  const [first] = errorPieces(text);
  const byCode = first?.kind === 'code';
  return errorsNamed(
    text,
    (piece, opens) =>
      opens || (byCode ? afterClause(text, piece) || afterStatus(text, piece) : isMessage(piece, 3)),
    undefined,
  );
}

/** A code span at the head of a clause behind `;` begins another error; the text of a message may stand further behind. */
function afterClause(text: Inline, piece: Piece): boolean {
  if (piece.kind !== 'code' || isProperty.test(piece.text)) return false;
  const before = text.source.slice(0, piece.start);
  return /;\s*$/.test(before) || (messageText.test(piece.text) && fewWordsOn.test(before));
}

/** A code span behind the status of the one before it: "`No room` (409), `No boat` (404)". */
function afterStatus(text: Inline, piece: Piece): boolean {
  return piece.kind === 'code' && /[45]\d\d\),?\s*(?:and\s+)?[*_]*$/.test(text.source.slice(0, piece.start));
}

/** What reads like the text of a message: several words, the first with a capital. */
const messageText = wording`^\p{Lu}\S*(?:\s+\S+){2,}$`;
const fewWordsOn = wording`;\s*(?:\p{L}+\s+){1,5}$`;
