import { pointIds } from '../../points.ts';
import type { Model } from '../model.ts';

/** Whether a document has sections that were read as points, and none of their headings is one of the nine. */
export function hasOwnSections({ order, points }: Model): boolean {
  const headings = pointIds.flatMap((id) => points[id].headings);
  return order.length > 0 && headings.every(({ by }) => by === 'section' || by === 'content');
}
