import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { statements } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import type { Fact, Title } from '../lifecycle-facts.ts';
import { mayMove } from '../words/told-words.ts';

/** The sentences of a text, and their parts at `;`. */
export function clausesOf(text: Inline): readonly Inline[] {
  // A label stands for all the arrows behind it.
  return sentences(text)
    .map(withoutTeller)
    .flatMap((each) => (isArrow.test(each.source) ? [each] : statements(each).flatMap(byRemoval)));
}

/** A clause, and apart from it what it says at its end of the removal of something in a state: "…, and a closed list can be deleted". */
function byRemoval(clause: Inline): readonly Inline[] {
  const at = removal.exec(clause.source)?.index;
  if (at === undefined) return [clause];
  const lead = /^,?\s(?:and|but)\s/i.exec(clause.source.slice(at))?.[0].length ?? 0;
  return [slice(clause, 0, at), slice(clause, at + lead, clause.source.length)];
}
const removal =
  /,?\s(?:and|but)\s(?=(?:an?|the|every|any)\s\S+\s[^\s,]+\s(?:can|may) be (?:deleted|removed|destroyed|purged)(?:$|[\s,.;]))/i;

/** A sentence without who tells it: "As a member, when I press "Send", it is sent". */
function withoutTeller(sentence: Inline): Inline {
  const teller = /^As (?:an?|the) [^,.;:]{2,60}, (?=(?:when|whenever|if|once|after|as soon as)\s)/.exec(
    sentence.source,
  )?.[0];
  return teller ? slice(sentence, teller.length, sentence.source.length) : sentence;
}

/** A sentence that says that something is not known: "What sets it is **not verified**." What it ends with is no state. */
export const leavesOpen =
  /^(?:what|who|how|whether|which|why|when|where)\b.*\b(?:is|are|was|were|remains?)\s+[*_]{0,2}(?:not (?:yet )?(?:verified|known|clear|confirmed|documented|specified|checked|decided|settled|found|stated|told)|un(?:known|clear|verified|confirmed|documented|specified|decided|settled)|open)[*_]{0,2}\.?$/i;

/** A sentence that says of something that it is no state: "Tags in the list aren't states". */
export const deniesStates =
  /\b(?:(?:is|are)(?:n['’]t| not| no)|don['’]t (?:treat|count)\b.{0,30}\bas) (?:an? |real |really |part of (?:the |its )?)*(?:states?|statuses|life ?cycle)\b/i;

/** A line that names only where the lines below it lead: "Back to open:". */
const overLines = /^(?:back )?(?:in)?to [^.;,:]{2,40}:$/i;

/** Keeps what a text says of a state, or of what is in it, for when all states are known. */
export function tell(
  text: Inline,
  here: Inline | undefined,
  where: Title,
  gather: Gathering<Fact>,
  isCase = false,
): void {
  for (const sentence of clausesOf(text))
    if (
      mayMove.test(sentence.source) &&
      ![isArrow, leavesOpen, overLines].some((each) => each.test(sentence.source))
    )
      gather.fact({ is: 'told', ...where, sentence, here, ...(isCase ? { isCase } : {}) });
}

/** "When it is paid it becomes …", in a sentence of which every part tells so what becomes of the same thing. */
const oneCase =
  /^(?:(?:and|or|but)\s)?(?:when|whenever|if|once|as soon as|after|in case)\s(?!.*\b(?:again|back)\b).{2,100}?,?\s(?:then\s)?(?:it|they)(?:\sthen)?\s(?:is|are|becomes?|turns?|goes|moves)\s/i;

/** What the first of several such parts ends in, where the others do not go on from there: "it becomes accepted; when …". */
const isOutcome =
  /\s(?:is|are|becomes?|turns?|goes to|moves to)\s["“*`]*(?:accepted|rejected|declined|denied|refused|dismissed|ignored|answered|cancell?ed|revoked|withdrawn|expired|failed|lost|won|void)["”*`]*[.,]?$/i;

/** Where the parts of such sentences begin, where the first tells an outcome: each of them leaves what the sentence found. */
export function casesOf(text: Inline): ReadonlySet<number> {
  return new Set(
    sentences(text)
      .map((each) => statements(each))
      .filter(
        (parts) =>
          parts.length > 1 &&
          parts.every(({ source }) => oneCase.test(source)) &&
          isOutcome.test(parts[0]?.source ?? ''),
      )
      .flatMap((parts) => parts.map(({ at }) => at.start)),
  );
}
