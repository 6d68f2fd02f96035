import { holdsOffset } from '../model/derived/stretches.ts';
import type { Model } from '../model/model.ts';
import { boldTitle } from '../model/sections/line-titles.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import { plain } from '../syntax/inline.ts';

/**
 * The title above each of some places of a point: that of the last heading inside it, or of the last line in bold
 * that stands for one; none for a place right
 * below the point's own heading, or in another point.
 */
export function sectionTitles<P extends Place>(
  model: Model,
  point: PointId,
  places: readonly P[],
): ReadonlyMap<P, string> {
  const { blocks, headings } = model.points[point];
  const own = new Set(headings.filter(({ by }) => by !== 'content').map(({ at }) => at.from));
  const titles = blocks.flatMap((block) => {
    if (block.kind === 'heading')
      return [{ from: block.from, text: own.has(block.from) ? '' : plain(block.title) }];
    const title = block.kind === 'paragraph' ? boldTitle(block) : undefined;
    return title ? [{ from: block.from, text: plain(title.title) }] : [];
  });
  const found = new Map<P, string>();
  let next = 0;
  // In the order of the text, so that titles and places are gone through once.
  const inside = places.filter(({ from }) => holdsOffset(model.points[point], from));
  for (const place of inside.sort((one, other) => one.from - other.from)) {
    while ((titles[next]?.from ?? Number.POSITIVE_INFINITY) <= place.from) next += 1;
    const text = titles[next - 1]?.text;
    if (text) found.set(place, text);
  }
  return found;
}
