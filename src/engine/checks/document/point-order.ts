import { points } from '../../points.ts';
import type { ModelCheck } from '../check.ts';
import { isNumbered, isSure } from '../point-headings.ts';

/** The points do not stand in the order of their numbers. One finding, at the first that is out of place. */
export const check: ModelCheck = {
  id: 'document/point-order',
  severity: 'hint',
  summary: 'The points are not in the usual order.',
  reads: ['outline'],
  run: (model) => {
    if (!isNumbered(model)) return [];
    const seen = new Set<string>();
    // A section that is about a point, in words of its own, may stand where its chapter is.
    const sure = model.order.filter((id) => model.points[id].headings.some((each) => isSure(id, each)));
    const order = sure.filter((id) => !seen.has(id) && seen.add(id));
    const late = order.findIndex((id, index) => {
      const before = order[index - 1];
      return before !== undefined && points[before].number > points[id].number;
    });
    const id = order[late];
    const before = order[late - 1];
    const heading = id && model.points[id].headings.find((each) => isSure(id, each));
    const ahead = before && model.points[before].headings[0];
    if (!id || !before || !heading || !ahead) return [];
    return [
      {
        at: heading.at,
        message: `Point ${points[id].number}, “${points[id].title}”, stands behind point ${points[before].number}, “${points[before].title}”. Readers look for the points from 1 to 9.`,
        related: [{ message: `point ${points[before].number} is here`, at: ahead.at }],
        fixes: [{ kind: 'sort', label: 'Put the points in order' }],
      },
    ];
  },
};
