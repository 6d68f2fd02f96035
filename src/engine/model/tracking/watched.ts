import type { Model } from '../model.ts';
import { type Memory, memoryOf } from './memory.ts';
import { type Source, watch } from './noting.ts';

/** A value with what was looked at for it, and when it was last known to hold. */
export interface Watched<V> {
  readonly value: V;
  readonly sources: readonly Source[];
  readonly memory: Memory;
  checkedAt: number;
}

/** Computes a value of a model and keeps what was looked at for it. The model that `make` is given is always the newest. */
export function watched<V>(model: Model, make: (model: Model) => V): Watched<V> {
  const memory = memoryOf(model);
  const { value, sources } = watch(() => make(memory.live));
  return { value, sources, memory, checkedAt: memory.revision };
}

/** Whether nothing has changed that was looked at for a value of an earlier reading of the same document. */
export function holds(kept: Watched<unknown>, model: Model): boolean {
  const { sources, memory } = kept;
  if (memoryOf(model) !== memory) return false;
  const since = kept.checkedAt;
  kept.checkedAt = memory.revision;
  return !hasChanged(sources, since);
}

/** Whether one of some sources has changed after a revision. */
export function hasChanged(sources: readonly Source[], since: number): boolean {
  let changed = false;
  // All are asked: one that is not brought up to date now would be taken for unchanged afterwards.
  for (const source of sources) {
    source.keeper?.refresh();
    changed ||= source.changedAt > since;
  }
  return changed;
}
