import { fold } from '../model/derived/name-index.ts';
import type { Model, PointHeading } from '../model/model.ts';
import { type PointId, pointIds, points } from '../points.ts';

/**
 * Whether the numbers of a document's headings are those of the nine points: at least one agrees with its title,
 * and no more disagree than agree. Another document's chapter 4 says nothing of point 4, and most documents begin
 * with what they are about, so that a first chapter tells nothing.
 */
export function isNumbered(model: Model): boolean {
  const headings = pointIds.flatMap((id) => (id === 'product' ? [] : model.points[id].headings));
  const agree = headings.filter(({ by }) => by === 'both').length;
  return agree > 0 && headings.filter(({ by }) => by === 'disagree').length <= agree;
}

/** Whether a heading is surely meant as that point: by its number, or by the title in the usual words. */
export function isSure(id: PointId, { by, title }: PointHeading): boolean {
  return by === 'both' || by === 'number' || fold(title) === fold(points[id].title);
}
