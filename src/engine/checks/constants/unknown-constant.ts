import { unresolvedReferences } from '../../model/derived/references.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

const unknownBounds = unresolvedReferences(['entities', 'rules'], ['bound']);

/** A rule is bounded by a constant that is declared nowhere. Names in expressions are `rules/expression-error`. */
export const check: ModelCheck = {
  id: 'constants/unknown-constant',
  severity: 'error',
  summary: 'A rule names a constant that is declared nowhere.',
  reads: ['constants', 'entities', 'rules'],
  run: (model) =>
    reportUnknown(
      model,
      unknownBounds(model),
      (_, name) => `The rule is bounded by “${name}”, which is not among the constants of point 9.`,
    ),
};
