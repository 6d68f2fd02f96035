import type { Drawing } from '../engine/index.ts';
import type { Direction } from './lay-out.ts';

/** How much a drawing must be made smaller to fit a column: 1 when it fits. */
const shrink = ({ width }: Drawing, column: number): number => Math.max(1, width / column);

/**
 * The drawing that is read with less effort in a column of some CSS pixels: to the right where that fits, else
 * downwards where that shrinks less. `draw` is asked for the second only where the first does not fit.
 */
export async function fitting(
  draw: (direction: Direction) => Promise<Drawing>,
  column: number,
): Promise<Drawing> {
  const right = await draw('RIGHT');
  if (shrink(right, column) === 1) return right;
  const down = await draw('DOWN');
  return shrink(right, column) < shrink(down, column) ? right : down;
}
