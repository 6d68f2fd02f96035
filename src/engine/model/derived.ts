import type { PointId } from '../points.ts';
import type { Model } from './model.ts';

/** A function of an object that is computed once for it. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    if (made.has(key)) return made.get(key) as V;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

type Kept<V> = WeakMap<object, Kept<V> | { readonly value: V }>;

/**
 * A function of some points of a model that is computed once for them: what an edit of the other points leaves as
 * it is, is not computed again. `make` must read no other point.
 */
export function derived<P extends PointId, V>(
  points: readonly P[],
  make: (model: Model) => V,
): (model: Model) => V {
  const root: Kept<V> = new WeakMap();
  const above = points.slice(0, -1);
  const last = points.at(-1);
  if (last === undefined) throw new TypeError('What is derived from no point is a constant.');
  return (model) => {
    let kept = root;
    for (const point of above) {
      const next = (kept.get(model[point]) as Kept<V> | undefined) ?? new WeakMap();
      kept.set(model[point], next);
      kept = next;
    }
    const known = kept.get(model[last]) as { readonly value: V } | undefined;
    if (known) return known.value;
    const value = make(model);
    kept.set(model[last], { value });
    return value;
  };
}
