import { wording } from '../../syntax/wording.ts';
import { wordingCheck } from '../prose-words.ts';

/** Participles that describe how something is, not what is done to it. */
const adjectives =
  /^(?:based|related|limited|required|supposed|allowed|used|called|named|known|interested|involved|needed|concerned|located|signed|logged|authenticated|authorised|authorized|divided|given|set|left|hidden|closed|done|gone)$/i;

/** What names who does it, or makes clear that the time does: "by the owner", "automatically after 30 days". */
const actor = /^[^.;:]*?\b(?:by|automatically)\b/i;

/** Something is done, and nobody is named who does it. Asked for, not always on. */
export const check = wordingCheck({
  id: 'language/passive-without-actor',
  summary: 'Something is done, and nobody is named who does it.',
  words: wording.gi`\b(?:is|are|was|were|be|been|being|gets?)\s+(?:(?:not|then|also|never|only|immediately)\s+)?(?<word>\p{L}+(?:ed|en)|sent|shown|built|made|kept|paid|put|read|cut|lost|held|told)\b`,
  say: (word) => `Who or what does this? “${word}” names nobody. Say who, or write “by …”.`,
  unless: (text, from, to) => adjectives.test(text.slice(from, to)) || actor.test(text.slice(to)),
});
