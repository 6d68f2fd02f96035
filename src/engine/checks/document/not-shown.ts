import { pointIds } from '../../points.ts';
import type { ModelCheck, Report } from '../check.ts';
import { causeOf, questionOf } from '../marker-question.ts';

/** `not shown`: somebody looked and the material does not tell. Whoever knows the product may. */
export const check: ModelCheck = {
  id: 'document/not-shown',
  severity: 'gap',
  summary: 'Something is said to be not shown.',
  reads: ['outline', ...pointIds.map((id) => `${id}-text` as const)],
  run: (model) =>
    [model.introduction, ...pointIds.map((id) => model.points[id])].flatMap(({ markers }) =>
      markers
        .filter((marker) => marker.is === 'not-shown')
        .map((marker): Report => {
          const cause = causeOf(marker);
          return { at: marker.at, message: `${questionOf(marker)} The document says: not shown.`, ...(cause === undefined ? {} : { cause }) };
        }),
    ),
};
