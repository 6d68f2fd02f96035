import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier, nameOf } from '../words/names.ts';
import { headOf } from '../words/phrases.ts';
import { bareCodes } from './capital-codes.ts';
import { classesNamed, isBaseOfErrors, isClassName } from './class-names.ts';
import { codesInClauses } from './codes-in-clauses.ts';
import { codesWithStatuses, isText } from './codes-with-statuses.ts';
import { codesBehindCases, codesEachTold, codesGiven, codesWithMeanings, partsByCode } from './each-told.ts';
import { exitsTold } from './exit-codes.ts';
import { type ErrorLine, isMessage } from './line.ts';
import { numbersTold } from './numbers-told.ts';
import { ownNumbersInRow } from './own-numbers.ts';
import { rowByStatus } from './rows-by-status.ts';
import { errorsNamed } from './runs.ts';
import { namesWithMeaning, statusesSaying, statusesTold } from './statuses-told.ts';
import {
  isCodeBehindStatus,
  isErrorCode,
  namesErrors,
  raises,
  saysError,
  statusAtHead,
  statusBehindName,
  statusWord,
} from './words.ts';

/** The errors that a sentence of running text names: messages that it quotes, codes that it says are raised, a status. */
export function errorsOfSentence(text: Inline): readonly ErrorLine[] {
  const [inRow, told] = [ownNumbersInRow(text), numbersTold(text)];
  if (inRow.length > 0 || told.length > 0) return inRow.length > 0 ? inRow : told;
  const [row, listed, paired] = [rowByStatus(text), labelledErrors(text), codesWithStatuses(text)];
  if (row.length > paired.length) return row;
  if (listed && paired.length < Math.max(2, listed.length)) return listed;
  if (paired.length > 0) return withOthers(paired, errorsOtherwise(text));
  return errorsOtherwise(text);
}

/** Errors, and those besides that are called otherwise by a code; beside texts in code other texts in code, too. */
function withOthers(paired: readonly ErrorLine[], others: readonly ErrorLine[]): readonly ErrorLine[] {
  const names = paired.map(({ name }) => nameOf(name).name);
  const known = new Set(names);
  const areTexts = names.some((name) => name.includes(' '));
  const isOther = ({ name, quoted }: ErrorLine): boolean => {
    const own = nameOf(name).name;
    const isOfCode = isIdentifier(own) || (areTexts && name.source.startsWith('`') && own.includes(' '));
    return !quoted && isOfCode && !known.has(own);
  };
  return [...paired, ...others.filter(isOther)];
}

/** The errors of a sentence that does not pair codes with statuses. */
function errorsOtherwise(text: Inline): readonly ErrorLine[] {
  const bare =
    [bareCodes, exitsTold, codesInClauses].map((read) => read(text)).find(({ length }) => length > 0) ?? [];
  if (bare.length > 0) return bare;
  const parts = partsByCode(text);
  if (parts.length > 1) return parts.flatMap(errorsOfSentence);
  const told = [
    ...codesEachTold(text),
    ...codesBehindCases(text),
    ...codesWithMeanings(text),
    ...statusesSaying(text),
  ];
  if (told.length > 0) return told;
  const classes = classesNamed(text);
  if (classes.length > 0) return withMessage(text, classes);
  const given = codesGiven(text);
  if (given.length > 0) return given;
  const quoted = errorsNamed(
    text,
    (piece) =>
      isMessage(piece, 3) ||
      (piece.kind === 'quote' &&
        (statusBehindName.test(text.source.slice(piece.end)) || isShown(text, piece))),
    undefined,
  );
  const isRow = isRowOfCode(text);
  const codes = errorsNamed(
    text,
    (piece) =>
      (piece.kind === 'code' || (isMarked(piece) && isIdentifier(piece.text))) &&
      (isErrorCode(piece.text) ||
        isCodeBehindStatus(text.source, piece) ||
        (/^[a-z]{5,}$/.test(piece.text) && statusInBrackets.test(text.source.slice(piece.end)))) &&
      !isPart.test(text.source.slice(piece.end)) &&
      ((isClassName(piece.text) && !isBaseOfErrors(text.source.slice(0, piece.start))) ||
        saysError.test(piece.text) ||
        isCodeBehindStatus(text.source, piece) ||
        raises.test(text.source.slice(0, piece.start)) ||
        (isText.test(piece.text) &&
          (isRow || thereIs.test(text.source.slice(Math.max(0, piece.start - 40), piece.start)))) ||
        statusBehindName.test(text.source.slice(piece.end).replace(others, '')) ||
        isExplained(text, piece) ||
        (piece.start === 0 && isIdentifier(piece.text) && statusWord.test(text.source.slice(piece.end)))),
    undefined,
  );
  if (codes.length > 0) {
    const message = quoted.length === 1 && codes.length === 1 ? quoted[0]?.message : undefined;
    const several = statusesOf(text);
    const [status] = several.length === 1 ? several : [];
    return codes.map((line) => ({
      ...line,
      // Of several statuses in a sentence none is that of a code without one.
      explained: several.length > 1 && !line.status ? line.explained : text,
      message: message ?? line.message,
      ...(status ? { status } : {}),
      doubtful: true,
    }));
  }
  if (quoted.length > 0) return quoted;
  const seen = wordsSeen(text);
  if (seen.length > 0) return seen;
  const statuses = statusesTold(text);
  if (statuses) return statuses;
  // What only leads to the reasons below it tells no error of its own: "When it is refused with 409, the reason is in `why`:"
  if (ofAll.test(text.source) || leadsToReasons.test(text.source)) return [];
  const found = statusWord.exec(text.source) ?? statusAtHead.exec(text.source);
  const number = found?.groups?.status;
  if (!found || !number) return [];
  const at = found.index + found[0].lastIndexOf(number);
  const name = slice(text, at, at + 3);
  return [{ name, quoted: false, explained: text, message: undefined, status: name, doubtful: true }];
}

/** Errors with the one message that their sentence quotes; a sentence that quotes several has none of them. */
function withMessage(text: Inline, lines: readonly ErrorLine[]): readonly ErrorLine[] {
  const quotes = pieces(text).filter((piece) => isMessage(piece, 3));
  const [quote, ...others] = quotes;
  if (!quote || others.length > 0 || lines.length > 1) return lines;
  return lines.map((line) => ({ ...line, message: slice(text, quote.start, quote.end) }));
}

/** What says that there is the text behind it. */
const thereIs = /\bthere (?:is|are) (?:also |just |only )?$/i;

/** Whether a sentence is nothing but texts of three words at least in code, and what joins them. */
function isRowOfCode(text: Inline): boolean {
  return pieces(text).every(({ kind, text: said }) =>
    kind === 'text'
      ? /^\s*(?:[,;/·|]?\s*(?:and|or)?\s*|\.)$/.test(said)
      : kind === 'code' && /\s\S+\s/.test(said),
  );
}

/** A status right behind a name, in brackets: "`unauthorized` (401)". */
const statusInBrackets = /^\s\((?:HTTP )?[45]\d\d\)/;

/** Codes that are joined with the one before them and share its status: "`a_b` | and `c_d` | (both 400)". */
const others = /^(?:\s*(?:,|,?\s*(?:and|or)|\/)\s*`[^`\s]+`)+/;

/** What says when something is seen, and that it is, right before the words. */
const inCase = /\b(?:when(?:ever)?|if|whoever|anyone|anybody|somebody|once|after|without)\b/i;
const seeing =
  /\b(?:sees?|reads?|gets?|shows?|displays?|says?|is (?:told|shown)|are (?:told|shown)|message|toast|banner|notice|warning|alert)[:,]?\s$/i;
/** The same of a thing: "A full quay shows **No berth left**"; "An admin gets **Full access**" is none. */
const thingShows =
  /\b(?:an?|no)\b.*\b(?:shows?|displays?|says?|message|toast|banner|notice|warning|alert)[:,]?\s$/is;

/** Messages in bold or slanted type that a sentence says are seen in some case: "When the boat is full, I see **No room left**". */
function wordsSeen(text: Inline): readonly ErrorLine[] {
  const found = errorsNamed(
    text,
    (piece) =>
      (piece.kind === 'strong' || piece.kind === 'emphasis') &&
      wording`^\p{Lu}\S*\s\S`.test(piece.text) &&
      ((inCase.test(text.source.slice(0, piece.start)) && seeing.test(text.source.slice(0, piece.start))) ||
        thingShows.test(text.source.slice(0, piece.start))) &&
      !control.test(text.source.slice(piece.end)),
    undefined,
  );
  return found.map((line) => ({ ...line, quoted: true, message: line.name }));
}

function isMarked({ kind }: Piece): boolean {
  return kind === 'strong' || kind === 'emphasis';
}

/** Words behind a name in code that is a part of an answer: "400 with `problems`, a list of objects". */
const isPart =
  /^\s*(?:,|\(|[–—-])\s*(?:(?:which|that) (?:is|are|holds?)\s+)?(?:an?|the|one|several)\s+(?:[a-z-]+\s+)?(?:lists?|arrays?|maps?|objects?|dictionar(?:y|ies)|mappings?|strings?|fields?|keys?|propert(?:y|ies))\b/;

/**
 * What says which status others have, or how it comes about, and tells no error itself: "Status 400 unless noted", "One
 * of these, with 403:", "The status 500 is the usual answer of the framework".
 */
const ofAll =
  /^(?:the )?(?:HTTP )?(?:status|code)(?: code)? (?:is )?(?:always )?[45]\d\d\b.*\b(?:unless|except)\b|\b(?:the following|these|below)\b.*:$|^(?:the )?(?:HTTP )?status(?: code)? [45]\d\d\b.*\b(?:is|are) (?:the |a )?(?:usual|default|standard|normal) (?:behaviou?r|answer|response)\b/i;

const leadsToReasons = /\b(?:reasons?|causes?|details?|codes?|why)\b[^.;]*:$/i;

const isGiven = /^\s+(?:is|are) (?:returned|given|sent|raised|thrown|answered|reported)\b/;

/** Whether a sentence begins with a code in capitals and says what it is about: "`BAD_NARROW` is given for a filter that …". */
function isExplained({ source }: Inline, { start, end, text }: Piece): boolean {
  // "`berths.full` is returned when …"
  if (start === 0 && isIdentifier(text) && isGiven.test(source.slice(end))) return true;
  return (
    start === 0 &&
    /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text) &&
    /^\s+(?:means?|is|are|appears?|stands for|tells|comes?|occurs?|signals?|says|covers?|goes)\b/.test(
      source.slice(end),
    )
  );
}

/** A label of what errors look like: behind it stand the parts of an answer, and no errors. */
const shape =
  /\b(?:objects?|bod(?:y|ies)|json|structures?|shapes?|formats?|payloads?|fields?|keys|propert(?:y|ies)|attributes?|members?|envelopes?)\b|\b(?:carr(?:y|ies)|contains?|consists?|holds?|ha(?:s|ve)|made (?:up )?of)$/i;

/** `reasons (only logged): `bot`, `throttle` (too many), "not found"`: a label that says what is listed behind it. */
function labelledErrors(text: Inline): readonly ErrorLine[] | undefined {
  const head = headOf(text);
  if (head?.mark !== ':' || head.kind !== 'words') return undefined;
  const label = plain(head.label);
  if (!namesErrors.test(label) || shape.test(label)) return undefined;
  if (!/^[`"“„«]/.test(head.rest.source)) return namesWithMeaning(head.rest);
  const { rest } = head;
  const found = errorsNamed(
    rest,
    (piece) => (piece.kind === 'code' || piece.kind === 'quote') && !isInBrackets(rest.source, piece.start),
    head.label,
  );
  return found.length > 1 ? found : undefined;
}

function isInBrackets(source: string, at: number): boolean {
  return source.lastIndexOf('(', at) > source.lastIndexOf(')', at);
}

/** The statuses that a sentence gives. */
function statusesOf(text: Inline): readonly Inline[] {
  return [...text.source.matchAll(/(?<![\d.`])[45]\d\d(?![\d.`])/g)].map(({ index }) =>
    slice(text, index, index + 3),
  );
}

const showing =
  /\b(?:shows?|displays?|(?<!\b(?:the|an?|its|each|every) (?:button|label|title|heading|name|tab|field|column|option)s? (?:is|are) )(?:shown|displayed) as|reads?|says?|sees?|gets?|yields?|produces?|meets?|triggers?|(?:messages?|texts?|errors?|toasts?|banners?|notices?|warnings?|alerts?)(?: (?:occur|are|is|appear|come)s?)?|(?:answers?|stopped|refused|rejected|turned (?:away|down)|met|greeted|dismissed|fails?|ends?) with|told|comes?|replies|responds? with)\b[^.;"“„«]{0,30}$/i;
const shown =
  /^[^.;"“„«]{0,12}\b(?:is|are|appears?|comes?|pops?|turns?) (?:up|shown|displayed|reported|printed|told|when|if|after|as|in|on|at|with|under|because)\b|^\s*(?:appears?|stands?|comes? up|means|stands for)\b/i;
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
