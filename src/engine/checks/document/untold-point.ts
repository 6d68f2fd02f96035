import type { ModelCheck } from '../check.ts';
import { untoldInputs, untoldOf } from '../own-way.ts';
import { placeFor } from '../point-headings.ts';
import { reportUntold } from '../points-untold.ts';

/** Nothing of a text in sections of its own was read as a point, which it may tell in a way that is not read. */
export const check: ModelCheck = {
  id: 'document/untold-point',
  severity: 'hint',
  summary: 'Nothing was read as a point that the text may tell.',
  reads: untoldInputs,
  run: (model) => reportUntold(placeFor(model, 'product'), untoldOf(model)),
};
