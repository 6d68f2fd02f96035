import { isSetElsewhere, reachableStates, stateGraph } from '../../model/derived/state-graph.ts';
import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { governedValues, isAmong, isUntold } from '../../model/states/lifecycles/names.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  const graph = stateGraph(model, lifecycle);
  const { initial, complete, states } = graph;
  if (
    lifecycle.doubtful ||
    lifecycle.how !== 'exact' ||
    !complete ||
    initial === undefined ||
    initial.size === 0
  )
    return [];
  if (isSetElsewhere(model, lifecycle)) return [];
  const reached = reachableStates(graph);
  const cause = `unreachable ${lifecycle.name}`;
  const values = governedValues(model, lifecycle);
  // A state that the field cannot hold is a slip that other checks speak of.
  const isOfField = (name: string): boolean => values === undefined || isAmong(values, name);
  return states
    .filter((state) => !reached.has(state) && isOfField(state.name) && !isUntold(state))
    .map(({ name, nameAt }) => ({
      at: nameAt,
      message: `Nothing leads to “${name}”: no row goes there from where “${lifecycle.name}” begins. Add the row that does, or take the state out.`,
      // What lies behind an unreachable state is unreachable for the same reason.
      cause,
    }));
});

/** A state that no walk from the beginning reaches, in a table that names both ends of every row. */
export const check: ModelCheck = {
  id: 'states/unreachable',
  severity: 'warning',
  summary: 'No transition leads to a state.',
  reads: ['states', 'entities'],
  deep: true,
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
