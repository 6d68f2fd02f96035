import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { message, telling } from './message-marks.ts';

/** What a clause at the end of a sentence says that somebody is told where the clauses before it are broken. */
const behind = wording`(?:[,;]\s+|\s+[–—]\s+)(?:(?:and|or|but|otherwise|else|if not|beyond which|after which|in which case),?\s+){0,3}(?:(?:if|when) (?:it|they|this|that|not)(?!\p{L})[^,;"“]{0,40},\s+)?(?!\p{Ll}+ing\s)(?:[^,;:"“\d]{1,50}?\s)?${telling}:?\s+(?<said>${message})\.?$`;
/** What is refused, and with which words: "Berthing a boat that is there already fails with “Already here.”". */
const refused = wording`\s+(?:with|by)\s+(?:the (?:message|text|words|error)\s+)?(?<said>${message})\.?$`;
/** What gets a message, whatever is said of it: "A form without a name gets “Give it a name.”". */
const gets = wording`^(?:An?|The|Any|Every|Each|Anything|Everything|Whoever)\s[^;:]{8,120}\s(?:gets?|gives?|returns?|leads? to|ends in)\s+(?:the (?:message|text|error)\s+)?(?<said>${message})\.?$`;
/** What says that it is refused, right before these words. */
const refusing = wording`(?<!\p{L})(?:(?:is|are|gets?) (?:refused|rejected|answered|met|blocked)|fails?|ends)$`;

/**
 * A rule in a sentence, and the message behind it: "A name has 9 letters, | and a longer one gets “Please be short.”".
 * None where the quotation is a value of the rule: "must begin with “The ship:”".
 */
export function toldBehind(text: Inline): { readonly rule: Inline; readonly said: Inline } | undefined {
  const own = behind.exec(text.source);
  const words = own ? null : refused.exec(text.source);
  const found = own ?? (words && refusing.test(text.source.slice(0, words.index)) ? words : null);
  const got = found ? undefined : gets.exec(text.source)?.groups?.said;
  if (got) {
    const start = text.source.lastIndexOf(got);
    return { rule: text, said: slice(text, start, start + got.length) };
  }
  const said = found?.groups?.said;
  if (!found || !said || found.index < SHORTEST) return undefined;
  const start = found.index + found[0].lastIndexOf(said);
  return { rule: slice(text, 0, found.index), said: slice(text, start, start + said.length) };
}

/** Characters of a rule before its message, at least. */
const SHORTEST = 12;
