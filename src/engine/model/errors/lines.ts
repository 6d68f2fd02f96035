import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { type Head, headOf } from '../words/phrases.ts';
import { bareCodes, codeWithMessage, lineInCapitals } from './capital-codes.ts';
import { type ErrorLine, entry, isMessage } from './line.ts';
import {
  hasStatus,
  isCodeBehindStatus,
  isErrorCode,
  LONGEST_NAME,
  namesErrors,
  raises,
  saysCase,
  saysError,
  statusWord,
} from './words.ts';

/** What may stand between two errors of one list. */
const joined = /^\s*(?:[,;/·|]|,?\s*\b(?:and|or|und|oder|et|ou|with)\b)\s*$/i;
const parting = /^\s*(?:[–—:→-]|\()\s*/;

interface Run {
  readonly names: readonly Piece[];
  readonly end: number;
}

/** The pieces of a text; a quotation in bold type is a quotation. */
function errorPieces(text: Inline): readonly Piece[] {
  return pieces(text).map((piece) => {
    if (piece.kind !== 'strong') return piece;
    const [inner, ...others] = pieces(slice(text, piece.innerStart, piece.innerEnd));
    return inner?.kind === 'quote' && others.length === 0 ? { ...piece, kind: 'quote' } : piece;
  });
}

/** Stretches of names that share what follows the last of them. */
function runsOf(text: Inline, isName: (piece: Piece, first: boolean) => boolean): readonly Run[] {
  const runs: { names: Piece[]; end: number }[] = [];
  for (const piece of errorPieces(text)) {
    if (piece.kind === 'text' || piece.kind === 'comment') continue;
    const last = runs.at(-1);
    const between = text.source.slice(last?.end ?? 0, piece.start);
    const goesOn = last !== undefined && joined.test(between);
    if (
      !(goesOn && piece.kind === last.names[0]?.kind && piece.kind !== 'strong') &&
      !isName(piece, last === undefined)
    )
      continue;
    if (goesOn) {
      last.names.push(piece);
      last.end = piece.end;
    } else runs.push({ names: [piece], end: piece.end });
  }
  return runs;
}

/** A status at the head of a line, with its reason phrase and what parts it from the rest. */
const statusFirst = wording`^(?:HTTP )?[\`*]*(?<status>[1-5]\d\d)[\`*]*(?:\s+\p{Lu}[\p{L}' -]*?)?(?:\s*[:–—,]\s*|\s+-\s+|\s+)(?=[\`"“„«])`;

/** The errors of a line of point 8: by code, by status, by message, or a label over a list of them. */
export function errorsOfLine(text: Inline): readonly ErrorLine[] {
  const [first] = errorPieces(text);
  // A call that its errors are listed below is none.
  if (first?.kind === 'code' && first.start === 0 && /^(?:[A-Z]+ )?\/\S*$/.test(first.text)) return [];
  const leads =
    first !== undefined &&
    first.start === 0 &&
    (first.kind === 'code' || first.kind === 'quote' || (first.kind === 'emphasis' && isMessage(first, 3)));
  const quotesBehind = pieces(text).filter(({ kind, start }) => kind === 'quote' && start > 0);
  if (first?.start === 0 && first.kind === 'emphasis' && quotesBehind.length === 1)
    return [entry(slice(text, first.start, first.end), false, slice(text, first.end, text.source.length))];
  const inCapitals = lineInCapitals(text);
  if (inCapitals) return [inCapitals];
  // "404 `not_found`: no such note": the status stands before the code.
  const numbered = statusFirst.exec(text.source);
  if (numbered) {
    const at = numbered[0].indexOf(numbered.groups?.status ?? '');
    const status = slice(text, at, at + 3);
    return errorsOfLine(slice(text, numbered[0].length, text.source.length)).map((line) => ({
      ...line,
      status,
    }));
  }
  const caseOf =
    first?.kind === 'strong' && first.start === 0 ? slice(text, first.end, text.source.length) : undefined;
  if (first && caseOf && saysCase.test(caseOf.source) && first.text.split(' ').length <= LONGEST_NAME)
    return [entry(slice(text, first.start, first.end), false, caseOf)];
  const whole = headOf(text);
  const texts = whole?.mark === ':' && whole.kind === 'code' && /^["“„«]/.test(whole.rest.source);
  // "`url`: "is required", "must be a string"": several messages about one field.
  const about = texts && pieces(whole.rest).filter(({ kind }) => kind === 'quote').length > 1;
  if (about) return read(whole.rest, (piece) => piece.kind === 'quote', whole.label);
  const head = leads ? undefined : whole;
  const called = head?.mark && head.names.length === 1 ? plain(head.names[0] ?? head.label) : '';
  const code = isIdentifier(called) || wording`^\p{Lu}{1,5}-?\d{1,5}$`.test(called);
  if (head && code) return head.names.map((name) => entry(name, false, withBracket(text, head)));
  const quotes = head?.mark ? pieces(head.rest).filter(({ kind }) => kind === 'quote').length : 0;
  // "**Not found**: "There is no such page."" names one error; several messages behind a label are one each.
  const titles = head?.mark && /^[`"“„«]/.test(head.rest.source) && !(head.kind === 'strong' && quotes === 1);
  if (head && titles)
    return read(
      head.rest,
      (piece, opens) =>
        (opens && piece.kind === 'code') || piece.kind === 'quote' || afterClause(head.rest, piece),
      head.label,
    );
  // "**Albums.** Toasts:" stands above what is listed.
  if (head?.mark && head.kind === 'strong' && /:$/.test(text.source)) return [];
  if (head?.mark && head.kind === 'strong')
    return head.names.map((name) => entry(name, false, withBracket(text, head)));
  if (leads) return leading(text);
  const said = errorsOfSentence(text);
  if (said.length > 0) return said;
  if (head?.mark && head.mark !== ':' && wording`\p{L}[.!?…]$`.test(head.label.source))
    return [{ ...entry(head.label, true, head.rest) }];
  const bareStatus = wording`^(?<status>[45]\d\d), (?=\p{L})`.exec(text.source);
  if (bareStatus) {
    const name = slice(text, 0, 3);
    return [{ ...entry(name, false, slice(text, bareStatus[0].length, text.source.length)), status: name }];
  }
  if (!head?.mark || head.rest.source === '') return [];
  const length = plain(head.label).split(' ').length;
  const isCase = head.mark === '–' && saysCase.test(head.rest.source) && length <= LONGEST_NAME;
  const named = length <= 4 && !/\b(?:is|are|all|every|each|note|see|example)\b/i.test(head.label.source);
  return isCase || named ? [{ ...entry(head.label, false, head.rest), doubtful: true }] : [];
}

const showing =
  /\b(?:shows?|displays?|reads?|says?|sees?|gets?|(?:messages?|texts?|errors?|toasts?|banners?|notices?|warnings?|alerts?)(?: (?:occur|are|is|appear|come)s?)?|answers? with|told|comes?|replies|responds? with)\b[^.;"“„«]{0,30}$/i;
const shown =
  /^[^.;"“„«]{0,12}\b(?:is|are|appears?|comes?|pops?|turns?) (?:up|shown|displayed|reported|printed|told|when|if|after|as|in|on|at|with|under|because)\b|^\s*(?:appears?|comes? up|means|stands for)\b/i;
/** What is quoted and no message: what one clicks, fills in or looks at. */
const control =
  /^[*_]*\s*(?:button|link|tab|page|screen|field|menu|column|section|icon|view|dialog|checkbox|option|setting)s?\b/i;

/** Whether a quotation is what somebody is shown: a verb right before it or behind it says so. */
function isShown(text: Inline, { start, end, text: said }: Piece): boolean {
  if (!wording`^\p{Lu}\S*\s+\S`.test(said)) return false;
  const [before, behind] = [
    text.source.slice(0, start).replace(/[*_(]+$/, ''),
    text.source.slice(end).replace(/^[*_]+/, ''),
  ];
  return !control.test(behind) && (showing.test(before) || shown.test(behind));
}

/** What a head's line says of it: a bracket behind the name too. */
function withBracket(text: Inline, { bracket, rest }: Head): Inline {
  return bracket ? slice(text, bracket.at.start - text.at.start, rest.at.end - text.at.start) : rest;
}

/** The errors that a sentence of running text names: messages that it quotes, codes that it says are raised, a status. */
export function errorsOfSentence(text: Inline): readonly ErrorLine[] {
  const listed = labelledErrors(text);
  if (listed) return listed;
  const bare = bareCodes(text);
  if (bare.length > 0) return bare;
  const coded = codeWithMessage(text);
  if (coded) return [coded];
  const quoted = read(
    text,
    (piece) =>
      isMessage(piece, 3) ||
      (piece.kind === 'quote' && (hasStatus.test(text.source.slice(piece.end)) || isShown(text, piece))),
    undefined,
  );
  const codes = read(
    text,
    (piece) =>
      (piece.kind === 'code' || (piece.kind === 'strong' && isIdentifier(piece.text))) &&
      (isErrorCode(piece.text) || isCodeBehindStatus(text.source, piece)) &&
      (saysError.test(piece.text) ||
        raises.test(text.source.slice(0, piece.start)) ||
        hasStatus.test(text.source.slice(piece.end)) ||
        (piece.start === 0 && isIdentifier(piece.text) && statusWord.test(text.source.slice(piece.end)))),
    undefined,
  );
  if (codes.length > 0) {
    const message = quoted.length === 1 && codes.length === 1 ? quoted[0]?.message : undefined;
    const status = onlyStatus(text);
    return codes.map((line) => ({
      ...line,
      explained: text,
      message: message ?? line.message,
      ...(status ? { status } : {}),
      doubtful: true,
    }));
  }
  if (quoted.length > 0) return quoted;
  const found = statusWord.exec(text.source);
  const number = found?.groups?.status ?? found?.groups?.first;
  if (!found || !number) return [];
  const at = found.index + found[0].lastIndexOf(number);
  const name = slice(text, at, at + 3);
  return [{ name, quoted: false, explained: text, message: undefined, status: name, doubtful: true }];
}

/** `reasons (only logged): `bot`, `throttle` (too many), "not found"`: a label that says what is listed behind it. */
function labelledErrors(text: Inline): readonly ErrorLine[] | undefined {
  const head = headOf(text);
  if (head?.mark !== ':' || head.kind !== 'words' || !/^[`"“„«]/.test(head.rest.source)) return undefined;
  if (!namesErrors.test(plain(head.label))) return undefined;
  const { rest } = head;
  const found = read(
    rest,
    (piece) => (piece.kind === 'code' || piece.kind === 'quote') && !isInBrackets(rest.source, piece.start),
    head.label,
  );
  return found.length > 1 ? found : undefined;
}

function isInBrackets(source: string, at: number): boolean {
  return source.lastIndexOf('(', at) > source.lastIndexOf(')', at);
}

/** The status that a sentence gives, where it gives one. */
function onlyStatus(text: Inline): Inline | undefined {
  const all = [...text.source.matchAll(/(?<![\d.`])[45]\d\d(?![\d.`])/g)];
  const [first] = all;
  return first && all.length === 1 ? slice(text, first.index, first.index + 3) : undefined;
}

/** A line that begins with the name: what else it quotes are messages of their own only where the name is one. */
function leading(text: Inline): readonly ErrorLine[] {
  const [first] = pieces(text);
  const byCode = first?.kind === 'code';
  return read(
    text,
    (piece, opens) => opens || (byCode ? afterClause(text, piece) : isMessage(piece, 3)),
    undefined,
  );
}

/** A code span at the head of a clause behind `;` begins another error. */
function afterClause(text: Inline, piece: Piece): boolean {
  return piece.kind === 'code' && /;\s*$/.test(text.source.slice(0, piece.start));
}

function read(
  text: Inline,
  isName: (piece: Piece, opens: boolean) => boolean,
  label: Inline | undefined,
): readonly ErrorLine[] {
  const runs = runsOf(text, isName);
  return runs.flatMap(({ names, end }, index) => {
    const next = runs[index + 1]?.names[0]?.start ?? text.source.length;
    const behind = slice(text, end, next);
    const bracket = statusInBrackets.exec(behind.source);
    const after = bracket ? slice(behind, bracket[0].length, behind.source.length) : behind;
    const at = bracket?.[0].indexOf(bracket[1] ?? '') ?? 0;
    const status = bracket ? slice(behind, at, at + 3) : undefined;
    const dash = parting.exec(after.source);
    const previous = runs[index - 1]?.end ?? 0;
    const before = slice(text, previous, names[0]?.start ?? 0);
    const lead = joinsOn.exec(before.source)?.[0].length ?? 0;
    const said =
      dash &&
      withoutBracket(slice(after, dash[0].length, after.source.replace(/[;,]\s*$/, '').length), dash[0]);
    const explained = said?.source
      ? said
      : (label ??
        (wording`\p{L}{2}`.test(before.source) ? slice(before, lead, before.source.length) : undefined));
    return names.map((piece) => ({
      ...entry(
        slice(text, piece.start, piece.end),
        piece.kind === 'quote' || piece.kind === 'emphasis',
        explained,
      ),
      ...(status ? { status } : {}),
    }));
  });
}

/** A status behind a name: in brackets, or `with 404`. */
const statusInBrackets =
  /^\s*(?:\((?:HTTP )?(?:status )?(?=[1-5]\d\d\))|with (?:status )?(?=[45]\d\d\b))([1-5]\d\d)\)?/;
/** What joins words before a name with what stands before them. */
const joinsOn = /^\s*(?:[,;.]\s*)?(?:(?:and|or|und|oder|et|ou)\s+)?/i;

/** What brackets hold without the closing one. */
function withoutBracket(said: Inline, opens: string): Inline {
  const end = opens.includes('(') ? said.source.indexOf(')') : -1;
  return end < 0 || /[^.;,\s]/.test(said.source.slice(end + 1)) ? said : slice(said, 0, end);
}
