import { wording } from '../../syntax/wording.ts';

/** A clause about what the one before it leaves over: "longer ones are cut off", "upper and lower case are the same". */
const ofTheRest = wording.i`^(?:(?:and )?(?:(?:all |any |the )?others?|the rest|anything (?:else|longer|larger|more)|(?:longer|shorter|larger|bigger|smaller|older|newer|later|earlier|higher|lower) (?:ones?|\p{L}+)|upper and lower case|capitals))\s+(?:is|are|will be|do|does|may|can|count)\b`;

/** A clause about what is said or shown where the one before it is broken: "its own message is shown if it does not". */
const saysSo = wording.i`^(?:its|their|the|an?)\s(?:own\s)?(?:\p{L}+\s)?(?:messages?|texts?|wordings?|errors?|hints?|warnings?)\s(?:is|are)\s(?:shown|displayed|given|returned|used|sent|printed)\b`;

/** A clause about where or for whom more is taken than the one before it says: "on paper a cross is accepted as well". */
const takesMore = wording.i`^(?:at|in|on|for|with|without|from|under|by|during|outside|there|elsewhere|locally|otherwise)\s[^;]{0,80}\s(?:is|are|does|do|will be|may be|can be)\s(?:[\p{L}]+\s){0,3}(?:as well|too|also|instead|either|though)\.?$`;

/** A clause about some of what the one before it speaks of, and what becomes of these: "Several names in one line are refused". */
const ofSome = wording.i`^(?:several|some|many|two or more|more than one|another|anything|everything|any other|other|duplicates?|doubles|repeated|superfluous|surplus)\s[^;:\`]{0,80}?\s?(?:is|are|gets?|will be)\s(?:not\s|silently\s|simply\s)?(?:refused|rejected|accepted|allowed|ignored|dropped|removed|skipped|kept|merged|cut|discarded)\b`;

/** A clause about what lies beyond what the one before it says, or is fine: "outside it we only warn", "The same day is fine". */
const ofOthers = wording.i`^(?:(?:outside|inside|beyond|above|below|before|after|without|with|until|from)\s(?:it|them|that|these|those)\b|(?:leading|trailing|surrounding)\s|(?:\p{L}+(?:,|\s(?:and|or))?\s){0,4}ones\s(?:is|are|do|does|may|must|will|\d)|[^\`;]{3,60}\s(?:is|are)\s(?:fine|ok|okay|no problem|harmless)(?!\p{L}))`;

/** A clause that only says of the subject before it that there need not be one: "it may be left out". */
const mayLack =
  /^(?:it|they)\s(?:may|can)\s(?:also\s)?be\s(?:left (?:out|empty)|omitted|missing|empty|null|absent)\.?$/i;

/** A clause about what becomes of what does not follow the one before it: "Otherwise it is skipped", "if not, the first is taken". */
const ofElse =
  /^(?:and\s)?(?:otherwise|else|if (?:not|so)),?\s(?:it|they|the|an?|this|that|everything|nothing)\s/i;

/** A clause about the last of those before it, or what copies of them get: "the last one cannot be removed". */
const ofTheLast = wording.i`^(?:the (?:very )?last(?: one| of them)?\s(?:cannot|can't|may not|must not|can never|stays|is kept)|(?:duplicates?|doubles|copies)\sgets?\s)`;

/** A saying: "no ticket, no ride". */
const saysNo = wording.i`^no \p{L}+(?: \p{L}+)?, no \p{L}`;

/** Whether a clause only qualifies what the one before it says. */
export function qualifies(source: string): boolean {
  return [ofTheRest, saysSo, takesMore, ofSome, ofOthers, mayLack, ofElse, ofTheLast, saysNo].some((each) =>
    each.test(source),
  );
}
