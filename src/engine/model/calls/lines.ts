import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Answer, Call } from '../interface-elements.ts';
import { shown, unstated } from '../stated.ts';
import { sentences } from '../words/phrases.ts';
import { addressOf } from './address.ts';
import { partsByMethod } from './by-method.ts';
import { partsByOrder } from './by-order.ts';
import { withMakers } from './makers.ts';
import type { Mention } from './mention.ts';
import { mentionsOf, methods, methodsBehind } from './mentions.ts';
import { likewise, ofThese, reachOf } from './of-these.ts';
import { onceEach, statusesIn } from './statuses.ts';
import { answersLeading, withReasons } from './told-answers.ts';

/** A call of which only the address is known. */
export const blank = {
  every: false,
  does: unstated,
  madeBy: unstated,
  allowedTo: unstated,
  payload: unstated,
  answers: unstated,
  description: '',
} satisfies Partial<Call>;

/** What says right behind a call that there is none any more. */
const isGone =
  /^[`*]*,?\s+(?:(?:which|that)\s+)?(?:is gone|are gone|no longer (?:exists?|answers)|(?:was|were|has been|have been) (?:removed|dropped|withdrawn)|gibt es nicht mehr)\b/i;
/** Characters looked at behind a call. */
const LONGEST_GONE = 60;

/** An address of which only the end is told. Amid running text it stands for a call that is named elsewhere: "`GET …/:id` waits". */
const isShortForm = new RegExp(`^(?:${methods})\\s+(?:…|\\.{3})/`);

/** Whether nothing but marks stands before an offset in its line. */
function opensLine(source: string, at: number): boolean {
  return wording`^[^\p{L}\p{N}]*$`.test(source.slice(source.lastIndexOf('\n', at - 1) + 1, at));
}

/** Words that make one answer that of several calls: "both answer 200 or 401". */
export const ofAll =
  /\b(?:both|all|each|every|either|alle|beide|jeweils|(?:for|of) (?:the|these) (?:two|three|four|five|six))\b/i;

/** What joins calls to one that follows: nothing but commas and the like, and no new line without them. */
const joins = /^[\s,;/|]*(?:and|or|und|oder|then)?[\s]*$/i;
/** Where what is told of calls ends: with a sentence, or with a line where the next call stands at its head. */
const endOfTold = /[.!?](?:\s|$)|\n\s*[`*]*$/;

/** How long the rest of a sentence is that a text begins with. */
function sentenceEnd(gap: string): number {
  const end = endOfTold.exec(gap);
  return end ? end.index + 1 : gap.length;
}

/** What the last sentence of running text says that all calls in it answer. */
function closingAnswers(tail: Inline | undefined): readonly Answer[] {
  const last = tail && sentences(tail).findLast(({ source }) => ofThese.test(source));
  return last ? statusesIn(last) : [];
}

/** The answers behind a call, with when each comes where a sentence of its own says so: "It answers 404 when it is gone." */
function answersBehind(tail: Inline): readonly Answer[] {
  const found = statusesIn(tail);
  if (found.length === 0) return found;
  const [own, ...others] = sentences(tail);
  if (!own || others.length === 0) return found;
  const within = ({ at }: Inline): readonly Answer[] =>
    found.filter((each) => at.from <= each.at.from && each.at.from < at.to);
  const reasoned = new Map(
    others.flatMap((each) => withReasons(each, within(each))).map((each) => [each.at.from, each]),
  );
  return found.map((each) => reasoned.get(each.at.from) ?? each);
}

/** What stands behind a call up to the next, and the statuses that it answers. */
interface Answered {
  readonly tail: Inline;
  readonly statuses: readonly Answer[];
}

/**
 * The calls of a line or of running text: each method with a path, and the statuses behind it up to the next.
 * Calls with nothing between them share what follows the last one, and so do all those of a sentence that ends
 * with what "both" or "all" answer; in a list item (`line`) the last one's statuses are those of all without any.
 * With a path (`of`) the line stands below it, and begins with a method: "GET → 200"; with mentions they are those of it.
 */
export function callsIn(
  text: Inline,
  whole: Call['at'] | undefined,
  line: boolean,
  of?: string | { readonly mentions: readonly Mention[] },
): readonly Call[] {
  const mentions =
    of === undefined ? mentionsOf(text) : typeof of === 'string' ? methodsBehind(text, of) : of.mentions;
  const found = mentions.filter(
    ({ name, start, end }) =>
      !isGone.test(text.source.slice(end, end + LONGEST_GONE)) &&
      (line || !isShortForm.test(name) || opensLine(text.source, start)),
  );
  const lead = found[0] ? (text.source.slice(0, found[0].start).split('\n').at(-1) ?? '') : '';
  // Far behind the head of a line only one that is answered is told of.
  const isLate = line && lead.replace(wording.g`[^\p{L}]`, '').length > 60;
  if (
    found.length === 0 ||
    (isLate && statusesIn(slice(text, found[0]?.end ?? 0, text.source.length)).length === 0)
  )
    return [];
  const tails = found.map((each, index) =>
    slice(text, each.end, found[index + 1]?.start ?? text.source.length),
  );
  const gaps = found.map(({ end }, index) => text.source.slice(end, found[index + 1]?.start));
  const endOf = (index: number): number =>
    index + 1 === found.length ? (gaps[index] ?? '').length : (gaps[index] ?? '').search(endOfTold);
  const toldBy = tails.map(answersBehind);
  const lastTold = toldBy.findLastIndex((each, index) => each.length > 0 && index < toldBy.length - 1);
  // The first call from there on behind which a sentence ends.
  let closes = -1;
  const answersAt = (index: number, behind: Answered | undefined): Answered => {
    const tail = tails[index] as Inline;
    if (endOf(index) >= 0) closes = index;
    const next = index + 1 < found.length;
    const gap = gaps[index] ?? '';
    if (behind && !found[index + 1]?.apart && joins.test(gap) && (gap.trim() !== '' || !gap.includes('\n')))
      return goesOn(behind.tail, tails) ? { tail, statuses: [] } : behind;
    const statuses = onceEach(toldBy[index] ?? []);
    if (statuses.length > 0 || !next) return { tail, statuses };
    if (line) return { tail, statuses: lastTold > index ? [] : (toldBy.at(-1) ?? []) };
    // What "both" or "all" answer stands behind the last call of the sentence.
    const ends = closes;
    const last = found[ends]?.end ?? 0;
    const said = slice(text, last, last + sentenceEnd(gaps[ends] ?? ''));
    return { tail, statuses: ends > index && ofAll.test(said.source) ? statusesIn(said) : [] };
  };
  // From the end: a call that is joined to the next one answers as that does.
  const answered: Answered[] = [];
  for (let index = found.length - 1; index >= 0; index--)
    answered[index] = answersAt(index, answered[index + 1]);
  for (const [index, gap] of gaps.entries())
    if (index > 0 && likewise.test(gap)) answered[index] = { ...(answered[index - 1] as Answered) };
  withOwnParts(found, answered);
  const isOrdered = inOrder(answered);
  withoutCreated(found, tails, answered);
  const led = found.length > 1 ? answersBefore(text, found) : { answers: [], end: 0 };
  const closing = found.length > 1 ? closingAnswers(tails.at(-1)) : [];
  const reach = isOrdered ? Number.POSITIVE_INFINITY : reachOf(tails.at(-1));
  const lastTail = tails.at(-1)?.at.from ?? 0;
  return found.map((each, index) => {
    const { tail, statuses: told } = answered[index] as Answered;
    const isOut = index < found.length - reach;
    const own = isOut ? told.filter(({ at }) => at.from < lastTail) : told;
    const isLed = own.length === 0 && led.answers.length > 0 && each.start < led.end;
    const statuses = isLed
      ? led.answers
      : isOut
        ? own
        : [...own, ...closing.filter(({ status }) => own.every((one) => one.status !== status))];
    const name = slice(text, each.start, each.end);
    const end = found[index + 1]?.start ?? text.source.length;
    const call: Call = {
      ...blank,
      ...addressOf(each.name),
      at: whole && found.length === 1 ? whole : slice(text, each.start, end).at,
      nameAt: name.at,
      how: 'tolerant',
      answers: statuses.length ? shown(statuses, tail.at) : unstated,
      description: plain(tail).replace(/^[\s.–—:→-]+/, ''),
    };
    const before = text.source.slice(found[index - 1]?.end ?? 0, each.start).replace(/[`*_]+$/, '');
    return withMakers(call, before);
  });
}

/** What the words before several calls say that all of them answer: "All of the following answer 204: `DELETE /a`, `DELETE /b`." */
function answersBefore(
  text: Inline,
  found: readonly Mention[],
): { readonly answers: readonly Answer[]; readonly end: number } {
  const [first, second] = found;
  const before = slice(text, 0, first?.start ?? 0);
  const lead = sentences(before).at(-1);
  const isLead = lead !== undefined && /:\s*[`*]*$/.test(lead.source);
  const end = (first?.end ?? 0) + sentenceEnd(text.source.slice(first?.end ?? 0).replace(/\n/g, ' '));
  // What stands behind each is told of it.
  const isOwn = second === undefined || second.start > end;
  return { answers: isLead && !isOwn ? answersLeading(lead) : [], end };
}

/** Methods of one path that share what stands behind them have each the part of it that is said of them. */
function withOwnParts(found: readonly Mention[], answered: Answered[]): void {
  for (let index = 0; index < found.length; ) {
    const shared = answered[index] as Answered;
    let end = index + 1;
    while (end < found.length && answered[end] === shared) end += 1;
    const parts = partsByMethod(
      shared.tail,
      found.slice(index, end).map(({ name }) => name.replace(/\s.*$/s, '')),
    );
    for (; index < end; index++) {
      const own = parts?.get(found[index]?.name.replace(/\s.*$/s, '') ?? '');
      if (own) answered[index] = { tail: own[0] ?? shared.tail, statuses: onceEach(own.flatMap(statusesIn)) };
    }
  }
}

/** Calls that share what stands behind them answer what is told of each by its order; whether there are any. */
function inOrder(answered: Answered[]): boolean {
  const [shared] = answered;
  const parts =
    shared && answered.every((each) => each === shared)
      ? partsByOrder(shared.tail, answered.length)
      : undefined;
  if (!shared || !parts) return false;
  const ofAll = statusesIn(parts.all);
  for (const [index, clauses] of parts.own.entries()) {
    const own = clauses.flatMap(statusesIn);
    const isInstead =
      own.some(isSuccess) &&
      !clauses.some(({ source }) => /\b(?:also|too|as well|may|can|sometimes)\b/i.test(source));
    answered[index] = { tail: shared.tail, statuses: onceEach(isInstead ? own : [...ofAll, ...own]) };
  }
  return true;
}

const isSuccess = ({ status }: Answer): boolean => /^[23]/.test(status);

/** Brackets in the midst of a list tell of the call right before them: "`GET /a`, `POST /a` (200), `DELETE /a` (204)". */
function goesOn(tail: Inline, tails: readonly Inline[]): boolean {
  return tail !== tails.at(-1) && /^[`*]{0,3}\s{0,2}\([^()]{1,200}\),?\s[^.;:\n]{0,80}$/.test(tail.source);
}

/** What reads or removes makes nothing: a 201 behind several calls is of those that may, unless all are said to answer so. */
function withoutCreated(found: readonly Mention[], tails: readonly Inline[], answered: Answered[]): void {
  for (const [index, { tail, statuses }] of answered.entries()) {
    const isOwn = (statuses[0]?.at.from ?? 0) < (tails[index]?.at.to ?? 0);
    const successes = statuses.filter(({ status }) => /^[23]/.test(status));
    if (isOwn || successes.length === 0 || successes.some(({ status }) => status !== '201')) continue;
    if (makesNothing.test(found[index]?.name ?? '') && !ofAll.test(tail.source))
      answered[index] = { tail, statuses: [] };
  }
}

const makesNothing = /^(?:GET|HEAD|OPTIONS|DELETE)\s/;
