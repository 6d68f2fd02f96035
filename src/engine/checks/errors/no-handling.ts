import { raising } from '../../model/derived/raised-errors.ts';
import type { ErrorEntry } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { isMessage, shownErrors } from '../error-entries.ts';
import { reportGaps } from '../gaps.ts';

const isLacking = perElement((model: Model, entry: ErrorEntry): boolean => {
  if (entry.handling.is !== 'unstated') return false;
  const answers = raising(model, entry).flatMap(({ answer }) => answer ?? []);
  return answers.length === 0 || answers.some((answer) => answer.handling.is === 'unstated');
});

/** An error for which neither the catalogue nor every answer that carries it says what the client does. */
export const check: ModelCheck = {
  id: 'errors/no-handling',
  severity: 'gap',
  summary: 'Nothing says what the client does about an error.',
  reads: ['errors', 'screens', 'calls', 'rules', 'entities'],
  run: (model) => {
    const entries = shownErrors(model);
    // A document in its own words that tells messages, and of no error what else happens: they are shown.
    const isShown = (entry: ErrorEntry): boolean =>
      entry.how !== 'exact' && (isMessage(entry) || entry.message.is !== 'unstated');
    const saysMore = entries.some(({ handling }) => handling.is !== 'unstated');
    const lacking = entries.filter((entry) => isLacking(model, entry) && (saysMore || !isShown(entry)));
    return reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
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
