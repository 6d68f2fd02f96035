import type { Inline, Item } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import { labelled } from '../words/names.ts';
import { unwrapped } from '../words/phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A line that says one thing of something: `From: draft`. */
export interface Entry<Label extends string = string> {
  readonly line: Inline;
  /** Its label: as `words` folds it, or what that stands for in the words of a point. */
  readonly label: Label;
  /** The label as it stands there. */
  readonly title: Inline;
  /** What stands behind it; may be empty. */
  readonly value: Inline;
}

/** A line as an entry of a record; undefined where it has no label. */
export function entryOf(line: Inline): Entry | undefined {
  const found = labelled(line);
  if (!found) return undefined;
  const title = slice(line, 0, line.source.length - found.rest.source.length);
  return { line, label: found.label, title, value: unwrapped(found.rest) };
}

/** A line as an entry of a record of a point; undefined where it has no label that the point knows. */
export function entryIn<Part extends string>(
  vocabulary: Vocabulary<Part>,
  line: Inline,
): Entry<Part> | undefined {
  const entry = entryOf(line);
  const label = entry && vocabulary.get(entry.label);
  return entry && label && { ...entry, label };
}

/**
 * What is said of one thing, part by part. Whatever reads a row of a table by this reads a record as well: cells answer
 * for their columns, lines for their labels.
 */
export type Cells<Part extends string = string> = (part: Part) => Inline | undefined;

/** What a record says; of two lines with one label the first. */
export function cellsOf<Part extends string>(record: readonly Entry<Part>[]): Cells<Part> {
  return (part) => record.find(({ label }) => label === part)?.value;
}

/** Divides what follows one another into records: `begins` tells of each whether it opens another than the one so far. */
export function divided<Line>(
  lines: readonly Line[],
  begins: (line: Line, record: readonly Line[]) => boolean,
): readonly (readonly Line[])[] {
  const records: Line[][] = [];
  for (const line of lines) {
    const last = records.at(-1);
    if (!last || begins(line, last)) records.push([line]);
    else last.push(line);
  }
  return records;
}

/** The lines of a text; what has no label of its own goes on with the line above. Backslashes only break lines. */
export function labelledLines(text: Inline, hasLabel: (line: Inline) => boolean): readonly Inline[] {
  return divided(linesOf(text), hasLabel).flatMap((lines) => {
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return [];
    const start = first.at.start - text.at.start;
    const all = text.source.slice(start, last.at.end - text.at.start).replace(/[\s\\]+$/, '');
    return slice(text, start, start + all.length);
  });
}

/** The lines right below an item. */
export function linesBelow({ children }: Item): readonly Inline[] {
  return children.flatMap(({ items }) => items.map(({ text }) => text));
}

/** What labels right below an item say, each once: the first of two equal ones. */
export function labelsBelow(item: Item): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of linesBelow(item).flatMap((line) => entryOf(line) ?? []))
    if (!found.has(entry.label)) found.set(entry.label, entry);
  return [...found.values()];
}
