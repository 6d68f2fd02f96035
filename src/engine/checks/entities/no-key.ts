import type { Entity } from '../../model/domain-elements.ts';
import { once } from '../../model/tracking/once.ts';
import type { ModelCheck } from '../check.ts';
import { whichField } from '../choice.ts';
import { reportGaps } from '../gaps.ts';

/** Whether something tells one instance from another: a key, or a field that is unique among all. */
const isIdentified = once((entity: Entity): boolean =>
  entity.fields.some((field) =>
    field.rules.some((rule) => rule.is === 'key' || (rule.is === 'unique' && rule.per.length === 0)),
  ),
);

/** An entity without a key in a document that gives its entities keys. */
export const check: ModelCheck = {
  id: 'entities/no-key',
  severity: 'hint',
  summary: 'An entity has no key, and others have one.',
  reads: ['entities'],
  deep: true,
  run: ({ entities: { entities } }) => {
    const stored = entities.filter(
      (entity) => entity.is === 'entity' && entity.fields.length > 0 && !entity.doubtful,
    );
    const hasKey = stored.some(({ fields }) =>
      fields.some(({ rules }) => rules.some((rule) => rule.is === 'key')),
    );
    if (!hasKey) return [];
    const lacking = stored.filter((entity) => !isIdentified(entity));
    const reports = reportGaps(
      lacking.map(({ name, nameAt }) => ({ name, at: nameAt })),
      stored.length,
      {
        one: (name) =>
          `By which field is one “${name}” told from another? No field of it is a key or unique.`,
        many: (names) => `By which fields are ${names} told apart? None of them has a key or a unique field.`,
        cause: 'entities without a key',
      },
    );
    return reports.map((report) => {
      const entity = report.related ? undefined : lacking.find(({ nameAt }) => nameAt === report.at);
      const asked = `By which field is one “${entity?.name}” told from another?`;
      const choice = entity && whichField(asked, entity, entity.fields, 'key');
      return choice ? { ...report, choice } : report;
    });
  },
};
