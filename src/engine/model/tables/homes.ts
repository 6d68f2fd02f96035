import { type PointId, pointIds } from '../../points.ts';
import type { TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { readers } from '../readers.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import { bestShape } from './match-table.ts';
import { shapesIn, type TableShape } from './shape.ts';

/** What the tables of a point look like, by kind. */
export function shapesOf(point: PointId): Readonly<Record<string, TableShape>> {
  return shapesIn(readers[point].tables);
}

/** Columns that a table must share with a point's own before it is taken for one of that point. */
const telling = 3;

const titlesOf = once(
  (shape: TableShape) => new Set(Object.values(shape.columns).map(({ title }) => words(title))),
);

/** The shapes of a point that have every one of some titles: no cell is looked at for the others. */
function titledShapes(point: PointId, titles: readonly string[]): Readonly<Record<string, TableShape>> {
  return Object.fromEntries(
    Object.entries(shapesOf(point)).filter(([, shape]) =>
      titles.every((title) => titlesOf(shape).has(title)),
    ),
  );
}

/** Kinds of tables of which the heading above tells what their rows belong to. */
const below: Readonly<Partial<Record<PointId, readonly string[]>>> = {
  entities: ['fields', 'values'],
  states: ['transitions', 'changes', 'states'],
  calls: ['payload', 'answers'],
};

/** Where a table belongs, and whether to an element of that point rather than to the point itself. */
export interface TableHome {
  readonly point: PointId;
  readonly isOfElement: boolean;
}

/**
 * The one point, other than where it stands, whose tables have the columns of a table: at least three of them, every
 * one by its canonical name, and more than in any other point.
 */
export function homeOf(table: TableBlock, stands: PointId): TableHome | undefined {
  const [best, second] = likely(table).filter(({ home }) => home.point !== stands);
  return best && best.score !== second?.score ? best.home : undefined;
}

/** The points whose tables have the columns of a table, the likeliest first. */
const likely = once((table: TableBlock): readonly { readonly home: TableHome; readonly score: number }[] => {
  const titles = table.header.cells.map((cell) => words(plain(cell)));
  return pointIds
    .filter((id) => id !== 'product')
    .flatMap((id) => {
      const best = bestShape(table, titledShapes(id, titles));
      if (!best?.match.exact || best.match.at.size < telling) return [];
      const { kind, match } = best;
      const names = match.at.has('entity');
      const isOfElement = !names && (below[id]?.includes(kind) ?? false);
      return [{ home: { point: id, isOfElement }, score: match.score }];
    })
    .sort((one, other) => other.score - one.score);
});
