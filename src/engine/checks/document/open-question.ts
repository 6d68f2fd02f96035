import { pointIds } from '../../points.ts';
import type { ModelCheck, Report } from '../check.ts';
import { causeOf, questionOf } from '../marker-question.ts';

/** `?`, `TBD`, `TODO`, `[NEEDS CLARIFICATION: …]`: somebody left a question open. */
export const check: ModelCheck = {
  id: 'document/open-question',
  severity: 'gap',
  summary: 'A question is left open.',
  reads: ['outline', ...pointIds.map((id) => `${id}-text` as const)],
  run: (model) =>
    [model.introduction, ...pointIds.map((id) => model.points[id])].flatMap(({ markers }) =>
      markers
        .filter((marker) => marker.is === 'open')
        .map((marker): Report => {
          const cause = causeOf(marker);
          return { at: marker.at, message: questionOf(marker), ...(cause === undefined ? {} : { cause }) };
        }),
    ),
};
