import { sameActor, waysOfState } from '../../model/decisions/rows.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import { fold } from '../../model/derived/name-index.ts';
import { stateGraph } from '../../model/derived/state-graph.ts';
import type { Lifecycle, State, Transition } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { nameList, sayNotShown } from '../gaps.ts';
import { type Overlap, openOverlap, overlapsAmong } from '../overlapping-rows.ts';

/** The rows that leave a state. */
interface Leaving {
  readonly state: State;
  readonly rows: readonly Transition[];
}

interface Pair {
  readonly first: Transition;
  readonly second: Transition;
  readonly states: State[];
}

/** Whether a row is always taken, or for what is left: it has no condition, or says so. */
const isForRest = ({ when }: Transition): boolean =>
  when.is === 'unstated' || when.is === 'none' || (when.is === 'shown' && when.value.otherwise === true);

/**
 * Asks whether a row without a condition is taken where no other is, as “otherwise” says. With two conditions that would widen
 * one, and of two rows for the rest one would never be taken. `leaving` has the rows of each state.
 */
function isRest(model: Model, { first, second }: Pair, leaving: readonly Leaving[]): Pick<Report, 'choice'> {
  const rest = [first, second].find(({ when }) => when.is === 'unstated');
  if (!rest) return {};
  const isOther = (row: Transition): boolean =>
    row !== rest && fold(row.name) === fold(rest.name) && sameActor(model, rest, row) !== false;
  const beside = leaving.filter(({ rows }) => rows.includes(rest)).flatMap(({ rows }) => rows);
  if (beside.some((row) => isOther(row) && isForRest(row))) return {};
  const to = nameList(listOf(rest.to).map((end) => (end.is === 'state' ? end.state.name : `(${end.is})`)));
  return {
    choice: {
      text: `Does “${rest.name}” lead to ${to} only where no other row of it applies?`,
      options: [
        {
          says: 'yes',
          fix: sayNotShown('states', 'When', [{ name: rest.name, at: rest.at }]),
          text: 'otherwise',
        },
        { says: 'no' },
      ],
    },
  };
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  if (lifecycle.doubtful) return [];
  const leaving = [...groupedBy(stateGraph(model, lifecycle).ways, ({ from }) => from)].map(
    ([state, ways]): Leaving => ({ state, rows: [...new Set(ways.map(({ by }) => by))] }),
  );
  const pairs = new Map<Transition, Pair>();
  const open = new Map<Transition, Overlap>();
  for (const { state, rows } of leaving) {
    if (rows.length < 2) continue;
    for (const overlap of overlapsAmong(model, lifecycle, rows, waysOfState(model, lifecycle, state))) {
      const { first, second } = overlap;
      if (overlap.undecided !== undefined) {
        open.set(second, open.get(second) ?? overlap);
        continue;
      }
      const known = pairs.get(second);
      if (known) known.states.push(state);
      else pairs.set(second, { first, second, states: [state] });
    }
  }
  const found = [...pairs.values()].map((pair): Report => {
    const { first, second, states } = pair;
    return {
      at: second.nameAt,
      message: `In ${nameList(states.map(({ name }) => name))} two rows answer to “${second.name}” at once, and rows are not ordered. Make their conditions exclude each other, or write “otherwise” in one.`,
      related: [{ message: 'the other row', at: first.nameAt }],
      ...isRest(model, pair, leaving),
    };
  });
  return [...found, ...[...open.values()].flatMap(openOverlap)];
});

/** Two rows of one state, event and actor whose conditions can both be true. */
export const check: ModelCheck = {
  id: 'states/ambiguous-transition',
  severity: 'error',
  summary: 'Two rows of one state and event can both be taken.',
  reads: ['states', 'entities', 'rules', 'roles', 'calls', 'screens', 'constants'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
