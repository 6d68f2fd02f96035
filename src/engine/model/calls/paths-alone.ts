import type { Inline } from '../../syntax/block.ts';
import { pieces } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Answer, Call } from '../interface-elements.ts';
import { listOf, shown } from '../stated.ts';
import { sentences } from '../words/phrases.ts';
import { callsIn } from './lines.ts';
import type { Mention } from './mention.ts';
import { mentionsOf } from './mentions.ts';
import type { CallFact } from './tables.ts';
import { answersTold } from './told-answers.ts';

type PathFact = Extract<CallFact, { is: 'path' }>;

const wholePath = /^\/(?:[\w{}:.<>~*-]+(?:\/[\w{}:.<>~*-]+)*)$/;
/** A path in plain type, without what closes its sentence. */
const plainPath = wording.g`(?<![\p{L}\p{N}/.:}>\`~])/[a-z][\w{}:<>~-]*(?:[/.][\w{}:<>~-]+)*(?![\p{L}\p{N}/])`;
/** What stands before a path at which other paths begin, or to which somebody is led: it is no call there. */
const noCall =
  /\b(?:(?:relative to|under|below|beneath|prefix(?:ed)?(?: is| by| with)?|base(?: path| url| address)?(?: is| of)?|mounted (?:at|on)|(?:start|begin)s?(?:ning)? with|hangs? off)[\s:]*|(?:redirect(?:s|ed)?(?: (?:back|on))? to|(?:leads?|links?|led|lands?|goes|go|sent|taken|moved|back|returns?|forwarded) (?:back |on )?(?:to|on|at)|opens?|see|(?:pages?|screens?|forms?|sockets?|websockets?) (?:(?:are|lie|stand) )?(?:at|on)|\bthe (?:page|screen|form) is|(?:header|cookie|file|folder|directory)s?(?: path)?(?: is)?|(?:lies?|stored|kept|saved|written|uploaded) (?:in|to|under)|(?:do not|don't|does not|never|no longer) (?:call|use|ask|exist at)|there (?:is|are) no)\s+)[`*]*$/i;
/** What stands before a path which is a call, or one at which those are that the text goes on with. */
const mayBegin =
  /\b(?:goes|go|runs?|lives?|sits?|stands?|found|belongs?) (?:through|via|behind|in|at)\s+[`*]*$/i;
/** What says behind a path that others begin there, that a page is, or that nothing is there. */
const noCallBehind =
  /^[`*]*\s+(?:is|are) (?:the )?(?:base|prefix|root|common)\b|^[`*]*\s+(?:(?:is|are) (?:not (?:there|offered|supported|a call)|not yet)|does not exist|do not exist)\b|^[`*]*\s+(?:page|screen|prefix)\b/i;
/** A sentence that says what its paths are, which is no call. */
const arePages = /\b(?:is|are)\s+(?:an?\s+|the\s+)?(?:pages?|screens?|prefix(?:es)?)(?=\s*(?:[.;,]|$))/i;

/**
 * The paths of sentences before which no method is named: calls, where one method is said to be that of all, each with what
 * is said behind it to be answered. None where it is said that others begin there, that somebody is led there, or that
 * nothing is there.
 */
export function pathsAlone(text: Inline, at?: Call['at']): readonly PathFact[] {
  if (!text.source.includes('/')) return [];
  const found: Call[] = [];
  let isOpen = false;
  for (const sentence of sentences(text)) {
    const mentions = mentionsOf(sentence);
    const first = mentions[0]?.start ?? sentence.source.length;
    const named = pathsOf(sentence).filter(({ end }) => end <= first);
    const told =
      named.length > 0 ? callsIn(sentence, undefined, false, { mentions: [...named, ...mentions] }) : [];
    found.push(...told.filter(({ method }) => method === ''));
    if (named.length + mentions.length === 0 && isOpen)
      found.push(...alsoAnswering(found.pop(), answersTold(sentence)));
    isOpen = mentions.length === 0 && found.length > 0;
  }
  return found.map((call) => ({
    is: 'path',
    call: { ...call, ...(at && found.length === 1 ? { at } : {}), description: '' },
    ...(mayBegin.test(wordsBefore(text, call.nameAt.from - text.at.from)) ? { mayBegin: true } : {}),
  }));
}

/** A few words before an offset. */
const wordsBefore = ({ source }: Inline, start: number): string =>
  source.slice(Math.max(0, start - 40), start);

/** A call with what the sentence behind it says to be answered: "Sign in: `/session`. 401 for a wrong password." */
function alsoAnswering(call: Call | undefined, answers: readonly Answer[]): readonly Call[] {
  if (!call) return [];
  const own = listOf(call.answers);
  const all = [...own, ...answers.filter(({ status }) => own.every((each) => each.status !== status))];
  return [all[0] ? { ...call, answers: shown(all, all[0].at) } : call];
}

/** Where a server keeps its files, and what files of it are called. */
const ofServer =
  /^\/(?:(?:var|etc|usr|tmp|opt|proc|dev|bin|srv|root)(?:\/|$)|\S*\.(?:log|conf|ini|sock|pid|db|sqlite|pem|md|html?)$)/;

function pathsOf(text: Inline): readonly Mention[] {
  if (arePages.test(text.source) || text.source.endsWith('?')) return [];
  const found = pieces(text).flatMap((piece): readonly Mention[] => {
    const { kind, start, end } = piece;
    if (kind === 'code') return wholePath.test(piece.text) ? [{ name: piece.text, start, end }] : [];
    if (kind !== 'text') return [];
    return [...text.source.slice(start, end).matchAll(plainPath)].map(({ 0: name, index }) => ({
      name,
      start: start + index,
      end: start + index + name.length,
    }));
  });
  return found.filter(
    ({ name, start, end }) =>
      !ofServer.test(name) &&
      !noCall.test(wordsBefore(text, start)) &&
      !noCallBehind.test(text.source.slice(end, end + 30)),
  );
}
