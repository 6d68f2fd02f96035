import { fold } from '../model/derived/name-index.ts';
import type { Model, PointHeading } from '../model/model.ts';
import { placeOf } from '../model/stated.ts';
import type { Place } from '../place.ts';
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

/** Where a point that has no heading would stand: behind the point before it, else at the title. */
export function placeFor(model: Model, id: PointId): Place {
  const before = pointIds.slice(0, pointIds.indexOf(id)).reverse();
  const heading = before.flatMap((each) => model.points[each].headings.slice(0, 1))[0];
  return heading?.at ?? placeOf(model.title) ?? { from: 0, to: 0 };
}
