import type { Row, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';

type Table = Pick<TableBlock, 'header' | 'rows'>;

/**
 * How many columns of a table come again beside it: `Name | Address | Name | Address` is one table of two columns that
 * is continued beside itself. Undefined where the headers do not come again in the same order.
 */
const widthOf = once((header: Row): number | undefined => {
  const titles = header.cells.map((cell) => words(plain(cell)));
  const again = titles.indexOf(titles[0] ?? '', 1);
  const isSplit =
    again > 1 &&
    titles[0] !== '' &&
    titles.length % again === 0 &&
    titles.every((title, index) => title === titles[index % again]);
  return isSplit ? again : undefined;
});

/** The rows that a row of a table stands for which is continued beside itself; the row itself in any other. */
export function rowsBeside(row: Row, { header }: Pick<Table, 'header'>): readonly Row[] {
  const width = widthOf(header);
  if (width === undefined) return [row];
  const rows: Row[] = [];
  for (let start = 0; start < row.cells.length; start += width) {
    const cells = row.cells.slice(start, start + width);
    const first = cells.find(({ source }) => source !== '');
    if (first) rows.push({ line: row.line, at: first.at, cells });
  }
  return rows;
}

/** A table that is continued beside itself, with the columns that it has once; any other one as it is. */
export function oncePerColumn(table: Table): Table {
  const width = widthOf(table.header);
  if (width === undefined) return table;
  const { header, rows } = table;
  const narrow = { ...header, cells: header.cells.slice(0, width) };
  return { header: narrow, rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, width) })) };
}
