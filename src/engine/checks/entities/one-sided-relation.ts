import { find } from '../../model/derived/resolve.ts';
import type { Entity } from '../../model/domain-elements.ts';
import type { Type } from '../../model/entities/words/field-type.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import type { ModelCheck, Report } from '../check.ts';

function entityOf(model: Model, type: Type | undefined): Entity | undefined {
  if (type?.is === 'list') return entityOf(model, type.of);
  return type?.is === 'entity' ? find(model, 'entity', type.entity) : undefined;
}

function pointsTo(model: Model, from: Entity, to: Entity): boolean {
  return from.fields.some((field) => entityOf(model, shownValue(field.type)?.type) === to);
}

/** Whether a document writes its relations from both sides: only there is one that is written once an oversight. */
function isHabit(model: Model): boolean {
  const entities = model.entities.entities.filter(({ is }) => is === 'entity');
  return entities.some((entity) =>
    entity.fields.some((field) => {
      const type = shownValue(field.type)?.type;
      const other = type?.is === 'list' ? entityOf(model, type) : undefined;
      return other !== undefined && other !== entity && pointsTo(model, other, entity);
    }),
  );
}

/** An entity has a list of another that does not say to which it belongs, where others say it. */
export const check: ModelCheck = {
  id: 'entities/one-sided-relation',
  severity: 'hint',
  summary: 'A list of entities that do not point back.',
  reads: ['entities'],
  deep: true,
  run: (model) => {
    if (!isHabit(model)) return [];
    return model.entities.entities
      .filter((entity) => entity.is === 'entity' && entity.how === 'exact' && !entity.doubtful)
      .flatMap((entity) =>
        entity.fields.flatMap((field): readonly Report[] => {
          const type = shownValue(field.type)?.type;
          const other = type?.is === 'list' ? entityOf(model, type) : undefined;
          if (!other || other === entity || other.is !== 'entity' || other.stated.is !== 'shown') return [];
          if (pointsTo(model, other, entity) || field.doubtful) return [];
          return [
            {
              at: field.nameAt,
              message: `“${entity.name}” has a list of “${other.name}”, and no field of “${other.name}” says to which “${entity.name}” it belongs. Add the field, if it belongs to one only.`,
              related: [{ message: `“${other.name}”`, at: other.nameAt }],
            },
          ];
        }),
      );
  },
};
