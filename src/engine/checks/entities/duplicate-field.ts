import type { Entity } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { dropAgain, repeated } from '../repeated.ts';

const reportsOf = perElement((_: Model, entity: Entity): readonly Report[] =>
  repeated(entity.fields, ({ name }) => name).map(({ first, again }) => ({
    at: again.nameAt,
    message: `“${entity.name}” already has a field “${again.name}”. Keep one of the two rows, or rename one.`,
    related: [{ message: `“${first.name}” stands here first`, at: first.nameAt }],
    fixes: dropAgain(first, again),
  })),
);

/** Two fields of an entity under one name. */
export const check: ModelCheck = {
  id: 'entities/duplicate-field',
  severity: 'error',
  summary: 'An entity has two fields of one name.',
  reads: ['entities'],
  run: (model) => flat(reportsOf.each(model, model.entities.entities)),
};
