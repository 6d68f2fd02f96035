import { everyFor } from '../../model/derived/permissions.ts';
import { statusCodes } from '../../model/derived/raised-errors.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';
import { ownCalls, tellsFailureOfAll, usualCalls } from '../usual-calls.ts';

function hasFailure(call: Call): boolean {
  return listOf(call.answers).some((answer) => {
    const codes = statusCodes(answer.status);
    const named = listOf(answer.carries).some(({ is }) => is === 'error');
    // What is no status may be anything, a failure too.
    return named || codes.length === 0 || codes.some((code) => code >= '400');
  });
}

/** A method that sends something; a document in its own words need not say what. */
const sends = /^(?:POST|PUT|PATCH)$/;

/** Whether there is anything that could be wrong with a call: what is sent, what is asked for, who asks. */
function canFail(call: Call): boolean {
  const told = call.parameters.length > 0 || listOf(call.payload).length > 0;
  return told || call.allowedTo.is === 'shown' || (call.how !== 'exact' && sends.test(call.method));
}

/** Whether a call answers well and in no other way. */
const isLacking = perElement(
  (model: Model, call: Call): boolean =>
    call.answers.is === 'shown' &&
    canFail(call) &&
    !hasFailure(call) &&
    !everyFor(model, call).some((every) => hasFailure(every) || every.answers.is === 'not-shown'),
);

/** A call that can fail and shows no answer for that, in a document whose other calls do. */
export const check: ModelCheck = {
  id: 'calls/no-failure',
  severity: 'gap',
  summary: 'A call shows no answer for when it fails.',
  reads: ['outline', 'calls', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => {
    if (!model.calls.calls.some(hasFailure)) return [];
    const answering = ownCalls(model).filter((call) => call.answers.is === 'shown');
    const exact = answering.filter(({ how }) => how === 'exact');
    const usual = usualCalls(model, answering.filter(canFail), hasFailure);
    const own = [...exact, ...(usual.length > 0 && tellsFailureOfAll(model) ? [] : usual)];
    return reportGaps(
      own.filter((call) => isLacking(model, call)).map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) => `What does “${name}” answer when it fails?`,
        many: (names) => `What do ${names} answer when they fail? Only success is shown.`,
        cause: 'calls without failures',
      },
    );
  },
};
