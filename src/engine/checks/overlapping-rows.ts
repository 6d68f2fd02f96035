import { limits } from '../limits.ts';
import type { Placed, Ways } from '../model/decisions/atoms.ts';
import { allOf, type Facts, weigh } from '../model/decisions/decide.ts';
import { factsOfLifecycle, sameActor, sameGuard, waysOfGuard } from '../model/decisions/rows.ts';
import { whyUndecided } from '../model/decisions/undecided.ts';
import { scopeOfEvent } from '../model/derived/expression-scopes.ts';
import { groupedBy } from '../model/derived/grouped-by.ts';
import { fold } from '../model/derived/name-index.ts';
import type { End, Lifecycle, Transition } from '../model/domain-elements.ts';
import type { Model } from '../model/model.ts';
import { listOf } from '../model/stated.ts';
import type { Report } from './check.ts';
import { notHeld, pairwise } from './pairwise.ts';

/** Two rows that can both fire at once, and lead somewhere else; or of which it is not known, and why. */
export interface Overlap {
  readonly first: Transition;
  readonly second: Transition;
  readonly undecided?: string;
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

const expressionOf = ({ when }: Transition) => (when.is === 'shown' ? when.value.expression : undefined);

/** Whether words say more of when a row is taken than its expression, or say all of it. */
export const isInWords = ({ when }: Transition): boolean => when.is === 'shown' && when.value.prose !== '';

/** Whether something says by itself that no other row is taken, or asks when this one is. */
const isLeftOpen = ({ when }: Transition): boolean =>
  when.is === 'not-shown' || when.is === 'open' || (when.is === 'shown' && when.value.otherwise === true);

/** A guard as an expression with what it means; undefined where it has none. */
export function placedGuard(model: Model, lifecycle: Lifecycle, row: Transition): Placed | undefined {
  const expression = expressionOf(row);
  return expression && { source: expression.source, scope: scopeOfEvent(model, lifecycle, row) };
}

/**
 * Why it is not known whether two rows can be taken at once, where an expression of theirs was looked into. Of one that is
 * not decided by itself `states/never-enabled` tells.
 */
function whyOpen(
  model: Model,
  lifecycle: Lifecycle,
  rows: readonly [Transition, Transition],
  facts: Facts,
  why: string | undefined,
): string | undefined {
  if (rows.some(isLeftOpen) || !rows.some(expressionOf)) return undefined;
  if (rows.some(isInWords)) return rows.every(isInWords) ? undefined : 'words decide one of them';
  const isOpen = rows.some((row) => {
    const guard = placedGuard(model, lifecycle, row);
    return guard && whyUndecided(model, guard, facts) !== undefined;
  });
  return isOpen ? undefined : why;
}

/**
 * The rows among some of one lifecycle that have the same event, can be fired by the same actor and whose guards
 * can be met at once; `meanwhile` is what else holds, such as the state they leave. Only what is certain: rows
 * whose actor is in words, or not shown, overlap with nothing; with a guard in words it is not decided.
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
  const overlap = (first: Transition, second: Transition): readonly Overlap[] => {
    if (!differ(first, second) || sameActor(model, first, second) !== true) return [];
    const guards = [waysOfGuard(model, lifecycle, first), waysOfGuard(model, lifecycle, second)];
    const { verdict, why } = weigh(allOf([...guards, meanwhile], limits.ways), facts);
    if (verdict === 'possible' || (verdict === 'unknown' && sameGuard(first, second)))
      return [{ first, second }];
    const undecided =
      verdict === 'unknown' ? whyOpen(model, lifecycle, [first, second], facts, why) : undefined;
    return undecided === undefined ? [] : [{ first, second, undecided }];
  };
  return [...byEvent.values()].flatMap((alike) => {
    const { held, rest } = pairwise(alike);
    const [first] = alike;
    const [second] = rest;
    const open = first && second ? [{ first, second, undecided: notHeld('rows of an event') }] : [];
    const found = held.flatMap((second, at): readonly Overlap[] => {
      const all = held.slice(0, at).flatMap((each) => overlap(each, second));
      const found = all.find(({ undecided }) => undecided === undefined) ?? all[0];
      return found ? [found] : [];
    });
    return [...found, ...open];
  });
}

/** What is said of two rows of which it is not known whether both can be taken. */
export function openOverlap({ second, undecided }: Overlap): readonly Report[] {
  if (undecided === undefined) return [];
  const at = expressionOf(second)?.at ?? (second.when.is === 'shown' ? second.when.at : second.nameAt);
  return [
    { at, message: `whether another row of “${second.name}” can be taken at the same time`, undecided },
  ];
}
