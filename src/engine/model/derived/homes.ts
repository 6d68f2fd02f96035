import { type Place, Span } from '../../place.ts';
import { type PointId, pointIds, points } from '../../points.ts';
import type { Block, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { type Context, Reach } from '../blocks/context.ts';
import type { Model } from '../model.ts';
import { readBlock } from '../read-block.ts';
import type { PointReader } from '../reader.ts';
import { readers } from '../readers.ts';
import { homeOf } from '../tables/homes.ts';
import { elementsOf } from './point-elements.ts';

/** Where a block could be moved to: to the end of a point, or to an element of it. */
export interface Home {
  readonly point: PointId;
  readonly element?: Taker;
}

/** What stands under a heading of a point. */
interface Taker {
  readonly name: string;
  readonly under: Place;
  readonly hasTable: boolean;
}

/** Elements that are offered a table; a longer list would be no choice. */
const most = 6;

/** Points that are offered for a list that several would read: the readers are tolerant, and a person has to choose. */
const offered = 3;

/** The headings of a point that name an element, or have nothing below them; those without a table come first. */
function takersIn(model: Model, point: PointId): readonly Taker[] {
  const { blocks, headings } = model.points[point];
  const named = new Set(elementsOf(model, point).map(({ nameAt }) => nameAt.from));
  const opening = new Set(headings.map(({ at }) => at.from));
  const takers: Taker[] = [];
  blocks.forEach((block, index) => {
    if (block.kind !== 'heading' || opening.has(block.from)) return;
    let end = index + 1;
    while (end < blocks.length && blocks[end]?.kind !== 'heading') end++;
    const below = blocks.slice(index + 1, end);
    if (below.length > 0 && !named.has(block.title.at.from)) return;
    const last = below.at(-1) ?? block;
    takers.push({
      name: plain(block.title),
      under: new Reach(new Span(block, 0, block.length), new Span(last, 0, last.length)),
      hasTable: below.some(({ kind }) => kind === 'table'),
    });
  });
  return takers.toSorted((one, other) => Number(one.hasTable) - Number(other.hasTable)).slice(0, most);
}

/** How much a point shows of what it would read in a block that stood under its heading. */
function shownIn<P extends PointId>(block: Block, point: P): number {
  const reader = readers[point] as unknown as PointReader<P, unknown>;
  const context: Context = { point, headings: [], lead: '', key: `home ${point}` };
  const reading = readBlock(reader, block, context);
  if (reading.facts.length === 0) return 0;
  let shown = 0;
  reader.stated(reader.assemble([{ block, heading: undefined, context, reading }], [], []), (is) => {
    if (is === 'shown') shown++;
  });
  return shown;
}

/**
 * The point whose columns a table has, and there the elements that might take it: every one of at least three by its
 * canonical name, so that it is in no doubt.
 */
export function homesOfTable(model: Model, table: TableBlock, stands: PointId): readonly Home[] {
  const home = homeOf(table, stands);
  if (home === undefined) return [];
  const takers = home.isOfElement ? takersIn(model, home.point) : [];
  if (takers.length === 0) return [{ point: home.point }];
  return takers.map((element) => ({ point: home.point, element }));
}

/**
 * Where a table that has the columns of another point, or a list that could not be read where it stands, belongs: a list
 * in the points that would show most of it. Several readers understand most lists, so that this is for a person to
 * choose from. Of a paragraph nothing is said: what is not read of it is prose, and stays where it was written.
 */
export function homesFor(model: Model, block: Block, stands: PointId): readonly Home[] {
  if (block.kind === 'table') return homesOfTable(model, block, stands);
  const end = block.from + block.length;
  const isUnread = model.points[stands].unread.some(
    ({ at, whole }) => whole && at.from < end && block.from < at.to,
  );
  if (block.kind !== 'list' || !isUnread) return [];
  return pointIds
    .filter((id) => id !== stands && id !== 'product')
    .map((point) => ({ point, shown: shownIn(block, point) }))
    .filter(({ shown }) => shown > 0)
    .sort((one, other) => other.shown - one.shown)
    .slice(0, offered)
    .map(({ point }) => ({ point }));
}

/** What moving a block there is called. */
export function moveLabel(block: Block, { point, element }: Home): string {
  const { number, title } = points[point];
  const where = element ? `“${element.name}” in point ${number}` : `point ${number}, “${title}”`;
  return `Move the ${block.kind} to ${where}`;
}
