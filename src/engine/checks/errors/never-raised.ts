import type { Answer, ErrorEntry } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { occursOutside } from '../../model/occurrences.ts';
import { errorCarried, raisedByEntry, statusCodes } from '../../model/raised-errors.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';

/** Whether an answer says what it carries, and that is no error the catalogue might mean. */
function saysOtherwise(model: Model, answer: Answer, code: string): boolean {
  if (!statusCodes(answer.status).includes(code)) return /^\d{3}$/.test(answer.status);
  return (
    answer.carries.is === 'none' ||
    listOf(answer.carries).some((carried) => errorCarried(model, answer, carried) !== undefined)
  );
}

/** Whether the calls tell everything that could raise the error: each one its answers, each answer its error. */
function isKnown(model: Model, code: string): boolean {
  return model.calls.calls.every(
    (call) =>
      call.outgoing ||
      call.answers.is === 'none' ||
      (call.answers.is === 'shown' &&
        call.answers.value.every((answer) => saysOtherwise(model, answer, code))),
  );
}

function isNeverRaised(model: Model, entry: ErrorEntry): boolean {
  const [code] = statusCodes(shownValue(entry.status) ?? '');
  // An error without a status comes from no call: the client meets it by itself.
  if (code === undefined || entry.doubtful) return false;
  return isKnown(model, code) && !occursOutside(model, entry.name, [entry.at], false);
}

/** An error of the catalogue that no call and no rule raises, where the calls say what they raise. */
export const check: ModelCheck = {
  id: 'errors/never-raised',
  severity: 'warning',
  summary: 'An error of the catalogue is raised by no call and no rule.',
  reads: ['entities', 'rules', 'calls', 'errors', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => {
    const raised = raisedByEntry(model);
    if (raised.size === 0) return [];
    return model.errors.errors
      .filter((entry) => !raised.has(entry) && isNeverRaised(model, entry))
      .map((entry) => ({
        at: entry.nameAt,
        message: `No call and no rule raises “${entry.name}”. Name it where it is raised, or take it out of the catalogue.`,
        fixes: [{ kind: 'remove', label: `Remove “${entry.name}” from the catalogue`, at: entry.at }],
      }));
  },
};
