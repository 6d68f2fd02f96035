import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { occursOutside } from '../../model/occurrences.ts';
import { type PlacedReference, referencesOf } from '../../model/references.ts';
import { find } from '../../model/resolve.ts';
import { shownValue } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { perElement, settled } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';

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

/** A field that more entities than this have is a convention of the document, and no slip. */
const CONVENTION = 20;

function isNamedElsewhere(model: Model, name: string, entity: Entity, at: Entity['at']): boolean {
  const owners = entitiesWith(model, name);
  if (owners.length > CONVENTION) return true;
  // Another entity's field of the same name is another field.
  const others = owners
    .filter((each) => each !== entity)
    .flatMap(({ fields }) => fields.filter((field) => field.name === name).map((field) => field.nameAt));
  return occursOutside(model, name, [at, ...others], true);
}

/** Moments are kept for the record: nobody need read them. */
function isKept(field: Field): boolean {
  const type = shownValue(field.type)?.type;
  const isMoment = type?.is === 'scalar' && (type.name === 'timestamp' || type.name === 'date');
  return isMoment || field.doubtful === true || field.rules.some(({ is }) => is === 'key');
}

function reportOf(entity: Entity, unread: readonly Field[]): Report {
  const [first, ...others] = unread;
  const names = nameList(unread.map(({ name }) => name));
  const them = others.length > 0 ? 'them' : 'it';
  return {
    at: first?.nameAt ?? entity.nameAt,
    message: `Nothing in the document reads ${names} of “${entity.name}”: no screen shows ${them}, no call answers ${them}, no rule speaks of ${them}. Say what ${others.length > 0 ? 'they are' : 'it is'} for, or take ${them} out.`,
    ...(others.length > 0
      ? { related: others.map(({ name, nameAt }) => ({ message: `“${name}”`, at: nameAt })) }
      : {}),
  };
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
      .flatMap((entity): readonly Report[] => {
        const own = entity.fields.filter((field) => !isKept(field));
        const unread = own.filter((field) => !isNamedElsewhere(model, field.name, entity, field.at));
        // Where most are named nowhere, the document does not say what is done with the entity.
        if (unread.length === 0 || unread.length * 2 > own.length) return [];
        return [reportOf(entity, unread)];
      });
  },
};
