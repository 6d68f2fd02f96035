import type { Inline } from '../../syntax/block.ts';
import { type Piece, pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { headOf, splitAt } from '../words/phrases.ts';
import { type ErrorLine, entry } from './line.ts';
import { isProperty, raises } from './words.ts';

/** A single word as codes are: `too_late`, `storm`. */
const oneWord = wording`^\p{L}[\p{L}\p{N}]*(?:[_.-][\p{L}\p{N}]+)*$`;
const inCapitals = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
/** What says that the codes behind it are errors: "the reason is one of", "its code may be". */
const saysWhich =
  /\b(?:reasons?|codes?|errors?|messages?|failures?|exceptions?)\b(?:\s+(?:given|shown|returned|sent))?\s+(?:is|are|reads?|(?:can|may|will) be)\s+(?:(?:either|one of|any of)\s+)?(?:the\s+following\s+)?$/i;
/** What is refused and has a code for its reason: "A refused booking carries". */
const ofRefused =
  /\b(?:refus(?:ed|als?)|reject(?:ed|ions?)|fail(?:ed|ures?)|denied|invalid)\b[^.;:`]{0,40}\b(?:carr(?:y|ies)|gets?|bears?|has|have|shows?|brings?|comes? with)\s+(?:the\s+)?(?:(?:reason|code|error)s?\s+)?$/i;
/** Who meets the codes behind it: "a client sees", "one gets". */
const meets =
  /\b(?:sees?|gets?|receives?|meets?|gives?|returns?|answers?|raises?)(?:\s+with)?\s+(?:either\s+)?$/i;
/** What tells of a code right behind it: a bracket, or its case. */
const toldBehind =
  /^\s+(?:\((?<bracket>[^()]+)\)|(?<said>(?:when|if|for|where|on|once|unless|because|after|in case)\s[^;]+))/i;
/** Words of what an answer is made of, where nothing says that it is wrong. */
const ofAnswer =
  /^(?!(?:invalid|unsupported|unknown|missing|bad|wrong|no|not|expired|duplicate|illegal)[_.-]).*(?:code|text|message|id|type|name|status|details?|fields?|path|title|key|data)$/i;

/** The names of one kind that a text has, from the first on. */
function named(text: Inline): readonly Piece[] {
  const marked = pieces(text).filter(
    ({ kind }) => kind === 'code' || kind === 'strong' || kind === 'emphasis',
  );
  return marked.filter(({ kind, text: said }) => kind === marked[0]?.kind && oneWord.test(said));
}

/**
 * The codes of a sentence that tells of each of them, in a bracket or by its case: "the reason is one of `too_late` (the
 * gate is shut) or `storm` (nobody may)", "A refused berth carries `quayFull` when nothing is left, and `notYours` for …".
 */
export function codesEachTold(text: Inline): readonly ErrorLine[] {
  const all = named(text);
  const [first] = all;
  const lead = text.source.slice(0, first?.start ?? 0);
  const isListed = saysWhich.test(lead);
  if (!first || all.length < 2 || !(isListed || ofRefused.test(lead) || meets.test(lead))) return [];
  if (
    !isListed &&
    all.some(({ text: code }) => !isIdentifier(code) || isProperty.test(code) || ofAnswer.test(code))
  )
    return [];
  const found = all.map((piece, index): ErrorLine | undefined => {
    const next = all[index + 1]?.start ?? text.source.length;
    const behind = slice(text, piece.end, next);
    const told = toldBehind.exec(` ${behind.source}`)?.groups;
    const said = told?.bracket ?? told?.said?.replace(/[,\s]+(?:(?:and|or)\s*)?$|\.$/, '');
    if (said === undefined) return undefined;
    const at = behind.source.indexOf(said);
    return entry(slice(text, piece.start, piece.end), false, slice(behind, at, at + said.length));
  });
  return found.every((each) => each !== undefined) ? found : [];
}

/**
 * The parts of a line that begins with a code in bold type, or in capitals, and tells of others behind it: "**LATE** concerns
 * a boat that comes by night, and **BENT** one that was hurt". The line itself where it tells of no other.
 */
export function partsByCode(text: Inline): readonly Inline[] {
  const all = named(text).filter(({ kind, text: code }) =>
    kind === 'strong' ? isIdentifier(code) : kind === 'code' && inCapitals.test(code),
  );
  if (all[0]?.start !== 0) return [text];
  const starts = all.filter(({ start, end }, index) => {
    const before = text.source.slice(all[index - 1]?.end ?? 0, start);
    const says =
      wording`^\s+\p{Ll}`.test(text.source.slice(end)) && !/^\s+(?:and|or)\s/.test(text.source.slice(end));
    const ends = /[,;]\s+(?:(?:and|while|but)\s+)?$/.exec(before);
    return says && (index === 0 || (ends && wording`\p{L}{2}`.test(before.slice(0, ends.index))));
  });
  if (starts.length < 2) return [text];
  return starts.map(({ start }, index) => {
    const end = starts[index + 1]?.start ?? text.source.length;
    const part = text.source.slice(start, end).replace(/[,;]\s+(?:(?:and|while|but)\s+)?$/, '');
    return slice(text, start, start + part.length);
  });
}

/** What says that what a sentence goes through goes wrong. */
const goesWrong =
  /\b(?:(?:go|goes|went) wrong|fails?|failures?|errors?|refus(?:ed|es|als?)|reject(?:ed|s|ions?)|denied|reasons?|problems?)\b/i;
/** Words of which each bracket is a reason, whatever its code looks like. */
const tellsReasons = /\b(?:(?:go|goes|went) wrong|errors?|failures?|reasons?|problems?)\b/i;
/** What happens, or what is amiss: more than the name of a field, "the name (`boat_name`)". */
const happening =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|must|will|no|not|too|nobody|nothing|missing|unknown|invalid|wrong|bad|expired|[a-z]{3,}ed)\b/i;
/** What parts the case before a code in brackets from what stands before it. */
const beforeCase = /^.*(?::|\))\s*(?:[,;]\s*)?(?:(?:and|or|either|because|when|if)\s+)*|^\s*/s;

/**
 * The codes of a sentence that go in brackets behind their cases, where it says that something goes wrong: "Three things
 * can go wrong: the gate is shut (`GATE_SHUT`), or the boat is gone (`BOAT_GONE`)".
 */
export function codesBehindCases(text: Inline): readonly ErrorLine[] {
  const statuses = [...text.source.matchAll(/(?<![\w.#])[45]\d\d(?![\w%]|\.\d)/g)];
  if (!goesWrong.test(text.source) && statuses.length !== 1) return [];
  const codes = named(text).filter(
    ({ kind, start, end, text: code }) =>
      kind === 'code' &&
      isIdentifier(code) &&
      !isProperty.test(code) &&
      text.source[start - 1] === '(' &&
      text.source[end] === ')',
  );
  if (codes.length < 2 || codes.length < named(text).length) return [];
  if (
    !tellsReasons.test(text.source) &&
    !codes.every(
      ({ text: code, start }, index) =>
        inCapitals.test(code) ||
        happening.test(caseBefore(text, codes[index - 1]?.end ?? 0, start - 1).source),
    )
  )
    return [];
  const [first, ...others] = statuses;
  // What stands before all of them is the status of each.
  const ofAll =
    first && others.length === 0 && first.index < (codes[0]?.start ?? 0) ? first.index : undefined;
  return codes.map(({ start, end }, index) => {
    const said = caseBefore(text, codes[index - 1]?.end ?? 0, start - 1);
    const line = entry(slice(text, start, end), false, said);
    return ofAll === undefined ? line : { ...line, status: slice(text, ofAll, ofAll + 3) };
  });
}

/** The case that stands before a code in brackets, from the end of the code before it on. */
function caseBefore(text: Inline, from: number, to: number): Inline {
  const before = slice(text, from, to);
  return slice(before, beforeCase.exec(before.source)?.[0].length ?? 0, before.source.length);
}

/** A code and what it means, behind a sign: "`Err1` – no water". */
const withMeaning = wording`^(?:and\s+)?\`(?<code>[^\`\s]+)\`\s*(?:[:=–—]|-(?=\s))\s+(?<said>(?![1-5]\d\d)\p{L}.*?)\.?$`;
/** What stands right before the next of them, at the end of plain text. */
const nextCode = /[;,]\s+(?:and\s+)?$/;

/** The codes of a row, each with what it means behind a sign, and nothing else but a label before them. */
export function codesWithMeanings(text: Inline): readonly ErrorLine[] {
  const head = headOf(text);
  const row = head?.mark === ':' && head.kind === 'words' ? head.rest : text;
  const parts = splitAt(row, nextCode);
  const found = parts.flatMap((part) => {
    const { code = '', said = '' } = withMeaning.exec(part.source)?.groups ?? {};
    if (!(isIdentifier(code) || /\d/.test(code)) || isProperty.test(code) || ofAnswer.test(code)) return [];
    const [start, at] = [part.source.indexOf('`'), part.source.lastIndexOf(said)];
    return entry(slice(part, start, start + code.length + 2), false, slice(part, at, at + said.length));
  });
  return found.length > 1 && found.length === parts.length ? found : [];
}

/** Codes in capitals without marks, joined. */
const bareRun = wording`(?<![\w.])\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+(?:(?:,\s+|,?\s+(?:and|or)\s+)\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+)*(?![\w.]\w)`;

/** One word in capitals that is called a code: "with the code FLOODED". */
const codeOfOneWord = wording`(?<=\bcode\s)(?!HTTP\b)\p{Lu}{3,}(?![\p{L}\p{N}])`;

/** Codes in capitals without marks that a sentence says are given: "A torn rope gives ROPE_TORN or ROPE_LOST." */
export function codesGiven(text: Inline): readonly ErrorLine[] {
  const found = bareRun.exec(text.source) ?? codeOfOneWord.exec(text.source);
  if (!found || !raises.test(text.source.slice(0, found.index))) return [];
  return [...found[0].matchAll(/[A-Z][A-Z0-9_]+/g)].map(({ index, 0: code }) => {
    const start = found.index + index;
    return entry(slice(text, start, start + code.length), false, text);
  });
}
