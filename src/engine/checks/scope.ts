import { firstWhere } from '../model/tracking/lists.ts';
import type { Place } from '../place.ts';

/** Whether a place begins inside another. */
export function inside(place: Place, outer: Place): boolean {
  return place.from >= outer.from && (place.from < outer.to || outer.from === outer.to);
}

/** Whether a place begins in one of some others, which may lie in each other. */
export function beginsIn(places: readonly Place[]): (place: Place) => boolean {
  const stretches: { from: number; to: number }[] = [];
  for (const { from, to } of places
    .map(({ from, to }) => ({ from, to }))
    .sort((one, other) => one.from - other.from)) {
    const last = stretches.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else stretches.push({ from, to });
  }
  return ({ from }) => {
    const behind = firstWhere(stretches.length, (index) => (stretches[index]?.from ?? 0) > from);
    return from < (stretches[behind - 1]?.to ?? 0);
  };
}
