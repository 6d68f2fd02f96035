import { withoutCount } from '../model/blocks/context.ts';
import { fold } from '../model/derived/name-index.ts';
import { elementsOf } from '../model/derived/point-elements.ts';
import type { Model } from '../model/model.ts';
import { placeOf } from '../model/stated.ts';
import { firstWhere } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { numbered } from '../model/words/clause-numbers.ts';
import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { blocksOf } from './blocks-under.ts';
import { isSure } from './point-headings.ts';
import { inside } from './scope.ts';

/** A heading that things stand under. */
interface Heading {
  readonly block: HeadingBlock;
  /** Its words without its number; empty where it is the title of the document, or of one of the nine points. */
  readonly name: string;
  /** The heading that it stands under itself. */
  readonly above: Heading | undefined;
}

const wordsOf = once(({ title }: HeadingBlock): string => withoutCount(plain(numbered(title))));

function nameOf(model: Model, heading: HeadingBlock, opening: ReadonlySet<number>): string {
  const title = placeOf(model.title);
  const end = heading.from + heading.length;
  if (title && heading.from <= title.from && title.to <= end) return '';
  return opening.has(heading.from) ? '' : wordsOf(heading);
}

/** The headings of a document in the order of the text. */
function findHeadings(model: Model): readonly Heading[] {
  // Where the headings begin that are surely those of the nine points.
  const opening = new Set(
    pointIds.flatMap((id) =>
      model.points[id].headings.flatMap((opens) => (isSure(id, opens) ? opens.at.from : [])),
    ),
  );
  let above: Heading | undefined;
  return blocksOf(model).flatMap((block): readonly Heading[] => {
    if (block.kind !== 'heading') return [];
    while (above && above.block.level >= block.level) above = above.above;
    above = { block, name: nameOf(model, block, opening), above };
    return [above];
  });
}

const isSameHeading = (one: Heading | undefined, other: Heading | undefined): boolean =>
  one === other ||
  (one?.block === other?.block && one?.name === other?.name && isSameHeading(one?.above, other?.above));

const areSameHeadings = (one: readonly Heading[], other: readonly Heading[]): boolean =>
  one.length === other.length && one.every((heading, index) => isSameHeading(heading, other[index]));

const headingsOf = settled(findHeadings, areSameHeadings);

/** The headings above a place, from the outside in. */
function headingsAbove(model: Model, { from }: Place): readonly Heading[] {
  const all = headingsOf(model);
  const behind = firstWhere(all.length, (index) => (all[index]?.block.from ?? 0) > from);
  const above: Heading[] = [];
  for (let heading = all[behind - 1]; heading; heading = heading.above) above.unshift(heading);
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
  const within = headings.at(-1)?.block.from ?? 0;
  const elements = (point && !told.has(point) ? elementsOf(model, point) : [])
    .filter((element) => element.at.from >= within && inside(at, element.at))
    .sort((one, other) => other.at.to - other.at.from - (one.at.to - one.at.from));
  const names = [...headings.map((heading) => heading.name), ...elements.map(({ name }) => name)];
  return names.filter(
    (name, index) => name !== '' && names.findIndex((each) => fold(each) === fold(name)) === index,
  );
}
