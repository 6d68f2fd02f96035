import { effortOf, smallest } from './effort.ts';
import { type Point, padding } from './geometry.ts';

/** Room between what stands alone, in CSS pixels. */
const gap = 28;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Places of what stands alone, by their upper left corners, and the room that they take with what is above. */
export interface Alone {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly Point[];
}

/** Things in so many columns of one width below what is above. */
function inColumns(things: readonly Size[], above: number, count: number): Alone {
  const widest = Math.max(...things.map(({ width }) => width));
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

/**
 * Places for things that no line meets, in columns of one width below what is `above`: each goes where the column is
 * shortest so far, so that their order is that of the text, row by row, and none leaves a hole. There are as many
 * columns as it takes to read all with the least effort in a column of some CSS pixels.
 */
export function placeAlone(things: readonly Size[], above: Size, column: number): Alone {
  if (things.length === 0) return { width: 0, height: 0, corners: [] };
  const widest = Math.max(...things.map(({ width }) => width));
  const room = Math.max(above.width, column / smallest);
  const most = Math.max(1, Math.floor((room - 2 * padding + gap) / (widest + gap)));
  let best = { effort: Number.POSITIVE_INFINITY, places: inColumns(things, above.height, 1) };
  for (let count = 1; count <= most; count++) {
    const places = inColumns(things, above.height, count);
    const whole = { width: Math.max(above.width, places.width), height: places.height };
    const effort = effortOf(whole, column);
    if (effort <= best.effort) best = { effort, places };
  }
  return best.places;
}
