import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { gerundsOf } from '../words/gerunds.ts';
import { partsOf } from './parts-listed.ts';

const all =
  '(?:everything|anything|all of it|(?:full|complete|unrestricted|unlimited) (?:access|control|rights|permissions)|all (?:permissions|rights|privileges))';

/** All there is to do or to get at: `everything`, `everything a clerk can`, `full access to all features`. */
const inFull = wording.i`^(?:do )?(?:${all}(?: (?:else|below|above)| (?:an? |the )?\p{L}+ (?:can|may|does|has))?(?: (?:to|over|on|in|within|of)(?: (?!(?:is|are|was|were|has|have)(?!\p{L}))[\p{L}'’-]+){1,8}?)?(?:,? including [^.;]+)?|all of the above)(?=\s*(?:$|[–—:;,.(+])| plus | yes$| no$)`;

/** All, and behind it what is left out: `everything the owner may, except …`, `full access but for …`. */
const allExcept = wording.i`^(?:do )?${all}(?: [^,;:.]{1,60}?)?,? (?:except(?:ing)?|but(?! (?:not|also|only|never|no)(?![\p{L}]))|other than|apart from|excluding|minus)(?: for| from)? (?:(?:that )?(?:they|he|she|it) (?:can|may|must) ?not |to )?`;

/** The words at the head of a text that give somebody all there is; undefined where something of it is left out. */
export function allIn(text: Inline): Inline | undefined {
  const found = inFull.exec(text.source)?.[0].length;
  return found === undefined || allExcept.test(text.source) ? undefined : slice(text, 0, found);
}

/** What is left out of all that somebody may: `delete the club` of "everything except deleting the club". */
export function leftOutOfAll(text: Inline): readonly Inline[] | undefined {
  const found = allExcept.exec(text.source)?.[0].length;
  if (found === undefined) return undefined;
  const rest = slice(text, found, text.source.replace(/[.;,]$/, '').length);
  const gerunds = gerundsOf(rest);
  return gerunds.length > 0 ? gerunds : partsOf(rest);
}

/** Whether an action is all there is to do. */
export const isAll = (action: string): boolean => inFull.test(action);
