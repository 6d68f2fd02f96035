import type { Inline } from '../../syntax/block.ts';
import type { Called } from '../records/vocabulary.ts';
import { once } from '../tracking/once.ts';

/** One column of a table shape: what its header may be called, and what its cells look like. */
export interface Column extends Called {
  /** What its cells look like, for a header that says nothing known. */
  readonly looks?: (cell: Inline) => boolean;
  /** Whether cells that look so can be nothing else, so that they outweigh what another header says. */
  readonly surely?: boolean;
  /** What its header looks like, whatever it names: "A ticket is". */
  readonly headed?: RegExp;
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
  /** What the headers of an open shape's other columns look like, and what stands below them. */
  readonly headers?: (cell: Inline, below: readonly Inline[]) => boolean;
  /** They may look like anything as long as a few short answers come again and again. */
  readonly few?: boolean;
  /** They are among the names of the first column. */
  readonly among?: boolean;
  /** Their headers are among the names of the first column. */
  readonly square?: boolean;
  /** Their cells are among the names of their headers, as this tells; `title` stands above the first column. */
  readonly amongHeaders?: (cell: Inline, headers: readonly Inline[], title: Inline) => boolean;
  /** What the cells of a first column that the shape does not know never look like: they name the rows of another. */
  readonly notFirst?: (cell: Inline) => boolean;
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

/** The shapes of the tables of a reader, by kind. */
export const shapesIn = once((tables: Readonly<Record<string, { readonly shape: TableShape }>>) =>
  Object.fromEntries(Object.entries(tables).map(([kind, { shape }]) => [kind, shape])),
);
