import type { Call, Model } from '../../model/model.ts';
import { referencesOfType } from '../../model/references.ts';
import { resolve } from '../../model/resolve.ts';
import { listOf, valueOf } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown, type Sought } from '../unknown.ts';

/** In a document in its own words a type may be any words: only what nearly is a declared name is a slip. */
function soughtBy(model: Model, call: Call): readonly Sought[] {
  const ofPayload = listOf(call.payload).map((field) => ({ of: field, type: valueOf(field.type)?.type }));
  const ofAnswers = listOf(call.answers).flatMap((answer) =>
    listOf(answer.carries).map((carried) => ({ of: answer, type: carried.is === 'error' ? undefined : carried.type })),
  );
  return [...ofPayload, ...ofAnswers].flatMap(({ of, type }) =>
    (type === undefined ? [] : referencesOfType(type))
      .filter((reference) => {
        const found = resolve(model, reference);
        return found.is === 'unknown' && (of.how === 'exact' || found.suggestion !== undefined);
      })
      .map((reference) => ({ reference })),
  );
}

/** A payload or an answer takes its type from a field or entity that is declared nowhere. */
export const check: ModelCheck = {
  id: 'calls/unknown-payload-field',
  severity: 'error',
  summary: 'A call takes or answers a field that does not exist.',
  reads: ['calls', 'entities'],
  run: (model) =>
    reportUnknown(
      model,
      model.calls.calls.filter((call) => !call.outgoing).flatMap((call) => soughtBy(model, call)),
      (word, name) => `The call speaks of the ${word} “${name}”, which is not declared.`,
    ),
};
