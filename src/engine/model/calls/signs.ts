import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Answer } from '../interface-elements.ts';
import { statusesIn } from './statuses.ts';
import { withReasons } from './told-answers.ts';

/** A sign behind calls, and what those answer besides: "† adds 404". */
export interface SignTold {
  readonly sign: string;
  readonly answers: readonly Answer[];
}

/** A sign as a legend names it, perhaps in code or quoted: "†", "`*`", "(n)". */
const sign = '["“`]?(?<sign>[†‡§¶◊△▲●○★☆♦°¹²³⁴⁵⁶]|\\\\?\\*{1,3}|[#!^~]|\\([a-z0-9]\\)|\\[[a-z0-9]\\])["”`]?';
/** Words for signs. */
const named: Readonly<Record<string, string>> = {
  asterisk: '*',
  star: '*',
  dagger: '†',
  'double dagger': '‡',
};
const word = '(?:an? |the )?(?<word>asterisk|star|double dagger|dagger)';
/** What says that what follows comes to the other answers. */
const adds = '(?:may |can |will )?(?:also|adds?|plus|additionally|means?|stands for|marks?|for)\\b';
/** A legend that begins with the sign: "† adds 404", "`*` = also 409", "an asterisk means that 404 may come". */
const signFirst = new RegExp(
  `(?<=^|[;,.:(]\\s{1,3}|\\s(?:and|while)\\s)(?:${sign}\\s*(?:=|:|–|—|→|->|${adds})|${word} ${adds})`,
  'gi',
);
/** One that begins with the calls: "calls marked † also answer 404", "those with a dagger answer 409 too", "starred ones add 404". */
const callsFirst = new RegExp(
  `\\b(?:calls?|endpoints?|requests?|routes?|those|ones|lines|rows|which)\\s(?:(?:that|which) )?(?:are |is )?(?:marked|flagged|tagged|labelled|followed|with)\\s(?:(?:with|by)\\s)?(?:(?:an?|the)\\s)?(?:${sign}|${word})|\\b(?<marked>asterisked|starred|daggered)\\s(?:ones|calls|endpoints|requests|routes|lines|rows)\\b`,
  'gi',
);
const markedBy: Readonly<Record<string, string>> = { asterisked: '*', starred: '*', daggered: '†' };
/** What takes a status away, or says nothing of an answer. */
const isOther = /\b(?:instead|rather|never|not|no|without|only)\b/i;
const isOfNone = /\b(?:no|none of the|not all|some)\s$/i;
/** Where what is said of a sign ends at the latest. */
const clauseEnd = /[;)]|[.](?:\s|$)/;

/** What a sentence says that signs add to what calls answer, and the sentence without that. */
export function signsTold(sentence: Inline): { readonly told: readonly SignTold[]; readonly rest: Inline } {
  const { source } = sentence;
  if (!hasStatus.test(source)) return { told: [], rest: sentence };
  const heads = [...source.matchAll(signFirst), ...source.matchAll(callsFirst)].sort(
    (one, other) => one.index - other.index,
  );
  let left = source;
  const told = heads.flatMap(({ index, 0: head, groups }, at): readonly SignTold[] => {
    const start = index + head.length;
    const most = slice(sentence, start, heads[at + 1]?.index ?? source.length);
    const end = clauseEnd.exec(most.source)?.index ?? most.source.length;
    const said = slice(most, 0, end);
    const isRefused = isOther.test(said.source) || isOfNone.test(source.slice(0, index));
    const found = withReasons(said, statusesIn(said));
    const answers = isRefused ? [] : found;
    const is =
      groups?.sign?.replace(/^\\/, '') ??
      named[groups?.word?.toLowerCase() ?? ''] ??
      markedBy[groups?.marked?.toLowerCase() ?? ''];
    // What is said of calls with a sign is of no others, whatever it is.
    if (!is || found.length === 0) return [];
    const stop = said.at.start - sentence.at.start + said.source.length;
    left = left.slice(0, index) + ' '.repeat(stop - index) + left.slice(stop);
    return answers.length > 0 ? [{ sign: is, answers }] : [];
  });
  return left === source
    ? { told, rest: sentence }
    : { told, rest: slice({ ...sentence, source: left }, 0, left.length) };
}

const hasStatus = /(?<!\d)[1-5]\d\d(?!\d)/;

/** A minus sign that is spoken of, and what it does. A dash without marks is one only beside a plus sign. */
const minusSign = /[`"“][−-][`"”](?=[\s),.;:])|\bminus signs?\b|\bminuses\b/i;
const bothSigns = /^(?=.*(?:^|[\s(])\+\s).*(?:^|[\s(])[−-](?=\s)/s;
const takesAway = /\b(?:takes? (?:\w+ )?away|taken away|removes?|minus|less|drops?|leaves? out)\b/i;

/** Whether a sentence says that a sign before a status takes it away from what all answer: "`+` adds, `-` takes away". */
export const tellsOfTaking = ({ source }: Inline): boolean =>
  (minusSign.test(source) || bothSigns.test(source)) && takesAway.test(source);
