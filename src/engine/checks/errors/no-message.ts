import type { ErrorEntry } from '../../model/interface-elements.ts';
import type { ModelCheck } from '../check.ts';
import { lacksOf, messageInputs } from '../error-entries.ts';
import { type Lacking, reportGaps } from '../gaps.ts';

const named = ({ name, nameAt }: ErrorEntry): Lacking => ({ name, at: nameAt });

/**
 * An error of the catalogue without a message; where the name is the message there is nothing to ask. What the client
 * does is asked in the same breath where that is not said either.
 */
export const check: ModelCheck = {
  id: 'errors/no-message',
  severity: 'gap',
  summary: 'An error of the catalogue has no message.',
  reads: messageInputs,
  run: (model) => {
    const { coded, both, message } = lacksOf(model);
    const column = { point: 'errors', title: 'Message' } as const;
    return [
      ...reportGaps(both.map(named), coded.length, {
        one: (name) => `Which message does a visitor see for “${name}”, and what does the client do?`,
        many: (names) =>
          `Which messages does a visitor see for ${names}, and what does the client do? Their entries say neither.`,
        cause: 'errors without a message and handling',
        column,
        beside: 'Handling',
      }),
      ...reportGaps(message.map(named), coded.length, {
        one: (name) => `Which message does a visitor see for “${name}”?`,
        many: (names) => `Which messages does a visitor see for ${names}? Their entries say none.`,
        cause: 'errors without a message',
        column,
      }),
    ];
  },
};
