import type { Model } from '../model/model.ts';
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
