import { limits } from '../limits.ts';
import type { Ways } from '../model/decisions/atoms.ts';
import { allOf, decide } from '../model/decisions/decide.ts';
import { factsOfLifecycle, sameActor, sameGuard, waysOfGuard } from '../model/decisions/rows.ts';
import { groupedBy } from '../model/derived/grouped-by.ts';
import { fold } from '../model/derived/name-index.ts';
import type { End, Lifecycle, Transition } from '../model/domain-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';

/** Two rows that can both fire at once, and lead somewhere else. */
export interface Overlap {
  readonly first: Transition;
  readonly second: Transition;
}

function targets(row: Transition): string {
  const name = (end: End): string => (end.is === 'state' ? fold(end.state.name) : `(${end.is})`);
  return listOf(row.to).map(name).sort().join();
}

/** Two statements of the same words stand at different places. */
const withoutPlace = (key: string, value: unknown): unknown => (key === 'at' ? undefined : value);

/** Whether it matters which of two rows fires. */
function differ(one: Transition, other: Transition): boolean {
  const effects = (row: Transition): string =>
    listOf(row.effects)
      .map((effect) => JSON.stringify(effect, withoutPlace))
      .join();
  return targets(one) !== targets(other) || effects(one) !== effects(other);
}

/**
 * The rows among some of one lifecycle that have the same event, can be fired by the same actor and whose guards
 * can be met at once; `meanwhile` is what else holds, such as the state they leave. Only what is certain: rows
 * whose guard or actor is in words, or not shown, overlap with nothing.
 */
export function overlapsAmong(
  model: Model,
  lifecycle: Lifecycle,
  rows: readonly Transition[],
  meanwhile: Ways = [[]],
): readonly Overlap[] {
  const byEvent = groupedBy(
    rows.filter(
      (row) => row.event.is === 'shown' && row.to.is === 'shown' && row.how === 'exact' && !row.doubtful,
    ),
    (row) => fold(row.name),
  );
  const facts = factsOfLifecycle(model, lifecycle);
  const overlap = (first: Transition, second: Transition): boolean => {
    if (!differ(first, second) || sameActor(model, first, second) !== true) return false;
    const guards = [waysOfGuard(model, lifecycle, first), waysOfGuard(model, lifecycle, second)];
    const verdict = decide(allOf([...guards, meanwhile], limits.ways), facts);
    return verdict === 'possible' || (verdict === 'unknown' && sameGuard(first, second));
  };
  return [...byEvent.values()].flatMap((alike) =>
    alike.slice(0, limits.rowsOfEvent).flatMap((second, at): readonly Overlap[] => {
      const first = alike.slice(0, at).find((each) => overlap(each, second));
      return first ? [{ first, second }] : [];
    }),
  );
}
