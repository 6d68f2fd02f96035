import type { Answer, Call, ErrorEntry, Model, Reference } from './model.ts';
import { find } from './resolve.ts';
import { listOf, valueOf } from './stated.ts';

/** A place where a call answers with an error, or a rule names one. */
export interface Raised {
  readonly reference: Reference;
  /** The call and the answer, where it is a call. */
  readonly call?: Call;
  readonly answer?: Answer;
}

/** Every place that names an error: what calls answer, then what rules name. */
export function raisedErrors(model: Model): readonly Raised[] {
  const byCalls = model.calls.calls.flatMap((call) =>
    listOf(call.answers).flatMap((answer) =>
      listOf(answer.carries).flatMap((carried) =>
        carried.is === 'error' ? [{ reference: carried.error, call, answer }] : [],
      ),
    ),
  );
  const byRules = model.rules.rules.flatMap((rule) => {
    const reference = valueOf(rule.error);
    return reference === undefined ? [] : [{ reference }];
  });
  return [...byCalls, ...byRules];
}

/** The places that raise each error of the catalogue. */
export function raisedByEntry(model: Model): ReadonlyMap<ErrorEntry, readonly Raised[]> {
  const found = new Map<ErrorEntry, Raised[]>();
  for (const raised of raisedErrors(model)) {
    const entry = find(model, 'error', raised.reference);
    if (entry === undefined) continue;
    const places = found.get(entry);
    if (places) places.push(raised);
    else found.set(entry, [raised]);
  }
  return found;
}

/** The status codes in a text: every number of three digits. */
export function statusCodes(text: string): readonly string[] {
  return text.match(/(?<![\d.])[1-5]\d\d(?![\d.])/g) ?? [];
}
