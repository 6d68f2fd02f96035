import type { Inline } from '../../syntax/block.ts';
import { inDigits, several } from '../words/quantities.ts';

/** How a sentence begins that tells what the calls around it answer: "All answer 200", "They all return 204". */
export const ofThese = new RegExp(
  `^(?:(?:the|these|those)\\s+(?:calls|endpoints|requests|routes)(?:\\s+(?:(?:of|in)\\s+this\\s+(?:section|group)|below|here|above))?|all|each|both|they|these|every one)(?:\\s+(?:of\\s+(?:them|these|(?:the|these|those)\\s+(?:${several}))|all|both))?\\s+(?:(?:also|can|may|then)\\s+)*(?:answers?|returns?|responds?|replies|reply|gives?|yields?)\\b`,
  'i',
);

/** The same at the end of a sentence that says what they are for: "These calls are about fields, and each answers 200", "They take a range and answer 200". */
export const ofTheseBehind =
  /^(?:they|these|all of (?:them|these))\s(?![^.;`]*\b(?:if|when|unless)\b)[^.;`]{3,90}?,?\s(?:and|so)\s(?:(?:so|can|may|will|only|also|then|thus)\s)*(?:answer|return|respond|reply|give|yield)\b|^(?:(?:these|those|the)\s|all\s)[^`]*?,\s+(?:and\s+)?(?:each|all|both|they all)(?:\s+of\s+(?:them|these|those))?\s+(?:answers?|returns?|responds?|gives?)\b/i;

/** What says of how many of the calls before it an answer is: "the last two answer 200", "each of the three answers 204". */
const ofSome = new RegExp(`\\b(?:the last|(?:each|all|both) of (?:the|these|those)) (${several})\\b`, 'i');

/** Of how many calls at its end a text tells the answers behind them: of all where it says nothing of it. */
export function reachOf(tail: Inline | undefined): number {
  const count = tail && ofSome.exec(tail.source)?.[1];
  return count ? Number(inDigits(count)) : Number.POSITIVE_INFINITY;
}

/** What says that a call answers as the one before it: "GET /a → 200; GET /b likewise". */
export const likewise = /^[`*\s:→–-]*(?:likewise|ditto|(?:the )?same(?: answers?)?)[.;,]?\s*$/i;
