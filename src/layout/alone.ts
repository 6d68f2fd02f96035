import { type Point, padding } from './geometry.ts';

/** Room between what stands alone, in CSS pixels. */
const gap = 28;

/** Places of what stands alone, by their upper left corners, and the room that they take with what is above. */
export interface Alone {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly Point[];
}

/**
 * Places for things that no line meets, in columns of one width below what is `above`: each goes where the column is
 * shortest so far, so that their order is that of the text, row by row, and none leaves a hole.
 */
export function placeAlone(
  things: readonly { readonly width: number; readonly height: number }[],
  above: number,
  room: number,
): Alone {
  if (things.length === 0) return { width: 0, height: 0, corners: [] };
  const widest = Math.max(...things.map(({ width }) => width));
  const count = Math.max(1, Math.floor((room - 2 * padding + gap) / (widest + gap)));
  const top = above === 0 ? padding : above - padding + gap;
  const ends = Array.from({ length: Math.min(count, things.length) }, () => top);
  const corners = things.map(({ height }) => {
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    ends[column] = y + height + gap;
    return { x: padding + column * (widest + gap), y };
  });
  return {
    width: Math.max(...corners.map(({ x }, index) => x + (things[index]?.width ?? 0))) + padding,
    height: Math.max(...ends) - gap + padding,
    corners,
  };
}
