import { type PointId, pointIds } from '../points.ts';
import { sameFacts } from './blocks/same-facts.ts';
import type { Model, PointModels } from './model.ts';
import type { Part, PointReader } from './reader.ts';
import { readers } from './readers.ts';
import { type Handed, partsFor } from './sections/handed.ts';
import { holdsSameFacts } from './tracking/facts-identity.ts';
import { isSameList } from './tracking/lists.ts';
import { share } from './tracking/share.ts';

/** A point's reader, its kinds of fact and model hidden: what one makes is only ever given back to the same one. */
export function readerOf(id: PointId): PointReader<PointId, unknown> {
  return readers[id] as unknown as PointReader<PointId, unknown>;
}

/** What points are put together from: their own parts, and what others hold of their facts. */
interface Together {
  readonly parts: ReadonlyMap<PointId | undefined, readonly Part<unknown>[]>;
  readonly handed: Handed;
}

/**
 * Puts the points that are touched together, and those that look at the entities where the names of these have changed;
 * notes of which the facts have changed. `isConcerned` tells which were put together.
 */
export function assembled(
  { parts, handed }: Together,
  isTouched: (id: PointId) => boolean,
  before: Model | undefined,
  changed: { readonly add: (id: PointId) => unknown },
  goesOn: () => void,
): { readonly models: PointModels; readonly isConcerned: (id: PointId) => boolean } {
  const concerned = new Set<PointId>();
  const models: Partial<Record<PointId, unknown>> = {};
  let things: readonly string[] = [];
  let areOthers = false;
  for (const id of pointIds) {
    const reader = readerOf(id);
    if (before && !isTouched(id) && !(areOthers && reader.knowsThings)) models[id] = before[id];
    else {
      goesOn();
      concerned.add(id);
      const now = share(
        reader.assemble(parts.get(id) ?? [], partsFor(id, handed), things),
        before?.[id],
      ) as PointModels[PointId];
      if (before && sameFacts(now, before[id])) holdsSameFacts(now, before[id]);
      else changed.add(id);
      models[id] = now;
    }
    if (id !== 'entities') continue;
    things = namesOf(models.entities as PointModels['entities']);
    areOthers = before !== undefined && !isSameList(things, namesOf(before.entities));
  }
  return { models: models as unknown as PointModels, isConcerned: (id) => concerned.has(id) };
}

const namesOf = ({ entities }: PointModels['entities']): readonly string[] =>
  entities.map(({ name }) => name);
