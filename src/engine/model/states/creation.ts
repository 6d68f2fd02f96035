import { fold } from '../derived/name-index.ts';
import type { End, State, Transition } from '../domain-elements.ts';
import { type Stated, shown } from '../stated.ts';
import { isDeed } from '../words/deeds.ts';
import { isStatusWord } from '../words/status-words.ts';
import { endNames } from './facts-named.ts';

/** What stands before an arrow where there was nothing: a word that no other step leads to. */
const noneBefore = /^(?:none|nothing)$/i;
/** The same where the states are listed, and it is none of them. */
const newThen = /^(?:new|start|begin|created?|creation)$/i;
/** What stands behind an arrow where nothing is left: the states are listed, it is none of them, and no step leaves it. */
const thenRemoved =
  /^(?:is )?(?:gone|deleted|removed|destroyed|erased|end|nothing)(?: for (?:good|ever)| forever| completely)?$/i;

/**
 * Steps whose ends are no states but say that there was nothing before, or is nothing afterwards: "none → sent",
 * "new → open" where new is not listed, "sent → gone" where gone is not. Where something goes back to it, or leaves it, it is a state.
 */
export function withNowhere(
  transitions: readonly Transition[],
  declared: readonly State[],
): readonly Transition[] {
  const listed = new Set(declared.map(({ name }) => fold(name)));
  const areListed = listed.size > 0;
  const names = (side: 'from' | 'to'): ReadonlySet<string> =>
    new Set(transitions.flatMap((each) => endNames(each[side]).map(({ source }) => fold(source))));
  const [left, reached] = [names('from'), names('to')];
  const turned = (side: Stated<readonly End[]>, into: 'new' | 'end'): Stated<readonly End[]> => {
    const isNowhere = (end: End): boolean => {
      if (end.is !== 'state' || listed.has(fold(end.state.name))) return false;
      if ((into === 'new' ? reached : left).has(fold(end.state.name))) return false;
      if (into === 'end') return areListed && thenRemoved.test(end.state.name);
      return noneBefore.test(end.state.name) || (areListed && newThen.test(end.state.name));
    };
    if (side.is !== 'shown' || !side.value.some(isNowhere)) return side;
    const value = side.value.map(
      (end): End => (end.is === 'state' && isNowhere(end) ? { is: into, at: end.state.at } : end),
    );
    return { ...side, value };
  };
  return transitions.map((each): Transition => {
    if (each.how === 'exact') return each;
    const [from, to] = [turned(each.from, 'new'), turned(each.to, 'end')];
    return from === each.from && to === each.to ? each : { ...each, from, to };
  });
}

/**
 * "create → active" creates, where the states are listed and what is done is none of them: nothing leads to it, and it
 * reads as a deed, or as what something is when it is made: "created → active". "New record → active" does anyway.
 */
export function withCreation(
  transitions: readonly Transition[],
  declared: readonly State[],
): readonly Transition[] {
  const listed = new Set(declared.map(({ name }) => fold(name)));
  const areListed = listed.size > 1;
  const reached = new Set(transitions.flatMap(({ to }) => endNames(to).map(({ source }) => fold(source))));
  return transitions.map((each): Transition => {
    const [deed, ...others] = endNames(each.from);
    if (!deed || others.length > 0 || each.from.is !== 'shown') return each;
    const name = fold(deed.source);
    const isDone = isDeed(deed.source.split(' ')[0] ?? '') && !isStatusWord(deed.source);
    const creates = newThing.test(deed.source) || (areListed && (isDone || madeThing.test(deed.source)));
    if (listed.has(name) || reached.has(name) || !creates) return each;
    const event = each.event.is === 'unstated' ? shown(deed.source, deed.at) : each.event;
    return {
      ...each,
      name: each.name || deed.source,
      from: shown([{ is: 'new', at: deed.at }], each.from.at),
      event,
    };
  });
}

/** What is there when there was nothing before, and is no state: "new record", "a new entry". */
const newThing = /^(?:an? )?new (?:record|entry|item|row|object|one|thing|instance)$/i;

/** The same where states are listed, and this is none of them: "created", "added with a key", "new watch". */
const madeThing = /^(?:created$|(?:added|imported|installed) (?:by|with|from|through|via|in)\b|new \S+$)/i;

/** Steps that leave "any of the 3" leave each of them, where there are as many. */
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
      if (end.is === 'state' || end.count !== states.size) return [end];
      return [...states]
        .filter((name) => !targets.has(fold(name)))
        .map((name) => ({ is: 'state', state: { kind: 'state', name, at: end.at } }));
    });
    return { ...each, from: { ...each.from, value } };
  });
}
