import { constrainedField } from '../../model/derived/bounds.ts';
import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { coarse, nameList } from '../gaps.ts';

/** Names that say what they are, as people and programmes have them: `id`, `owner_id`, `created_at`, `isOpen`. */
const tellsItself =
  /^(?:id|uuid|key)$|(?:_at|At|_id|Id|ID|_on|On|_date|Date|_time)$|^(?:is|has|can)(?=_|[A-Z])|(?:^| )(?:date|time)$/;

/** A field with a name and nothing else: neither the entity nor a rule says more of it. */
function isOnlyNamed(model: Model, entity: Entity, field: Field): boolean {
  const { type, required, default: initial, rules, rulesStated, meaning } = field;
  return (
    [type, required, initial, rulesStated].every(({ is }) => is === 'unstated') &&
    rules.length === 0 &&
    meaning === '' &&
    !field.doubtful &&
    constrainedField(model, `${entity.name}.${field.name}`).every(({ rule }) => rule === undefined)
  );
}

/** The fields of an entity of which somebody building it would have to ask. */
const askedOf = perElement((model: Model, entity: Entity): readonly Field[] =>
  entity.is === 'enumeration' || entity.doubtful
    ? []
    : entity.fields.filter((field) => !tellsItself.test(field.name) && isOnlyNamed(model, entity, field)),
);

/** One third of all fields: where fewer are only named, the document says of fields what it wants to say. */
const SHARE = 3;

/** Many fields have a name and nothing else: one question for all of them. */
export const check: ModelCheck = {
  id: 'entities/not-said',
  severity: 'gap',
  summary: 'Of many fields nothing but the name is said.',
  deep: true,
  reads: ['entities', 'rules', 'constants'],
  run: (model) => {
    const { entities } = model.entities;
    const asked = entities.flatMap((entity) =>
      askedOf(model, entity).map((field) => ({ ...field, name: `${entity.name}.${field.name}` })),
    );
    const all = entities.reduce((sum, { fields }) => sum + fields.length, 0);
    const [first, ...others] = asked;
    if (!first || asked.length < coarse || asked.length * SHARE < all) return [];
    return [
      {
        at: first.nameAt,
        message: `Of which type are ${nameList(asked.map(({ name }) => name))}, and which of them must be given? Only their names are shown.`,
        related: others.map(({ name, nameAt }) => ({ message: `“${name}”`, at: nameAt })),
        cause: 'fields of which nothing is said',
      },
    ];
  },
};
