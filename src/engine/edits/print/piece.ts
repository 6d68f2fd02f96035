import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';

/** One fact as it is printed: a row of a table, a list item, or either, as it stands in the text. */
export interface Piece {
  /** Where it stands in the text; without length when it has no text yet. */
  readonly at: Place;
  /** The kind of table it is a row of; consecutive rows of one kind form one table. */
  readonly table: string;
  /** The canonical columns, in order; none when it is never a row. */
  readonly columns: readonly string[];
  /** Cells by column; a column that is not canonical is printed when a row of the table fills it. */
  readonly cells: Readonly<Record<string, string>>;
  /** Columns of running text, which is printed as it stands in the text, with its code and emphasis. */
  readonly prose: readonly string[];
  /** The fact as a list item, from its running text (the last of `prose`). */
  readonly bullet?: (prose: string) => string;
  /** What was read from its text, to tell whether the printed form still holds every word. */
  readonly holds: unknown;
}

/** An element that a heading opens: an entity, a lifecycle, a call. */
export interface Section {
  readonly at: Place;
  /** The heading's text without its marks; empty when the text's own heading stays. */
  readonly heading: string;
  /** Paragraphs under the heading, for an element that has no text yet. */
  readonly intro: readonly string[];
  readonly pieces: readonly Piece[];
  readonly holds: unknown;
}

/** The elements of a point in order: what needs no heading, then what does. */
export interface Printed {
  readonly pieces: readonly Piece[];
  readonly sections: readonly Section[];
}

/** What a printer of one point is: model and text to rows, list items and sections. */
export type PrintPoint = (model: Model, text: string) => Printed;

/** Cells by their columns. A document may call a column `constructor`: there is no prototype to find that in. */
export function cellsOf(
  ...all: readonly (Readonly<Record<string, string>> | undefined)[]
): Record<string, string> {
  return Object.assign(Object.create(null), ...all);
}

/** A row from its kind, what it prints, its columns and their cells in order. */
export function row(
  table: string,
  element: { readonly at: Place },
  columns: readonly string[],
  cells: readonly string[],
  more: { readonly prose?: readonly string[]; readonly extra?: Readonly<Record<string, string>> } = {},
): Piece {
  const byColumn = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  return {
    at: element.at,
    table,
    columns,
    cells: cellsOf(byColumn, more.extra),
    prose: more.prose ?? [],
    holds: element,
  };
}

/** A list item and nothing else; `prose` is its running text. */
export function item(
  list: string,
  element: { readonly at: Place },
  prose: string,
  bullet: (prose: string) => string,
  holds: unknown = element,
): Piece {
  return { at: element.at, table: list, columns: [], cells: { Text: prose }, prose: ['Text'], bullet, holds };
}

/** A fact that is a bullet with a label: `- Governs: …`. */
export function label(title: string, value: string, at: Place, holds: unknown): Piece {
  return item('labels', { at }, '', () => `${title}: ${value}`, holds);
}
