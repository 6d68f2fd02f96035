import type { Places } from './places.ts';

/** A drawing is made smaller to fit down to this, and scrolls then: ui/drawing has the same bound. */
export const smallest = 0.75;

/** How high a window on a drawing is, beside its width. */
const window = 0.8;

/** What runs out of the column by less than this part is hardly noticed. */
const slightly = 1.02;

/** What runs out of the column must be moved to and fro to be read: that takes so much more than reading on below. */
const sideways = 1.5;

/**
 * What it takes to read a drawing in a column of some CSS pixels: 1 where it fits into one window, twice that for two
 * windows, and more where it must be made smaller.
 */
export function effortOf({ width, height }: Pick<Places, 'width' | 'height'>, column: number): number {
  const scale = Math.min(1, Math.max(smallest, column / width));
  const part = (width * scale) / column;
  const across = part > slightly ? part * sideways : Math.max(1, part);
  const down = Math.max(1, (height * scale) / (column * window));
  return (across * down) / scale;
}
