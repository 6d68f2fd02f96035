import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Named } from '../words/named-states.ts';
import { eventWord } from '../words/told-words.ts';

/** A text in which what tells of events is blank, so that only what moves is left. */
export function withoutEvents(source: string, opensWithState: boolean, named: readonly Named[] = []): string {
  // "After Passed it may be held again": what comes before is where it comes from.
  const isAfterState = (part: string): boolean =>
    /^After\s/.test(part) && named[0]?.start === 'After '.length;
  // "When the pier is sold, …": sold is no state.
  const holdsName = (part: string): boolean => named.some(({ end }) => end <= part.length);
  const blank = (part: string): string => ' '.repeat(part.length);
  // "Sent (by hand)" may be the name of a state.
  const isOfName = (at: number): boolean => named.some(({ start, end }) => at > start && at < end);
  return source
    .replace(/\((?!\s*(?:from|out of)\b|[^()]{2,30} to [^()]{2,30}\))[^()]*\)/gi, (part, at: number) =>
      isMarked.test(part) || isOfName(at) ? part : blank(part),
    )
    .replace(leadingEvent, (part) =>
      opensWithState || (saysState.test(part) && holdsName(part)) || isAfterState(part) ? part : blank(part),
    )
    .replace(besideOther, (part, at: number) =>
      named.some(({ start }) => start > at && start < at + part.length) ? part : blank(part),
    )
    .replace(innerEvent, (part) => (saysWhile.test(part) ? part : blank(part)));
}
/** "accepted, which keeps the text, or rejected": what is said besides of the first of two. */
const besideOther = /,\swhich\s[^,.;]{3,60}(?=,\s(?:or|and)\s)/gi;
/** What stands alone in brackets behind what is done: "approve it (**Approved**)". */
const isMarked = /^\(\s*(?:\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)\s*\)$/;
/** What happens, at the head of a sentence. */
export const leadingEvent = wording.i`^(?:(?:and|but|so|then|also)\s+)?(?:(?:on|upon|at|during)\s[^,:;]{3,60}?(?=\s(?:the|an?) [\p{L}-]+(?: [\p{L}-]+)? (?:becomes|goes|moves|turns|changes|falls|returns)\s)|(?:${eventWord}|on|upon|with|at|by|for|during|whatever|depending on|in case)(?![\p{L}])(?!\s+(?:then|that)\b)(?:[^,:;]*?(?:[,:]\s+|(?=\s(?:it|they|this)\s))|[^,:;]*(?=\s(?:the|its|an?) [\p{L}-]+(?: [\p{L}-]+)? (?:is|becomes|goes|moves|turns|changes|falls|returns)\s)))`;
const innerEvent = wording.gi`(?<=\S\s+)(?:${eventWord}|before(?! (?:is|are)\b)|while)(?![\p{L}])[^,;]*?(?=,\s|;|$|\s(?:and\s+)?(?:then\s+)?from\s|\sand (?:then )?(?:it|they|back|becom|goes|moves|makes|turns|sets|leaves|as\s)|\sor (?:to\s|as\s|becom|goes|moves)|(?<!(?:${eventWord}))\s(?:it|they) (?:is|are) [*\`"“]*[\p{L}-]+[*\`"”]* again(?![\p{L}]))`;
/** "When it is open, …": what it is then is where it comes from. */
const saysState = wording.i`^(?:(?:and|but)\s+)?(?:when|while|if|once|as long as)\s+(?:it|they|an? [\p{L}-]+|the [\p{L}-]+) (?:is|are|was|has been) (?:still )?[*\`"“]*[\p{L}-]+(?: [\p{L}-]+)?[*\`"”]*,`;

/** "while it is active or while it is closed": the states from which something may be done. */
const saysWhile = wording.i`^(?:while|as long as|whether) (?:it|they|the [\p{L}-]+) (?:is|are|was) (?:still )?[*\`"“]*\p{L}+(?: [\p{L}]+)?[*\`"”]*(?:(?:,|,? or|,? and) (?:(?:while|as long as|whether) (?:it|they|the [\p{L}-]+) (?:is|are|was) )?[*\`"“]*\p{L}+(?: [\p{L}]+)?[*\`"”]*)*\.?$`;

/** "…, or, when delivery fails, **failed**": when the second of two happens. */
const ofSecond = wording.i`(?:^|[\s"”*\`])(?:or|and|but),?\s+(?<event>(?:${eventWord})(?![\p{L}])[^.;]*?)(?:,|\s(?:it|they) (?:is|are))[\s"“*\`]*$`;
/** What so leads to the next name says nothing of the one before. */
const leadsToSecond = wording.i`^["”*\`\s]*(?:,?\s*(?:or|and|but),|,\s*(?:or|and|but))\s+(?:${eventWord})(?![\p{L}])`;

/** What stands behind a name and tells when: up to the next name, without the words that lead to it. */
export function eventOf(
  sentence: Inline,
  { start, end }: Pick<Named, 'start' | 'end'>,
  next: number | undefined,
): Inline {
  const { source } = sentence;
  const before = ofSecond.exec(source.slice(0, start))?.groups?.event;
  if (before) {
    const at = source.lastIndexOf(before, start);
    return slice(sentence, at, at + before.length);
  }
  const rest = /^[^.;]*/.exec(source.slice(end, next))?.[0] ?? '';
  const lead = eventLead.exec(rest)?.[0].length ?? 0;
  // "The crate is back" at the end of a sentence leads to no other name.
  const tail = (next === undefined ? closes : leadsToNext).exec(rest)?.[0].length ?? 0;
  const isOfNext = leadsToSecond.test(rest) || (next === undefined ? besides : doneFor).test(rest);
  const event = isOfNext ? '' : rest.slice(lead, Math.max(lead, rest.length - tail));
  if (wording`\p{L}{2}`.test(event)) return slice(sentence, end + lead, end + lead + event.length);
  const done = deedBefore(sentence, start);
  if (done) return done;
  const first = leadingEvent.exec(source)?.[0];
  return first ? slice(sentence, 0, first.replace(/[,:\s]+$/, '').length) : sentence;
}
/** What is done, and what that makes of it, up to the name of that: "you approve it, which makes it". */
const doneFor = wording.i`(?<deed>[^,;]*\p{L})(?:,\s(?:which|and (?:that|this))|,?\sand)\s(?:then\s)?(?:makes?|turns?|puts?|sets?|moves?|marks?|brings?|sends?|takes?|changes?|returns?|leaves)\s(?:it|them)(?:\s(?:back|on))?(?:\s(?:(?:in)?to|as|in))?[\s"“*\`]*$`;

/** What is told besides at the end of a sentence: ", and a clerk then files it". */
const besides = wording.i`^["”*\`\s]*,\s(?:and|but|so)\s(?!(?:(?:then|only|that|not|always|never)\s)*(?:${eventWord}|by)(?![\p{L}]))`;

/** The clause before a name of what was done to get there: "or reject it, which makes it **rejected**". */
function deedBefore(sentence: Inline, start: number): Inline | undefined {
  const head = sentence.source.slice(0, start);
  const deed = doneFor.exec(head.slice(Math.max(0, head.length - LONGEST)))?.groups?.deed;
  if (deed === undefined) return undefined;
  const bare = deed.replace(joins, '');
  const end = head.lastIndexOf(deed) + deed.length;
  return slice(sentence, end - bare.length, end);
}
const joins = /^[\s"”*`]*(?:(?:and|or|but|then|either)\s)*/i;
/** Characters before a name that are looked into. */
const LONGEST = 300;

/** What leads from an event to the next name, and what closes one. */
const leadsToNext =
  /(?:(?:,\s*|\s+)(?:and|or|but|then|otherwise|back|to|as|it|becomes?|is|are|from|goes|moves|returns|turns|falls|comes|changes)(?:\s+(?:an?|the|every|any))?\b)*[\s,()"“*`]*$/i;
const closes = /[\s,()"“*`]*$/;
const eventLead = wording.i`^["”*\`\s,:()–—]*(?:(?:again|once more|anew)(?![\p{L}])\s*)?(?:(?:${eventWord}|by)(?![\p{L}]))?\s*`;

/** The words right before a bracket that tell what is done. */
export function eventBefore(sentence: Inline, bracket: number): Inline {
  const before = sentence.source.slice(0, bracket).replace(/\s*\([*`]*$/, '');
  const start = /^.*(?:[,:;)]\s*|\b(?:or|and|either)\s+)/is.exec(before)?.[0].length ?? 0;
  return slice(sentence, start, before.length);
}

/** "Once a held order is paid, it becomes …": the state in which the event of a sentence finds what happens to it. */
export function inEvent({ source }: Inline, main: string, named: readonly Named[]): Inline | undefined {
  const event = /^\s+/.exec(main)?.[0].length ?? 0;
  const [only, other] = named.filter(({ end }) => end <= event);
  if (!only || other) return undefined;
  const [lead, behind] = [source.slice(0, only.start), source.slice(only.end)];
  const isOfThing =
    /\b(?:an?|the|every|any) ["“*`]*$/i.test(lead) &&
    (wording`^["”*\`]*\s\p{Ll}`.test(behind) || (doneTo.test(lead) && /^["”*`]*\s*,/.test(behind)));
  return isOfThing ? only.name : undefined;
}
/** "When I press "Send" on a draft, …": what is done to something that is called by its state. */
const doneTo = /\s(?:on|for|to|of|with|from) (?:an?|the|every|any) ["“*`]*$/i;
