import { limits } from '../limits.ts';
import { type Anchor, Span } from '../place.ts';
import type { Inline } from './block.ts';
import { isSpace } from './inline-scan.ts';

/** Why text is not looked into, for its reader. */
export const reasons = {
  line: `A line of more than ${grouped(limits.line)} characters, or of more than ${grouped(limits.blanks)} blanks in a row, is not read.`,
  rows: `A table is read up to ${grouped(limits.tableRows)} rows; the rest is kept as text.`,
  nesting: `Lists are read ${limits.nesting} levels deep; what lies deeper is kept as text.`,
  comment: 'This comment is never closed, so everything behind it is part of it.',
} as const;

/** A stretch of a block that is not looked into. */
export interface Refusal {
  readonly at: Span;
  readonly why: string;
}

/**
 * What a block is read from: its own copy of the text and the block that places hang on. Offsets are those in
 * `source`, which are those from the block's beginning.
 */
export interface Stretch {
  readonly source: string;
  readonly anchor: Anchor;
  /** What was not looked into; readers add to it. */
  readonly refusals: Refusal[];
}

/** A count with commas between thousands, whatever the language of the machine. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * A copy of a string that does not keep the longer string alive which it was cut from: V8 makes a slice of 13
 * characters or more a view of the whole. Joining and cutting again makes it a view of the joined copy alone.
 */
export function detach(text: string): string {
  return ` ${text}`.slice(1);
}

/** The place between two offsets, without the white space around it. */
export function spanOf({ source, anchor }: Stretch, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (to > from && isSpace(source.charCodeAt(to - 1))) to--;
  while (from < to && isSpace(source.charCodeAt(from))) from++;
  return new Span(anchor, from, to);
}

/** The run of text between two offsets, without the white space around it. */
export function inlineOf(stretch: Stretch, start: number, end: number): Inline {
  const at = spanOf(stretch, start, end);
  return { source: stretch.source.slice(at.start, at.end), at };
}

/** The text between two offsets as it stands. */
export function verbatim(stretch: Stretch, start: number, end: number): Inline {
  return { source: stretch.source.slice(start, end), at: new Span(stretch.anchor, start, end) };
}
