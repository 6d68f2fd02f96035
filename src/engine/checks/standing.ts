import { withoutCount } from '../model/blocks/context.ts';
import { fold } from '../model/derived/name-index.ts';
import { elementsOf } from '../model/derived/point-elements.ts';
import type { Model } from '../model/model.ts';
import { placeOf } from '../model/stated.ts';
import { numbered } from '../model/words/clause-numbers.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { isSure } from './point-headings.ts';
import { inside } from './scope.ts';

/** A heading's words without its number; empty where it is the title of the document, or of one of the nine points. */
function nameOf(model: Model, heading: HeadingBlock): string {
  const title = placeOf(model.title);
  const end = heading.from + heading.length;
  if (title && heading.from <= title.from && title.to <= end) return '';
  const isPoint = pointIds.some((id) =>
    model.points[id].headings.some((opens) => opens.at.from === heading.from && isSure(id, opens)),
  );
  return isPoint ? '' : withoutCount(plain(numbered(heading.title)));
}

/** The headings above a place, from the outside in. */
function headingsAbove(model: Model, { from }: Place): readonly HeadingBlock[] {
  const before = [model.introduction, ...pointIds.map((id) => model.points[id])]
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is HeadingBlock => block.kind === 'heading' && block.from <= from)
    .sort((one, other) => other.from - one.from);
  const above: HeadingBlock[] = [];
  for (const heading of before) if (heading.level < (above[0]?.level ?? 7)) above.unshift(heading);
  return above;
}

/** Points whose elements are what is said and not what it is said of: their names are parts of sentences. */
const told: ReadonlySet<PointId> = new Set(['rules', 'roles']);

/**
 * What a place stands under, from the outside in: the headings above it but those of the document and of the point,
 * then the elements around it that no heading names.
 */
export function standingUnder(model: Model, point: PointId | undefined, at: Place): readonly string[] {
  const headings = headingsAbove(model, at);
  const within = headings.at(-1)?.from ?? 0;
  const elements = (point && !told.has(point) ? elementsOf(model, point) : [])
    .filter((element) => element.at.from >= within && inside(at, element.at))
    .sort((one, other) => other.at.to - other.at.from - (one.at.to - one.at.from));
  const names = [...headings.map((heading) => nameOf(model, heading)), ...elements.map(({ name }) => name)];
  return names.filter(
    (name, index) => name !== '' && names.findIndex((each) => fold(each) === fold(name)) === index,
  );
}
