import { words } from '../words/names.ts';

/** What people call a part of something, above a column or before a line. */
export interface Called {
  /** Its canonical name. */
  readonly title: string;
  /** What else it may be called, as `words` folds it. */
  readonly also?: readonly string[];
}

/** What headers and labels stand for, by what `words` folds them to. */
export type Vocabulary<Part extends string = string> = ReadonlyMap<string, Part>;

/**
 * The vocabulary of some parts. A title is that of its part, whatever else may be called so; what several parts may
 * be called is the last of them.
 */
export function vocabularyOf<Part extends string>(parts: Readonly<Record<Part, Called>>): Vocabulary<Part> {
  const all = Object.entries<Called>(parts) as [Part, Called][];
  return new Map([
    ...all.flatMap(([part, { also = [] }]) => also.map((name) => [name, part] as const)),
    ...all.map(([part, { title }]) => [words(title), part] as const),
  ]);
}
