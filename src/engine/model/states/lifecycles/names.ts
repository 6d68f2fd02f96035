import { valuesOfField } from '../../derived/enumerations.ts';
import { governedFields } from '../../derived/governed.ts';
import { fold } from '../../derived/name-index.ts';
import type { Lifecycle, State } from '../../domain-elements.ts';
import type { Reference } from '../../element.ts';
import type { Model } from '../../model.ts';
import { listOf } from '../../stated.ts';
import { markerIn } from '../../words/markers.ts';

/** A reference to a state and the part of the lifecycle that makes it. */
export interface StateUse {
  readonly reference: Reference;
  readonly in: 'starts' | 'ends' | 'member' | 'from' | 'to';
}

const uses = new WeakMap<Lifecycle, readonly StateUse[]>();
const declarations = new WeakMap<Lifecycle, readonly State[]>();

/** Every reference to a state that a lifecycle makes. */
export function stateUses(lifecycle: Lifecycle): readonly StateUse[] {
  const known = uses.get(lifecycle);
  if (known) return known;
  const found = findUses(lifecycle);
  uses.set(lifecycle, found);
  return found;
}

function findUses(lifecycle: Lifecycle): readonly StateUse[] {
  const rows = lifecycle.transitions.flatMap((row) =>
    (['from', 'to'] as const).flatMap((side) =>
      listOf(row[side]).flatMap((end) => (end.is === 'state' ? [{ reference: end.state, in: side }] : [])),
    ),
  );
  return [
    ...listOf(lifecycle.starts).map((reference) => ({ reference, in: 'starts' as const })),
    ...listOf(lifecycle.ends).map((reference) => ({ reference, in: 'ends' as const })),
    ...lifecycle.states.flatMap(({ members }) =>
      members.map((reference) => ({ reference, in: 'member' as const })),
    ),
    ...rows,
  ];
}

/**
 * The states that a lifecycle declares in a list or table of its own, not merely by naming them in passing: a row may do
 * both, and is then where the state stands.
 */
export function declaredStates(lifecycle: Lifecycle): readonly State[] {
  const known = declarations.get(lifecycle);
  if (known) return known;
  const named = new Set(stateUses(lifecycle).map(({ reference: { at } }) => `${at.from} ${at.to}`));
  const found = lifecycle.states.filter(
    ({ at, nameAt }) =>
      at.from !== nameAt.from || at.to !== nameAt.to || !named.has(`${nameAt.from} ${nameAt.to}`),
  );
  declarations.set(lifecycle, found);
  return found;
}

/**
 * The values that the governed fields can take, once each; undefined unless the lifecycle governs fields that
 * all have a list of values.
 */
export function governedValues(model: Model, lifecycle: Lifecycle): ReadonlySet<string> | undefined {
  const fields = governedFields(model, lifecycle);
  if (fields.length === 0 || fields.length !== listOf(lifecycle.governs).length) return undefined;
  const lists = fields.map((field) => valuesOfField(model, field));
  const known = lists.filter((list) => list !== undefined && list.length > 0);
  if (known.length < lists.length) return undefined;
  return new Set(known.flatMap((list) => (list ?? []).map(({ value }) => value)));
}

/** Whether some row does not show which states it leads from and to: it may be any. */
export function hasOpenRow({ transitions }: Lifecycle): boolean {
  return transitions.some(({ from, to }) => [from, to].some(({ is }) => is !== 'shown' && is !== 'none'));
}

/**
 * The names that a reference to a state can mean, or undefined where the lifecycle does not tell them all: the
 * values of the governed field and what is declared; without either, for a label or a group, what the rows name.
 */
export function knownStates(
  model: Model,
  lifecycle: Lifecycle,
  where: StateUse['in'],
): ReadonlySet<string> | undefined {
  const values = governedValues(model, lifecycle);
  const declared = declaredStates(lifecycle);
  const names = declared.map(({ name }) => name);
  if (values !== undefined) return new Set([...values, ...names]);
  if (declared.filter(({ is }) => is === 'listed').length > 1) return new Set(names);
  if (where === 'from' || where === 'to' || lifecycle.transitions.length === 0) return undefined;
  if (hasOpenRow(lifecycle) || governedFields(model, lifecycle).some(({ type }) => type.is !== 'shown'))
    return undefined;
  const rows = stateUses(lifecycle).filter((each) => each.in === 'from' || each.in === 'to');
  return new Set([...names, ...rows.map(({ reference }) => reference.name)]);
}

/** Whether a name is among others, whatever the spelling. */
export function isAmong(names: ReadonlySet<string>, name: string): boolean {
  if (names.has(name)) return true;
  const folded = fold(name);
  return [...names].some((each) => fold(each) === folded);
}

/** Whether a state is there and nothing is told of it: it says "not shown" or asks. */
export function isUntold(state: State): boolean {
  return /^(?:not-shown|open)$/.test(markerIn(state.meaning)?.is ?? '');
}
