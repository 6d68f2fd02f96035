import type { Inline, Item } from '../../syntax/block.ts';
import type { Context } from './context.ts';
import type { Gathering } from './reading.ts';

/** A line of a point on its way to becoming facts. */
export interface LineOf<Fact> {
  readonly item: Item;
  readonly text: Inline;
  readonly context: Context;
  readonly gather: Gathering<Fact>;
  /** The lines below which it stands, the outermost first. */
  readonly above: readonly Item[];
}

/** One way to write something: what became of it, or undefined where it is written in another way. */
export type Form<Line, Read> = (line: Line) => Read | undefined;

/** What the first form that a line has makes of it; undefined where it has none of them. */
export function readInForm<Line, Read>(forms: readonly Form<Line, Read>[], line: Line): Read | undefined {
  for (const form of forms) {
    const read = form(line);
    if (read) return read;
  }
  return undefined;
}
