import type { Model } from '../model/model.ts';
import { firstWhere } from '../model/tracking/lists.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';

/** Whether a place begins inside another. */
export function inside(place: Place, outer: Place): boolean {
  return place.from >= outer.from && (place.from < outer.to || outer.from === outer.to);
}

/** The point in whose text a place lies; undefined before the first point. */
export function pointAt(model: Model, place: Place): PointId | undefined {
  return pointIds.find((id) => {
    const { headings, from, to } = model.points[id];
    return headings.length > 0 && place.from >= from && place.from < Math.max(to, from + 1);
  });
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
