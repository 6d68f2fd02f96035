import type { ModelCheck } from '../check.ts';
import { markerInputs, reportMarkers } from '../marker-gaps.ts';

/** `not shown`: somebody looked and the material does not tell. Whoever knows the product may. */
export const check: ModelCheck = {
  id: 'document/not-shown',
  severity: 'gap',
  summary: 'Something is said to be not shown.',
  reads: markerInputs,
  run: (model) => reportMarkers(model, 'document/not-shown'),
};
