import type { Inline, TableBlock } from '../../syntax/block.ts';
import { areFew, isCount, TableColumns } from './columns.ts';
import { Matching, weights } from './matching.ts';
import { listsNamesOf, mayBeName, namesIn } from './named-columns.ts';
import type { Column, MatchedTable, TableShape } from './shape.ts';

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

/** Reads a table as a shape; undefined when a needed column is missing. */
function matchTable<Id extends string>(
  table: Pick<TableBlock, 'header' | 'rows'>,
  columns: TableColumns,
  shape: TableShape<Id>,
): MatchedTable<Id> | undefined {
  const matching = new Matching(table, columns, shape);
  byHeaders(matching);
  if (shape.square && !isSquare(matching)) return undefined;
  if (shape.amongHeaders && !namesItsHeaders(matching)) return undefined;
  if (!shape.square && !shape.amongHeaders && shape.open && shape.rest && !isGrid(matching)) return undefined;
  if (!shape.open) {
    // A table of which the headers say all that is needed is what they say.
    if (matching.fits() && !matching.guessed) matching.score += weights.header;
    byWords(matching);
    if (!mayFit(matching)) return undefined;
    byCells(matching);
    byNames(matching);
    byOrder(matching);
  }
  if (shape.notFirst && matching.open.has(0))
    if (columns.mostLook(0, shape.notFirst) || namesRows(matching)) return undefined;
  return matching.fits() ? matching.result() : undefined;
}

/** Whether the first column, which nothing has told, says something else in each row, and the shape's own name does not. */
function namesRows<Id extends string>({ columns, shape, at }: Matching<Id>): boolean {
  const own = at.get(Object.keys(shape.columns)[0] as Id);
  const isOnce = (index: number): boolean => {
    const cells = columns.first(index).map(({ source }) => source);
    return cells.every((cell) => cell !== '') && new Set(cells).size === cells.length;
  };
  return own !== undefined && !isOnce(own) && isOnce(0);
}

/** What headers tell: each is a name of a column, or of a second one where the first is told by a surer header. */
function byHeaders<Id extends string>(matching: Matching<Id>): void {
  const { columns, lookup, shape, at } = matching;
  for (const index of surestFirst(matching)) {
    if (isAnswer(columns, shape, index)) continue;
    const header = columns.headers[index] ?? '';
    const first = lookup.byName.get(header)?.id as Id | undefined;
    const id = first !== undefined && at.has(first) ? (lookup.second.get(header) as Id | undefined) : first;
    const { never } = (id && shape.columns[id]) ?? {};
    if (!never || matching.exact || !columns.mostLook(index, never)) matching.take(id, index, 'header');
    if (first !== undefined) rival(matching, first, index);
  }
  for (const index of matching.open)
    for (const [id, headed] of lookup.byForms)
      if (headed.test(columns.headers[index] ?? '')) matching.take(id, index, 'header');
  if (!matching.exact) for (const id of [...at.keys()]) belied(matching, id);
}

/** Cells that look like nothing of what their header says, where those of another column all do and can be nothing else. */
function belied<Id extends string>(matching: Matching<Id>, id: Id): void {
  const { columns, shape, at, open } = matching;
  const { looks, surely } = shape.columns[id];
  const index = at.get(id);
  if (!looks || !surely || index === undefined || columns.saying(index).some(looks)) return;
  const other = [...open].find(
    (each) => columns.saying(each).length > 1 && columns.saying(each).every(looks),
  );
  if (other === undefined) return;
  matching.giveUp(index);
  matching.score -= weights.header;
  matching.take(id, other, 'cells');
}

/** A column of the canonical name is that one, whatever else may be called so. */
function surestFirst<Id extends string>(matching: Matching<Id>): readonly number[] {
  const inTurn = [...matching.columns.headers.keys()];
  if (matching.exact) return inTurn;
  const isExact = (index: number): boolean => hasTitle(matching, index);
  return [...inTurn.filter(isExact), ...inTurn.filter((index) => !isExact(index))];
}

/** Whether the header of a column is the canonical name of one. */
function hasTitle<Id extends string>({ columns, lookup }: Matching<Id>, index: number): boolean {
  return lookup.byName.get(columns.headers[index] ?? '')?.exact === true;
}

/**
 * Of two columns that may be called so it is the one whose cells look like it: "Operation", "Endpoint"; one of the canonical
 * name only where all cells of the other do and none of its own.
 */
function rival<Id extends string>(matching: Matching<Id>, id: Id, index: number): void {
  const { columns, shape, at, open } = matching;
  const { looks } = shape.columns[id];
  const other = at.get(id);
  if (!looks || other === undefined || other === index || !open.has(index)) return;
  const areAll = columns.saying(index).every(looks) && !columns.saying(other).some(looks);
  if (hasTitle(matching, other) && !areAll) return;
  if (columns.mostLook(other, looks) || !columns.mostLook(index, looks)) return;
  at.set(id, index);
  open.delete(index);
  open.add(other);
}

/** Whether most of the other headers are among the names of the first column, or most of those among the headers; it takes that column. */
function isSquare<Id extends string>(matching: Matching<Id>): boolean {
  const { table, shape, at, open, columns } = matching;
  const [index] = open;
  if (index === undefined) return false;
  const isName = namesIn(table.rows, index);
  const others = table.header.cells.filter((cell, i) => i !== index && cell.source !== '');
  const fitting = others.filter(isName).length;
  const areMostTitles = fitting * 3 >= others.length * 2;
  if (fitting < 2 || !(areMostTitles || fitting * 3 >= table.rows.length * 2)) return false;
  at.clear();
  open.clear();
  for (const i of columns.headers.keys()) open.add(i);
  matching.take(Object.keys(shape.columns)[0], index, 'header');
  matching.score = open.size * (weights.header + weights.words);
  return true;
}

/** Whether most cells beside the first column name what stands above one of the others, and that column does not; it takes that. */
function namesItsHeaders<Id extends string>(matching: Matching<Id>): boolean {
  const { table, shape, at, open, columns } = matching;
  const [title, ...headers] = table.header.cells;
  const isNamed = (cell: Inline | undefined): boolean =>
    title !== undefined && cell !== undefined && shape.amongHeaders?.(cell, headers, title) === true;
  const cells = table.rows.flatMap((row) => row.cells.slice(1)).filter((cell) => !shape.rest?.(cell));
  const fitting = cells.filter(isNamed).length;
  const isOther = table.rows.filter((row) => isNamed(row.cells[0])).length * 2 < table.rows.length;
  if (headers.length < 2 || headers.some(({ source }) => source === '') || !isOther) return false;
  if (fitting < 2 || fitting * 4 < cells.length * 3) return false;
  at.clear();
  open.clear();
  for (const i of columns.headers.keys()) open.add(i);
  matching.take(Object.keys(shape.columns)[0], 0, 'header');
  matching.score = open.size * (weights.header + weights.words);
  return true;
}

/** Whether the first column names what the others give, and most cells are of the kind that the shape asks for. */
function isGrid<Id extends string>(matching: Matching<Id>): boolean {
  const { table, shape, at, open } = matching;
  const id = Object.keys(shape.columns)[0] as Id;
  const { looks } = shape.columns[id];
  const first = looks ? [...open].find((each) => matching.columns.mostLook(each, looks)) : [...open][0];
  if (first !== undefined && shape.inOrder) matching.take(id, first, 'order');
  const [index] = at.values();
  if (index === undefined || open.size < (shape.among ? 1 : 2)) return false;
  const { headers } = shape;
  const giving = new Set(
    [...open].filter((i) => !headers || headers(table.header.cells[i] as Inline, matching.columns.saying(i))),
  );
  // Beside columns of the kind asked for there may be a few that tell of them.
  if (headers && (giving.size < 2 || giving.size * 2 < open.size)) return false;
  const cells = table.rows.flatMap((row) =>
    row.cells.filter((each, i) => giving.has(i) && each.source !== ''),
  );
  const filled = shape.among ? cells.filter((each) => !shape.rest?.(each)) : cells;
  const isOfKind = shape.among ? namesIn(table.rows, index) : shape.rest;
  const fitting = isOfKind ? filled.filter(isOfKind).length : 0;
  if (filled.length === 0 || (fitting < filled.length * 0.6 && !(shape.few && areFew(cells)))) return false;
  matching.score += open.size * (weights.header + 0.25);
  return true;
}

/** What words of a header tell; "Rule ID" numbers what "Rule description" says. */
function byWords<Id extends string>(matching: Matching<Id>): void {
  const { open, lookup, shape, columns } = matching;
  const { headers } = columns;
  const numbersLast = [...open].sort((one, other) => numbered(headers[one]) - numbered(headers[other]));
  for (const index of numbersLast) {
    // What a header says in brackets is said of what it names before them.
    const told = lookup.within(columns.bare[index] ?? '').find((id) => {
      const { never } = shape.columns[id as Id];
      return matching.isFree(id) && !(never && columns.mostLook(index, never));
    });
    matching.take(told, index, 'words');
  }
}

/** What the look of cells tells. */
function byCells<Id extends string>(matching: Matching<Id>): void {
  const { open, lookup, columns } = matching;
  for (const index of [...open]) {
    const told = lookup.byCells.find(([id, looks]) => matching.isFree(id) && columns.mostLook(index, looks));
    matching.take(told?.[0], index, 'cells');
  }
}

/** What cells tell that name what another column holds. */
function byNames<Id extends string>(matching: Matching<Id>): void {
  const { lookup, at } = matching;
  for (const [id, among] of lookup.byNames) {
    const naming = at.get(id as Id);
    if (naming !== undefined) {
      matching.take(among, namedBy(matching, naming, among as Id) ?? -1, 'cells');
      continue;
    }
    const other = at.get(among as Id) ?? ofNames(matching, among as Id);
    const column = other === undefined ? undefined : namingColumn(matching, other);
    if (other === undefined || column === undefined) continue;
    matching.take(among, other, 'cells');
    matching.giveUp(column);
    matching.take(id, column, 'cells');
  }
}

/** The column of which another one, told already, names what it holds. */
function namedBy<Id extends string>(matching: Matching<Id>, naming: number, id: Id): number | undefined {
  const { open, columns, table } = matching;
  if (!matching.isFree(id)) return undefined;
  const isNamed = (index: number): boolean =>
    columns.mostLook(index, mayBeName) && columns.mostLook(naming, listsNamesOf(table.rows, index));
  return [...open].sort((one, other) => one - other).find(isNamed);
}

/** The column whose cells name what another holds: one that nothing has told, or one whose header may mean something else. */
function namingColumn<Id extends string>(matching: Matching<Id>, other: number): number | undefined {
  const { open, columns, table, exact, at } = matching;
  const isNaming = listsNamesOf(table.rows, other);
  const names = (index: number): boolean => index !== other && columns.mostLook(index, isNaming);
  const found = [...open].find(names);
  if (found !== undefined || exact) return found;
  const areAll = (index: number): boolean => columns.saying(index).every(isNaming);
  return [...at.values()].find((index) => names(index) && (!hasTitle(matching, index) || areAll(index)));
}

/** The first column of names that another one holds as well, where no header tells it. */
function ofNames<Id extends string>(matching: Matching<Id>, id: Id): number | undefined {
  const { open, columns } = matching;
  if (!matching.isFree(id)) return undefined;
  return [...open]
    .sort((one, other) => one - other)
    .find((index) => columns.mostLook(index, mayBeName) && namingColumn(matching, index) !== undefined);
}

/** What its place tells of a column that is needed still; one that only counts the rows says nothing. */
function byOrder<Id extends string>(matching: Matching<Id>): void {
  const { shape, open, columns } = matching;
  const left = (shape.inOrder ?? []).filter((id) => matching.isFree(id));
  for (const id of left) {
    const { never } = shape.columns[id];
    // From left to right, though a rival has given a column back.
    const inTurn = [...open].sort((one, other) => one - other);
    const fitting = inTurn.filter((each) => !never || !columns.mostLook(each, never));
    const index = fitting.find((each) => !columns.mostLook(each, isCount)) ?? fitting[0];
    if (index !== undefined && lacks(matching, id)) matching.take(id, index, 'order');
  }
}

function numbered(header = ''): number {
  return numbering.has(header.slice(header.lastIndexOf(' ') + 1)) && header.includes(' ') ? 1 : 0;
}
const numbering = new Set(['id', 'no', 'nr', 'number']);

/** Whether a column of a grid holds what the grid gives: whatever its header is called, it names nothing. */
function isAnswer(columns: TableColumns, { open, rest, among }: TableShape, index: number): boolean {
  if (!open || !rest || among) return false;
  return columns.mostFilledLook(index, rest);
}

/** Whether cells, or where a column stands, may meet every need of a shape that its headers do not. */
function mayFit<Id extends string>({ shape, at }: Matching<Id>): boolean {
  return shape.needs.every((any) =>
    any.some((id) => {
      const { looks, among } = shape.columns[id];
      return at.has(id) || looks || among || isNamed(shape, id) || shape.inOrder?.includes(id);
    }),
  );
}

/** Whether another column holds the names of one. */
function isNamed<Id extends string>({ columns }: TableShape<Id>, id: Id): boolean {
  return Object.values<Column>(columns).some(({ among }) => among === id);
}

/** Whether a need of the shape is unmet that the column would meet. */
function lacks<Id extends string>({ shape, at }: Matching<Id>, id: Id): boolean {
  return shape.needs.some((any) => any.includes(id) && !any.some((each) => at.has(each)));
}
