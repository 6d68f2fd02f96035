import { unresolvedReferences } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Element, Reference } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

const unknownEntities = unresolvedReferences(['screens'], ['shows']);

/** Whether a name is written as those of the entities are: where all begin with a capital, small words are a description. */
const isWrittenAsName = (model: Model, { name }: Reference): boolean =>
  wording`^(?:\`|\p{Lu})`.test(name) ||
  model.entities.entities.some((entity) => wording`^\p{Ll}`.test(entity.name));

/** So many names of no entity may be slips, whatever else is shown. */
const FEW = 2;

/** Whether what screens show are entities for the most part: else the column describes them in its own words. */
function namesEntities({ screens: { screens } }: Model, unknown: number): boolean {
  if (unknown <= FEW) return true;
  return unknown * 2 <= screens.reduce((sum, { shows }) => sum + listOf(shows).length, 0);
}

/** A screen shows all kinds of things, and in a document in its own words only what nearly is an entity is a slip. */
function isWorthSaying(model: Model, { how }: Element, reference: Reference, areEntities: boolean): boolean {
  const found = resolve(model, reference);
  const isSlip = found.is === 'unknown' && found.suggestion !== undefined;
  return how === 'exact' && areEntities
    ? isSlip || isWrittenAsName(model, reference)
    : isSlip && /^[`A-Z]/.test(reference.name);
}

/** A screen shows an entity that is not declared. */
export const check: ModelCheck = {
  id: 'screens/unknown-entity',
  severity: 'error',
  summary: 'A screen shows something that is not among the entities.',
  reads: ['screens', 'entities'],
  run: (model) => {
    const unknown = unknownEntities(model);
    const areEntities = namesEntities(model, unknown.length);
    return reportUnknown(
      model,
      unknown.filter(({ reference, of }) => isWorthSaying(model, of, reference, areEntities)),
      (_, name) =>
        `A screen shows “${name}”, and point 3 has no such entity. Declare it, or name the one that is meant.`,
    );
  },
};
