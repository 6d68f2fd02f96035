import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { statements } from '../words/names.ts';
import { leadingNames } from '../words/phrases.ts';
import { joinedWith } from './clauses.ts';
import { rulesSomething } from './demands.ts';
import { qualifies } from './qualifying.ts';
import { splitAtSaying } from './subjects.ts';

/** A clause that begins so is a sentence in words. */
export const determined =
  /^(?:an?|the|every|each|any|no|all|you|we|it|they|when|if|only|ein|eine|der|die|das|jede[rs]?|un|une|le|la|les)\s/i;

/** A clause that only turns what the one before it says: "v3 does not", "the others may". */
const elliptical = /^(?:\S+ ){1,4}?(?:does|do|is|are|has|have|may|must|can|need)(?: not|n't)?[.]?$/i;

/** Whether a clause goes on with the one before it, or tells what follows from it: "; the button is then absent". */
function continues(source: string): boolean {
  if (elliptical.test(source) || qualifies(source)) return true;
  const follows = determined.test(source) && (!mayRule.test(source) || thenDoes.test(source));
  return (remark.test(source) || follows) && !rulesSomething(source);
}

/** What may rule something in a few words, and what tells that nothing more is ruled. */
const mayRule = /[\d`→]|\b(?:no|never|only|same)\b/;
const thenDoes = /\b(?:then|simply|just|merely)\b/;

/** What somebody says of what they wrote: "this one I tried out". */
const remark = /(?:^|\s)(?:I|we)\s/;

/** The parts of a line at `;`; one that only turns the one before goes on with it. */
export function wholeStatements(text: Inline): readonly Inline[] {
  const found: Inline[] = [];
  for (const clause of statements(text)) {
    const last = found.at(-1);
    if (last && continues(clause.source)) found[found.length - 1] = joinedWith(text, last, clause);
    else found.push(clause);
  }
  return found;
}

/** What a condition before it rules: "If `kind` is `task`, | `due_on` is required", "When it is sent, | the total must be known". */
export function ruled(clause: Inline): Inline {
  const [first, second] = splitOutside(clause, ',');
  return first &&
    second &&
    /^(?:if|when|unless|wenn|si)\s/i.test(first.source) &&
    (leadingNames(second).names.length > 0 ||
      (rulesSomething(second.source) && splitAtSaying(second).subject))
    ? slice(clause, second.at.start - clause.at.start, clause.source.length)
    : clause;
}
