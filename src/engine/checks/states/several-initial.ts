import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { openOverlap, overlapsAmong } from '../overlapping-rows.ts';

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  if (lifecycle.doubtful) return [];
  const creating = lifecycle.transitions.filter((row) => listOf(row.from).some(({ is }) => is === 'new'));
  return overlapsAmong(model, lifecycle, creating).flatMap((overlap): readonly Report[] => {
    const { first, second, undecided } = overlap;
    if (undecided !== undefined) return openOverlap(overlap);
    return [
      {
        at: second.nameAt,
        message: `“${second.name}” creates in two ways at once. Say under “When” which of them it is.`,
        related: [{ message: 'the other row', at: first.nameAt }],
      },
    ];
  });
});

/** Two ways to create the same thing, by the same event, whose conditions can both be true. */
export const check: ModelCheck = {
  id: 'states/several-initial',
  severity: 'error',
  summary: 'Two rows create at the same event, in different states.',
  reads: ['states', 'entities', 'rules', 'roles', 'calls', 'screens', 'constants'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
