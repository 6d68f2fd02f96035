import { Line, Span } from '../../place.ts';
import type { Inline, Row, TableBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { cellsOf } from '../../syntax/table-row.ts';

/** A table that stands below the text of a list item. Undefined where the second line is no line of dashes. */
export function tableOfText(text: Inline): Pick<TableBlock, 'header' | 'rows'> | undefined {
  const lines = text.source.split('\n');
  if (!/^[\s|:-]+$/.test(lines[1] ?? '') || !lines[1]?.includes('-')) return undefined;
  let start = 0;
  const rows = lines.map((line): Row => {
    const from = start;
    start += line.length + 1;
    const cells = cellsOf(line).map((cell) => slice(text, from + cell.start, from + cell.end));
    const { anchor, start: begin } = text.at;
    const at = new Span(anchor, begin + from, begin + from + line.length);
    return { line: new Line(line, anchor, begin + from), at, cells };
  });
  const [header, , ...others] = rows;
  return header ? { header, rows: others.filter(({ cells }) => cells.length > 0) } : undefined;
}
