import type { Inline } from '../../syntax/block.ts';
import type { Answer } from '../interface-elements.ts';
import { once } from '../tracking/once.ts';
import { callsIn, ofAll } from './lines.ts';
import { statusesIn } from './statuses.ts';
import { answersShared, answersTold } from './told-answers.ts';

/**
 * What a heading or an item that names no call itself says that the calls below it answer: "Statistics (all GET,
 * 200/400/401)", "Boats, each 200 or 404:", "Every call answers 401".
 */
export const answersLed = once((text: Inline): readonly Answer[] => {
  if (callsIn(text, text.at, true).length > 0) return [];
  const ways = [() => answersShared(text)?.answers ?? [], () => answersTold(text), () => statusesOfAll(text)];
  return ways.map((read) => read()).find(({ length }) => length > 0) ?? [];
});

/** The statuses of all calls in a title: in brackets at its end, or beside a word for all. */
function statusesOfAll(title: Inline): readonly Answer[] {
  if (!ofAll.test(title.source) && !inBrackets.test(title.source)) return [];
  return statusesIn(title).filter(({ at }) => !counts.test(title.source.slice(at.from - title.at.from)));
}

const inBrackets = /\((?:[A-Z]{3,7}[,:;]?\s+)?(?:HTTP )?[1-5]\d\d\b[^()]*\)$/;

/** A number that counts what stands behind it: "All 200 boats", "each of 120 small rooms". */
const counts =
  /^[1-5]\d\d\s(?:[a-z-]+\s)?(?!(?:is|was|has|does|always|plus|unless|this|its|as|us)\b)[a-z-]*[a-rt-z]s(?=[\s,;:.)]|$)/;
