import type { Entity } from '../../domain-elements.ts';
import type { Part } from '../../reader.ts';
import type { EntityFact } from '../facts.ts';
import { thing } from '../sentences/sentences.ts';

/** The entities that nothing but the relations of a diagram names, each once. */
export function entitiesDrawn(
  parts: readonly Part<EntityFact>[],
  told: readonly Entity[],
): readonly Entity[] {
  const drawn = parts.flatMap(({ reading }) =>
    reading.facts.flatMap((fact) => (fact.is === 'drawn' ? fact.entity : [])),
  );
  if (drawn.length === 0) return drawn;
  const known = new Set(told.map(({ name }) => thing(name)));
  return drawn.filter(({ name }) => {
    const isNew = !known.has(thing(name));
    known.add(thing(name));
    return isNew;
  });
}
