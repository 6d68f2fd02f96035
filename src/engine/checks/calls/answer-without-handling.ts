import { groupedBy } from '../../model/derived/grouped-by.ts';
import { everyFor } from '../../model/derived/permissions.ts';
import { errorCarried, statusCodes } from '../../model/derived/raised-errors.ts';
import type { Answer, Call, ErrorEntry } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, type Stated, shownValue } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { sayNotShown } from '../gaps.ts';

interface Unhandled {
  readonly call: Call;
  readonly answer: Answer;
  /** Its status. */
  readonly code: string;
}

const isStated = (stated: Stated<unknown>): boolean => stated.is !== 'unstated';

/** Whether something is known; what is said to be not shown is asked about already. */
const tells = ({ is }: Stated<unknown>): boolean => is === 'shown' || is === 'none';

/** Whether the document says anywhere what the client does with a status. */
function handlesElsewhere(model: Model, call: Call, code: string): boolean {
  return (
    handledWith(model, code).length > 0 ||
    everyFor(model, call).some((every) =>
      listOf(every.answers).some(
        (answer) => isStated(answer.handling) && statusCodes(answer.status).includes(code),
      ),
    )
  );
}

/** The failing answers of a call without an error of the catalogue's that say not what the client does. */
const unhandledOf = perElement((model: Model, call: Call): readonly Unhandled[] => {
  if (call.outgoing || call.doubtful) return [];
  return listOf(call.answers).flatMap((answer) => {
    const [code = ''] = statusCodes(answer.status);
    if (code < '400' || isStated(answer.handling)) return [];
    // An error names its handling in the catalogue: `errors/no-handling` asks for it there.
    const hasError = listOf(answer.carries).some(
      (carried) => errorCarried(model, answer, carried) !== undefined,
    );
    return hasError || handlesElsewhere(model, call, code) ? [] : [{ call, answer, code }];
  });
});

function unhandled(model: Model): ReadonlyMap<string, readonly Unhandled[]> {
  return groupedBy(flat(unhandledOf.each(model, model.calls.calls)), ({ code }) => code);
}

/** The errors of the catalogue that say what the client does, by status. */
const handledWith = grouped(
  (model) => model.errors.errors,
  (_, entry: ErrorEntry): readonly string[] =>
    isStated(entry.handling) ? statusCodes(shownValue(entry.status) ?? '') : [],
);

/**
 * Whether the document speaks of handling at all; otherwise one question for the catalogue is enough. Where statuses stand
 * in words beside a call, the catalogue alone does not tell that what the client does would be said of each.
 */
function speaksOfHandling(model: Model): boolean {
  const answers = model.calls.calls.flatMap((call) => listOf(call.answers));
  return (
    answers.some(({ handling }) => tells(handling)) ||
    (answers.some(({ how }) => how === 'exact') &&
      model.errors.errors.some(({ handling }) => tells(handling)))
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
          fixes: [
            sayNotShown(
              'calls',
              'Handling',
              [first, ...others].map(({ call, answer }) => ({ name: call.name, at: answer.at })),
            ),
          ],
        },
      ];
    });
  },
};
