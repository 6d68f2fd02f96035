import type { Inline, Row, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';
import type { Called } from '../records/vocabulary.ts';
import { once } from '../tracking/once.ts';
import { words } from '../words/names.ts';
import { areMost, TableColumns } from './columns.ts';

/** One column of a table shape: what its header may be called, and what its cells look like. */
export interface Column extends Called {
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
  /** Their headers are among the names of the first column. */
  readonly square?: boolean;
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

/** The columns of a shape by what their headers may be called. */
interface Lookup {
  readonly byName: ReadonlyMap<string, { readonly id: string; readonly exact: boolean }>;
  /** The other columns that a header may be of, where the first is told by a surer one. */
  readonly second: ReadonlyMap<string, string>;
  /** The columns of which a name stands in a header as whole words, that of the longest name first. */
  readonly within: (header: string) => readonly string[];
  /** The columns that their cells tell. */
  readonly byCells: readonly (readonly [id: string, looks: (cell: Inline) => boolean])[];
  /** The columns whose cells are names that another column holds. */
  readonly byNames: readonly (readonly [id: string, among: string])[];
}

const lookupOf = once((shape: TableShape): Lookup => {
  const byName = new Map<string, { id: string; exact: boolean }>();
  const columns = Object.entries(shape.columns);
  const second = new Map<string, string>();
  for (const [id, column] of columns)
    for (const name of column.also ?? []) {
      const other = byName.get(name)?.id;
      if (other !== undefined) second.set(name, other);
      byName.set(name, { id, exact: false });
    }
  for (const [id, column] of columns) byName.set(words(column.title), { id, exact: true });
  const names = [...byName].flatMap(([name, { id }]) => (asking.has(name) ? [] : { name: ` ${name} `, id }));
  names.sort((one, other) => other.name.length - one.name.length);
  return {
    byName,
    second,
    within: recent((header) => {
      const padded = ` ${header} `;
      return names.flatMap(({ name, id }) => (padded.includes(name) ? id : []));
    }),
    byCells: columns.flatMap(([id, { looks }]) => (looks ? [[id, looks] as const] : [])),
    byNames: columns.flatMap(([id, { among }]) => (among === undefined ? [] : [[id, among] as const])),
  };
});

/** What tells a column: its header, words of its header, its cells, or where it stands; surer ones weigh more. */
const weights = { header: 1, words: 0.8, cells: 0.6, order: 0.3 } as const;

/** Reads a table as a shape; undefined when a needed column is missing. */
function matchTable<Id extends string>(
  table: Pick<TableBlock, 'header' | 'rows'>,
  columns: TableColumns,
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
  const { headers } = columns;
  const exact = headers.every((header) => lookup.byName.get(header)?.exact);
  // A column of the canonical name is that one, whatever else may be called so.
  const isExact = (index: number): boolean => lookup.byName.get(headers[index] ?? '')?.exact === true;
  const inTurn = [...headers.keys()];
  const surest =
    exact || lookup.second.size === 0
      ? inTurn
      : [...inTurn.filter(isExact), ...inTurn.filter((index) => !isExact(index))];
  surest.forEach((index) => {
    const header = headers[index] ?? '';
    if (isAnswer(columns, shape, index)) return;
    const first = lookup.byName.get(header)?.id as Id | undefined;
    const id = first !== undefined && at.has(first) ? (lookup.second.get(header) as Id | undefined) : first;
    const { never } = (id && shape.columns[id]) ?? {};
    if (!never || !columns.mostLook(index, never)) take(id, index, 'header');
    // Of two columns that may be called so it is the one whose cells look like it: "Operation", "Endpoint".
    const { looks } = (first && shape.columns[first]) ?? {};
    const other = first && at.get(first);
    const isRival = looks && other !== undefined && other !== index && open.has(index) && !isExact(other);
    if (!isRival || columns.mostLook(other, looks) || !columns.mostLook(index, looks)) return;
    at.set(first as Id, index);
    open.delete(index);
    open.add(other);
  });
  if (shape.square) {
    const [index] = open;
    if (index === undefined) return undefined;
    const isName = namesIn(table.rows, index);
    const others = table.header.cells.filter((cell, i) => i !== index && cell.source !== '');
    const fitting = others.filter(isName).length;
    if (fitting < 2 || fitting * 3 < others.length * 2) return undefined;
    at.clear();
    open.clear();
    for (const i of headers.keys()) open.add(i);
    take(Object.keys(shape.columns)[0] as Id, index, 'header');
    score = open.size * (weights.header + weights.words);
  } else if (shape.open && shape.rest) {
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
    const isFree = (id: string): boolean => !at.has(id as Id);
    for (const index of numbersLast)
      take(lookup.within(headers[index] ?? '').find(isFree) as Id | undefined, index, 'words');
    if (!mayFit(shape, at)) return undefined;
    for (const index of [...open]) {
      const told = lookup.byCells.find(([id, looks]) => isFree(id) && columns.mostLook(index, looks));
      take(told?.[0] as Id | undefined, index, 'cells');
    }
    for (const index of [...open]) {
      const told = lookup.byNames.find(([id, among]) => {
        const other = isFree(id) ? at.get(among as Id) : undefined;
        return other !== undefined && columns.mostLook(index, namesIn(table.rows, other));
      });
      take(told?.[0] as Id | undefined, index, 'cells');
    }
    const left = (shape.inOrder ?? []).filter((id) => !at.has(id));
    for (const id of left) {
      // What only counts the rows says nothing.
      const index = [...open].find((each) => !columns.mostLook(each, isCount)) ?? [...open][0];
      if (index !== undefined && lacks(shape, at, id)) take(id, index, 'order');
    }
  }
  const fits = shape.needs.every((any) => any.some((id) => at.has(id)));
  return fits ? { at, extra: [...open], exact, guessed, score: score - open.size / 4 } : undefined;
}

/** Whether a cell numbers its row: `7`, `V3`, `REQ-12`. */
function isCount(cell: Inline): boolean {
  return wording`^[\`*]*(?:\p{Lu}{1,5}[-.]?)?\d{1,3}[a-z]?[\`*.]*$`.test(cell.source);
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
function isAnswer(columns: TableColumns, { open, rest, among }: TableShape, index: number): boolean {
  if (!open || !rest || among) return false;
  const filled = columns.first(index).filter((cell) => cell.source !== '');
  return areMost(filled, rest);
}

/** Whether cells, or where a column stands, may meet every need of a shape that its headers do not. */
function mayFit<Id extends string>(shape: TableShape<Id>, at: ReadonlyMap<Id, number>): boolean {
  return shape.needs.every((any) =>
    any.some((id) => {
      const { looks, among } = shape.columns[id];
      return at.has(id) || looks || among || shape.inOrder?.includes(id);
    }),
  );
}

/** Whether a need of the shape is unmet that the column would meet. */
function lacks<Id extends string>(shape: TableShape<Id>, at: ReadonlyMap<Id, number>, id: Id): boolean {
  return shape.needs.some((any) => any.includes(id) && !any.some((each) => at.has(each)));
}

/** Words that a header of several words may hold whatever it is about: "What it turns". */
const asking = new Set(['what', 'who', 'how', 'when', 'where', 'on', 'by', 'to', 'from', 'if', 'was', 'von']);

/** The best matching of several shapes; the earlier one when two match equally. */
export function bestShape<S extends Readonly<Record<string, TableShape>>>(
  table: Pick<TableBlock, 'header' | 'rows'>,
  shapes: S,
): { [K in keyof S]: { kind: K; match: MatchedTable<string> } }[keyof S] | undefined {
  let best: { kind: keyof S; match: MatchedTable<string> } | undefined;
  const columns = new TableColumns(table);
  for (const kind of Object.keys(shapes) as (keyof S & string)[]) {
    const match = matchTable(table, columns, shapes[kind] as TableShape);
    if (match && (!best || match.score > best.match.score)) best = { kind, match };
  }
  return best as { [K in keyof S]: { kind: K; match: MatchedTable<string> } }[keyof S] | undefined;
}

/** The shapes of the tables of a reader, by kind. */
export const shapesIn = once((tables: Readonly<Record<string, { readonly shape: TableShape }>>) =>
  Object.fromEntries(Object.entries(tables).map(([kind, { shape }]) => [kind, shape])),
);
