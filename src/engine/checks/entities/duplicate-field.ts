import type { Entity, Field } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';

const reportsOf = perElement((_: Model, entity: Entity): readonly Report[] => {
  const first = new Map<string, Field>();
  return entity.fields.flatMap((field): readonly Report[] => {
    const before = first.get(field.name);
    if (before === undefined) first.set(field.name, field);
    if (before === undefined || field.doubtful || before.doubtful) return [];
    return [
      {
        at: field.nameAt,
        message: `“${entity.name}” already has a field “${field.name}”. Keep one of the two rows, or rename one.`,
        related: [{ message: `“${before.name}” stands here first`, at: before.nameAt }],
      },
    ];
  });
});

/** Two fields of an entity under one name. */
export const check: ModelCheck = {
  id: 'entities/duplicate-field',
  severity: 'error',
  summary: 'An entity has two fields of one name.',
  reads: ['entities'],
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
