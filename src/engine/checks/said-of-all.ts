import { isSilent } from '../model/words/silent.ts';
import type { Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';

/** What is said of many and not of all, at times, or of another version. */
const hedged =
  /\b(?:almost|nearly|mostly|usually|sometimes|normally|generally|typically|virtually|practically|some ?day|one day|eventually|planned|would|in (?:the )?future|in (?:the|an?) (?:old|older|earlier|previous|next|first|last) (?:version|release)s?|not (?:every|each|all|any))\b|^later\b/i;

/** Whether a text about all of some things is meant of many of them only, of some times, or of another version. */
export const isHedged = (text: string): boolean => hedged.test(text);

/** Whether a sentence about all of some things is meant of each of them, as the product is: "Nearly every error …" is not. */
export const saidOfAll = (sentence: Inline): boolean =>
  !isHedged(plain(sentence)) && !isSilent(sentence, 'product');
