import type { Entity } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { occursOutside } from '../../model/occurrences.ts';
import { type PlacedReference, referencesOf } from '../../model/references.ts';
import { find } from '../../model/resolve.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { perElement, settled } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';

const shownBy = perElement((model: Model, { reference, use }: PlacedReference): Entity | undefined =>
  reference.kind === 'entity' && (use === 'shows' || use === 'carries')
    ? find(model, 'entity', reference)
    : undefined,
);

/** Entities that a screen shows or a call carries whole: each of their fields is read there. */
const shownWhole = settled(
  (model): ReadonlySet<Entity | undefined> =>
    new Set(shownBy.each(model, referencesOf(model, ['screens', 'calls']))),
  (one, other) => isSameList([...one], [...other]),
);

/** The entities that have a field of a name. */
const entitiesWith = grouped(
  (model) => model.entities.entities,
  (_, { fields }: Entity): readonly string[] => fields.map(({ name }) => name),
);

function isNamedElsewhere(model: Model, name: string, entity: Entity, at: Entity['at']): boolean {
  // Another entity's field of the same name is another field.
  const others = entitiesWith(model, name)
    .filter((each) => each !== entity)
    .flatMap(({ fields }) => fields.filter((field) => field.name === name).map((field) => field.nameAt));
  return occursOutside(model, name, [at, ...others], true);
}

/** A field that nothing shows, carries, compares or mentions, of an entity whose other fields are used. */
export const check: ModelCheck = {
  id: 'entities/field-never-read',
  severity: 'hint',
  summary: 'Nothing in the document reads a field.',
  reads: ['entities', 'screens', 'calls', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => {
    const whole = shownWhole(model);
    return model.entities.entities
      .filter(
        (entity) =>
          entity.is === 'entity' && entity.how === 'exact' && !entity.doubtful && !whole.has(entity),
      )
      .flatMap((entity) => {
        const own = entity.fields.filter(
          (field) => !field.doubtful && !field.rules.some(({ is }) => is === 'key'),
        );
        const unread = own.filter((field) => !isNamedElsewhere(model, field.name, entity, field.at));
        // Where most are named nowhere, the document does not say what is done with the entity.
        if (unread.length * 2 > own.length) return [];
        return unread.map((field) => ({
          at: field.nameAt,
          message: `Nothing in the document reads “${field.name}” of “${entity.name}”: no screen shows it, no call answers it, no rule speaks of it. Say what it is for, or take it out.`,
        }));
      });
  },
};
