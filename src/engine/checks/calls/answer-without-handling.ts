import type { Answer, Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { everyFor } from '../../model/permissions.ts';
import { errorCarried, statusCodes } from '../../model/raised-errors.ts';
import { listOf, type Stated, shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';

interface Unhandled {
  readonly call: Call;
  readonly answer: Answer;
}

const isStated = (stated: Stated<unknown>): boolean => stated.is !== 'unstated';

/** Whether the document says anywhere what the client does with a status. */
function handlesElsewhere(model: Model, call: Call, code: string): boolean {
  const inCatalogue = model.errors.errors.some(
    (entry) => isStated(entry.handling) && statusCodes(shownValue(entry.status) ?? '').includes(code),
  );
  return (
    inCatalogue ||
    everyFor(model, call).some((every) =>
      listOf(every.answers).some(
        (answer) => isStated(answer.handling) && statusCodes(answer.status).includes(code),
      ),
    )
  );
}

/** The failing answers without an error of the catalogue's that say not what the client does, by their status. */
function unhandled(model: Model): ReadonlyMap<string, readonly Unhandled[]> {
  const found = new Map<string, Unhandled[]>();
  for (const call of model.calls.calls) {
    if (call.outgoing || call.doubtful) continue;
    for (const answer of listOf(call.answers)) {
      const [code = ''] = statusCodes(answer.status);
      // An error names its handling in the catalogue: `errors/no-handling` asks for it there.
      const hasError = listOf(answer.carries).some(
        (carried) => errorCarried(model, answer, carried) !== undefined,
      );
      if (code < '400' || hasError || isStated(answer.handling) || handlesElsewhere(model, call, code))
        continue;
      found.set(code, [...(found.get(code) ?? []), { call, answer }]);
    }
  }
  return found;
}

/** Whether the document speaks of handling at all; otherwise one question for the catalogue is enough. */
function speaksOfHandling(model: Model): boolean {
  return (
    model.errors.errors.some(({ handling }) => isStated(handling)) ||
    model.calls.calls.some(({ answers }) => listOf(answers).some(({ handling }) => isStated(handling)))
  );
}

/** A failing answer, and neither it nor the catalogue says what the client does. */
export const check: ModelCheck = {
  id: 'calls/answer-without-handling',
  severity: 'gap',
  summary: 'Nothing says what the client does with a failing answer.',
  reads: ['calls', 'errors', 'entities', 'rules'],
  run: (model) => {
    if (!speaksOfHandling(model)) return [];
    return [...unhandled(model)].flatMap(([code, [first, ...others]]): readonly Report[] => {
      if (first === undefined) return [];
      const more =
        others.length === 0 ? '' : `, or ${others.length} other ${others.length === 1 ? 'call' : 'calls'}`;
      return [
        {
          at: first.answer.nameAt,
          message: `What does the client do when “${first.call.name}”${more} answers ${code}?`,
          related: others.map(({ call, answer }) => ({
            message: `“${call.name}” answers ${code}`,
            at: answer.nameAt,
          })),
          cause: `no handling of ${code}`,
        },
      ];
    });
  },
};
