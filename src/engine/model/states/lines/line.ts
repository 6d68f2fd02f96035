import type { Form, LineOf } from '../../blocks/forms.ts';
import type { ItemRead } from '../../reader.ts';
import type { Head } from '../../words/phrases.ts';
import type { Fact } from '../lifecycle-facts.ts';

/** A line of point 4 with what stands at its head. */
export interface StateLine extends LineOf<Fact> {
  readonly head: Head | undefined;
}

/** One way to write a line. */
export type LineForm<L = StateLine> = Form<L, ItemRead>;
