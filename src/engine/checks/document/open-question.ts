import type { ModelCheck } from '../check.ts';
import { markerInputs, reportMarkers } from '../marker-gaps.ts';

/** `?`, `TBD`, `TODO`, `[NEEDS CLARIFICATION: …]`: somebody left a question open. */
export const check: ModelCheck = {
  id: 'document/open-question',
  severity: 'gap',
  summary: 'A question is left open.',
  reads: markerInputs,
  run: (model) => reportMarkers(model, 'document/open-question'),
};
