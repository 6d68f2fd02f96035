import type { ModelCheck } from '../check.ts';
import { lacksOf, messageInputs } from '../error-entries.ts';
import { reportGaps } from '../gaps.ts';

/**
 * An error for which neither the catalogue nor every answer that carries it says what the client does. Where it has
 * no message either, both are asked at once, as `errors/no-message`.
 */
export const check: ModelCheck = {
  id: 'errors/no-handling',
  severity: 'gap',
  summary: 'Nothing says what the client does about an error.',
  reads: messageInputs,
  run: (model) => {
    const { entries, handling } = lacksOf(model);
    return reportGaps(
      handling.map(({ name, nameAt }) => ({ name, at: nameAt })),
      entries.length,
      {
        one: (name) => `What does the client do when “${name}” comes up?`,
        many: (names) => `What does the client do when ${names} come up? Their entries do not say.`,
        cause: 'errors without handling',
        column: { point: 'errors', title: 'Handling' },
      },
    );
  },
};
