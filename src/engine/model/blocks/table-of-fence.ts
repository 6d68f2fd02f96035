import { Line, Span } from '../../place.ts';
import type { FenceBlock, Inline, Row, TableBlock } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import { isPlainText } from './lines-of-fence.ts';

/** A table that a fence sets in columns, and the lines behind it. */
export interface SetTable {
  readonly table: TableBlock;
  readonly behind: readonly Inline[];
}

/** Where a cell stands in its line. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Rows and columns, at least, that make a table of lines. */
const [ROWS, COLUMNS] = [2, 3];

/** The cells of a line: two blanks or more part them. */
const stretchesIn = (line: string): readonly Stretch[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

/** A line that only draws the rule below a header. */
const isRule = (line: string): boolean => /^[\s=─-]+$/.test(line) && /[=─-]{2}/.test(line);

/** The column of each cell of a line; undefined where one stands in none, or two in one. */
function columnsOf(cells: readonly Stretch[], heads: readonly Stretch[]): readonly number[] | undefined {
  const found = cells.map(({ start, end }, index) =>
    index === 0 ? 0 : heads.findIndex((head) => start < head.end + 1 && end > head.start - 1),
  );
  return found.every((column, index) => column >= 0 && column > (found[index - 1] ?? -1)) ? found : undefined;
}

/**
 * A fence of plain text as the table that it sets in columns below their titles: the first column may have none. Undefined
 * where a line does not stand in these columns before there are rows enough.
 */
export function tableOfFence(block: FenceBlock): SetTable | undefined {
  if (!isPlainText(block) || block.code.source.includes('\t')) return undefined;
  const lines: { readonly source: string; readonly from: number }[] = [];
  let start = 0;
  for (const source of block.code.source.split('\n')) {
    lines.push({ source, from: start });
    start += source.length + 1;
  }
  const [first, ...others] = lines;
  if (!first) return undefined;
  const titles = stretchesIn(first.source);
  const rows = others.filter(({ source }) => !isRule(source));
  const left = rows[0]?.source.search(/\S/) ?? 0;
  const isUntitled = (titles[0]?.start ?? 0) > left + 1;
  const heads = isUntitled ? [{ start: left, end: left }, ...titles] : titles;
  if (heads.length < COLUMNS) return undefined;
  const placed = rows.map(({ source }) => {
    const cells = stretchesIn(source);
    const columns = cells.length > 1 && cells[0]?.start === left ? columnsOf(cells, heads) : undefined;
    return columns && { cells, columns };
  });
  const end = placed.indexOf(undefined);
  const count = end < 0 ? rows.length : end;
  if (count < ROWS) return undefined;
  const rowOf = (
    { source, from }: (typeof lines)[number],
    cells: readonly Stretch[],
    columns: readonly number[],
  ): Row => {
    const { anchor, start: begin } = block.code.at;
    return {
      line: new Line(source, anchor, begin + from),
      at: new Span(anchor, begin + from, begin + from + source.length),
      cells: heads.map((_, column) => {
        const cell = cells[columns.indexOf(column)] ?? { start: source.length, end: source.length };
        return slice(block.code, from + cell.start, from + cell.end);
      }),
    };
  };
  const header = rowOf(
    first,
    titles,
    titles.map((_, index) => index + (isUntitled ? 1 : 0)),
  );
  const found = rows.slice(0, count).flatMap((line, index) => {
    const { cells, columns } = placed[index] ?? {};
    return cells && columns ? rowOf(line, cells, columns) : [];
  });
  const table = Object.create(block, {
    kind: { value: 'table' },
    header: { value: header },
    rows: { value: found },
    written: { value: 'nested' },
  }) as TableBlock;
  const from = rows[count]?.from ?? block.code.source.length;
  const rest = slice(block.code, from, block.code.source.length);
  return { table, behind: linesOf(rest).filter(({ source }) => source !== '') };
}
