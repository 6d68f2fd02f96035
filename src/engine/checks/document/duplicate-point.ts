import { pointIds, points } from '../../points.ts';
import type { ModelCheck } from '../check.ts';
import { isSure } from '../point-headings.ts';

/** A point has more than one heading. What stands under each is read as one point. */
export const check: ModelCheck = {
  id: 'document/duplicate-point',
  severity: 'warning',
  summary: 'A point is in the document more than once.',
  everSaid: 'both headings stand in the text',
  reads: ['outline'],
  run: (model) =>
    pointIds.flatMap((id) => {
      const [first, second, ...others] = model.points[id].headings.filter((heading) => isSure(id, heading));
      if (!first || !second) return [];
      const { number, title } = points[id];
      return [
        {
          at: second.at,
          message: `Point ${number}, “${title}”, is here again: “${second.title}”. Put what belongs together under one heading.`,
          related: [
            { message: `“${first.title}” is the first`, at: first.at },
            ...others.map((other) => ({ message: `“${other.title}” too`, at: other.at })),
          ],
          fixes: [{ kind: 'merge', label: 'Put all of it under the first heading', point: id }],
        },
      ];
    }),
};
