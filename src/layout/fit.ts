import type { Drawing } from '../engine/index.ts';

/** The column of a published page, in CSS pixels: the page leaves that much beside its contents. */
const column = 888;

/** How much a drawing must be made smaller to fit the column: 1 when it fits. */
const shrink = ({ width }: Drawing): number => Math.max(1, width / column);

/** The drawing that is read with less effort: the one that shrinks less, and of two that fit the lower. */
export function fits(first: Drawing, second: Drawing): Drawing {
  const [a, b] = [shrink(first), shrink(second)];
  if (a === b) return first.height <= second.height ? first : second;
  return a < b ? first : second;
}
