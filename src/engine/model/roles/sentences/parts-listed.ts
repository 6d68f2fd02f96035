import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';
import { splitDeeds } from './actions-listed.ts';

/** The first word of a text, as a verb in its base form. */
export const firstWord = (text: string): string =>
  text.replace(/^(?:and |or |also |\+ ?)/i, '').split(/[ ,/]/)[0] ?? '';

/** The deeds that a text lists at its commas: an object alone goes with the deed before it. */
export function partsOf(text: Inline): readonly Inline[] {
  const found: Inline[] = [];
  for (const whole of splitOutside(text, ',')) {
    const lead = /^(?:and|or|also|plus) /i.exec(whole.source)?.[0].length ?? 0;
    const part = slice(whole, lead, whole.source.length);
    const last = found.at(-1);
    const isMore =
      last !== undefined &&
      ((found.length === 1 && areVerbs(last.source)) ||
        goesOn.test(part.source) ||
        (isDeed(firstWord(last.source)) && / /.test(last.source) && isObject(part.source)));
    if (isMore)
      found[found.length - 1] = slice(text, last.at.start - text.at.start, part.at.end - text.at.start);
    else found.push(part);
  }
  // "lend, return": each of them is done by itself.
  return found.flatMap((part) => (areVerbs(part.source) ? splitOutside(part, ',') : splitDeeds(part)));
}

/** Whether a text is nothing but verbs, which share what the next is done to: `write, edit` before "edit notes". */
const areVerbs = (text: string): boolean => text.split(/,\s*/).every((word) => isDeed(word));

/** What limits or explains the deed before it: "see all lists, even without a pass", "invite guests, up to ten". */
const goesOn =
  /^(?:even|but (?:not?|only|never|at most)|only|with(?:out|in)?|including|except|unless|if|when|while|as long as|up to|at most|max|own \S+ (?:and|or) (?:below|lower|less)|see (?:also |the )?\S+ (?:above|below))(?![\w-])/i;

/** Whether a part only names more things to which the same is done: `posts`, `own pages`, `lists and labels`. */
function isObject(part: string): boolean {
  return (
    wording`^(?:(?:the |own )?\p{L}+ )?\p{L}+(?: (?:and|or) \p{L}+)?$`.test(part) && !isDeed(firstWord(part))
  );
}
