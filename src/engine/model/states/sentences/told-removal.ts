import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Step } from '../arrows/step.ts';
import type { NamedTogether } from '../words/named-states.ts';
import { leadsFrom, refuses } from '../words/told-words.ts';
import { stateOf } from '../words/verbs.ts';

const words =
  '(?<=\\b(?:is|are|be|then|and|it|they) )gone(?! (?:to|into|through|back|on)\\b)|delet(?:es?|ed|ing|ion)|remov(?:es?|ed|ing|al)|destroy(?:s|ed|ing)?|destruction|eras(?:es?|ed|ing)|purg(?:es?|ed|ing)|disappears?|vanish(?:es)?|goes? away|ceases? to exist';
/** What is not there any more once that has happened. */
const removal = wording.i`(?<![\p{L}\`])(?:${words}|ends?)(?![\p{L}])`;

/** What may stand behind the states from which something is removed: the end, a mark, or what happens then. */
const endsThere = wording.i`^["”*\`]*\s*(?:$|[.,;:()–—]|(?:and|or|but|when|if|once|after|as|at|by|on|too|alike|also|again|only|straight|directly|with|for)(?![\p{L}]))`;
/** "From archived an admin deletes it for good" */
const behindOrigin = wording.i`^["”*\`]*,?\s+(?:(?:an?|the|any)\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,2}?\s(?:${words}) (?:it|them)(?![\p{L}])`;
/** "removes one that is draft" */
const relative = wording.i`(?:${words})(?: \S+){1,5}? (?:that|which|who|while (?:it|they)|as long as (?:it|they)) (?:is|are)[\s"“*\`]+(?:still[\s"“*\`]+)?$`;
/** "deletes a cancelled order" */
const object = wording.i`(?:${words})\s+(?:(?:an?|the|any|every|each|all|only)\s+)?["“*\`]*$`;
const endOfObject = wording.i`^["”*\`]*(?:\s+(?!(?:from|off|out)\b)[\p{L}-]+){0,2}?\s*(?:$|[.,;:()–—]|(?:and|but|when|if|once|after|for good)(?![\p{L}]))`;
/** "it, whether it was open or held" */
const whichOf = wording.i`(?:${words})(?:\s(?:it|them))?,\s(?:no matter )?(?:whether|if) (?:it|they) (?:is|are|was|were)[\s"“*\`]+$`;
/** "A draft disappears", "an unapproved account is removed", "then a parcel On hold is gone" */
const subject = wording.i`^\s*(?:then\s+)?(?:(?:only|also|even)\s+)?(?:(?:an?|the|any|every|each|all)\s+(?:\p{Ll}+\s+)?)?["“*\`]*$`;
const adverb = '(?:then|always|simply|just)';
/** "ends when …", "can be reopened, or deleted", "is removed". */
const itself = [
  '(?<!\\b(?:is|are|be|an?|the|both|all)\\s)ends?(?=\\s*(?:$|[.;,]|(?:when|once|if|as soon as|after|for good)(?![\\p{L}])))',
  `(?:can|may) be [^.,;]{2,30}(?:,[^.,;]{2,40})?,? or (?:${words})(?![\\p{L}])`,
  `(?:${adverb}\\s+)?(?:(?:(?:can|may|must|will) be|is|are|gets?)(?:\\s+${adverb})?\\s+)?(?:${words})(?![\\p{L}])`,
].join('|');
const undergoes = wording.i`^["”*\`]*(?:\s+[\p{L}-]+){0,2}?\s+(?:${itself})`;
/** "Open or closed, the owner can delete it", "Open or closed, it can be deleted" */
const whichever = wording.i`^["”*\`]*,\s(?:[^.;]{0,60}?(?:${words}) (?:it|them)|(?:it|they) (?:(?:(?:can|may|will) be|is|are|gets?) )?(?:${words}))(?![\p{L}])`;

/**
 * The steps of a sentence that says from which states something is removed: "Deletion removes it from archived", "a draft
 * disappears for good". None where one of the states is called so, or where a name in it has another part. Where it tells
 * other steps, what it begins with may be removed besides: "an open one is deleted when …, and becomes held when …".
 */
export function removedFrom(
  sentence: Inline,
  main: string,
  groups: readonly NamedTogether[],
  states: readonly Inline[],
  others: readonly Step[],
): readonly Step[] {
  const [first] = groups;
  const isWhich = goesWhichever(sentence, groups);
  const word = removal.exec(isWhich ? sentence.source : main)?.[0];
  if (!first || word === undefined || refuses.test(main)) return [];
  // "Removing a paid one: no check was found" asks, and tells nothing.
  if (/^\?|\?$|:\s+(?:no|not|never|nobody)\s/i.test(sentence.source)) return [];
  if (stateOf(word, states) || others.some(({ to }) => removal.test(to.source))) return [];
  const isBesides = others.length > 0;
  if (isBesides && (leadsElsewhere.test(main) || !isSubject(main, first))) return [];
  const left = isBesides ? [first] : groups;
  if (!isWhich && !left.every((group, index) => isLeft(main, group, groups[index - 1]?.end ?? 0))) return [];
  const to = { source: '(deleted)', at: sentence.at };
  return left.flatMap(({ names }) => names.map(({ name: from }) => ({ from, to, event: sentence })));
}

/** "When its owner leaves the gate goes away, whether it was open or closed": no other step is told. */
export function goesWhichever({ source }: Inline, groups: readonly NamedTogether[]): boolean {
  const [first] = groups;
  return first !== undefined && groups.length === 1 && whichOf.test(source.slice(0, first.start));
}

/** "If the owner takes back an open one, it is gone": what is removed is spoken of in what happens before. */
export function removedThen(sentence: Inline, main: string, from: Inline | undefined): readonly Step[] {
  if (!from || !isGone.test(main)) return [];
  return [{ from, to: { source: '(deleted)', at: sentence.at }, event: sentence }];
}
const isGone = wording.i`^\s+(?:then\s+)?(?:it|this|they)\s+(?:(?:is|are|will be|gets?)\s+)?(?:${adverb}\s+)?(?:${words})(?![\p{L}])`;

/** "may be deleted, whereupon it is void": it is not gone. */
const leadsElsewhere = /\b(?:whereupon|after which|in which case)\b/i;

/** Whether names are what is removed, at the head of a sentence. */
function isSubject(main: string, { start, end }: NamedTogether): boolean {
  return subject.test(main.slice(0, start)) && undergoes.test(main.slice(end));
}

function isLeft(main: string, group: NamedTogether, before: number): boolean {
  const lead = main.slice(before, group.start);
  const behind = main.slice(group.end);
  if (leadsFrom.test(lead)) return endsThere.test(behind) || behindOrigin.test(behind);
  if (relative.test(lead) || whichOf.test(lead)) return true;
  if (object.test(lead)) return endOfObject.test(behind);
  return before === 0 && (isSubject(main, group) || (subject.test(lead) && whichever.test(behind)));
}
