import { screensMaking } from '../../model/derived/permissions.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { coarse, reportGaps } from '../gaps.ts';

/** Whether the document says of a call of the product's own which screen makes it; undefined for others. */
const isMade = perElement((model: Model, call: Call): boolean | undefined => {
  if (call.every || call.outgoing || call.doubtful) return undefined;
  return call.madeBy.is !== 'unstated' || screensMaking(model, call).size > 0;
});

/** A call that no screen makes, in a document that has screens. Where no call says it, that is one question. */
export const check: ModelCheck = {
  id: 'calls/made-by-nobody',
  severity: 'gap',
  summary: 'No screen makes a call.',
  reads: ['calls', 'screens'],
  run: (model) => {
    const { calls } = model.calls;
    const made = isMade.each(model, calls);
    const own = made.filter((is) => is !== undefined);
    if (!own.includes(true) && Math.min(own.length, model.screens.screens.length) < coarse) return [];
    return reportGaps(
      calls.filter((_, index) => made[index] === false).map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) =>
          `Which screen makes “${name}”, or who else? No screen names it, and the call does not say.`,
        many: (names) =>
          `Which screens make ${names}, or who else? No screen names them, and the calls do not say.`,
        cause: 'calls that nobody makes',
        column: { point: 'calls', title: 'Made by' },
      },
    );
  },
};
