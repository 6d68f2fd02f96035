import type { Inline } from '../../../syntax/block.ts';
import { fold } from '../../derived/name-index.ts';
import type { End, State, Transition } from '../../domain-elements.ts';
import { type Stated, shown, unstated } from '../../stated.ts';
import { isDeed } from '../../words/deeds.ts';
import { isStatusWord } from '../../words/status-words.ts';
import { endNames } from '../facts-named.ts';

/** Whether marks stand around the name of a state: "becomes *permanently deleted*". */
const hasMarks = (end: End): boolean =>
  end.is === 'state' && end.state.at.to - end.state.at.from > end.state.name.length;

/** What stands before an arrow where there was nothing: a word that no other step leads to. */
const noneBefore = /^(?:none|nothing)$/i;
/** A word that is never a state. */
const isNothing = /^nothing$/i;
/** What is no state either, where no step leaves it: "removed for good". */
const forGood =
  /^(?:is )?(?:gone|deleted|removed|destroyed|erased|purged|wiped|thrown away) (?:for (?:good|ever)|forever|completely|entirely|permanently|altogether)$|^permanently (?:gone|deleted|removed|destroyed|erased)$/i;
/** The same where the states are listed, and it is none of them. */
const newThen = /^(?:new|start|begin|created?|creation)$/i;
/** What stands behind an arrow where nothing is left: the states are listed, it is none of them, and no step leaves it. */
const thenRemoved =
  /^(?:is )?(?:gone|deleted|removed|destroyed|erased|thrown away|end|nothing)(?: for (?:good|ever)| forever| completely)?$/i;

/** Whether a word for removal tells what is done: "an open check is removed", "it may be deleted". */
export function tellsRemoval(name: Inline, sentence: Inline): boolean {
  const before = sentence.source.slice(0, Math.max(0, name.at.start - sentence.at.start));
  return (
    thenRemoved.test(name.source) && /(?<!\b(?:then|now|on,?) (?:it|they) )\b(?:is|are|be) $/.test(before)
  );
}

/**
 * Steps whose ends are no states but say that there was nothing before, or is nothing afterwards: "none → sent",
 * "new → open" where new is not listed, "sent → gone" where gone is not. Where something goes back to it, or leaves it, it is a state.
 */
export function withNowhere(
  transitions: readonly Transition[],
  declared: readonly Pick<State, 'name'>[],
): readonly Transition[] {
  const listed = new Set(declared.map(({ name }) => fold(name)));
  const areListed = listed.size > 0;
  const names = (side: 'from' | 'to'): ReadonlySet<string> =>
    new Set(transitions.flatMap((each) => endNames(each[side]).map(({ source }) => fold(source))));
  const [left, reached] = [names('from'), names('to')];
  const turned = (
    side: Stated<readonly End[]>,
    into: 'new' | 'end',
    isExact: boolean,
  ): Stated<readonly End[]> => {
    const isNowhere = (end: End): boolean => {
      if (end.is !== 'state' || listed.has(fold(end.state.name))) return false;
      if (isNothing.test(end.state.name)) return !isExact;
      if ((into === 'new' ? reached : left).has(fold(end.state.name))) return false;
      if (into === 'end')
        return (
          (forGood.test(end.state.name) && !hasMarks(end)) ||
          (areListed && !isExact && thenRemoved.test(end.state.name))
        );
      if (isExact) return false;
      return noneBefore.test(end.state.name) || (areListed && newThen.test(end.state.name));
    };
    if (side.is !== 'shown' || !side.value.some(isNowhere)) return side;
    const value = side.value.map(
      (end): End => (end.is === 'state' && isNowhere(end) ? { is: into, at: end.state.at } : end),
    );
    return { ...side, value };
  };
  return transitions.map((each): Transition => {
    const isExact = each.how === 'exact';
    const [from, to] = [turned(each.from, 'new', isExact), turned(each.to, 'end', isExact)];
    return from === each.from && to === each.to ? each : { ...each, from, to };
  });
}

/**
 * "create → active" creates, where the states are listed and what is done is none of them: nothing leads to it, and it
 * reads as a deed, or as what something is when it is made: "created → active". "New record → active" does anyway.
 */
export function withCreation(
  transitions: readonly Transition[],
  declared: readonly Pick<State, 'name'>[],
): readonly Transition[] {
  const listed = new Set(declared.map(({ name }) => fold(name)));
  const areListed = listed.size > 1;
  const reached = new Set(transitions.flatMap(({ to }) => endNames(to).map(({ source }) => fold(source))));
  const left = new Map<string, number>();
  for (const { from } of transitions)
    for (const { source } of endNames(from)) left.set(fold(source), (left.get(fold(source)) ?? 0) + 1);
  const areDeeds = [...reached].filter(isDeed).length * 2 > reached.size;
  return transitions.map((told): Transition => {
    const each = reachedAgain(told, reached);
    const [deed, ...others] = endNames(each.from);
    if (!deed || others.length > 0 || each.from.is !== 'shown') return each;
    const name = fold(deed.source);
    if (listed.has(name) || reached.has(name)) return each;
    const goesOn = endNames(each.to).some(({ source }) => listed.has(fold(source)) || left.has(fold(source)));
    const isTold =
      each.how === 'tolerant' &&
      left.get(name) === 1 &&
      goesOn &&
      tellsDeed(deed.source, each.event, areDeeds);
    if (!isTold && !creates(deed.source, areListed)) return each;
    const event = each.event.is === 'unstated' ? shown(deed.source, deed.at) : each.event;
    return {
      ...each,
      name: each.name || deed.source,
      from: shown([{ is: 'new', at: deed.at }], each.from.at),
      event,
    };
  });
}

/** A step that was taken for what happens where there was nothing, as one from a state that another step reaches. */
function reachedAgain(step: Transition, reached: ReadonlySet<string>): Transition {
  const { from, event } = step;
  if (from.is !== 'shown' || event.is !== 'shown' || !from.value.every(({ is }) => is === 'new')) return step;
  const name = `(${event.value})`;
  if (step.how !== 'tolerant' || !reached.has(fold(name))) return step;
  const state: End = { is: 'state', state: { kind: 'state', name, at: event.at } };
  return { ...step, name: '', from: { ...from, value: [state] }, event: unstated };
}

/** Whether a name is what something is made by or as, and no state. */
function creates(name: string, areListed: boolean): boolean {
  const isDone = isDeed(name.split(' ')[0] ?? '') && !isStatusWord(name);
  return newThing.test(name) || (areListed && (isDone || madeThing.test(name)));
}

/** What makes something, in one word that names no state. */
const making = /^(?:creation|registration)$/i;
/** A verb for it, which is one step of several where the others are deeds as well: "add → check → send". */
const makes = /^(?:add|create|insert|make)$/i;
/** Words of a name of a state, at most. */
const LONGEST_STATE = 4;

/** Whether the left side of an arrow tells what happens, by one word for that, or by more words than a name has and nothing else does. `areDeeds`: so do other sides. */
function tellsDeed(side: string, event: Transition['event'], areDeeds: boolean): boolean {
  return (
    making.test(side) ||
    (makes.test(side) && !areDeeds) ||
    (event.is === 'unstated' && side.split(' ').length > LONGEST_STATE)
  );
}

/** What is there when there was nothing before, and is no state: "new record", "a new entry". */
const newThing = /^(?:an? )?new (?:record|entry|item|row|object|one|thing|instance)$/i;

/** The same where states are listed, and this is none of them: "created", "added with a key", "new watch". */
const madeThing =
  /^(?:created$|(?:added|imported|installed) (?:by|with|from|through|via|in)\b|new \S+$|(?:\S+ ){0,2}(?:form|upload|import|sign-?up|registration)$)/i;

/** Steps that leave "any of the 3" leave each of them, where there are as many, with or without the one that they lead to. */
export function withCounted(
  transitions: readonly Transition[],
  declared: readonly State[],
): readonly Transition[] {
  const isCounted = (end: End): boolean => end.is !== 'state' && end.count !== undefined;
  if (!transitions.some(({ from }) => from.is === 'shown' && from.value.some(isCounted))) return transitions;
  const states = new Set([
    ...declared.map(({ name }) => name),
    ...transitions.flatMap(({ from, to }) =>
      [...endNames(from), ...endNames(to)].map(({ source }) => source),
    ),
  ]);
  return transitions.map((each): Transition => {
    if (each.from.is !== 'shown') return each;
    const targets = new Set(endNames(each.to).map(({ source }) => fold(source)));
    const value = each.from.value.flatMap((end): readonly End[] => {
      if (end.is === 'state') return [end];
      const others = [...states].filter((name) => !targets.has(fold(name)));
      if (end.count !== states.size && end.count !== others.length) return [end];
      return others.map((name) => ({ is: 'state', state: { kind: 'state', name, at: end.at } }));
    });
    return { ...each, from: { ...each.from, value } };
  });
}
