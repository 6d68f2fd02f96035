import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { fold } from '../derived/name-index.ts';
import { leadsOn, type Named, type NamedTogether, namedIn, together } from './named-states.ts';
import { eventBefore, eventOf, leadingEvent, withoutEvents } from './told-events.ts';
import {
  afterThat,
  alsoFrom,
  becomes,
  begins,
  beginsHere,
  bothWays,
  comesFrom,
  eventWord,
  fromEach,
  fromOutset,
  goesOn,
  isRefused,
  isThat,
  itBack,
  leadsAs,
  leadsFrom,
  leadsTo,
  making,
  mayBe,
  motion,
  movesIt,
  pronoun,
  refuses,
  soDoes,
  undone,
} from './told-words.ts';
import type { Step } from './transition-phrases.ts';
import { stateOf } from './verbs.ts';

/** The steps that a sentence tells, and the state in which it leaves what it speaks of. */
export interface Told {
  readonly steps: readonly Step[];
  readonly last: Inline | undefined;
  /** Whether it speaks of all states at once. */
  readonly ofAll?: boolean;
}

/** Where a sentence stands: the state that the one before ended with, and the state that the text around it describes. */
export interface Around {
  readonly last: Inline | undefined;
  readonly here: Inline | undefined;
}

/**
 * The steps that a sentence tells of the states that its lifecycle is known to have: each name in it has a part by
 * the words before it: where something comes from ("from open", "an open post", "when it is open"), or where it
 * goes ("becomes planned", "moves it back to open", "may be closed"). Without a word of where it comes from, that is
 * the state which the text describes, or what "it" was left in.
 */
export function toldSteps(sentence: Inline, states: readonly Inline[], around: Around): Told {
  if (around.here && beginsHere.test(sentence.source))
    return { steps: [newTo(sentence, around.here)], last: around.here };
  const whole = ofAll(sentence, states, around.last);
  if (whole) return { steps: whole, last: whole.at(-1)?.to ?? around.last, ofAll: true };
  const isFirst = namedIn(sentence, states).some(({ start }) => start === 0);
  const main = withoutEvents(sentence.source, isFirst);
  const groups = together(namedIn(sentence, states, main), main);
  const steps: Step[] = [];
  let { last } = around;
  let origins: readonly Named[] = [];
  let reached: readonly Named[] = [];
  let target: readonly Named[] = [];
  let cameFrom: readonly Step[] = [];
  groups.forEach((group, index) => {
    const before = groups[index - 1];
    const lead = main.slice(before?.end ?? 0, group.start);
    if (target.length > 0 && (soDoes.test(lead) || alsoFrom.test(lead))) {
      for (const to of target)
        for (const from of group.names) push(steps, { from: from.name, to: to.name, event: sentence });
      return;
    }
    if (around.last && inBrackets.test(lead) && /^[*`]+\)/.test(main.slice(group.end))) {
      for (const to of group.names)
        push(steps, { from: around.last, to: to.name, event: eventBefore(sentence, group.start) });
      return;
    }
    const stem = stemTarget(sentence, main, group, states);
    if (stem) {
      for (const from of group.names) steps.push({ from: from.name, to: stem, event: sentence });
      return;
    }
    if (leadsFrom.test(lead)) {
      const remade = /\($/.test(lead.replace(/from\s.*$/i, '').trimEnd()) && target.length > 0;
      if (remade)
        for (const to of target)
          for (const from of group.names) push(steps, { from: from.name, to: to.name, event: sentence });
      origins = group.names;
      return;
    }
    const next = groups[index + 1];
    if (!isTarget(main, group, before, next, lead, reached.length > 0, sentence.source, around)) {
      // Names without a part are what the sentence speaks of.
      if (reached.length === 0 || /[;,]/.test(lead) || opensPair(main, group, next)) origins = group.names;
      if (isThat.test(lead) && !refuses.test(lead)) last = group.names.at(-1)?.name;
      return;
    }
    if (refuses.test(segmentOf(main, group.start)) || isRefused.test(main.slice(group.end))) return;
    const isBack =
      /\bback\b/i.test(lead) && reached.length > 0 && !leadsFrom.test(main.slice(0, group.start));
    // "from asked to granted to lent": one after the other.
    const isNext =
      before !== undefined && target === before.names && wording.i`^[^\p{L},;]*(?:on )?to\s`.test(lead);
    const follows = reached.length > 0 && (afterThat.test(lead) || isNext);
    const from = isBack || follows ? reached : origins;
    // "Move it to resolved or to ignored": both leave the same.
    const isOther = target === before?.names && origins.length === 0 && or.test(lead);
    const made = isOther
      ? group.names.flatMap(({ name: to }) => cameFrom.map((each) => ({ ...each, to })))
      : stepsTo(sentence, main, group, next, from, reached, states, { ...around, last });
    if (!isOther) cameFrom = made.slice(0, 1);
    for (const step of made) push(steps, step);
    target = group.names;
    if (made.length > 0 || from.length > 0) {
      reached = group.names;
      last = group.names.at(-1)?.name ?? last;
    }
  });
  if (steps.length === 0) steps.push(...byGerund(sentence, states, origins));
  // "from Empty, when it is loaded", said of a state.
  if (steps.length === 0 && around.here && comesFrom.test(main))
    for (const { name } of origins) push(steps, { from: name, to: around.here, event: sentence });
  // "Approved reports are picked up": what comes next happens to those.
  const only = steps.length === 0 && groups.length === 1 && origins.length === 1 ? origins[0] : undefined;
  return { steps, last: only?.name ?? last };
}

/** What comes into being in a state. */
function newTo(sentence: Inline, to: Inline): Step {
  return { from: slice(sentence, 0, 0), to, event: sentence, isNew: true };
}

/** What is done to it, right before the state that this leads to in brackets: "approve it (**Approved**)". */
const inBrackets = wording.i`\b(?:it|them|this|the \p{L}+)(?: \p{L}+)? \([*\`]+$`;

/** "Hiding takes a visible one out of the lists": what is done is the word of the state that it leads to. */
function byGerund(sentence: Inline, states: readonly Inline[], origins: readonly Named[]): readonly Step[] {
  const verb = wording`^\p{L}{3,}ing(?= )`.exec(sentence.source)?.[0];
  const found =
    verb && origins.length > 0 && !refuses.test(sentence.source) ? stateOf(verb, states) : undefined;
  if (!verb || !found || origins.some(({ name }) => fold(name.source) === fold(found.source))) return [];
  const to = { ...found, at: slice(sentence, 0, verb.length).at };
  return origins.map(({ name }) => ({ from: name, to, event: sentence }));
}

const or = /^["”*`\s]*,?\s*(?:or|oder|ou)\b/i;

function push(steps: Step[], step: Step): void {
  if (step.isNew || fold(step.from.source) !== fold(step.to.source)) steps.push(step);
}

/** Where the part of a sentence begins in which an offset stands. */
function segmentOf(main: string, at: number): string {
  const head = main.slice(0, at);
  const start = Math.max(...[/[,;:]\s/g, /\s(?:and|but|or)\s/gi].map((each) => head.search(lastOf(each))));
  return head.slice(Math.max(0, start));
}

/** An event, or who brings it about, right behind the words that name a state. */
const causedBy = wording.i`^["”*\`\s,]*(?:again\s+)?(?:${eventWord}|by)(?![\p{L}])`;

const lastOf = (pattern: RegExp): RegExp => new RegExp(`${pattern.source}(?!.*${pattern.source})`, 'is');

/** Whether a name is the first of two: "skipped to planned". */
function opensPair(main: string, { end }: NamedTogether, next: NamedTogether | undefined): boolean {
  return next !== undefined && leadsOn.test(main.slice(end, next.start));
}

/** Whether names are where something goes. */
function isTarget(
  main: string,
  group: NamedTogether,
  before: NamedTogether | undefined,
  next: NamedTogether | undefined,
  lead: string,
  isReached: boolean,
  source: string,
  { here, last }: Around,
): boolean {
  if (becomes.test(lead) || mayBe.test(lead)) return true;
  if (opensPair(main, group, next) && !leadsTo.test(lead)) return false;
  if (leadsAs.test(lead)) return !begins.test(lead) || isReached;
  const head = main.slice(0, group.start);
  if (leadsTo.test(lead)) {
    // "Waiting to Filled": the name right before is where it comes from.
    if (before && lead.trim().split(/\s+/).length <= 4 && !/[.;]/.test(lead)) return true;
    return motion.test(head);
  }
  if (before && isReached && goesOn.test(lead) && /[,]|\b(?:and|or|then|oder|und|ou|et)\b/i.test(lead))
    return true;
  if (before && making.test(main.slice(0, before.start)) && wording`^\s*(?:[\p{L}-]+\s+){0,3}$`.test(lead))
    return true;
  if (/\bcreat(?:es?|ing) (?:an?|the|every)[\s"“*`]+$/i.test(lead))
    return fold(group.names[0]?.name.source ?? '') !== 'new';
  if (!isThat.test(lead)) return begins.test(lead) && /\b(?:as|in|is)[\s"“*`]+$/.test(lead);
  if (begins.test(lead) || fromOutset.test(main.slice(group.end))) return true;
  const after = source.slice(group.end, next?.start ?? source.length);
  const isCaused = causedBy.test(after) || leadingEvent.test(source);
  return (
    isCaused &&
    (before !== undefined || (here ?? last) !== undefined) &&
    !/^as long as|^until|^while/i.test(after.trim())
  );
}

/** The steps to some names from where something comes. */
function stepsTo(
  sentence: Inline,
  main: string,
  group: NamedTogether,
  next: NamedTogether | undefined,
  from: readonly Named[],
  reached: readonly Named[],
  states: readonly Inline[],
  { here, last }: Around,
): readonly Step[] {
  const nothing = slice(sentence, 0, 0);
  return group.names.flatMap((to, index): readonly Step[] => {
    const event = eventOf(sentence, to.end, group.names[index + 1]?.start ?? next?.start);
    const step = (each: Inline): Step => ({ from: each, to: to.name, event });
    const isSame = (each: Inline): boolean => fold(each.source) === fold(to.name.source);
    const known = from.filter(({ name }) => !isSame(name));
    if (known.length > 0) return known.map(({ name }) => step(name));
    if (here && from.length === 0 && !isSame(here)) return [step(here)];
    // "It becomes expired after a year, and active again": back from where it came to.
    const back = reached.filter(({ name }) => !isSame(name));
    if (back.length > 0) return back.map(({ name }) => step(name));
    const isFirst = begins.test(main.slice(0, group.start)) || fromOutset.test(main.slice(group.end));
    if (isFirst && from.length === 0) return [{ from: nothing, to: to.name, event: sentence, isNew: true }];
    if (here) return [];
    if (last && !isSame(last) && (pronoun.test(main.trimStart()) || movesIt.test(main))) return [step(last)];
    // Of two, what is not the one is the other.
    const other = states.length === 2 ? states.find((each) => !isSame(each)) : undefined;
    return other ? [step(other)] : [];
  });
}

/** The state that a verb leads to whose word it is: "disable an enabled account", "cancel an order that is on hold". */
function stemTarget(
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
  if (!to || refuses.test(segmentOf(main, found.index + 1))) return undefined;
  return { ...to, at: slice(sentence, found.index, found.index + verb.length).at };
}
const noVerb = /^(?:the|and|for|with|from|into|that|are|was|not|any|all|when|its|can|may|has)$/i;

/** What a sentence says of all states at once. */
function ofAll(
  sentence: Inline,
  states: readonly Inline[],
  last: Inline | undefined,
): readonly Step[] | undefined {
  const { source } = sentence;
  const nothing = slice(sentence, source.length, source.length);
  const each = fromEach.exec(source)?.groups?.to;
  if (each) {
    const at = source.lastIndexOf(each);
    const to = slice(sentence, at, at + each.length);
    return states
      .filter((state) => fold(state.source) !== fold(each))
      .map((from) => ({ from, to, event: nothing }));
  }
  const gone = undone.exec(source)?.groups;
  if (gone?.to && gone.from) {
    const at = source.indexOf(gone.to, source.search(/\b(?:can|may) be\b/i));
    const to = slice(sentence, at, at + gone.to.length);
    const lead = slice(sentence, 0, source.indexOf(gone.from) + gone.from.length);
    const from = namedIn(lead, states).map(({ name }) => name);
    if (from.length > 0) return from.map((one) => ({ from: one, to, event: nothing }));
  }
  const [one, other] = states;
  if (bothWays.test(source) && states.length === 2 && one && other)
    return [
      { from: one, to: other, event: sentence },
      { from: other, to: one, event: sentence },
    ];
  const turn =
    last && itBack.test(source) ? states.filter(({ source: name }) => fold(name) !== fold(last.source)) : [];
  return last && turn[0] && turn.length === 1 ? [{ from: last, to: turn[0], event: sentence }] : undefined;
}
