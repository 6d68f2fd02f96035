import type { Inline, Row, TableBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { words } from './names.ts';
import { once } from './once.ts';
import { bestShape, type TableShape } from './tables.ts';

type Table = Pick<TableBlock, 'header' | 'rows'>;
type Shapes = Readonly<Record<string, TableShape>>;

/** What the columns of some shapes may be called. */
const titlesOf = once(
  (shapes: Shapes) =>
    new Set(
      Object.values(shapes).flatMap(({ columns }) =>
        Object.values(columns).flatMap(({ title, also = [] }) => [words(title), ...also]),
      ),
    ),
);

/**
 * A table that stands on its side, upright: its first column holds what is usually in the header, as of `Code`,
 * `Message` and `When` with one error a column. Undefined for a table that stands as tables do. Rows of the result are
 * no lines of the text.
 */
export function turnedTable(block: Table, shapes: Shapes): Table | undefined {
  const { header, rows } = block;
  // Fields are called as columns are: "name", "description".
  if ('fields' in shapes) return undefined;
  const lines = [header, ...rows];
  const titles = titlesOf(shapes);
  // "When it comes" is of the column "When".
  const isTitle = (cell: Inline | undefined): boolean => {
    const title = cell ? words(plain(cell)) : '';
    return titles.has(title) || (titles.has(title.split(' ')[0] ?? '') && title.split(' ').length <= 4);
  };
  const titled = lines.filter(({ cells }) => isTitle(cells[0])).length;
  if (titled < 2 || titled * 2 < lines.length || header.cells.slice(1).some(isTitle)) return undefined;
  const column = (index: number): Row => {
    const cells = lines.map(({ cells: all, at }) => all[index] ?? { source: '', at });
    return {
      line: header.line,
      at: (cells.find(({ source }) => source !== '') ?? cells[0] ?? header).at,
      cells,
    };
  };
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, index) => column(index));
  const [first, ...others] = all;
  if (!first || others.length === 0) return undefined;
  const turned = { header: first, rows: others };
  const [upright, asIs] = [bestShape(turned, shapes)?.match, bestShape(block, shapes)?.match];
  return upright && !upright.guessed && (!asIs || asIs.guessed) ? turned : undefined;
}
