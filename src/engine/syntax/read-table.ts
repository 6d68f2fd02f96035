import { type Anchor, Line } from '../place.ts';
import type { Row, TableBlock } from './block.ts';
import { matching } from './matching.ts';
import { detach, inlineOf, type Stretch, spanOf } from './stretch.ts';
import { cellsOf } from './table-row.ts';

type Table = Pick<TableBlock, 'header' | 'rows'>;

/** The table that begins at `indent` of a stretch; rows that `before` has are taken from there. */
export function readTable({ source, anchor }: Stretch, indent: number, before: Table | undefined): Table {
  const starts = [indent];
  for (let at = source.indexOf('\n', indent); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  // The line of dashes is no row.
  starts.splice(1, 1);
  const texts = starts.map((start) => {
    const end = source.indexOf('\n', start);
    return source.slice(start, end < 0 ? source.length : end);
  });
  const known = matching(texts, before ? [before.header, ...before.rows] : []);
  const lines = texts.map((text, index) => {
    const row = known(index);
    if (!row) return readRow(text, anchor, starts[index] ?? 0, index === 0);
    row.line.moveTo(anchor, starts[index] ?? 0);
    return row;
  });
  return { header: lines[0] ?? readRow('', anchor, indent, true), rows: lines.slice(1) };
}

/** A cell that is strong or slanted as a whole. */
const emphasised = /^(\*{1,3})(?![\s*])[^*]*[^\s*]\1$/;

/** A row. Titles of columns stand out by themselves: marks around a whole one are left out. */
function readRow(text: string, within: Anchor, start: number, isHeader: boolean): Row {
  const source = detach(text);
  const line = new Line(source, within, start);
  const stretch: Stretch = { source, anchor: line, refusals: [] };
  const cells = cellsOf(source).map(({ start: from, end }) => {
    const marks = isHeader ? (emphasised.exec(source.slice(from, end))?.[1]?.length ?? 0) : 0;
    return inlineOf(stretch, from + marks, end - marks);
  });
  return { line, at: spanOf(stretch, 0, source.length), cells };
}
