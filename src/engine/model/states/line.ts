import type { Inline, Item } from '../../syntax/block.ts';
import type { Context } from '../blocks/context.ts';
import type { Form } from '../blocks/forms.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { ItemRead } from '../reader.ts';
import type { Head } from '../words/phrases.ts';
import type { Fact } from './lifecycle-facts.ts';

/** A line of point 4 on its way to becoming facts. */
export interface StateLine {
  readonly item: Item;
  readonly text: Inline;
  readonly context: Context;
  readonly gather: Gathering<Fact>;
  /** The lines below which it stands, the outermost first. */
  readonly above: readonly Item[];
  /** What stands at its head. */
  readonly head: Head | undefined;
}

/** One way to write a line. */
export type LineForm<L = StateLine> = Form<L, ItemRead>;
