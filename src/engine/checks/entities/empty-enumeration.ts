import { governedEntities } from '../../model/derived/governed.ts';
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

/** What a field is called that holds the state of its entity: `status`, `task_state` of a task. */
const ofState = /^(?:(?<thing>.+) )?(?:status|state|stage|phase)$/;
/** The number of a requirement before a title: "BR-4.1 Event". */
const numbered = /^\S*\d[\d.]*\s+/;

/** Whether a lifecycle of the entity, which says of no field that it governs that, lists the states that this one has. */
function isListedByLifecycle(model: Model, entity: Entity, field: Field): boolean {
  const { groups } = ofState.exec(words(field.name)) ?? {};
  if (groups === undefined || (groups.thing ?? words(entity.name)) !== words(entity.name)) return false;
  const ofEntity = model.states.lifecycles.filter(
    (lifecycle) =>
      lifecycle.governs.is === 'unstated' &&
      lifecycle.states.length > 1 &&
      (governedEntities(model, lifecycle).includes(entity) ||
        words(lifecycle.name.replace(numbered, '')) === words(entity.name)),
  );
  // Of several lifecycles it is not known which one the field is about.
  return ofEntity.length === 1;
}

function ofField(model: Model, entity: Entity, field: Field): readonly Report[] {
  // In a document in its own words the values of a “choice” stand elsewhere, in words.
  const use = field.how === 'exact' ? shownValue(field.type) : undefined;
  if (use === undefined || field.type.is !== 'shown' || !isEmpty(use.type)) return [];
  if (isListedByRule(model, entity, field) || isListedByLifecycle(model, entity, field)) return [];
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
  reads: ['entities', 'rules', 'states'],
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
