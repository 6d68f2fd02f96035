import { screensMaking } from '../../model/derived/permissions.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { ModelCheck } from '../check.ts';
import { coarse, reportGaps } from '../gaps.ts';

/** A call that no screen makes, in a document that has screens. Where no call says it, that is one question. */
export const check: ModelCheck = {
  id: 'calls/made-by-nobody',
  severity: 'gap',
  summary: 'No screen makes a call.',
  reads: ['calls', 'screens'],
  run: (model) => {
    const own = model.calls.calls.filter((call) => !call.every && !call.outgoing && !call.doubtful);
    const isMade = (call: Call): boolean =>
      call.madeBy.is !== 'unstated' || screensMaking(model, call).size > 0;
    if (!own.some(isMade) && Math.min(own.length, model.screens.screens.length) < coarse) return [];
    return reportGaps(
      own.filter((call) => !isMade(call)).map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) => `Which screen makes “${name}”? None names it, and the call does not say.`,
        many: (names) => `Which screens make ${names}? None names them, and the calls do not say.`,
        cause: 'calls that nobody makes',
        column: { point: 'calls', title: 'Made by' },
      },
    );
  },
};
