import type { Inline } from '../../syntax/block.ts';
import type { Gathering } from '../blocks/reading.ts';
import { statements } from '../words/names.ts';
import { sentences } from '../words/phrases.ts';
import { isArrow } from './arrow-clauses.ts';
import type { Fact, Title } from './lifecycle-facts.ts';
import { mayMove } from './told-words.ts';

/** The sentences of a text, and their parts at `;`. */
export function clausesOf(text: Inline): readonly Inline[] {
  // A label stands for all the arrows behind it.
  return sentences(text).flatMap((each) => (isArrow.test(each.source) ? [each] : statements(each)));
}

/** A sentence that says that something is not known: "What sets it is **not verified**." What it ends with is no state. */
export const leavesOpen =
  /^(?:what|who|how|whether|which|why|when|where)\b.*\b(?:is|are|was|were|remains?)\s+[*_]{0,2}(?:not (?:yet )?(?:verified|known|clear|confirmed|documented|specified|checked|decided|settled|found|stated|told)|un(?:known|clear|verified|confirmed|documented|specified|decided|settled)|open)[*_]{0,2}\.?$/i;

/** A sentence that says of something that it is no state: "Tags in the list aren't states". */
export const deniesStates =
  /\b(?:(?:is|are)(?:n['’]t| not| no)|don['’]t (?:treat|count)\b.{0,30}\bas) (?:an? |real |really |part of (?:the |its )?)*(?:states?|statuses|life ?cycle)\b/i;

/** Keeps what a text says of a state, or of what is in it, for when all states are known. */
export function tell(text: Inline, here: Inline | undefined, where: Title, gather: Gathering<Fact>): void {
  for (const sentence of clausesOf(text))
    if (mayMove.test(sentence.source) && !isArrow.test(sentence.source) && !leavesOpen.test(sentence.source))
      gather.fact({ is: 'told', ...where, sentence, here });
}
