import type { Inline, Row, TableBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { says } from './cell-kinds.ts';
import { words } from './names.ts';

/** One column of a table shape: its canonical header, and what else its header may be called. */
export interface Column {
  readonly title: string;
  /** Other headers, as `words` folds them. */
  readonly also?: readonly string[];
  /** What its cells look like, for a header that says nothing known. */
  readonly looks?: (cell: Inline) => boolean;
  /** The column whose names its cells hold: where something goes to is somewhere that it comes from. */
  readonly among?: string;
  /** What its cells never look like: a header of this name above such cells is of another column. */
  readonly never?: (cell: Inline) => boolean;
}

/**
 * What a table of one kind looks like: its columns by id, and the sets of columns of which one must be present
 * for a table to be of this kind.
 */
export interface TableShape<Id extends string = string> {
  readonly columns: Readonly<Record<Id, Column>>;
  readonly needs: readonly (readonly Id[])[];
  /** Columns that the shape does not know are facts too (the roles of a permission matrix), not prose. */
  readonly open?: boolean;
  /** What the cells of an open shape's other columns look like. */
  readonly rest?: (cell: Inline) => boolean;
  /** They may look like anything as long as a few short answers come again and again. */
  readonly few?: boolean;
  /** They are among the names of the first column. */
  readonly among?: boolean;
  /** Columns that headers and cells do not tell are these, from left to right. */
  readonly inOrder?: readonly Id[];
}

/** A table found to have a shape. */
export interface MatchedTable<Id extends string> {
  /** Column index by id. */
  readonly at: ReadonlyMap<Id, number>;
  /** Indices of columns the shape does not know. */
  readonly extra: readonly number[];
  /** Whether every header is the canonical one. */
  readonly exact: boolean;
  /** Whether a column was told by nothing but where it stands. */
  readonly guessed: boolean;
  readonly score: number;
}

const lookups = new WeakMap<TableShape, ReadonlyMap<string, { id: string; exact: boolean }>>();

function lookupOf(shape: TableShape): ReadonlyMap<string, { id: string; exact: boolean }> {
  let lookup = lookups.get(shape);
  if (!lookup) {
    const built = new Map<string, { id: string; exact: boolean }>();
    for (const [id, column] of Object.entries(shape.columns))
      for (const name of column.also ?? []) built.set(name, { id, exact: false });
    for (const [id, column] of Object.entries(shape.columns))
      built.set(words(column.title), { id, exact: true });
    lookup = built;
    lookups.set(shape, lookup);
  }
  return lookup;
}

/** What tells a column: its header, words of its header, its cells, or where it stands; surer ones weigh more. */
const weights = { header: 1, words: 0.8, cells: 0.6, order: 0.3 } as const;

/** Reads a table as a shape; undefined when a needed column is missing. */
export function matchTable<Id extends string>(
  table: Pick<TableBlock, 'header' | 'rows'>,
  shape: TableShape<Id>,
): MatchedTable<Id> | undefined {
  const at = new Map<Id, number>();
  let score = 0;
  let guessed = false;
  const open = new Set(table.header.cells.keys());
  const take = (id: Id | undefined, index: number, by: keyof typeof weights): void => {
    if (id === undefined || at.has(id)) return;
    at.set(id, index);
    open.delete(index);
    guessed ||= by === 'order';
    score += weights[by];
  };
  const lookup = lookupOf(shape);
  const headers = table.header.cells.map((cell) => words(plain(cell)));
  const exact = headers.every((header) => lookup.get(header)?.exact);
  headers.forEach((header, index) => {
    if (isAnswer(table, shape, index)) return;
    const id = lookup.get(header)?.id as Id | undefined;
    const { never } = (id && shape.columns[id]) ?? {};
    if (!never || !mostLook(table.rows, index, never)) take(id, index, 'header');
  });
  if (shape.open && shape.rest) {
    // A grid: the first column names what the others give, and most cells are of the kind it asks for.
    const [first] = open;
    if (first !== undefined && shape.inOrder) take(Object.keys(shape.columns)[0] as Id, first, 'order');
    const [index] = at.values();
    const cells = table.rows.flatMap((row) =>
      row.cells.filter((each, i) => i !== index && each.source !== ''),
    );
    const rest = shape.among ? namesIn(table.rows, index ?? 0) : shape.rest;
    const filled = shape.among ? cells.filter((each) => !shape.rest?.(each)) : cells;
    const fitting = filled.filter(rest).length;
    if (
      index === undefined ||
      open.size < (shape.among ? 1 : 2) ||
      filled.length === 0 ||
      (fitting < filled.length * 0.6 && !(shape.few && areFew(cells)))
    )
      return undefined;
    score += open.size * (weights.header + 0.25);
  }
  // A table of which the headers say all that is needed is what they say.
  const met = shape.needs.every((any) => any.some((id) => at.has(id)));
  if (met && !guessed && !shape.open) score += weights.header;
  if (!shape.open) {
    // "Rule ID" numbers what "Rule description" says.
    const numbersLast = [...open].sort((one, other) => numbered(headers[one]) - numbered(headers[other]));
    for (const index of numbersLast) take(byWords(headers[index] ?? '', lookup, at), index, 'words');
    for (const index of [...open]) take(byCells(table.rows, index, shape, at), index, 'cells');
    for (const index of [...open]) take(byNames(table.rows, index, shape, at), index, 'cells');
    const left = (shape.inOrder ?? []).filter((id) => !at.has(id));
    for (const id of left) {
      const [index] = open;
      if (index !== undefined && lacks(shape, at, id)) take(id, index, 'order');
    }
  }
  const fits = shape.needs.every((any) => any.some((id) => at.has(id)));
  return fits ? { at, extra: [...open], exact, guessed, score: score - open.size / 4 } : undefined;
}

function numbered(header = ''): number {
  return / (?:id|no|nr|number)$/.test(header) ? 1 : 0;
}

/** Whether a cell is one of the names in a column. */
function namesIn(rows: readonly Row[], index: number): (cell: Inline) => boolean {
  const names = new Set(rows.map((row) => words(plain(row.cells[index] ?? { source: '', at: row.at }))));
  return (cell) => names.has(words(plain(cell)));
}

/** Whether cells are a few short answers that come again and again. */
function areFew(cells: readonly Inline[]): boolean {
  const texts = cells.map((cell) => plain(cell));
  return (
    texts.length >= 6 &&
    new Set(texts).size * 2 <= texts.length &&
    texts.every((text) => text.split(' ').length <= 4)
  );
}

/** Whether a column of a grid holds what the grid gives: whatever its header is called, it names nothing. */
function isAnswer(
  { rows }: Pick<TableBlock, 'rows'>,
  { open, rest, among }: TableShape,
  index: number,
): boolean {
  if (!open || !rest || among) return false;
  const cells = rows.slice(0, LOOKED_INTO).flatMap((row) => row.cells[index] ?? []);
  const filled = cells.filter((cell) => cell.source !== '');
  return filled.length > 0 && filled.filter(rest).length >= filled.length * 0.6;
}

/** Whether a need of the shape is unmet that the column would meet. */
function lacks<Id extends string>(shape: TableShape<Id>, at: ReadonlyMap<Id, number>, id: Id): boolean {
  return shape.needs.some((any) => any.includes(id) && !any.some((each) => at.has(each)));
}

/** Words that a header of several words may hold whatever it is about: "What it turns". */
const asking = new Set(['what', 'who', 'how', 'when', 'where', 'on', 'by', 'to', 'from', 'if', 'was', 'von']);

/** The free column of which a name stands in a header as whole words; the longest name wins. */
function byWords<Id extends string>(
  header: string,
  lookup: ReadonlyMap<string, { id: string }>,
  taken: ReadonlyMap<Id, number>,
): Id | undefined {
  let best = '';
  for (const [name, { id }] of lookup)
    if (
      !asking.has(name) &&
      name.length > best.length &&
      !taken.has(id as Id) &&
      ` ${header} `.includes(` ${name} `)
    )
      best = name;
  return best === '' ? undefined : (lookup.get(best)?.id as Id);
}

/** Rows looked into to tell a column by its cells. */
const LOOKED_INTO = 50;

/** The free column that most of a column's cells look like, those left out that say nothing. */
function byCells<Id extends string>(
  rows: readonly Row[],
  index: number,
  shape: TableShape<Id>,
  taken: ReadonlyMap<Id, number>,
): Id | undefined {
  for (const [id, { looks }] of Object.entries(shape.columns) as [Id, Column][])
    if (looks && !taken.has(id) && mostLook(rows, index, looks)) return id;
  return undefined;
}

/** The free column whose cells are names that another column holds. */
function byNames<Id extends string>(
  rows: readonly Row[],
  index: number,
  shape: TableShape<Id>,
  taken: ReadonlyMap<Id, number>,
): Id | undefined {
  for (const [id, { among }] of Object.entries(shape.columns) as [Id, Column][]) {
    const other = among === undefined || taken.has(id) ? undefined : taken.get(among as Id);
    if (other !== undefined && mostLook(rows, index, namesIn(rows, other))) return id;
  }
  return undefined;
}

/** Whether most cells of a column that say something look so. */
function mostLook(rows: readonly Row[], index: number, looks: (cell: Inline) => boolean): boolean {
  const cells = rows.slice(0, LOOKED_INTO).flatMap((row) => row.cells[index] ?? []);
  const filled = cells.filter(says);
  return filled.length > 0 && filled.filter(looks).length >= filled.length * 0.6;
}

/** The best matching of several shapes; the earlier one when two match equally. */
export function bestShape<S extends Readonly<Record<string, TableShape>>>(
  table: Pick<TableBlock, 'header' | 'rows'>,
  shapes: S,
): { [K in keyof S]: { kind: K; match: MatchedTable<string> } }[keyof S] | undefined {
  let best: { kind: keyof S; match: MatchedTable<string> } | undefined;
  for (const kind of Object.keys(shapes) as (keyof S & string)[]) {
    const match = matchTable(table, shapes[kind] as TableShape);
    if (match && (!best || match.score > best.match.score)) best = { kind, match };
  }
  return best as { [K in keyof S]: { kind: K; match: MatchedTable<string> } }[keyof S] | undefined;
}
