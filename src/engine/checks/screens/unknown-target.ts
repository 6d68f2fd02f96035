import { makingScreens } from '../../model/calls/makers.ts';
import { type PlacedReference, type Use, unresolvedReferences } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

/** The places where a name says which screen comes next, or which screen makes a call. */
const uses: readonly Use[] = ['leads-to', 'goes-to', 'made-by'];

const unknownTargets = unresolvedReferences(['screens', 'calls', 'errors'], uses);

/**
 * Whether a name may be that of a programme that makes a call: columns that documents of other shapes have for it name
 * screens or programmes, and only what is nearly the name of a screen is surely meant as one.
 */
function mayBeProgramme(model: Model, { reference, use, of }: PlacedReference): boolean {
  if (use !== 'made-by' || of.how === 'exact') return false;
  const found = resolve(model, reference);
  return found.is === 'unknown' && found.suggestion === undefined;
}

/** A screen is named as a target, and is not among the screens. */
export const check: ModelCheck = {
  id: 'screens/unknown-target',
  severity: 'error',
  summary: 'Something leads to a screen that is not declared.',
  reads: ['screens', 'calls', 'errors'],
  run: (model) => {
    const targets = unknownTargets(model).filter((each) => !mayBeProgramme(model, each));
    const makers = new Set(model.calls.calls.flatMap(makingScreens).map(({ name }) => name));
    return reportUnknown(model, targets, (_, name) => {
      const isMaker = makers.has(name);
      const beside = isMaker ? ` If it is no screen, write it in parentheses: (${name}).` : '';
      return `Point 2 has no screen “${name}”. Add it to the screens, or name the one that is meant.${beside}`;
    });
  },
};
