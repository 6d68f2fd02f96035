import type { Drawing } from '../engine/index.ts';

/** How much a drawing must be made smaller to fit a column: 1 when it fits. */
const shrink = ({ width }: Drawing, column: number): number => Math.max(1, width / column);

/**
 * The drawing that is read with less effort in a column of some CSS pixels: the one that shrinks less, and of two
 * that fit the lower.
 */
export function fits(first: Drawing, second: Drawing, column: number): Drawing {
  const [a, b] = [shrink(first, column), shrink(second, column)];
  if (a === b) return first.height <= second.height ? first : second;
  return a < b ? first : second;
}
