import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Type } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { words } from '../../model/words/names.ts';
import type { ModelCheck, Report } from '../check.ts';

function isEmpty(type: Type): boolean {
  if (type.is === 'list') return isEmpty(type.of);
  return type.is === 'one-of' && type.values.length === 0;
}

/** Values that a rule lists: "`http` or `https`", "one of a, b". */
const listed = /`[^`]+`\s*(?:,|\||\/|or\b)|\bone of\b/i;

/** Whether a rule lists the values of a field: of this entity, where it names one. */
function isListedByRule(model: Model, entity: Entity, field: Field): boolean {
  const name = words(field.name);
  const others = model.entities.entities.filter((each) => each !== entity).map((each) => words(each.name));
  return model.rules.rules.some(({ subject, text, constraints }) => {
    const about = ` ${words(subject.text)} `;
    if (!about.includes(` ${name} `)) return false;
    const isOther =
      !about.includes(` ${words(entity.name)} `) && others.some((each) => about.includes(` ${each} `));
    return !isOther && (listed.test(text) || constraints.some(({ is }) => is === 'one-of'));
  });
}

function ofField(model: Model, entity: Entity, field: Field): readonly Report[] {
  // In a document in its own words the values of a “choice” stand elsewhere, in words.
  const use = field.how === 'exact' ? shownValue(field.type) : undefined;
  if (use === undefined || field.type.is !== 'shown' || !isEmpty(use.type)) return [];
  if (isListedByRule(model, entity, field)) return [];
  const { at } = field.type;
  return [
    {
      at,
      message: `Which values can “${entity.name}.${field.name}” take?`,
      fixes: [{ kind: 'replace', label: 'Write “not shown” as the type', at, text: 'not shown' }],
    },
  ];
}

const reportsOf = perElement((model: Model, entity: Entity): readonly Report[] => {
  const fields = entity.fields.flatMap((field) => ofField(model, entity, field));
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
  reads: ['entities', 'rules'],
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
