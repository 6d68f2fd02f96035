import { waysOf } from '../../model/decisions/decide.ts';
import { holds } from '../../model/decisions/range.ts';
import { meaningsOf } from '../../model/derived/actions.ts';
import { type Constrained, constrained } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import { scopeOfEntity } from '../../model/derived/expression-scopes.ts';
import { governedFields } from '../../model/derived/governed.ts';
import { fold } from '../../model/derived/name-index.ts';
import { stateGraph } from '../../model/derived/state-graph.ts';
import type { Entity, Field, Lifecycle, State, Transition } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { flat, perElement, settled } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import type { ModelCheck, Report } from '../check.ts';

/** A field that an entity needs while its governed field has some values. */
interface Need {
  readonly entity: Entity;
  readonly field: Field;
  readonly source: string;
  readonly at: Place;
}

const needsIn = perElement((model: Model, { field, of, constraints }: Constrained): readonly Need[] => {
  const entity = field && indexOf(model).entityOf(field);
  if (!field || !entity || of.doubtful || field.default.is === 'shown') return [];
  return constraints.flatMap((each) =>
    each.is === 'required-when' ? [{ entity, field, source: each.expression.source, at: each.at }] : [],
  );
});

const needsOf = grouped(
  settled((model): readonly Need[] => flat(needsIn.each(model, constrained(model))), isSameList),
  (_, { entity }: Need): readonly Entity[] => [entity],
);

/** The calls that have to do with an entity. */
const callsAbout = grouped(
  (model) => model.calls.calls,
  (model, call: Call): readonly Entity[] =>
    listOf(call.does)
      .flatMap((action) => meaningsOf(model, action))
      .flatMap((meaning) => ('entity' in meaning && meaning.entity ? [meaning.entity] : [])),
);

/** The states in which the need holds whatever else is the case: it speaks of the governed field alone. */
function statesInNeed(model: Model, lifecycle: Lifecycle, governed: Field, need: Need): readonly State[] {
  const ways = waysOf(model, { source: need.source, scope: scopeOfEntity(model, need.entity) });
  const ranges = (ways ?? []).flatMap((way) => {
    const [only, ...others] = way;
    return only && others.length === 0 && only.key === governed.name ? [only.range] : [];
  });
  return stateGraph(model, lifecycle).states.filter(
    (state) => state.is === 'listed' && ranges.some((range) => holds(range, state.name)),
  );
}

/** Every row on a way into a state. */
function rowsInto(model: Model, lifecycle: Lifecycle, state: State): ReadonlySet<Transition> {
  const { ways } = stateGraph(model, lifecycle);
  const before = new Set([state]);
  for (const each of before) for (const way of ways) if (way.to === each) before.add(way.from);
  const names = new Set([...before].map(({ name }) => fold(name)));
  const creating = lifecycle.transitions.filter(
    (row) =>
      listOf(row.from).some(({ is }) => is === 'new') &&
      listOf(row.to).some((end) => end.is === 'state' && names.has(fold(end.state.name))),
  );
  return new Set([...ways.filter(({ to }) => before.has(to)).map(({ by }) => by), ...creating]);
}

/** Whether a row sets the field, or may: words in *Then* are not looked into. */
function maySet(row: Transition, field: Field): boolean {
  if (row.effects.is !== 'shown' && row.effects.is !== 'unstated' && row.effects.is !== 'none') return true;
  return listOf(row.effects).some(
    (effect) =>
      effect.is === 'prose' ||
      (effect.is === 'set' && fold(effect.path.split('.').at(-1) ?? '') === fold(field.name)),
  );
}

/** Whether a call that has to do with the entity takes the field, or does not show what it takes. */
function isTaken(model: Model, { entity, field }: Need): boolean {
  return callsAbout(model, entity).some((call) => {
    if (call.payload.is !== 'shown') return call.payload.is !== 'none' && call.payload.is !== 'unstated';
    return call.payload.value.some(({ name }) => fold(name.split('.').at(-1) ?? '') === fold(field.name));
  });
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  const [governed, ...others] = governedFields(model, lifecycle);
  if (!governed || others.length > 0 || lifecycle.doubtful || lifecycle.how !== 'exact') return [];
  const entity = indexOf(model).entityOf(governed);
  return (entity ? needsOf(model, entity) : [])
    .filter((need) => !isTaken(model, need))
    .flatMap((need): readonly Report[] => {
      const lacking = statesInNeed(model, lifecycle, governed, need).filter((state) => {
        const rows = rowsInto(model, lifecycle, state);
        return rows.size > 0 && ![...rows].some((row) => maySet(row, need.field));
      });
      const [first] = lacking;
      if (!first) return [];
      return [
        {
          at: need.at,
          message: `“${need.field.name}” is required in “${first.name}”, and no way into “${first.name}” sets it. Set it under “Then”, or take it with a call.`,
          related: [{ message: `“${first.name}”`, at: first.nameAt }],
        },
      ];
    });
});

/** A field that a state requires is set on no way into that state. */
export const check: ModelCheck = {
  id: 'states/state-field-not-set',
  severity: 'warning',
  summary: 'A state requires a field that no way into it sets.',
  deep: true,
  reads: ['states', 'entities', 'rules', 'calls', 'roles', 'screens', 'constants'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
