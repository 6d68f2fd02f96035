import type { Constant } from '../../model/domain-elements.ts';
import { fold } from '../../model/name-index.ts';
import { shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';

/** The case that a constant is declared for; empty when it holds always. */
function caseOf(constant: Constant): string {
  const when = shownValue(constant.when);
  if (when === undefined) return '';
  return when.otherwise ? 'otherwise' : `${when.expression?.source ?? ''} ${when.prose}`.trim();
}

/** A constant declared twice for the same case. With another *When* it may repeat. */
export const check: ModelCheck = {
  id: 'constants/duplicate-constant',
  severity: 'error',
  summary: 'A constant is declared twice for the same case.',
  reads: ['constants'],
  run: ({ constants: { constants } }) => {
    const first = new Map<string, Constant>();
    const reports: Report[] = [];
    for (const constant of constants) {
      if (constant.doubtful) continue;
      const key = `${fold(constant.name)} ${caseOf(constant)}`;
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, constant);
        continue;
      }
      reports.push({
        at: constant.nameAt,
        message: `The constant “${constant.name}” is already declared. Keep one of the two, or say under “When” what tells them apart.`,
        related: [{ message: `“${before.name}” is declared here first`, at: before.nameAt }],
      });
    }
    return reports;
  },
};
