import { findOutside } from '../../model/derived/occurrences.ts';
import { fromReferences } from '../../model/derived/references.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { grouped } from '../../model/tracking/grouped.ts';
import { isSameList } from '../../model/tracking/lists.ts';
import { flat, perElement, perName, settled } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck, Report } from '../check.ts';
import { nameList } from '../gaps.ts';
import { takeOut } from '../take-out.ts';

const shownBy = fromReferences(['screens', 'calls'], (model, references) =>
  references.flatMap(({ reference, use }): readonly Entity[] => {
    const isWhole = reference.kind === 'entity' && (use === 'shows' || use === 'carries');
    const entity = isWhole && find(model, 'entity', reference);
    return entity ? [entity] : [];
  }),
);

/** Entities that a screen shows or a call carries whole: each of their fields is read there. */
const shownWhole = settled(
  (model): ReadonlySet<Entity> => new Set(shownBy(model)),
  (one, other) => isSameList([...one], [...other]),
);

/** The entities that have a field of a name. */
const entitiesWith = grouped(
  (model) => model.entities.entities,
  (_, { fields }: Entity): readonly string[] => fields.map(({ name }) => name),
);

/**
 * The fields of a name that the document speaks of nowhere but in their own rows: another entity's field of the same
 * name is another field. They are found together, however many entities have one.
 */
const unreadNamed = perName((model: Model, name: string): ReadonlySet<Field> => {
  // A name without a word cannot be looked for.
  if (!/[^\s_-]/.test(name)) return new Set();
  const fields = entitiesWith(model, name).flatMap((entity) =>
    entity.fields.filter((field) => field.name === name),
  );
  const first = findElsewhere(model, name, fields);
  if (first === undefined) return new Set(fields);
  // What stands in the row of a field is said of it, and by it of the others.
  const own = fields.find(({ at }) => at.from <= first.from && first.to <= at.to);
  return new Set(own && !findElsewhere(model, name, fields, own) ? [own] : []);
});

/** Where a name stands that is not the name of one of the fields, and not in the row of `except`. */
function findElsewhere(
  model: Model,
  name: string,
  fields: readonly Field[],
  except?: Field,
): Place | undefined {
  return findOutside(
    model,
    name,
    [...fields.map(({ nameAt }) => nameAt), ...(except ? [except.at] : [])],
    true,
  );
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
    fixes: takeOut(unread),
    ...(others.length > 0
      ? { related: others.map(({ name, nameAt }) => ({ message: `“${name}”`, at: nameAt })) }
      : {}),
  };
}

const reportsOf = perElement((model: Model, entity: Entity): readonly Report[] => {
  if (entity.is !== 'entity' || entity.how !== 'exact' || entity.doubtful || shownWhole(model).has(entity))
    return [];
  const own = entity.fields.filter((field) => !isKept(field));
  const silent = own.filter((field) => unreadNamed(model, field.name).has(field));
  // Where most are named nowhere, the document does not say what is done with the entity.
  return silent.length === 0 || silent.length * 2 > own.length ? [] : [reportOf(entity, silent)];
});

/** A field that nothing shows, carries, compares or mentions, of an entity whose other fields are used. */
export const check: ModelCheck = {
  id: 'entities/field-never-read',
  severity: 'hint',
  summary: 'Nothing in the document reads a field.',
  reads: ['entities', 'screens', 'calls', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
