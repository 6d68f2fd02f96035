import {
  isSetElsewhere,
  reachableStates,
  type StateGraph,
  stateGraph,
} from '../../model/derived/state-graph.ts';
import type { Lifecycle, State } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';

/** The states from which a way leads to an end, or that a row deletes. */
function endable(graph: StateGraph, lifecycle: Lifecycle): ReadonlySet<State> {
  const deleting = new Set(
    lifecycle.transitions.filter((row) => listOf(row.to).some(({ is }) => is === 'end')),
  );
  const found = new Set(graph.ends);
  for (const state of graph.left) {
    const isDeleted = [...deleting].some((row) =>
      listOf(row.from).some(
        (end) => end.is === 'any' || (end.is === 'state' && end.state.name === state.name),
      ),
    );
    if (isDeleted) found.add(state);
  }
  for (const state of found) for (const way of graph.ways) if (way.to === state) found.add(way.from);
  return found;
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  const graph = stateGraph(model, lifecycle);
  if (lifecycle.doubtful || lifecycle.how !== 'exact' || !graph.complete || !graph.ends?.size) return [];
  if (isSetElsewhere(model, lifecycle)) return [];
  const ending = endable(graph, lifecycle);
  const [first, ...others] = [...reachableStates(graph)].filter((state) => !ending.has(state));
  // A state that nothing leaves is what "dead-end" speaks of, and what keeps those before it from ending.
  if (!first || [first, ...others].some((state) => !graph.left.has(state))) return [];
  const names = nameList([first, ...others].map(({ name }) => name));
  return [
    {
      at: first.nameAt,
      message: `From ${names} no way leads to an end of “${lifecycle.name}”: it goes round for ever. Add the row that leads out, or name an end among them.`,
      ...(others.length > 0
        ? {
            related: others.map(({ name, nameAt }) => ({
              message: `“${name}” goes round with it`,
              at: nameAt,
            })),
          }
        : {}),
    },
  ];
});

/** States that lead only to each other, in a lifecycle that names its ends. */
export const check: ModelCheck = {
  id: 'states/no-way-to-end',
  severity: 'warning',
  summary: 'States lead only to each other and never to an end.',
  reads: ['states', 'entities'],
  deep: true,
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
