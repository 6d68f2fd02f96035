import { fold } from '../derived/name-index.ts';
import type { Lifecycle, State } from '../domain-elements.ts';
import { isSameList } from '../tracking/lists.ts';

/** What lifecycles of one name were made, by the first of them. */
const made = new WeakMap<Lifecycle, { readonly of: readonly Lifecycle[]; readonly one: Lifecycle }>();

/**
 * Lifecycles with those of one name made one, which stands where most of its steps do: a table may list the states of all
 * of them above the sections that tell their steps.
 */
export function joinedByName(lifecycles: readonly Lifecycle[]): readonly Lifecycle[] {
  const byName = new Map<string, Lifecycle[]>();
  for (const each of lifecycles) byName.set(fold(each.name), [...(byName.get(fold(each.name)) ?? []), each]);
  if (byName.size === lifecycles.length) return lifecycles;
  return [...byName.values()].flatMap((same) => (tellsStatesApart(same) ? joined(same) : same));
}

/** Whether all but one of some lifecycles only list states. */
function tellsStatesApart(same: readonly Lifecycle[]): boolean {
  return same.length > 1 && same.filter(({ transitions }) => transitions.length > 0).length <= 1;
}

function joined(same: readonly Lifecycle[]): Lifecycle {
  const [first] = same as readonly [Lifecycle, ...Lifecycle[]];
  const before = made.get(first);
  if (before && isSameList(before.of, same)) return before.one;
  const main = same.find(({ transitions }) => transitions.length > 0) ?? first;
  const states = new Map<string, State>();
  // What is declared says more than what only a step names.
  for (const state of same.flatMap((each) => each.states)) {
    const known = states.get(fold(state.name));
    if (!known || (known.meaning === '' && state.meaning !== '')) states.set(fold(state.name), state);
  }
  const said = <K extends 'governs' | 'starts' | 'ends'>(key: K): Lifecycle[K] =>
    (same.find((each) => each[key].is !== 'unstated') ?? main)[key];
  const one: Lifecycle = {
    ...main,
    governs: said('governs'),
    starts: said('starts'),
    ends: said('ends'),
    states: [...states.values()],
    description: same
      .map(({ description }) => description)
      .filter(Boolean)
      .join('\n'),
  };
  made.set(first, { of: same, one });
  return one;
}
