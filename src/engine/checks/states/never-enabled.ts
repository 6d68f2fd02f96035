import { limits } from '../../limits.ts';
import { allOf, decide } from '../../model/decisions/decide.ts';
import { factsOfLifecycle, sameActor, waysOfGuard, waysOfState } from '../../model/decisions/rows.ts';
import { whyUndecided } from '../../model/decisions/undecided.ts';
import { fold } from '../../model/derived/name-index.ts';
import { stateGraph } from '../../model/derived/state-graph.ts';
import type { Lifecycle, State, Transition } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';
import { isInWords, placedGuard } from '../overlapping-rows.ts';

/** The states that a row leaves, as far as they are named. */
function statesLeft(model: Model, lifecycle: Lifecycle, row: Transition): readonly State[] {
  return [
    ...new Set(
      stateGraph(model, lifecycle)
        .ways.filter(({ by }) => by === row)
        .map(({ from }) => from),
    ),
  ];
}

function reportGuard(model: Model, lifecycle: Lifecycle, row: Transition): readonly Report[] {
  const expression = shownValue(row.when)?.expression;
  if (!expression) return [];
  const guard = waysOfGuard(model, lifecycle, row);
  const facts = factsOfLifecycle(model, lifecycle);
  const fix = 'Correct the condition, or take the row out.';
  if (decide(guard, facts) === 'impossible')
    return [{ at: expression.at, message: `This condition can never be true. ${fix}` }];
  const states = statesLeft(model, lifecycle, row);
  const isNever = (state: State): boolean =>
    decide(allOf([guard, waysOfState(model, lifecycle, state)], limits.ways), facts) === 'impossible';
  if (states.length === 0 || !states.every(isNever)) {
    const placed = placedGuard(model, lifecycle, row);
    const why = isInWords(row) ? 'words say more of it' : placed && whyUndecided(model, placed, facts);
    return why === undefined
      ? []
      : [{ at: expression.at, message: 'whether this condition can be true', undecided: why }];
  }
  const names = nameList(states.map(({ name }) => name));
  return [{ at: expression.at, message: `This condition can never be true in ${names}. ${fix}` }];
}

/** `otherwise` beside a row of the same event without a condition: that row always applies. */
function reportOtherwise(model: Model, lifecycle: Lifecycle, row: Transition): readonly Report[] {
  const at = row.when.is === 'shown' && row.when.value.otherwise ? row.when.at : undefined;
  if (!at) return [];
  const leaves = statesLeft(model, lifecycle, row);
  const always = lifecycle.transitions.find(
    (other) =>
      other !== row &&
      fold(other.name) === fold(row.name) &&
      (other.when.is === 'unstated' || other.when.is === 'none') &&
      sameActor(model, row, other) === true &&
      leaves.length > 0 &&
      leaves.every((state) => statesLeft(model, lifecycle, other).includes(state)),
  );
  if (!always) return [];
  return [
    {
      at,
      message: `“otherwise” is never the case: another row of “${row.name}” has no condition. Give that row its condition, or take this one out.`,
      related: [{ message: 'the row without a condition', at: always.nameAt }],
    },
  ];
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] =>
  lifecycle.doubtful
    ? []
    : lifecycle.transitions
        .filter((row) => row.how === 'exact' && !row.doubtful)
        .flatMap((row) => [...reportGuard(model, lifecycle, row), ...reportOtherwise(model, lifecycle, row)]),
);

/** A condition that no value of what it speaks of can meet. */
export const check: ModelCheck = {
  id: 'states/never-enabled',
  severity: 'error',
  summary: 'The condition of a transition is never true.',
  reads: ['states', 'entities', 'rules', 'roles', 'calls', 'screens', 'constants'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
