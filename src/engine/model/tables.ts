import type { Row, TableBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { words } from './names.ts';

/** One column of a table shape: its canonical header, and what else its header may be called. */
export interface Column {
  readonly title: string;
  /** Other headers, as `words` folds them. */
  readonly also?: readonly string[];
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
}

/** A table found to have a shape. */
export interface MatchedTable<Id extends string> {
  /** Column index by id. */
  readonly at: ReadonlyMap<Id, number>;
  /** Indices of columns the shape does not know. */
  readonly extra: readonly number[];
  /** Whether every header is the canonical one. */
  readonly exact: boolean;
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

/** Reads a table's header as a shape; undefined when a needed column is missing. */
export function matchTable<Id extends string>(
  header: Row,
  shape: TableShape<Id>,
): MatchedTable<Id> | undefined {
  const lookup = lookupOf(shape);
  const at = new Map<Id, number>();
  const extra: number[] = [];
  let exact = true;
  header.cells.forEach((cell, index) => {
    const found = lookup.get(words(plain(cell)));
    if (!found || at.has(found.id as Id)) {
      extra.push(index);
      exact = false;
      return;
    }
    at.set(found.id as Id, index);
    exact &&= found.exact;
  });
  const fits = shape.needs.every((any) => any.some((id) => at.has(id)));
  return fits ? { at, extra, exact, score: at.size - extra.length / 4 } : undefined;
}

/** The best matching of several shapes; the earlier one when two match equally. */
export function bestShape<S extends Readonly<Record<string, TableShape>>>(
  table: TableBlock,
  shapes: S,
): { [K in keyof S]: { kind: K; match: MatchedTable<string> } }[keyof S] | undefined {
  let best: { kind: keyof S; match: MatchedTable<string> } | undefined;
  for (const kind of Object.keys(shapes) as (keyof S & string)[]) {
    const match = matchTable(table.header, shapes[kind] as TableShape);
    if (match && (!best || match.score > best.match.score)) best = { kind, match };
  }
  return best as { [K in keyof S]: { kind: K; match: MatchedTable<string> } }[keyof S] | undefined;
}
