import { occursOutside } from '../../model/derived/occurrences.ts';
import { errorCarried, raising, raisingByMessage, statusCodes } from '../../model/derived/raised-errors.ts';
import type { Call, ErrorEntry } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { perElement, settled } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';
import { isMessage } from '../error-entries.ts';
import { takeOut } from '../take-out.ts';

/** What answers leave open of the errors that they may carry. */
interface Untold {
  /** Statuses with which something is answered that is not told, and may be an error. */
  readonly statuses: readonly string[];
  /** Of answers whose status is no single one: all that it may be. */
  readonly only: readonly (readonly string[])[];
  /** Whether answers are not told at all. */
  readonly all: boolean;
}

const told: Untold = { statuses: [], only: [], all: false };

const untoldBy = perElement((model: Model, call: Call): Untold => {
  if (call.outgoing || call.answers.is === 'none') return told;
  if (call.answers.is !== 'shown') return { ...told, all: true };
  const answers = call.answers.value.map((answer) => ({
    isOne: /^\d{3}$/.test(answer.status),
    codes: statusCodes(answer.status),
    says:
      answer.carries.is === 'none' ||
      listOf(answer.carries).some((carried) => errorCarried(model, answer, carried) !== undefined),
  }));
  return {
    statuses: answers.flatMap(({ codes, says }) => (says ? [] : codes)),
    only: answers.flatMap(({ codes, isOne }) => (isOne ? [] : [codes])),
    all: false,
  };
});

/** What the calls leave open, all together. */
const untold = settled((model): readonly Untold[] => {
  const each = untoldBy.each(model, model.calls.calls);
  return each.filter(({ all, only, statuses }) => all || only.length + statuses.length > 0);
}, isSameList);

/** Whether the calls tell everything that could raise the error: each one its answers, each answer its error. */
function isKnown(model: Model, code: string): boolean {
  return untold(model).every(
    ({ all, only, statuses }) =>
      !all && !statuses.includes(code) && only.every((codes) => codes.includes(code)),
  );
}

/** What any call may be answered with: too many requests (RFC 6585), and faults of the server. A document in its own words says so of none. */
const anywhere = /^(?:429|5\d\d)$/;

const isNeverRaised = perElement((model: Model, entry: ErrorEntry): boolean => {
  const [code] = statusCodes(shownValue(entry.status) ?? '');
  // An error without a status comes from no call: the client meets it by itself.
  // In a document in its own words nobody repeats a message where it comes up.
  if (entry.how !== 'exact' && isMessage(entry)) return false;
  if (code === undefined || entry.doubtful || raising(model, entry).length > 0) return false;
  if (entry.how !== 'exact' && anywhere.test(code)) return false;
  const message = shownValue(entry.message)?.replace(/[.!]+$/, '') ?? '';
  if (entry.how !== 'exact' && /\s/.test(message) && occursOutside(model, message, [entry.at], false))
    return false;
  if (raisingByMessage(model, entry).length > 0) return false;
  return isKnown(model, code) && !occursOutside(model, entry.name, [entry.at], false);
});

/** An error of the catalogue that no call and no rule raises, where the calls say what they raise. */
export const check: ModelCheck = {
  id: 'errors/never-raised',
  severity: 'warning',
  summary: 'An error of the catalogue is raised by no call and no rule.',
  reads: ['entities', 'rules', 'calls', 'errors', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => {
    if (raising.every(model).length === 0) return [];
    const { errors } = model.errors;
    const silent = isNeverRaised.each(model, errors);
    return errors
      .filter((_, index) => silent[index])
      .map((entry) => ({
        at: entry.nameAt,
        message: `No call and no rule raises “${entry.name}”. Name it where it is raised, or take it out of the catalogue.`,
        fixes: takeOut([entry], ' from the catalogue'),
      }));
  },
};
