import { type PlacedReference, unresolvedReferences } from '../../model/derived/references.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

const unknownBounds = unresolvedReferences(['entities', 'rules'], ['bound']);

/** In a document in its own words the bound may be a setting that is kept: a field of that name. */
function isSetting({ entities: { entities } }: Model, { of, reference }: PlacedReference): boolean {
  return (
    of.how !== 'exact' && entities.some(({ fields }) => fields.some(({ name }) => name === reference.name))
  );
}

/** A rule is bounded by a constant that is declared nowhere. Names in expressions are `rules/expression-error`. */
export const check: ModelCheck = {
  id: 'constants/unknown-constant',
  severity: 'error',
  summary: 'A rule names a constant that is declared nowhere.',
  reads: ['constants', 'entities', 'rules'],
  run: (model) =>
    reportUnknown(
      model,
      unknownBounds(model).filter((each) => !isSetting(model, each)),
      (_, name) => `The rule is bounded by “${name}”, which is not among the constants of point 9.`,
    ),
};
