import type { Inline, Row, TableBlock } from '../../syntax/block.ts';

type Table = Pick<TableBlock, 'header' | 'rows'>;

/**
 * The name of the one thing that a table is about: its header is that name beside an empty cell, and its rows say what of
 * the thing is what, as "Sign in | " above "Route | /login". Undefined for any other table.
 */
export function aboutOne({ header, rows }: Table): Inline | undefined {
  const [name, ...others] = header.cells;
  const isAbout =
    name !== undefined &&
    name.source !== '' &&
    others.length === 1 &&
    others[0]?.source === '' &&
    rows.length > 0 &&
    rows.every(({ cells }) => cells[0]?.source !== '');
  return isAbout ? name : undefined;
}

/** A table about one thing with its name as the first cell of each row, below a title. */
export function namedInRows({ header, rows }: Table, name: Inline, title: string): Table {
  const before = (row: Row, cell: Inline): Row => ({ ...row, cells: [cell, ...row.cells] });
  const titles = [title, 'Property', 'Meaning'].map((source): Inline => ({ source, at: name.at }));
  return {
    header: { ...header, cells: titles },
    rows: rows.map((row) => before(row, name)),
  };
}
