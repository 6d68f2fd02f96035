import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { newTo, type Step } from '../arrows/step.ts';
import { type Named, type NamedTogether, namedIn, together } from '../words/named-states.ts';
import { refuses, whenNot } from '../words/told-words.ts';
import { eventOf, withoutEvents } from './told-events.ts';

/** "then a draft order is created", "a Trial begins": what comes into being is named by its state, with an article. */
const someOne = wording.i`^\s*(?:(?:and|then|so)[\s,]+)*an?\s+(?:new\s+)?["“*\`]*$`;
const comesToBe = wording.i`^["”*\`]*(?:\s[\p{L}-]+){0,2}?\s(?:(?:is|gets) (?:created|made|added|generated|registered)|begins?|appears|comes into being)\s*(?:$|[.,;]|(?:when|once|if|as soon as|after|for|by|with)(?![\p{L}]))`;

/** The step of a sentence in which something comes into being; none where it names other states. */
export function comesIntoBeing(
  sentence: Inline,
  main: string,
  groups: readonly NamedTogether[],
): readonly Step[] {
  const [first, ...others] = groups;
  if (!first || others.length > 0 || first.names.length > 1 || refuses.test(main)) return [];
  const isNew = someOne.test(main.slice(0, first.start)) && comesToBe.test(main.slice(first.end));
  return isNew ? first.names.map(({ name }) => newTo(sentence, name)) : [];
}

/** What something is, in a sentence that begins with it: "A gate is", "**A gate** is first", "It is". */
const thingIs = wording.i`^(?:[*_]{0,2}(?:an?|the|each|every|any)\s+(?:new\s+)?[*_]{0,2}[\p{L}-]+(?:\s[\p{L}-]+){0,2}?[*_]{0,2}|it)\s(?:is|are)\s(?:first\s)?["“*\`]*$`;
/** What it is next: " and ", ", then ". */
const andThen = /^[^.;]{2,80}?,?\s(?:and|then|and then)\s(?:it is )?["“*`]*$/i;
/** What it is next, where others follow. */
const amongOthers = /^[^.;]{2,80}?,\s(?:then\s)?(?:it is )?["“*`]*$/i;
/** What makes it so, at once: "once ordered", "when started". */
const onceDone = /^["”*`]*\s(?:once|when|as soon as|after)\s/i;

/**
 * The steps of a first sentence that says what something is once this or that has happened: "A gate is shut once built and
 * open once paid for" begins with the one and leads to the other, and so on. None where the second is only what it is otherwise, or
 * where it is so for as long as something holds.
 */
export function beginsOnce(sentence: Inline, states: readonly Inline[]): readonly Step[] {
  const { source } = sentence;
  // "Activated" is what happens, beside a state that is called active.
  const named = namedIn(sentence, states).filter(
    ({ start, end, name }) => fold(source.slice(start, end)) === fold(name.source),
  );
  const groups = together(named, source);
  const [first, ...others] = groups;
  const ones = groups.flatMap(({ names }): readonly Named[] => names);
  const [one, second] = ones;
  if (!first || !one || ones.length !== groups.length) return [];
  if (!thingIs.test(source.slice(0, first.start)) || refuses.test(withoutEvents(source, true))) return [];
  if (!onceDone.test(source.slice(first.end))) return [];
  const begun = newTo(sentence, one.name);
  // "A gate is shut as soon as it is paid": the second stands in what happens.
  if (!second || !/[,;]|\s(?:and|then)\s/.test(source.slice(first.end, second.start)))
    return others.length > 1 ? [] : [begun];
  const isNext = ({ start, end }: NamedTogether, index: number): boolean => {
    const between = source.slice(groups[index]?.end, start);
    const isLast = index === others.length - 1;
    return (isLast ? andThen : amongOthers).test(between) && onceDone.test(source.slice(end));
  };
  if (!others.every(isNext) || whenNot.test(source.slice(others.at(-1)?.end))) return [];
  const steps = ones.slice(1).map((to, index) => ({
    from: (ones[index] as Named).name,
    to: to.name,
    event: eventOf(sentence, to, ones[index + 2]?.start),
  }));
  return [begun, ...steps];
}

/** What makes it what it is at first: "Posting makes it ", "A room enters "; what is done to something makes none. */
const makesFirst = wording.i`^(?:\p{L}+ing (?:makes|puts|sets|marks) (?:it|them|an? [\p{L}-]+|the [\p{L}-]+)(?: (?:as|in|into|to))?|(?:an?|the|each|every) (?:new )?[\p{L}-]+(?: [\p{L}-]+)? (?:enters|comes in as))\s["“*\`]*$`;

/** The step of a sentence that tells what makes something the first of its states: "Posting makes it visible." */
export function madeFirst(sentence: Inline, first: Inline): readonly Step[] {
  const [named, other] = namedIn(sentence, [first]);
  if (!named || other || refuses.test(sentence.source)) return [];
  const behind = sentence.source.slice(named.end);
  return makesFirst.test(sentence.source.slice(0, named.start)) && endsOrTells.test(behind)
    ? [newTo(sentence, named.name)]
    : [];
}
const endsOrTells = /^["”*`]*(?:[.;]?$|,?\s(?:when|once|as soon as|after|if|on|upon|by)\s)/i;
