import { type Constrained, constrained } from '../../model/derived/bounds.ts';
import { checkPattern } from '../../model/expressions/patterns.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

const reportsOf = perElement((_: Model, { constraints }: Constrained): readonly Report[] =>
  constraints.flatMap((constraint): readonly Report[] => {
    if (constraint.is !== 'matches') return [];
    const problem = checkPattern(constraint.pattern);
    return problem === undefined ? [] : [{ at: constraint.patternAt, message: problem.message }];
  }),
);

/** A pattern that RE2 does not accept. */
export const check: ModelCheck = {
  id: 'rules/invalid-pattern',
  severity: 'error',
  summary: 'A pattern is no regular expression that can be checked.',
  reads: ['rules', 'entities'],
  run: (model) => flat(reportsOf.each(model, constrained(model))),
};
