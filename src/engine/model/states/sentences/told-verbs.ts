import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Step } from '../arrows/step.ts';
import { type Named, type NamedTogether, namedIn, together } from '../words/named-states.ts';
import { refuses } from '../words/told-words.ts';
import { stateOf } from '../words/verbs.ts';
import { isRefusedAt } from './told-targets.ts';

/** "Hiding takes a visible one out of the lists": what is done is the word of the state that it leads to. */
export function byGerund(
  sentence: Inline,
  states: readonly Inline[],
  origins: readonly Named[],
): readonly Step[] {
  const verb = wording`^\p{L}{3,}ing(?= )`.exec(sentence.source)?.[0];
  const found =
    verb && origins.length > 0 && !refuses.test(sentence.source) ? stateOf(verb, states) : undefined;
  if (!verb || !found || origins.some(({ name }) => fold(name.source) === fold(found.source))) return [];
  const to = { ...found, at: slice(sentence, 0, verb.length).at };
  return origins.map(({ name }) => ({ from: name, to, event: sentence }));
}

/** "A moderator approves it or blocks it": what is done to it is the word of the state that each leads to. */
export function byDeeds(
  sentence: Inline,
  states: readonly Inline[],
  from: Inline | undefined,
): readonly Step[] {
  if (!from || refuses.test(sentence.source)) return [];
  return [...sentence.source.matchAll(deedToIt)].flatMap(({ index, groups }): readonly Step[] => {
    const verb = groups?.verb ?? '';
    const to = stateOf(verb, states);
    if (!to || fold(to.source) === fold(from.source)) return [];
    return [{ from, to: { ...to, at: slice(sentence, index, index + verb.length).at }, event: sentence }];
  });
}
const deedToIt = wording.g`(?<![\p{L}])(?<verb>\p{Ll}{3,}s) (?:it|them)(?=[\s.,;]|$)`;

/** "A new crate is open until somebody seals it": what ends what it is leads to the state of that word, or to the one that is named. */
export function byEnd(
  sentence: Inline,
  groups: readonly NamedTogether[],
  states: readonly Inline[],
): readonly Step[] {
  const [only] = groups;
  const [name, ...others] = only?.names ?? [];
  const behind = only && sentence.source.slice(only.end);
  const found = behind === undefined ? null : untilDone.exec(behind);
  if (!only || !name || others.length > 0 || !found || refuses.test(sentence.source)) return [];
  const { verb, event = '' } = found.groups ?? {};
  const at = only.end + found[0].length - event.length;
  const told = slice(sentence, at, at + event.length);
  const named = namedIn(told, states);
  const to = verb === undefined ? (named.length === 1 ? named[0]?.name : undefined) : stateOf(verb, states);
  if (!to || fold(to.source) === fold(name.name.source)) return [];
  return [{ from: name.name, to: { source: to.source, at: told.at }, event: told }];
}
const untilDone = wording.i`^["”*\`]*,? until (?<event>(?:[^.,;]{2,50}? (?<verb>\p{Ll}{3,}s) (?:it|them)|(?:(?:it|they) (?:is|are) )?[*\`"“]*\p{Ll}[\p{L}_-]+[*\`"”]*))(?=[.,;]|$)`;

/** The state that a verb leads to whose word it is: "disable an enabled account", "cancel an order that is on hold". */
export function stemTarget(
  sentence: Inline,
  main: string,
  group: NamedTogether,
  states: readonly Inline[],
): Inline | undefined {
  const found =
    wording.i`(?<![\p{L}])(?<verb>\p{L}{3,})\s+(?:(?:an?|the|every|any|all|only|one's|your)\s+)?(?:(?:[\p{L}-]+\s+){1,2}(?:that|which|who) (?:is|are) (?:still )?|[\p{L}-]+ in )?["“*\`]*$`.exec(
      main.slice(0, group.start),
    );
  const verb = found?.groups?.verb;
  if (!found || !verb || noVerb.test(verb)) return undefined;
  const to = stateOf(verb, states);
  if (to && group.names.some((each) => fold(each.name.source) === fold(to.source))) return undefined;
  if (!to || isRefusedAt(main, found.index + 1)) return undefined;
  return { ...to, at: slice(sentence, found.index, found.index + verb.length).at };
}
const noVerb = /^(?:the|and|for|with|from|into|that|are|was|not|any|all|when|its|can|may|has)$/i;

/** "Filled in, comes after open or held", said of a state: those come before it; "next comes sent", "followed by sent": that comes behind it. */
const comesAfter = wording.i`(?:^|[,;]\s+)(?:it\s+)?(?:(?:only|always)\s+)?comes?\s+(?:(?:only|right|directly)\s+)?after\s+(?<row>[^,.;]+(?:,[^,.;]{1,40}){0,4})`;
const comesNext = wording.i`^(?:(?:then|next|after (?:it|this|that))\s+comes?|(?:is\s+)?(?:always\s+)?followed\s+by)\s+(?<row>[^,.;]+(?:,[^,.;]{1,40}){0,4})`;

/** The steps between a state and those of which it is said that they come before or behind it. */
export function besideIt(
  sentence: Inline,
  states: readonly Inline[],
  here: Inline | undefined,
): readonly Step[] | undefined {
  const before = here && comesAfter.exec(sentence.source);
  const found = before ?? (here && comesNext.exec(sentence.source));
  const row = found?.groups?.row;
  if (!here || !found || !row) return undefined;
  const start = found.index + found[0].length - row.length;
  const [group] = together(namedIn(slice(sentence, start, start + row.length), states), row);
  // A name begins the row, perhaps with an article and marks.
  if (!group || !/^(?:(?:an?|the|either|both)\s+)?["“*`]*$/i.test(row.slice(0, group.start)))
    return undefined;
  return group.names
    .filter(({ name }) => fold(name.source) !== fold(here.source))
    .map(({ name }) =>
      before ? { from: name, to: here, event: sentence } : { from: here, to: name, event: sentence },
    );
}
