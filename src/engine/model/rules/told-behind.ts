import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

const quoted = '["“„«]\\p{Lu}[^"“”„«» ]* [^"“”„«»]+["”»]';
/** Who says it, or what it is: "the form says", "you get", "the complaint is", "a longer one is met with". */
const saying =
  '(?:says?|reads?|shows?|displays?|sees?|gets?|answers?(?: with)?|returns?(?: with)?|leads? to|(?:is|are)(?: also| then)? (?:met|answered|refused|rejected|told|shown)(?: with| by)?|(?:complaint|message|answer|reply|error|text|hint|warning|response) is)';

/** What a clause at the end of a sentence says that somebody is told where the clauses before it are broken. */
const behind = wording.i`(?:[,;]\s+|\s+[–—]\s+)(?:(?:and|or|but|otherwise|else|if not|beyond which|after which|in which case),?\s+){0,3}(?:(?:if|when) (?:it|they|this|that|not)(?!\p{L})[^,;"“]{0,40},\s+)?(?:[^,;:"“\d]{1,50}?\s)?${saying}:?\s+(?<said>${quoted})\.?$`;

/**
 * A rule in a sentence, and the message behind it: "A name has 9 letters, | and a longer one gets “Please be short.”".
 * None where the quotation is a value of the rule: "must begin with “The ship:”".
 */
export function toldBehind(text: Inline): { readonly rule: Inline; readonly said: Inline } | undefined {
  const found = behind.exec(text.source);
  const said = found?.groups?.said;
  if (!found || !said || found.index < SHORTEST) return undefined;
  const start = found.index + found[0].lastIndexOf(said);
  return { rule: slice(text, 0, found.index), said: slice(text, start, start + said.length) };
}

/** Characters of a rule before its message, at least. */
const SHORTEST = 12;
