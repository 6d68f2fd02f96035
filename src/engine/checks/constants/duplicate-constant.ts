import type { Constant } from '../../model/domain-elements.ts';
import { fold } from '../../model/name-index.ts';
import { shownValue } from '../../model/stated.ts';
import type { ModelCheck } from '../check.ts';
import { dropAgain, repeated } from '../repeated.ts';

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
  run: ({ constants: { constants } }) =>
    repeated(constants, (constant) => `${fold(constant.name)} ${caseOf(constant)}`).map(
      ({ first, again }) => ({
        at: again.nameAt,
        message: `The constant “${again.name}” is already declared. Keep one of the two, or say under “When” what tells them apart.`,
        related: [{ message: `“${first.name}” is declared here first`, at: first.nameAt }],
        fixes: dropAgain(first, again),
      }),
    ),
};
