import { unresolvedReferences } from '../../model/derived/references.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

const unknownEntities = unresolvedReferences(['screens'], ['shows']);

/** A screen shows an entity that is not declared. */
export const check: ModelCheck = {
  id: 'screens/unknown-entity',
  severity: 'error',
  summary: 'A screen shows something that is not among the entities.',
  reads: ['screens', 'entities'],
  run: (model) =>
    reportUnknown(
      model,
      unknownEntities(model),
      (_, name) =>
        `A screen shows “${name}”, and point 3 has no such entity. Declare it, or name the one that is meant.`,
    ),
};
