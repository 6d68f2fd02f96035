import { groupedBy } from '../../derived/grouped-by.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import type { Lifecycle, State } from '../../domain-elements.ts';
import { isSameList } from '../../tracking/lists.ts';

/** What lifecycles of one name were made, by the first of them. */
const made = new WeakMap<Lifecycle, { readonly of: readonly Lifecycle[]; readonly one: Lifecycle }>();

/**
 * Lifecycles with those of one name and with states in common made one, which stands where most of its steps do: a table may list the states of all
 * of them above the sections that tell their steps.
 */
export function joinedByName(lifecycles: readonly Lifecycle[]): readonly Lifecycle[] {
  const inFull = namesInFull(lifecycles);
  const byName = groupedBy(lifecycles, ({ name }) => inFull.get(inOne(name)) ?? inOne(name));
  if (byName.size === lifecycles.length) return lifecycles;
  return [...byName.values()].flatMap((same) => (tellsStatesApart(same) ? joined(same) : same));
}

const inOne = (name: string): string => fold(inSingular(name) ?? name);

/** Short names by what they stand for: "Postings" by "Job posting", where that alone ends so. */
function namesInFull(lifecycles: readonly Lifecycle[]): ReadonlyMap<string, string> {
  const all = new Set(lifecycles.map(({ name }) => inOne(name)));
  const byLast = groupedBy(
    [...all].filter((name) => name.includes(' ')),
    (name) => name.slice(name.lastIndexOf(' ') + 1),
  );
  const found = new Map<string, string>();
  for (const [last, [first, ...others]] of byLast)
    if (first !== undefined && others.length === 0 && all.has(last)) found.set(last, first);
  return found;
}

/** The one of some lifecycles that tells steps, or the first where none does. */
function mainOf(same: readonly [Lifecycle, ...Lifecycle[]]): Lifecycle {
  return same.find(({ transitions }) => transitions.length > 0) ?? same[0];
}

/**
 * Whether all but one of some lifecycles only list states, each at least one that the one has too: two called "Status"
 * with nothing in common are of two things.
 */
function tellsStatesApart([first, ...others]: readonly Lifecycle[]): boolean {
  if (!first || others.length === 0) return false;
  const main = mainOf([first, ...others]);
  const names = new Set(main.states.map(({ name }) => fold(name)));
  return [first, ...others].every(
    (each) =>
      each === main ||
      (each.transitions.length === 0 && each.states.some(({ name }) => names.has(fold(name)))),
  );
}

function joined(same: readonly Lifecycle[]): Lifecycle {
  const all = same as readonly [Lifecycle, ...Lifecycle[]];
  const [first] = all;
  const before = made.get(first);
  if (before && isSameList(before.of, same)) return before.one;
  const main = mainOf(all);
  const states = new Map<string, State>();
  // What is declared says more than what only a step names.
  for (const state of same.flatMap((each) => each.states)) {
    const known = states.get(fold(state.name));
    if (!known || (known.meaning === '' && state.meaning !== '')) states.set(fold(state.name), state);
  }
  const said = <K extends 'governs' | 'starts' | 'ends'>(key: K): Lifecycle[K] =>
    (same.find((each) => each[key].is !== 'unstated') ?? main)[key];
  const named = all.reduce((long, each) => (each.name.length > long.name.length ? each : long), main);
  const one: Lifecycle = {
    ...main,
    name: named.name,
    nameAt: named.nameAt,
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
