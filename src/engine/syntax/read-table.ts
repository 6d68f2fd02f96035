import { type Anchor, Line } from '../place.ts';
import type { Row, TableBlock } from './block.ts';
import { matching } from './matching.ts';
import { detach, inlineOf, type Stretch, spanOf } from './stretch.ts';
import { cellsOf } from './table-row.ts';

type Table = Pick<TableBlock, 'header' | 'rows' | 'isCounted'>;

/** The title of a column that counts the rows, as the first one of a line. */
const titleOfCount =
  /^\s*(?:\|\s*)?[*_]{0,2}(?:#|№|no\.?|nr\.?|n[°º]|num\.?|s\.? ?no\.?|lfd\.? ?nr\.?)[*_]{0,2}\s*\|/i;

/** Whether the first column of a table counts its rows: it is titled so, and each of them has the next number, or none yet. */
function isCounted([header = '', ...rows]: readonly string[]): boolean {
  if (rows.length === 0 || !titleOfCount.test(header)) return false;
  const counts = rows.map((row) => /^\s*(?:\|\s*)?(?:(\d{1,4})[.)]?\s*)?\|/.exec(row)?.[1]);
  const first = Number(counts[0]);
  // What begins at 0 are numbers that mean something.
  return (
    first > 0 &&
    counts.every((count, index) => (count === undefined ? index > 0 : Number(count) === first + index))
  );
}

/**
 * The table that begins at `indent` of a stretch; rows that `before` has are taken from there. A column that only counts the
 * rows is left out.
 */
export function readTable({ source, anchor }: Stretch, indent: number, before: Table | undefined): Table {
  const starts = [indent];
  for (let at = source.indexOf('\n', indent); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  // The line of dashes is no row.
  starts.splice(1, 1);
  const texts = starts.map((start) => {
    const end = source.indexOf('\n', start);
    return source.slice(start, end < 0 ? source.length : end);
  });
  const counted = isCounted(texts);
  const isAlike = before && (before.isCounted ?? false) === counted;
  const known = matching(texts, isAlike ? [before.header, ...before.rows] : []);
  const first = counted ? 1 : 0;
  const lines = texts.map((text, index) => {
    const row = known(index);
    if (!row) return readRow(text, anchor, starts[index] ?? 0, index === 0, first);
    row.line.moveTo(anchor, starts[index] ?? 0);
    return row;
  });
  return {
    header: lines[0] ?? readRow('', anchor, indent, true, 0),
    rows: lines.slice(1),
    ...(counted ? { isCounted: true as const } : {}),
  };
}

/** A cell that is strong or slanted as a whole. */
const emphasised = /^(\*{1,3})(?![\s*])[^*]*[^\s*]\1$/;

/** A row from the cell `first` on. Titles of columns stand out by themselves: marks around a whole one are left out. */
function readRow(text: string, within: Anchor, start: number, isHeader: boolean, first: number): Row {
  const source = detach(text);
  const line = new Line(source, within, start);
  const stretch: Stretch = { source, anchor: line, refusals: [] };
  const ranges = cellsOf(source);
  const cells = (first > 0 ? ranges.slice(first) : ranges).map(({ start: from, end }) => {
    const mayBeMarked = isHeader && source.charAt(from) === '*';
    const marks = mayBeMarked ? (emphasised.exec(source.slice(from, end))?.[1]?.length ?? 0) : 0;
    return inlineOf(stretch, from + marks, end - marks);
  });
  return { line, at: spanOf(stretch, 0, source.length), cells };
}
