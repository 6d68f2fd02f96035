import { stateGraph } from '../../model/derived/state-graph.ts';
import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { sayNotShown } from '../gaps.ts';

/** Whether a lifecycle leaves open where it begins. */
const isLacking = perElement((model: Model, lifecycle: Lifecycle): boolean => {
  // In a document in its own words the beginning is said in words: "a new post is open".
  if (lifecycle.doubtful || lifecycle.how !== 'exact') return false;
  if (lifecycle.transitions.length === 0 || lifecycle.starts.is !== 'unstated') return false;
  const hasListed = lifecycle.states.filter((state) => state.is === 'listed').length > 1;
  const { initial, states, ways } = stateGraph(model, lifecycle);
  const sources = states.filter((state) => !ways.some((way) => way.to === state && way.from !== state));
  // Where nothing leads to one state alone, nobody needs to ask where it begins.
  return hasListed && initial === undefined && sources.length !== 1;
});

/** A lifecycle with transitions that does not say where it begins: no label, no `(new)` row, no default. */
export const check: ModelCheck = {
  id: 'states/no-initial',
  severity: 'gap',
  summary: 'A lifecycle does not say in which state it begins.',
  reads: ['states', 'entities'],
  run: (model) =>
    model.states.lifecycles
      .filter((lifecycle) => isLacking(model, lifecycle))
      .map(({ name, nameAt }) => ({
        at: nameAt,
        message: `In which state does “${name}” begin?`,
        fixes: [sayNotShown('states', 'Starts', [{ name, at: nameAt }])],
      })),
};
