import { lastFrom } from '../../model/derived/by-place.ts';
import { elementsOf } from '../../model/derived/point-elements.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';
import type { PointId } from '../../points.ts';

/** Where the elements of a point stand that stand in another. */
export function astray(model: Model, point: PointId): readonly Place[] {
  const own = model.points[point].blocks;
  return elementsOf(model, point)
    .map(({ at }) => at)
    .filter(({ from, to }) => {
      const block = lastFrom(own, from);
      return to > from && !(block && from < block.from + block.extent);
    });
}
