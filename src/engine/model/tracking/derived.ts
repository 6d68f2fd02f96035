import type { PointId } from '../../points.ts';
import type { Model } from '../model.ts';
import { factsOf } from './facts-identity.ts';
import { memoryOf } from './memory.ts';
import { isNoting, note, unwatched } from './noting.ts';

type Kept<V> = WeakMap<object, Kept<V> | { readonly value: V }>;

/**
 * A function of some points of a model that is computed once for them: what an edit of the other points leaves as
 * it is, is not computed again. `make` must read no other point.
 */
export function derived<P extends PointId, V>(
  points: readonly P[],
  make: (model: Model) => V,
): (model: Model) => V {
  return keptBy(points, (model, point) => model[point], make);
}

/**
 * As `derived`, also for all later readings of the points that hold the same facts. What `make` gives must hold no
 * element, no place and no prose of a reading: they would be those of the first one.
 */
export function derivedFromFacts<P extends PointId, V>(
  points: readonly P[],
  make: (model: Model) => V,
): (model: Model) => V {
  const kept = keptBy<P, V>(points, (model, point) => factsOf(model[point]), make);
  return (model) => {
    if (!isNoting()) return kept(model);
    const memory = memoryOf(model);
    for (const point of points) note(memory.part(`${point}-facts`));
    return unwatched(() => kept(memory.model));
  };
}

function keptBy<P extends PointId, V>(
  points: readonly P[],
  keyOf: (model: Model, point: P) => object,
  make: (model: Model) => V,
): (model: Model) => V {
  const root: Kept<V> = new WeakMap();
  const above = points.slice(0, -1);
  const last = points.at(-1);
  if (last === undefined) throw new TypeError('What is derived from no point is a constant.');
  return (model) => {
    let kept = root;
    for (const point of above) {
      const key = keyOf(model, point);
      const next = (kept.get(key) as Kept<V> | undefined) ?? new WeakMap();
      kept.set(key, next);
      kept = next;
    }
    const key = keyOf(model, last);
    const known = kept.get(key) as { readonly value: V } | undefined;
    if (known) return known.value;
    const value = make(model);
    kept.set(key, { value });
    return value;
  };
}
