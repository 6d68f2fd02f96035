import { constrained } from '../../model/bounds.ts';
import { growsFast } from '../../model/expressions/pattern-growth.ts';
import type { ModelCheck, Report } from '../check.ts';

/** A pattern for which an engine that tries again takes far longer than the text is long. */
export const check: ModelCheck = {
  id: 'rules/slow-pattern',
  severity: 'warning',
  summary: 'A pattern can take very long on some texts.',
  reads: ['rules', 'entities'],
  run: (model) =>
    constrained(model).flatMap(({ constraints }) =>
      constraints.flatMap((constraint): readonly Report[] => {
        if (constraint.is !== 'matches' || !growsFast(constraint.pattern)) return [];
        return [
          {
            at: constraint.patternAt,
            message:
              'In most programming languages this pattern takes far longer than the text is long: two of its parts match the same characters. Make them differ, or bound the repetition.',
          },
        ];
      }),
    ),
};
