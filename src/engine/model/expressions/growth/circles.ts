import type { Automaton } from './automaton.ts';

/** How the states of an automaton lead to each other. */
export interface Circles {
  /**
   * States that lead to each other and to themselves, together, those first to which most lead: there repetitions begin,
   * and ways part and meet soonest. A state from which none leads back is in none.
   */
  readonly members: readonly (readonly number[])[];
  /** Whether one state leads to another, in one step or more. */
  readonly reach: (from: number, to: number) => boolean;
}

/** Finds the circles of an automaton. */
export function circlesOf({ next, size }: Automaton): Circles {
  const reached = Array.from({ length: size }, (_, state): ReadonlySet<number> => {
    const seen = new Set((next[state] ?? []).map(({ to }) => to));
    for (const each of seen) for (const { to } of next[each] ?? []) seen.add(to);
    return seen;
  });
  const reach = (from: number, to: number): boolean => reached[from]?.has(to) ?? false;
  const circles: number[][] = [];
  for (let state = 0; state < size; state += 1) {
    if (!reach(state, state)) continue;
    const own = circles.find(([first = state]) => reach(first, state) && reach(state, first));
    if (own) own.push(state);
    else circles.push([state]);
  }
  const incoming = new Map<number, number>();
  for (const { to } of next.flat()) incoming.set(to, (incoming.get(to) ?? 0) + 1);
  const led = (state: number): number => incoming.get(state) ?? 0;
  return {
    members: circles.map((circle) => circle.toSorted((one, other) => led(other) - led(one))),
    reach,
  };
}
