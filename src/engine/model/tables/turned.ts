import { greatest } from '../../extremes.ts';
import type { Inline, Row, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import { aboutOne, namedInRows } from './about-one.ts';
import { bestShape } from './match-table.ts';
import type { TableShape } from './shape.ts';

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
  const lines = [header, ...rows];
  const one = aboutThing(block, shapes);
  // Fields are called as columns are: "name", "description".
  if ('fields' in shapes)
    return (
      ofEntities(block, shapes) ?? (one && (ofOne(block, shapes, one) ?? namedInRows(block, one, 'Entity')))
    );
  const told = one && ofOne(block, shapes, one);
  if (told) return told;
  const titles = titlesOf(shapes);
  // "When it comes" is of the column "When".
  const isTitle = (cell: Inline | undefined): boolean => {
    const title = cell ? words(plain(cell)) : '';
    if (titles.has(title) || cell?.source.startsWith('`')) return titles.has(title);
    return titles.has(title.split(' ')[0] ?? '') && title.split(' ').length <= 4;
  };
  const titled = lines.filter(({ cells }) => isTitle(cells[0])).length;
  if (titled < 2 || titled * 2 < lines.length || header.cells.slice(1).some(isTitle)) return undefined;
  const turned = upright(block);
  if (!turned) return undefined;
  const [now, asIs] = [bestShape(turned, shapes)?.match, bestShape(block, shapes)?.match];
  return now && !now.guessed && (!asIs || asIs.guessed) ? turned : undefined;
}

/** A table of entities that stands side by side: names above, and below them a row of what each is made of. */
function ofEntities(block: Table, shapes: Shapes): Table | undefined {
  const [first, ...names] = block.header.cells;
  const isOfFields = (cell: Inline | undefined): boolean =>
    cell !== undefined &&
    /^(?:fields|attributes|columns|properties|members|felder|champs)$/.test(words(plain(cell)));
  if (first?.source !== '' || names.length === 0 || !block.rows.some(({ cells }) => isOfFields(cells[0])))
    return undefined;
  const turned = upright(block);
  const entity: Inline = { source: 'Entity', at: first.at };
  const header = turned && { ...turned.header, cells: [entity, ...turned.header.cells.slice(1)] };
  const whole = header && { header, rows: turned.rows };
  return whole && bestShape(whole, shapes)?.kind === 'entities' ? whole : undefined;
}

/** The name of the one thing that a table is about; what titles a column of the point, or its things, is no name. */
function aboutThing(block: Table, shapes: Shapes): Inline | undefined {
  const name = aboutOne(block);
  const title = name ? words(plain(name)) : '';
  const titles = titlesOf(shapes);
  const isTitle = [title, title.replace(/s$/, ''), title.replace(/ies$/, 'y')].some((each) =>
    titles.has(each),
  );
  return isTitle ? undefined : name;
}

/**
 * A table about one thing as a row of a table of such things, where its rows are called as columns are: "Sign in | " above
 * "Route" and "Purpose".
 */
function ofOne(block: Table, shapes: Shapes, name: Inline): Table | undefined {
  const turned = upright(block);
  const [row] = turned?.rows ?? [];
  if (!turned || !row) return undefined;
  const rows = [{ ...row, at: name.at, cells: [name, ...row.cells.slice(1)] }];
  const named = Object.values(shapes).flatMap(({ columns, open }): readonly Told[] => {
    const [first] = Object.values(columns);
    if (!first || open) return [];
    const title: Inline = { source: first.title, at: name.at };
    const table = { header: { ...turned.header, cells: [title, ...turned.header.cells.slice(1)] }, rows };
    const best = bestShape(table, shapes);
    const isTold = best && shapes[best.kind]?.columns && best.match.extra.length * 2 < block.rows.length;
    return isTold && !best.match.guessed ? [{ table, score: best.match.score }] : [];
  });
  return named.sort((a, b) => b.score - a.score)[0]?.table;
}

/** A table that stands upright now, and how well it fits. */
interface Told {
  readonly table: Table;
  readonly score: number;
}

/** A table with its rows as columns. */
function upright({ header, rows }: Table): Table | undefined {
  const lines = [header, ...rows];
  const column = (index: number): Row => {
    const cells = lines.map(({ cells: all, at }) => all[index] ?? { source: '', at });
    return {
      line: header.line,
      at: (cells.find(({ source }) => source !== '') ?? cells[0] ?? header).at,
      cells,
    };
  };
  const width = greatest(lines.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, index) => column(index));
  const [first, ...others] = all;
  if (!first || others.length === 0) return undefined;
  return { header: first, rows: others };
}
