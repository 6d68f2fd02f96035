import type { Entity } from '../../model/domain-elements.ts';
import type { ModelCheck, Report } from '../check.ts';

/** Two elements of point 3 under one name. */
export const check: ModelCheck = {
  id: 'entities/duplicate-entity',
  severity: 'error',
  summary: 'Two entities have one name.',
  reads: ['entities'],
  run: ({ entities: { entities } }) => {
    const first = new Map<string, Entity>();
    const reports: Report[] = [];
    for (const entity of entities) {
      if (entity.doubtful) continue;
      const before = first.get(entity.name);
      if (before === undefined) {
        first.set(entity.name, entity);
        continue;
      }
      reports.push({
        at: entity.nameAt,
        message: `“${entity.name}” is described twice. Put the fields of both under one heading, or give one of them another name.`,
        related: [{ message: `“${before.name}” is described here first`, at: before.nameAt }],
      });
    }
    return reports;
  },
};
