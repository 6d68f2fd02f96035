import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** A call without answers, in a document whose other calls have them. */
export const check: ModelCheck = {
  id: 'calls/no-answer',
  severity: 'gap',
  summary: 'A call shows no answer.',
  reads: ['calls'],
  run: ({ calls: { calls } }) => {
    const own = calls.filter(
      (call) => !call.every && !call.outgoing && call.how === 'exact' && !call.doubtful,
    );
    if (!own.some(({ answers }) => answers.is === 'shown')) return [];
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
