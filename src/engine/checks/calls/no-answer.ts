import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';
import { ownCalls, usualCalls } from '../usual-calls.ts';

const isTold = ({ answers }: Call): boolean => answers.is === 'shown';

/**
 * The calls whose answers a document is expected to tell: those in the canonical form where any of them does, and those
 * in other words where most do.
 */
function expected(model: Model): readonly Call[] {
  const own = ownCalls(model);
  const exact = own.filter(({ how }) => how === 'exact');
  return [...(exact.some(isTold) ? exact : []), ...usualCalls(model, own, isTold)];
}

/** A call without answers, in a document whose other calls have them. */
export const check: ModelCheck = {
  id: 'calls/no-answer',
  severity: 'gap',
  summary: 'A call shows no answer.',
  reads: ['calls', 'calls-text'],
  run: (model) => {
    const own = expected(model);
    return reportGaps(
      own
        .filter(({ answers }) => answers.is === 'unstated')
        .map(({ name, nameAt }) => ({ name, at: nameAt })),
      own.length,
      {
        one: (name) => `What does “${name}” answer?`,
        many: (names) => `What do ${names} answer? Nothing is shown.`,
        cause: 'calls without answers',
        column: { point: 'calls', title: 'Answers' },
      },
    );
  },
};
