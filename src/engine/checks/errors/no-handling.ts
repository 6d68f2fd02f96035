import { raisedByEntry } from '../../model/raised-errors.ts';
import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** An error for which neither the catalogue nor every answer that carries it says what the client does. */
export const check: ModelCheck = {
  id: 'errors/no-handling',
  severity: 'gap',
  summary: 'Nothing says what the client does about an error.',
  reads: ['errors', 'calls', 'rules', 'entities'],
  run: (model) => {
    const raised = raisedByEntry(model);
    const entries = model.errors.errors.filter((entry) => !entry.doubtful);
    const lacking = entries.filter((entry) => {
      if (entry.handling.is !== 'unstated') return false;
      const answers = (raised.get(entry) ?? []).flatMap(({ answer }) => answer ?? []);
      return answers.length === 0 || answers.some((answer) => answer.handling.is === 'unstated');
    });
    return reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
      entries.length,
      {
        one: (name) => `What does the client do when “${name}” comes up?`,
        many: (names) => `What does the client do when ${names} come up? Their entries do not say.`,
        cause: 'errors without handling',
      },
    );
  },
};
