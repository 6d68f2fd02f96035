import { fold } from '../derived/name-index.ts';
import type { End, State, Transition } from '../domain-elements.ts';
import type { Stated } from '../stated.ts';
import { endNames } from './facts-named.ts';

/**
 * Steps of which an end is several names with a stroke between them, each known by itself: "asked/granted → ended", and
 * of which an end has a remark behind a known name: "open (for a day)".
 */
export function withNamesSplit(
  transitions: readonly Transition[],
  declared: readonly Pick<State, 'name'>[],
): readonly Transition[] {
  const ends = transitions.flatMap(({ from, to }) => [...endNames(from), ...endNames(to)]);
  if (!ends.some(({ source }) => /\/|\)$/.test(source))) return transitions;
  const known = new Set([
    ...declared.map(({ name }) => fold(name)),
    ...ends.map(({ source }) => fold(source)),
  ]);
  const listed = new Set(declared.map(({ name }) => fold(name)));
  const split = (side: Stated<readonly End[]>): Stated<readonly End[]> => {
    if (side.is !== 'shown') return side;
    const value = side.value.flatMap((end): readonly End[] => {
      if (end.is !== 'state' || listed.has(fold(end.state.name))) return [end];
      const bare = /^(?<name>[^()]*\S)\s*\([^()]+\)$/.exec(end.state.name)?.groups?.name;
      if (bare && known.has(fold(bare))) return [{ is: 'state', state: { ...end.state, name: bare } }];
      const names = end.state.name.split('/').map((name) => name.trim());
      const { state } = end;
      return names.length > 1 && names.every((name) => known.has(fold(name)))
        ? names.map((name) => ({ is: 'state', state: { ...state, name } }))
        : [end];
    });
    return { ...side, value };
  };
  return transitions.map((each) => ({ ...each, from: split(each.from), to: split(each.to) }));
}
