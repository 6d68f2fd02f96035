import type { Call, Model } from '../../model/model.ts';
import { find } from '../../model/resolve.ts';
import { listOf } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** The calls that some screen names. */
function namedByScreens(model: Model): ReadonlySet<Call | undefined> {
  return new Set(
    model.screens.screens.flatMap(({ calls }) => listOf(calls).map((each) => find(model, 'call', each))),
  );
}

/** A call that no screen makes, in a document that says of others which screen does. */
export const check: ModelCheck = {
  id: 'calls/made-by-nobody',
  severity: 'gap',
  summary: 'No screen makes a call.',
  reads: ['calls', 'screens'],
  run: (model) => {
    const named = namedByScreens(model);
    const own = model.calls.calls.filter((call) => !call.every && !call.outgoing && !call.doubtful);
    const isMade = (call: Call): boolean => call.madeBy.is !== 'unstated' || named.has(call);
    if (!own.some(isMade)) return [];
    return reportGaps(
      own.filter((call) => !isMade(call)).map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) => `Which screen makes “${name}”? None names it, and the call does not say.`,
        many: (names) => `Which screens make ${names}? None names them, and the calls do not say.`,
        cause: 'calls that nobody makes',
      },
    );
  },
};
