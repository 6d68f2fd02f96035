import { errorCarried } from '../../model/derived/raised-errors.ts';
import { referencesOfType } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck } from '../check.ts';
import { reportUnknown, type Sought } from '../unknown.ts';

/** Words may stand for a type ("a token"): only what reads as a name, or nearly is a declared one, is wrong. */
const soughtBy = perElement((model: Model, call: Call): readonly Sought[] => {
  if (call.outgoing) return [];
  const ofPayload = listOf(call.payload).map((field) => ({ of: field, type: shownValue(field.type)?.type }));
  const ofAnswers = listOf(call.answers).flatMap((answer) =>
    listOf(answer.carries).map((carried) => {
      const isError = carried.is === 'error' || errorCarried(model, answer, carried) !== undefined;
      return { of: answer, type: isError ? undefined : carried.type };
    }),
  );
  return [...ofPayload, ...ofAnswers].flatMap(({ of, type }) =>
    (type === undefined ? [] : referencesOfType(type))
      .filter((reference) => {
        const found = resolve(model, reference);
        const isName = wording`^\p{Lu}|\.`.test(reference.name);
        if (found.is !== 'unknown') return false;
        const isSlip = found.suggestion !== undefined;
        return of.how === 'exact' ? isName || isSlip : isName && isSlip;
      })
      .map((reference) => ({ reference })),
  );
});

/** A payload or an answer takes its type from a field or entity that is declared nowhere. */
export const check: ModelCheck = {
  id: 'calls/unknown-payload-field',
  severity: 'error',
  summary: 'A call takes or answers a field that does not exist.',
  reads: ['calls', 'entities'],
  run: (model) =>
    reportUnknown(
      model,
      flat(soughtBy.each(model, model.calls.calls)),
      (word, name) => `The call speaks of the ${word} “${name}”, which is not declared.`,
    ),
};
