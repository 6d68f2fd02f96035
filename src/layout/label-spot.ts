import type { Box } from '../engine/index.ts';
import { boxOf, grown, isFlat, meets, type Point, type Scene, type Segment, segmentsOf } from './geometry.ts';

/** Distance of words from their line, in CSS pixels. */
const away = 5;

/** Distance of the places that are tried along a line, in CSS pixels. */
const step = 10;

/** Places along a length: its middle first, then further out on both sides. */
function* along(length: number): Generator<number> {
  yield length / 2;
  for (let out = step; out < length / 2; out += step) {
    yield length / 2 - out;
    yield length / 2 + out;
  }
}

function* spotsAt(line: Segment, width: number, height: number): Generator<Point> {
  const { x, y, width: across, height: down } = boxOf(line);
  for (const place of along(Math.max(across, down))) {
    if (isFlat(line)) {
      const left = x + place - width / 2;
      yield { x: left, y: y + away };
      yield { x: left, y: y - away - height };
    } else {
      const top = y + place - height / 2;
      yield { x: x + away, y: top };
      yield { x: x - away - width, y: top };
    }
  }
}

/** A free place for the words of a line: beside its longest piece that has one, below rather than above. */
export function labelSpot(
  { nodes, labels, lines }: Scene,
  points: readonly Point[],
  size: { readonly width: number; readonly height: number },
): Point | undefined {
  const own = segmentsOf(points);
  const taken = [
    ...[...nodes, ...labels].map((box) => grown(box, 4)),
    ...[...lines, ...own].map((line) => grown(boxOf(line), 2)),
  ];
  const longest = [...own].sort((a, b) => length(b) - length(a));
  for (const line of longest) {
    for (const spot of spotsAt(line, size.width, size.height)) {
      const box: Box = { ...spot, ...size };
      if (box.x > 2 && box.y > 2 && !taken.some((other) => meets(other, box))) return spot;
    }
  }
  return undefined;
}

const length = (line: Segment): number => boxOf(line).width + boxOf(line).height;
