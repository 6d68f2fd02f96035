import type { Fix } from '../../finding.ts';
import { constrainedBy } from '../../model/derived/bounds.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity, Field, Lifecycle } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { flat, perElement, settled } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { whichHolds } from '../choice.ts';
import { circlesOf } from '../circles.ts';

/** A field without which an entity cannot be there, and the entity that it asks for. */
interface Requirement {
  readonly field: Field;
  readonly to: Entity;
}

/** Whether a list must have an entry from the start. */
function needsEntry(model: Model, key: string): boolean {
  return constrainedBy(model, key).some(({ constraints }) =>
    constraints.some((each) => each.is === 'bound' && Number(each.min?.value ?? 0) >= 1),
  );
}

const requirements = perElement((model: Model, entity: Entity): readonly Requirement[] => {
  return entity.fields.flatMap((field): readonly Requirement[] => {
    const use = shownValue(field.type);
    const isFree =
      field.doubtful || shownValue(field.required) !== true || use?.optional || field.default.is === 'shown';
    if (isFree || !use || field.rules.some(({ is }) => is === 'computed')) return [];
    const { type } = use;
    const single = type.is === 'list' && needsEntry(model, `${entity.name}.${field.name}`) ? type.of : type;
    const to = single.is === 'entity' ? find(model, 'entity', single.entity) : undefined;
    return to?.is === 'entity' ? [{ field, to }] : [];
  });
});

/** The fewest requirements that lead from an entity back to itself, among those that `within` allows. */
function circle(
  model: Model,
  start: Entity,
  within: (entity: Entity) => boolean,
): readonly Requirement[] | undefined {
  const cameBy = new Map<Entity, { readonly from: Entity; readonly by: Requirement }>();
  const queue = [start];
  // What is put at the end of a list meanwhile is gone through as well.
  for (const entity of queue)
    for (const by of requirements(model, entity)) {
      if (!within(by.to) || cameBy.has(by.to)) continue;
      cameBy.set(by.to, { from: entity, by });
      if (by.to !== start) {
        queue.push(by.to);
        continue;
      }
      const path: Requirement[] = [];
      for (let at = cameBy.get(start); at; at = at.from === start ? undefined : cameBy.get(at.from))
        path.push(at.by);
      return path.reverse();
    }
  return undefined;
}

const createdIn = perElement((model: Model, { transitions }: Lifecycle): readonly Entity[] =>
  transitions.flatMap((row) =>
    listOf(row.effects).flatMap((effect) =>
      effect.is === 'create' ? (find(model, 'entity', effect.entity) ?? []) : [],
    ),
  ),
);

const createdBy = perElement((model: Model, { payload }: Call): readonly Entity[] =>
  listOf(payload).flatMap((field) => {
    const type = shownValue(field.type)?.type;
    const item = type?.is === 'list' ? type.of : type;
    return item?.is === 'entity' ? (find(model, 'entity', item.entity) ?? []) : [];
  }),
);

/** Entities that come into being together with another: a statement or a payload creates them. */
const createdTogether = settled(
  (model): ReadonlySet<Entity> =>
    new Set([
      ...flat(createdIn.each(model, model.states.lifecycles)),
      ...flat(createdBy.each(model, model.calls.calls)),
    ]),
  (one, other) => isSameList([...one], [...other]),
);

/** Asks which of two entities is there first, where each asks for the other by one field: its own may be empty. */
function whichFirst(one: Entity, found: readonly Requirement[]): Pick<Report, 'choice'> {
  const [mine, theirs] = found;
  if (found.length !== 2 || !mine || !theirs) return {};
  const fixes = [mine, theirs].flatMap(({ field }): readonly Fix[] =>
    field.required.is === 'shown'
      ? [{ kind: 'replace', label: `Let “${field.name}” be empty`, at: field.required.at, text: 'no' }]
      : [],
  );
  const choice = whichHolds(
    `Can there be a “${one.name}” before there is its “${mine.to.name}”?`,
    ['yes', 'no'],
    fixes,
  );
  return choice ? { choice } : {};
}

/** Entities of which each must be there before the other. */
export const check: ModelCheck = {
  id: 'entities/circular-required',
  severity: 'warning',
  summary: 'Entities require each other before either can be created.',
  everSaid: 'what the fields say leaves no way to begin',
  reads: ['entities', 'rules', 'states', 'calls'],
  run: (model) => {
    const created = createdTogether(model);
    const circles = circlesOf(model.entities.entities, (entity) =>
      requirements(model, entity).flatMap(({ to }) => (created.has(to) ? [] : [to])),
    );
    const told = new Set<Entity>();
    return model.entities.entities.flatMap((entity): readonly Report[] => {
      if (told.has(entity) || entity.doubtful || entity.is !== 'entity') return [];
      const own = circles.get(entity);
      if (own === undefined) return [];
      const found = circle(model, entity, (to) => !created.has(to) && circles.get(to) === own);
      const [first, ...others] = found ?? [];
      if (!found || !first) return [];
      for (const { to } of found) told.add(to);
      const way = [entity, ...found.map(({ to }) => to)].map(({ name }) => `“${name}”`).join(' requires ');
      return [
        {
          at: first.field.nameAt,
          message: `${way}: the first of them can never be created. Make one of the fields optional, or say how they are created together.`,
          ...(others.length > 0
            ? {
                related: others.map(({ field }) => ({
                  message: `“${field.name}” is required`,
                  at: field.nameAt,
                })),
              }
            : {}),
          ...whichFirst(entity, found),
        },
      ];
    });
  },
};
