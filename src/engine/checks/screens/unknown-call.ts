import { unresolvedReferences } from '../../model/derived/references.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown } from '../unknown.ts';

const unknownCalls = unresolvedReferences(['screens'], ['makes']);

/** A screen makes a call that is not declared. */
export const check: ModelCheck = {
  id: 'screens/unknown-call',
  severity: 'error',
  summary: 'A screen makes a call that is not among the calls.',
  reads: ['screens', 'calls'],
  run: (model) =>
    reportUnknown(
      model,
      unknownCalls(model),
      (_, name) =>
        `A screen makes the call “${name}”, and point 7 does not have it. Add it to the calls, or name the one that is meant.`,
    ),
};
