import type { Box } from '../engine/index.ts';
import { boxOf, grown, meets, type Point, type Scene } from './geometry.ts';

/** A thing that a new node hangs together with, and the room that the words on the line between them take. */
export interface Neighbour {
  readonly box: Box;
  readonly label: { readonly width: number; readonly height: number };
}

/** Distances in CSS pixels: to other nodes and words, to lines, between the places that are tried, and how far those go. */
const apart = { boxes: 28, lines: 16, step: 14, reach: 900 };

/** What it costs when the drawing grows by a pixel, beside a pixel of line. */
const growth = 1.5;

const gaps = (a: Box, b: Box): readonly [number, number] => [
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width),
  Math.max(a.y - b.y - b.height, b.y - a.y - a.height),
];

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Whether words fit between two boxes, beside the ends of their line. */
function hasRoom(box: Box, { box: other, label }: Neighbour): boolean {
  const [across, down] = gaps(box, other);
  return across >= label.width + 44 || down >= label.height + 44;
}

function cost(box: Box, around: readonly Neighbour[], width: number, height: number): number {
  const own = centre(box);
  const lines = around.reduce((sum, { box: other }) => {
    const end = centre(other);
    return sum + Math.abs(end.x - own.x) + Math.abs(end.y - own.y);
  }, 0);
  const wider = Math.max(0, box.x + box.width - width);
  const higher = Math.max(0, box.y + box.height - height);
  return lines + growth * (wider + higher);
}

/**
 * A free place for a new node, near what it hangs together with: the drawing may grow to the right and downwards only,
 * so that nothing in it moves, and not where `avoid` says. Without neighbours it stands below everything.
 */
export function settle(
  scene: Scene,
  size: { readonly width: number; readonly height: number },
  around: readonly Neighbour[],
  drawing: { readonly width: number; readonly height: number },
  avoid: readonly Box[],
): Point {
  const below = { x: 12, y: drawing.height + apart.boxes - 12 };
  if (around.length === 0) return below;
  const centres = around.map(({ box }) => centre(box));
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const window = grown({ ...middle, width: 0, height: 0 }, apart.reach);
  const boxes = [...scene.nodes, ...scene.labels]
    .map((box) => grown(box, apart.boxes))
    .filter((box) => meets(box, window));
  const lines = scene.lines
    .map((line) => grown(boxOf(line), apart.lines))
    .filter((box) => meets(box, window));
  const taken = [...boxes, ...lines, ...avoid];
  const [left, top] = [Math.max(12, window.x), Math.max(12, window.y)];
  const right = Math.min(drawing.width + 400, window.x + window.width);
  const bottom = Math.min(drawing.height + 300, window.y + window.height);
  let best: { at: Point; cost: number } = { at: below, cost: Number.POSITIVE_INFINITY };
  for (let x = left; x <= right; x += apart.step) {
    for (let y = top; y <= bottom; y += apart.step) {
      const box = { x, y, ...size };
      const price = cost(box, around, drawing.width, drawing.height);
      if (price >= best.cost || !around.every((other) => hasRoom(box, other))) continue;
      if (!taken.some((other) => meets(other, box))) best = { at: { x, y }, cost: price };
    }
  }
  return best.at;
}
