import type { Line } from '../../place.ts';
import type { TableBlock } from '../../syntax/block.ts';
import { isSameList } from '../tracking/lists.ts';
import { bestShape } from './match-table.ts';
import type { MatchedTable, TableShape } from './shape.ts';

/** A table's shape, and which of its columns is which. */
export interface Match {
  readonly kind: string;
  readonly match: MatchedTable<string>;
}

/** How the tables were matched that have outlived the block they were read in, by their headers. */
const matches = new WeakMap<Line, Match>();

/** The best matching of a table; the same one as before where an edit of its rows leaves the columns as they were. */
export function matchOf(
  block: Pick<TableBlock, 'header' | 'rows'>,
  shapes: Readonly<Record<string, TableShape>>,
): Match | undefined {
  const best: Match | undefined = bestShape(block, shapes);
  const { line } = block.header;
  if (!best || !line.isHandedOn) return best;
  const before = matches.get(line);
  if (before && isSameMatch(before, best)) return before;
  matches.set(line, best);
  return best;
}

function isSameMatch(one: Match, other: Match): boolean {
  const of = ({ kind, match: { at, extra, exact, guessed } }: Match): readonly unknown[] => [
    kind,
    exact,
    guessed,
    ...extra,
    ...[...at].flat(),
  ];
  return isSameList(of(one), of(other));
}
