import type { Choice } from '../../finding.ts';
import { partOf } from '../../model/blocks/context.ts';
import { isSetElsewhere, stateGraph } from '../../model/derived/state-graph.ts';
import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { governedValues, isAmong, isUntold } from '../../model/states/lifecycles/names.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck, Report } from '../check.ts';

/** Asks whether a state is an end, where the ends are listed: as one more of them, or left in a way that is not shown. */
function isEnd({ name, ends }: Lifecycle, state: string): Choice | undefined {
  if (ends.is !== 'shown' || !wording`^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*$`.test(state)) return undefined;
  const last = ends.value.at(-1);
  if (last === undefined) return undefined;
  const at = partOf(last.at, last.at.to - last.at.from, last.at.to - last.at.from);
  return {
    text: `Does “${state}” end it?`,
    options: [
      {
        says: 'yes',
        fix: { kind: 'replace', label: `Name “${state}” under “Ends”`, at, text: `, ${state}` },
      },
      {
        says: 'no',
        fix: {
          kind: 'declare',
          label: `Say that what leaves “${state}” is not shown`,
          point: 'states',
          within: name,
          name: state,
          as: 'left',
        },
      },
    ],
  };
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  const { ends, states, left } = stateGraph(model, lifecycle);
  // Without the ends a state that nothing leaves may well be one.
  if (
    lifecycle.doubtful ||
    lifecycle.how !== 'exact' ||
    ends === undefined ||
    lifecycle.transitions.length === 0
  )
    return [];
  if (lifecycle.transitions.some(({ from }) => from.is !== 'shown') || isSetElsewhere(model, lifecycle))
    return [];
  const values = governedValues(model, lifecycle);
  // A state that the field cannot hold is a slip that other checks speak of.
  const isOfField = (name: string): boolean => values === undefined || isAmong(values, name);
  return states
    .filter((state) => !ends.has(state) && !left.has(state) && isOfField(state.name) && !isUntold(state))
    .map(({ name, nameAt }) => {
      const choice = isEnd(lifecycle, name);
      return {
        at: nameAt,
        message: `Nothing leaves “${name}”, and it is no end of “${lifecycle.name}”. Add the row that leaves it, or name it under “Ends”.`,
        ...(choice ? { choice } : {}),
      };
    });
});

/** A state that nothing leaves and that is not among the ends, where the ends are told. */
export const check: ModelCheck = {
  id: 'states/dead-end',
  severity: 'warning',
  summary: 'Nothing leaves a state that is no end.',
  reads: ['states', 'entities'],
  deep: true,
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
