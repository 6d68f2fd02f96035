import { type Use, unresolvedReferences } from '../../model/derived/references.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

/** The places where a name says which screen comes next, or which screen makes a call. */
const uses: readonly Use[] = ['leads-to', 'goes-to', 'made-by'];

const unknownTargets = unresolvedReferences(['screens', 'calls', 'errors'], uses);

/** A screen is named as a target, and is not among the screens. */
export const check: ModelCheck = {
  id: 'screens/unknown-target',
  severity: 'error',
  summary: 'Something leads to a screen that is not declared.',
  reads: ['screens', 'calls', 'errors'],
  run: (model) =>
    reportUnknown(
      model,
      unknownTargets(model),
      (_, name) => `Point 2 has no screen “${name}”. Add it to the screens, or name the one that is meant.`,
    ),
};
