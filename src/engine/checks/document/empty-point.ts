import { points } from '../../points.ts';
import type { PointCheck } from '../check.ts';
import { pointQuestions } from '../point-questions.ts';

/** Blocks in which something is said, whatever was made of it. */
const content: ReadonlySet<string> = new Set(['paragraph', 'list', 'table', 'fence']);

/** A point has its heading and nothing under it; of point 1 `product/no-purpose` asks in its own words. */
export const check: PointCheck = {
  id: 'document/empty-point',
  severity: 'gap',
  summary: 'A point has its heading and nothing under it.',
  reads: 'each-point',
  run: (model, id) => {
    const { headings, shown } = model.points[id];
    const [heading] = headings;
    if (id === 'product' || !heading || shown !== 'unstated') return [];
    const { characters, blocks } = model.points[id];
    if (characters.prose + characters.unread > 0 || blocks.some(({ kind }) => content.has(kind))) return [];
    return [
      {
        at: heading.at,
        message: `${pointQuestions[id]} Nothing is said under “${points[id].title}”.`,
        fixes: [{ kind: 'not-shown', label: 'Say that it is not shown', point: id }],
        cause: `empty ${id}`,
      },
    ];
  },
};
