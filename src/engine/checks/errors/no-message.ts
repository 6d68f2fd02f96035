import type { ModelCheck } from '../check.ts';
import { isMessage, shownErrors } from '../error-entries.ts';
import { reportGaps } from '../gaps.ts';

/** An error of the catalogue without a message; where the name is the message there is nothing to ask. */
export const check: ModelCheck = {
  id: 'errors/no-message',
  severity: 'gap',
  summary: 'An error of the catalogue has no message.',
  reads: ['errors', 'screens'],
  run: (model) => {
    const coded = shownErrors(model).filter((entry) => !isMessage(entry));
    const lacking = coded.filter((entry) => entry.message.is === 'unstated');
    return reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
      coded.length,
      {
        one: (name) => `Which message does a visitor see for “${name}”?`,
        many: (names) => `Which messages does a visitor see for ${names}? Their entries say none.`,
        cause: 'errors without a message',
        column: { point: 'errors', title: 'Message' },
      },
    );
  },
};
