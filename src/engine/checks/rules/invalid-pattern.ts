import { constrained } from '../../model/bounds.ts';
import { checkPattern } from '../../model/expressions/patterns.ts';
import type { ModelCheck, Report } from '../check.ts';

/** A pattern that RE2 does not accept. */
export const check: ModelCheck = {
  id: 'rules/invalid-pattern',
  severity: 'error',
  summary: 'A pattern is no regular expression that can be checked.',
  reads: ['rules', 'entities'],
  run: (model) =>
    constrained(model).flatMap(({ constraints }) =>
      constraints.flatMap((constraint): readonly Report[] => {
        if (constraint.is !== 'matches') return [];
        const problem = checkPattern(constraint.pattern);
        return problem === undefined ? [] : [{ at: constraint.patternAt, message: problem.message }];
      }),
    ),
};
