import { unresolvedReferences } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Element, Reference } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

const unknownEntities = unresolvedReferences(['screens'], ['shows']);

/** In a document in its own words a screen shows all kinds of things: only what nearly is an entity is a slip. */
function isWorthSaying(model: Model, { how }: Element, reference: Reference): boolean {
  const found = resolve(model, reference);
  return (
    how === 'exact' ||
    (found.is === 'unknown' && found.suggestion !== undefined && /^[`A-Z]/.test(reference.name))
  );
}

/** A screen shows an entity that is not declared. */
export const check: ModelCheck = {
  id: 'screens/unknown-entity',
  severity: 'error',
  summary: 'A screen shows something that is not among the entities.',
  reads: ['screens', 'entities'],
  run: (model) =>
    reportUnknown(
      model,
      unknownEntities(model).filter(({ reference, of }) => isWorthSaying(model, of, reference)),
      (_, name) =>
        `A screen shows “${name}”, and point 3 has no such entity. Declare it, or name the one that is meant.`,
    ),
};
