import { wording } from '../../syntax/wording.ts';
import type { Rule } from '../domain-elements.ts';
import type { Reference } from '../element.ts';
import type { Answer, Call, Carried, ErrorEntry } from '../interface-elements.ts';
import type { Model } from '../model.ts';
import { listOf, shownValue } from '../stated.ts';
import { grouped } from '../tracking/grouped.ts';
import { isSameList } from '../tracking/lists.ts';
import { flat, perElement, settled } from '../tracking/per-element.ts';
import { find } from './resolve.ts';

/** A place where a call answers with an error, or a rule names one. */
export interface Raised {
  readonly reference: Reference;
  /** The call and the answer, where it is a call. */
  readonly call?: Call;
  readonly answer?: Answer;
}

/**
 * The error that an answer carries, if it carries one. In *Carries* a bare word may be a type or an error, and
 * only the whole document tells: a name that is no entity is an error when the catalogue has it, or when a small
 * word stands at a failing status.
 */
export function errorCarried(model: Model, answer: Answer, carried: Carried): Reference | undefined {
  if (carried.is === 'error') {
    const isEntity =
      find(model, 'error', carried.error) === undefined && find(model, 'entity', carried.error) !== undefined;
    return isEntity ? undefined : carried.error;
  }
  if (carried.is !== 'type' || carried.type.is !== 'entity') return undefined;
  const { name, at } = carried.type.entity;
  if (find(model, 'entity', { name }) !== undefined) return undefined;
  const failing =
    statusCodes(answer.status).some((code) => code >= '400') && wording`^\p{Ll}[\p{L}\p{N} ]*$`.test(name);
  const known = find(model, 'error', { name }) !== undefined;
  return known || (failing && answer.how === 'exact') ? { kind: 'error', name, at } : undefined;
}

const raisedByCall = perElement((model: Model, call: Call): readonly Raised[] =>
  listOf(call.answers).flatMap((answer) =>
    listOf(answer.carries).flatMap((carried) => {
      const reference = errorCarried(model, answer, carried);
      return reference === undefined ? [] : [{ reference, call, answer }];
    }),
  ),
);

const raisedByRule = perElement((model: Model, rule: Rule): readonly Raised[] => {
  const reference = shownValue(rule.error);
  if (reference === undefined) return [];
  // In a document in its own words a message or small words tell what is said or done, and name no error: "generic range message".
  const isWords =
    rule.how !== 'exact' && wording`^(?:"|\p{Ll}[\p{Ll}\p{N}]*(?: [\p{L}\p{N}]+)*$)`.test(reference.name);
  return isWords && find(model, 'error', reference) === undefined ? [] : [{ reference }];
});

/** Every place that names an error: what calls answer, then what rules name. */
export const raisedErrors = settled(
  (model): readonly Raised[] => [
    ...flat(raisedByCall.each(model, model.calls.calls)),
    ...flat(raisedByRule.each(model, model.rules.rules)),
  ],
  isSameList,
);

/** The places that raise an error of the catalogue. */
export const raising = grouped(raisedErrors, (model, { reference }: Raised): readonly ErrorEntry[] => {
  const entry = find(model, 'error', reference);
  return entry === undefined ? [] : [entry];
});

/** The errors of the catalogue by what somebody reads: their message, or their name where it is that. */
const withMessage = grouped(
  (model) => model.errors.errors,
  (_, { message, quoted, name }: ErrorEntry): readonly string[] => {
    const words = shownValue(message) ?? (quoted ? name : undefined);
    return words === undefined ? [] : [words];
  },
);

/**
 * The rules that name no error and have the message of this one alone, word for word. That is no more than a sign that
 * they raise it: nothing may be held against an error, or against others, because of it.
 */
export const raisingByMessage = grouped(
  (model) => model.rules.rules,
  (model, { message, error }: Rule): readonly ErrorEntry[] => {
    const words = shownValue(message);
    if (words === undefined || error.is === 'shown' || error.is === 'none') return [];
    const [only, ...others] = withMessage(model, words);
    return only && others.length === 0 ? [only] : [];
  },
);

/** The status codes in a text: every number of three digits. */
export function statusCodes(text: string): readonly string[] {
  return text.match(/(?<![\d.])[1-5]\d\d(?![\d.])/g) ?? [];
}
