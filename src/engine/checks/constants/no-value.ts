import type { ModelCheck } from '../check.ts';
import { reportGaps } from '../gaps.ts';

/** A constant whose value nothing is said about. */
export const check: ModelCheck = {
  id: 'constants/no-value',
  severity: 'gap',
  summary: 'A constant has no value.',
  reads: ['constants'],
  run: ({ constants: { constants } }) =>
    reportGaps(
      constants
        .filter(({ value }) => value.is === 'unstated')
        .map(({ name, nameAt }) => ({ name, at: nameAt })),
      constants.length,
      {
        one: (name) => `What is the value of “${name}”?`,
        many: (names) => `What are the values of ${names}?`,
        cause: 'constants without a value',
        column: { point: 'constants', title: 'Value' },
      },
    ),
};
