import type { TableBlock } from '../../syntax/block.ts';
import type { TableColumns } from './columns.ts';
import { type Lookup, lookupOf } from './lookup.ts';
import type { MatchedTable, TableShape } from './shape.ts';

/** What tells a column: its header, words of its header, its cells, or where it stands; surer ones weigh more. */
export const weights = { header: 1, words: 0.8, cells: 0.6, order: 0.3 } as const;

type Table = Pick<TableBlock, 'header' | 'rows'>;

/** A table on its way to having a shape: which columns are told so far, and how surely. */
export class Matching<Id extends string> {
  readonly table: Table;
  readonly columns: TableColumns;
  readonly shape: TableShape<Id>;
  readonly lookup: Lookup;
  readonly exact: boolean;
  readonly at = new Map<Id, number>();
  /** The columns that nothing has told. */
  readonly open: Set<number>;
  guessed = false;
  score = 0;

  constructor(table: Table, columns: TableColumns, shape: TableShape<Id>) {
    this.table = table;
    this.columns = columns;
    this.shape = shape;
    this.lookup = lookupOf(shape);
    this.exact = columns.headers.every((header) => this.lookup.byName.get(header)?.exact);
    this.open = new Set(columns.headers.keys());
  }

  /** Whether nothing has told which column is the one with an id. */
  isFree(id: string): boolean {
    return !this.at.has(id as Id);
  }

  take(id: string | undefined, index: number, by: keyof typeof weights): void {
    if (id === undefined || index < 0 || !this.isFree(id)) return;
    this.at.set(id as Id, index);
    this.open.delete(index);
    this.guessed ||= by === 'order';
    this.score += weights[by];
  }

  /** Takes back what has told a column. */
  giveUp(index: number): void {
    for (const [id, column] of this.at) if (column === index) this.at.delete(id);
    this.open.add(index);
  }

  /** Whether every need of the shape is met. */
  fits(): boolean {
    return this.shape.needs.every((any) => any.some((id) => this.at.has(id)));
  }

  result(): MatchedTable<Id> {
    const { at, open, exact, guessed, score } = this;
    return { at, extra: [...open], exact, guessed, score: score - open.size / 4 };
  }
}
