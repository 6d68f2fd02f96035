import { derived } from './derived.ts';
import type { Entity, Field, Lifecycle } from './domain-elements.ts';
import { indexOf } from './element-index.ts';
import type { Model } from './model.ts';
import { find } from './resolve.ts';
import { listOf } from './stated.ts';

/** The fields that a lifecycle governs, as far as they are declared. */
export function governedFields(model: Model, lifecycle: Lifecycle): readonly Field[] {
  return listOf(lifecycle.governs).flatMap((governed) => {
    const field = governed.name.includes('.') ? find(model, 'field', governed) : undefined;
    return field === undefined ? [] : [field];
  });
}

/** The entities that a lifecycle governs, by themselves or by a field, as far as they are declared; each once. */
export function governedEntities(model: Model, lifecycle: Lifecycle): readonly Entity[] {
  const known = governed(model);
  const before = known.get(lifecycle);
  if (before) return before;
  const { entityOf } = indexOf(model);
  const ofFields = governedFields(model, lifecycle).map((field) => entityOf(field));
  const named = listOf(lifecycle.governs).map((name) => find(model, 'entity', name));
  const made = [...new Set([...named, ...ofFields])].filter((entity) => entity !== undefined);
  known.set(lifecycle, made);
  return made;
}

const governed = derived(['entities'], () => new WeakMap<Lifecycle, readonly Entity[]>());
