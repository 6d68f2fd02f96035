import type { Line } from '../../place.ts';
import type { Block } from '../../syntax/block.ts';
import type { Gathered } from './gathered.ts';

/** A look of a line's reader at more than the line: tells whether it finds the same in a block, behind what is gathered before. */
export type Look = (block: Block, before: Gathered<unknown>) => boolean;

/** What a line gave, in which surroundings, and what its reader looked at besides. */
interface LineReading {
  readonly gathered: Gathered<unknown>;
  readonly result: unknown;
  readonly around: readonly unknown[];
  readonly looks: readonly Look[];
}

/** What lines gave that have outlived the block they were read in: somebody is at work there. */
export const lineReadings = new WeakMap<Line, LineReading>();
