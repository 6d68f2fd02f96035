import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Type } from '../../model/entities/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

function isEmpty(type: Type): boolean {
  if (type.is === 'list') return isEmpty(type.of);
  return type.is === 'one-of' && type.values.length === 0;
}

function ofField(entity: Entity, field: Field): readonly Report[] {
  // In a document in its own words the values of a “choice” stand elsewhere, in words.
  const use = field.how === 'exact' ? shownValue(field.type) : undefined;
  if (use === undefined || field.type.is !== 'shown' || !isEmpty(use.type)) return [];
  const { at } = field.type;
  return [
    {
      at,
      message: `Which values can “${entity.name}.${field.name}” take?`,
      fixes: [{ kind: 'replace', label: 'Write “not shown” as the type', at, text: 'not shown' }],
    },
  ];
}

const reportsOf = perElement((_: Model, entity: Entity): readonly Report[] => {
  const fields = entity.fields.flatMap((field) => ofField(entity, field));
  const empty = entity.is === 'enumeration' && entity.values.length === 0 && entity.stated.is === 'shown';
  return empty
    ? [{ at: entity.nameAt, message: `Which values does “${entity.name}” have?` }, ...fields]
    : fields;
});

/** `one of` without values, or an enumeration whose table is empty. */
export const check: ModelCheck = {
  id: 'entities/empty-enumeration',
  severity: 'gap',
  summary: 'An enumeration has no values.',
  reads: ['entities'],
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
