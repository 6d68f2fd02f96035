import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { NamedTogether } from './named-states.ts';
import type { Step } from './step.ts';
import { leadsFrom, refuses } from './told-words.ts';
import { stateOf } from './verbs.ts';

const words =
  'delet(?:es?|ed|ing|ion)|remov(?:es?|ed|ing|al)|destroy(?:s|ed|ing)?|destruction|eras(?:es?|ed|ing)|purg(?:es?|ed|ing)|disappears?|vanish(?:es)?|ceases? to exist';
/** What is not there any more once that has happened. */
const removal = wording.i`(?<![\p{L}\`])(?:${words})(?![\p{L}])`;

/** What may stand behind the states from which something is removed: the end, a mark, or what happens then. */
const endsThere = wording.i`^["”*\`]*\s*(?:$|[.,;:()–—]|(?:and|or|but|when|if|once|after|as|at|by|on|too|alike|also|again|only|straight|directly|with|for)(?![\p{L}]))`;
/** "From archived an admin deletes it for good" */
const behindOrigin = wording.i`^["”*\`]*,?\s+(?:(?:an?|the|any)\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,2}?\s(?:${words}) (?:it|them)(?![\p{L}])`;
/** "removes one that is draft" */
const relative = wording.i`(?:${words})(?: \S+){1,5}? (?:that|which|who|while (?:it|they)|as long as (?:it|they)) (?:is|are)[\s"“*\`]+(?:still[\s"“*\`]+)?$`;
/** "deletes a cancelled order" */
const object = wording.i`(?:${words})\s+(?:(?:an?|the|any|every|each|all|only)\s+)?["“*\`]*$`;
const endOfObject = wording.i`^["”*\`]*(?:\s+(?!(?:from|off|out)\b)[\p{L}-]+){0,2}?\s*(?:$|[.,;:()–—]|(?:and|but|when|if|once|after|for good)(?![\p{L}]))`;
/** "A draft disappears", "an unapproved account is removed" */
const subject = /^(?:(?:only|also|even)\s+)?(?:(?:an?|the|any|every|each|all)\s+)?["“*`]*$/i;
const undergoes = wording.i`^["”*\`]*(?:\s+[\p{L}-]+){0,2}?\s+(?:(?:then|always|simply|just)\s+)?(?:(?:(?:can|may|must|will) be|is|are|gets?)(?:\s+(?:then|always|simply|just))?\s+)?(?:${words})(?![\p{L}])`;
/** "Open or closed, the owner can delete it" */
const whichever = wording.i`^["”*\`]*,\s[^.;]{0,60}?(?:${words}) (?:it|them)(?![\p{L}])`;

/**
 * The steps of a sentence that says from which states something is removed: "Deletion removes it from archived", "a draft
 * disappears for good". None where one of the states is called so, or where a name in it has another part.
 */
export function removedFrom(
  sentence: Inline,
  main: string,
  groups: readonly NamedTogether[],
  states: readonly Inline[],
): readonly Step[] {
  const word = removal.exec(main)?.[0];
  if (groups.length === 0 || word === undefined || refuses.test(main)) return [];
  // "Removing a paid one: no check was found" asks, and tells nothing.
  if (/^\?|\?$|:\s+(?:no|not|never|nobody)\s/i.test(sentence.source)) return [];
  if (stateOf(word, states)) return [];
  if (!groups.every((group, index) => isLeft(main, group, groups[index - 1]?.end ?? 0))) return [];
  const to = { source: '(deleted)', at: sentence.at };
  return groups.flatMap(({ names }) => names.map(({ name: from }) => ({ from, to, event: sentence })));
}

function isLeft(main: string, { start, end }: NamedTogether, before: number): boolean {
  const lead = main.slice(before, start);
  const behind = main.slice(end);
  if (leadsFrom.test(lead)) return endsThere.test(behind) || behindOrigin.test(behind);
  if (relative.test(lead)) return true;
  if (object.test(lead)) return endOfObject.test(behind);
  return before === 0 && subject.test(lead) && (undergoes.test(behind) || whichever.test(behind));
}
