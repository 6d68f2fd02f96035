import type { ModelCheck } from '../check.ts';
import { dropAgain, repeated } from '../repeated.ts';

/** Two elements of point 3 under one name. */
export const check: ModelCheck = {
  id: 'entities/duplicate-entity',
  severity: 'error',
  summary: 'Two entities have one name.',
  reads: ['entities'],
  run: ({ entities: { entities } }) =>
    repeated(entities, ({ name }) => name).map(({ first, again }) => ({
      at: again.nameAt,
      message: `“${again.name}” is described twice. Put the fields of both under one heading, or give one of them another name.`,
      related: [{ message: `“${first.name}” is described here first`, at: first.nameAt }],
      fixes: dropAgain(first, again),
    })),
};
