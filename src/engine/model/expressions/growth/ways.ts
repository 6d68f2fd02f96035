import type { Repeated } from './ambiguity.ts';
import type { Automaton } from './automaton.ts';
import { Subsets } from './subsets.ts';

/** Counting ends at so many characters, or so many ways. */
export interface Most {
  readonly characters: number;
  readonly ways: number;
}

/** One more character: in how many ways each state is come to. `takes` tells which states take it. */
function onward(
  { next, size }: Automaton,
  at: Float64Array,
  takes: (state: number) => boolean,
): Float64Array {
  const reached = new Float64Array(size);
  for (const [state, often] of at.entries()) {
    if (often === 0) continue;
    for (const { to, isManifold } of next[state] ?? [])
      if (takes(to)) reached[to] = (reached[to] ?? 0) + often * (isManifold ? 2 : 1);
  }
  return reached;
}

/** The ways that are gone on, those of state 0 left out: it only stands before each try. */
const sumOf = (at: Float64Array): number =>
  at.reduce((sum, often, state) => (state === 0 ? 0 : sum + often), 0);

function beginning({ size, starts }: Automaton): Float64Array {
  const at = new Float64Array(size);
  for (const state of starts) at[state] = 1;
  return at;
}

/**
 * How many ways there are through a pattern, finished or not, for all texts up to a length together: an engine that tries
 * again goes no more for any of them. Counted up to the most.
 */
export function waysOfAll(automaton: Automaton, most: Most): number {
  const takesAny = automaton.takes.map((kinds) =>
    kinds.some((one, kind) => one === 1 && kind < automaton.kinds),
  );
  let at = beginning(automaton);
  let sum = 0;
  for (let count = 0; count < most.characters && sum < most.ways; count += 1) {
    at = onward(automaton, at, (state) => takesAny[state] === true);
    const more = sumOf(at);
    sum += more;
    if (more === 0) break;
  }
  return sum;
}

/**
 * How many ways an engine that tries again goes at least for one text up to a length: its lead, `text` again and again,
 * and behind it something with which nothing matches. 0 where nothing such follows it. Counted up to the most.
 */
export function waysOfOne(
  automaton: Automaton,
  { lead, text }: Repeated,
  most: Most,
  spend: () => void,
): number {
  const { kinds, starts, takes } = automaton;
  const subsets = new Subsets(automaton, spend);
  let at = beginning(automaton);
  let all = subsets.of(starts);
  let sum = 0;
  let found = 0;
  for (let count = 0; count < most.characters && sum < most.ways; count += 1) {
    const kind = lead[count] ?? text[(count - lead.length) % text.length] ?? kinds;
    all = subsets.step(all, kind);
    if (all.accepts) break;
    at = onward(automaton, at, (state) => takes[state]?.[kind] === 1);
    const more = sumOf(at);
    sum += more;
    if (more === 0) break;
    const isEnd = (count + 1 - lead.length) % text.length === 0 || sum >= most.ways;
    if (isEnd && subsets.canReject(subsets.of(all.states.filter((state) => state !== 0)))) found = sum;
  }
  return found;
}
