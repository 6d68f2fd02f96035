import type { Entity, Field, Lifecycle } from '../domain-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { perElement } from '../tracking/per-element.ts';
import { indexOf } from './element-index.ts';
import { find } from './resolve.ts';

/** The fields that a lifecycle governs, as far as they are declared. */
export function governedFields(model: Model, lifecycle: Lifecycle): readonly Field[] {
  return listOf(lifecycle.governs).flatMap((governed) => {
    const field = governed.name.includes('.') ? find(model, 'field', governed) : undefined;
    return field === undefined ? [] : [field];
  });
}

/** The entities that a lifecycle governs, by themselves or by a field, as far as they are declared; each once. */
export const governedEntities = perElement((model: Model, lifecycle: Lifecycle): readonly Entity[] => {
  const { entityOf } = indexOf(model);
  const ofFields = governedFields(model, lifecycle).map((field) => entityOf(field));
  const named = listOf(lifecycle.governs).map((name) => find(model, 'entity', name));
  return [...new Set([...named, ...ofFields])].filter((entity) => entity !== undefined);
});
