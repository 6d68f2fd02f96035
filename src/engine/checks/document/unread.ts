import type { Fix } from '../../finding.ts';
import { Reach } from '../../model/blocks/context.ts';
import { elementsOf } from '../../model/derived/point-elements.ts';
import type { Model } from '../../model/model.ts';
import { homeOf } from '../../model/tables/homes.ts';
import { type Place, Span } from '../../place.ts';
import { type PointId, points } from '../../points.ts';
import { plain } from '../../syntax/inline.ts';
import type { PointCheck } from '../check.ts';
import { whichHolds } from '../choice.ts';

/** Offers to move a table to the point whose columns it has, or to an element there. */
function moves(
  model: Model,
  point: PointId,
  at: Place,
  takersOf: (point: PointId) => readonly Taker[],
): readonly Fix[] {
  const block = model.points[point].blocks.find(
    ({ from, length }) => from <= at.from && at.from <= from + length,
  );
  const home = block?.kind === 'table' ? homeOf(block, point) : undefined;
  if (home === undefined) return [];
  const { number, title } = points[home.point];
  const takers = home.isOfElement ? takersOf(home.point) : [];
  if (takers.length === 0)
    return [{ kind: 'move', label: `Move the table to point ${number}, “${title}”`, at, point: home.point }];
  return takers.map(({ name, under }) => ({
    kind: 'move',
    label: `Move the table to “${name}” in point ${number}`,
    at,
    point: home.point,
    under,
  }));
}

/** Elements that are offered a table; a longer list would be no choice. */
const most = 6;

/** What stands under a heading of a point. */
interface Taker {
  readonly name: string;
  readonly under: Place;
  readonly hasTable: boolean;
}

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

/** The name of the element at a place; empty for none. */
function takerOf(takers: ReadonlyMap<PointId, readonly Taker[]>, place: Place | undefined): string {
  const all = [...takers.values()].flat();
  return all.find(({ under }) => place && under.from === place.from)?.name ?? '';
}

/** Text of a point that is in no fact and is not prose: one finding a point, at the first stretch of it. */
export const check: PointCheck = {
  id: 'document/unread',
  severity: 'hint',
  summary: 'Something in a point could not be read.',
  reads: 'each-point',
  also: ['entities', 'entities-text', 'states', 'states-text', 'calls', 'calls-text'],
  run: (model, point) => {
    const [first, ...others] = model.points[point].unread;
    if (!first) return [];
    const { number, title } = points[point];
    const takers = new Map<PointId, readonly Taker[]>();
    const takersOf = (home: PointId): readonly Taker[] => {
      const found = takers.get(home) ?? takersIn(model, home);
      takers.set(home, found);
      return found;
    };
    const count =
      others.length === 0
        ? ''
        : ` There ${others.length === 1 ? 'is 1 more such place' : `are ${others.length} more such places`} in this point.`;
    const fixes = [first, ...others].flatMap(({ at }) => moves(model, point, at, takersOf));
    const names = fixes.map((fix) => (fix.kind === 'move' ? takerOf(takers, fix.under) : ''));
    const choice = names.includes('')
      ? undefined
      : whichHolds(`What is the table about: “${names.join('” or “')}”?`, names, fixes);
    return [
      {
        at: first.at,
        message: `This could not be read as part of point ${number}, “${title}”: ${first.why}.${count} Views, counts and exports leave it out. What of it is a fact can be said in a table of this point, or in sentences.`,
        fixes,
        ...(choice ? { choice } : {}),
        ...(others.length > 0 ? { related: others.map(({ at, why }) => ({ message: why, at })) } : {}),
      },
    ];
  },
};
