import { constrainedBy } from '../../model/bounds.ts';
import type { Entity, Field, Lifecycle } from '../../model/domain-elements.ts';
import type { Call } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { find } from '../../model/resolve.ts';
import { listOf, shownValue } from '../../model/stated.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { flat, perElement, settled } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

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

/** The requirements that lead from an entity back to itself, if some do. */
function circle(
  model: Model,
  start: Entity,
  created: ReadonlySet<Entity>,
): readonly Requirement[] | undefined {
  const seen = new Set<Entity>();
  const walk = (entity: Entity, path: readonly Requirement[]): readonly Requirement[] | undefined => {
    for (const each of requirements(model, entity)) {
      if (created.has(each.to)) continue;
      if (each.to === start) return [...path, each];
      if (seen.has(each.to)) continue;
      seen.add(each.to);
      const found = walk(each.to, [...path, each]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
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

/** Entities of which each must be there before the other. */
export const check: ModelCheck = {
  id: 'entities/circular-required',
  severity: 'warning',
  summary: 'Entities require each other before either can be created.',
  reads: ['entities', 'rules', 'states', 'calls'],
  run: (model) => {
    const created = createdTogether(model);
    const told = new Set<Entity>();
    return model.entities.entities.flatMap((entity): readonly Report[] => {
      if (told.has(entity) || entity.doubtful || entity.is !== 'entity') return [];
      const found = circle(model, entity, created);
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
        },
      ];
    });
  },
};
