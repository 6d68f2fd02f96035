import { constrainedField } from '../../model/derived/bounds.ts';
import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck } from '../check.ts';
import { coarse, type Lacking, reportGaps, sayNotShown } from '../gaps.ts';

/** Names that say what they are, as people and programmes have them: `id`, `owner_id`, `created_at`, `isOpen`. */
const tellsItself =
  /^(?:id|uuid|key)$|(?:_at|At|_id|Id|ID|_on|On|_date|Date|_time)$|^(?:is|has|can)(?=_|[A-Z])|(?:^| )(?:date|time)$/;

/** A field with a name and nothing else: neither the entity nor a rule, under the name `Entity.field`, says more of it. */
function isOnlyNamed(model: Model, field: Field, name: string): boolean {
  const { type, required, default: initial, rules, rulesStated, meaning } = field;
  return (
    [type, required, initial, rulesStated].every(({ is }) => is === 'unstated') &&
    rules.length === 0 &&
    meaning === '' &&
    !field.doubtful &&
    constrainedField(model, name).every(({ rule }) => rule === undefined)
  );
}

/** The fields of an entity of which somebody building it would have to ask. */
const askedOf = perElement((model: Model, entity: Entity): readonly Lacking[] =>
  entity.is === 'enumeration' || entity.doubtful
    ? []
    : entity.fields.flatMap((field) => {
        const name = `${entity.name}.${field.name}`;
        return tellsItself.test(field.name) || !isOnlyNamed(model, field, name)
          ? []
          : { name, at: field.nameAt };
      }),
);

/** Whether something stands in a table, whose cells can say that they say nothing: of names in a row nothing can. */
const isInTable = ({ points }: Model, { at }: Lacking): boolean =>
  points.entities.blocks.some(
    ({ kind, from, length }) => kind === 'table' && from <= at.from && at.to <= from + length,
  );

/** One third of all fields: where fewer are only named, the document says of fields what it wants to say. */
const SHARE = 3;

/** Many fields have a name and nothing else: one question for all of them. */
export const check: ModelCheck = {
  id: 'entities/not-said',
  severity: 'gap',
  summary: 'Of many fields nothing but the name is said.',
  deep: true,
  reads: ['entities', 'entities-text', 'rules'],
  run: (model) => {
    const { entities } = model.entities;
    const asked = flat(askedOf.each(model, entities));
    const all = entities.reduce((sum, { fields }) => sum + fields.length, 0);
    if (asked.length < coarse || asked.length * SHARE < all) return [];
    return reportGaps(asked, asked.length, {
      one: (name) => `Of which type is ${name}, and must it be given? Only its name is shown.`,
      many: (names) =>
        `Of which type are ${names}, and which of them must be given? Only their names are shown.`,
      cause: 'fields of which nothing is said',
      fixes: (each) => {
        const rows = each.filter((field) => isInTable(model, field));
        return rows.length === 0
          ? []
          : ['Type', 'Required'].map((title) => sayNotShown('entities', title, rows));
      },
    });
  },
};
