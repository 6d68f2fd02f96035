import type { Box } from '../engine/index.ts';
import { boxOf, grown, isFlat, meets, type Point, type Segment, segmentsOf } from './geometry.ts';
import type { Places, SizedGraph } from './places.ts';

/** A step aside that is shorter than this, in CSS pixels, looks like a mistake. */
const short = 6;

/** Room that a line keeps, in CSS pixels: from others and from boxes, from words, from the corner of the box where it ends. */
const room = { lines: 6, words: 2, corner: 8 };

/** What a line must keep away from, and the boxes at its ends, where it is fast to a border. */
interface Around {
  readonly boxes: readonly Box[];
  readonly lines: readonly Segment[];
  readonly start: Box | undefined;
  readonly end: Box | undefined;
}

/** Whether a point of a border still lies on it, and not at its corner; a dot has no side to move along. */
function mayEnd(point: Point, flat: boolean, box: Box | undefined): boolean {
  if (box === undefined) return false;
  const [at, from, length] = flat ? [point.y, box.y, box.height] : [point.x, box.x, box.width];
  const margin = Math.min(room.corner, length / 2 - 2);
  return at >= from + margin && at <= from + length - margin;
}

/** The stretch from one corner to the next with both moved across to another place. */
const shifted = (from: Point, to: Point, flat: boolean, at: number): readonly [Point, Point] =>
  flat
    ? [
        { x: from.x, y: at },
        { x: to.x, y: at },
      ]
    : [
        { x: at, y: from.y },
        { x: at, y: to.y },
      ];

/** Whether a stretch may run where it would, a place to which it is moved. */
function isFree(moved: Segment, flat: boolean, { boxes, lines }: Around): boolean {
  const box = boxOf(moved);
  if (boxes.some((other) => meets(other, box))) return false;
  const near = grown(box, room.lines);
  return !lines.some((line) => isFlat(line) === flat && meets(boxOf(line), near));
}

/** A line whose two stretches around a short step are level; undefined where they cannot be. */
function without(points: readonly Point[], step: number, around: Around): readonly Point[] | undefined {
  const [before, from, to, after] = points.slice(step - 1, step + 3);
  if (!before || !from || !to || !after) return undefined;
  const flat = isFlat([before, from]);
  const [one, other] = flat ? [from.y, to.y] : [from.x, to.x];
  for (const level of [one, other, (one + other) / 2]) {
    const moved = shifted(before, after, flat, level);
    if (step === 1 && !mayEnd(moved[0], flat, around.start)) continue;
    if (step + 3 === points.length && !mayEnd(moved[1], flat, around.end)) continue;
    if (!isFree(moved, flat, around)) continue;
    return [...points.slice(0, step - 1), ...moved, ...points.slice(step + 3)];
  }
  return undefined;
}

const lengthOf = (line: Segment): number => boxOf(line).width + boxOf(line).height;

/** Takes short steps aside out of the lines of a graph, where nothing is in the way of the straight one. */
export function straighten({ nodes, edges }: SizedGraph, places: Places): Places {
  const boxes = new Map(
    nodes.map(({ of, measured: { width, height } }, index) => [
      of.id,
      { ...(places.nodes[index] ?? { x: 0, y: 0 }), width, height },
    ]),
  );
  const labels = edges.flatMap(({ measured: { width, height } }, index): Box[] =>
    height === 0
      ? []
      : [grown({ ...(places.edges[index]?.label ?? { x: 0, y: 0 }), width, height }, room.words)],
  );
  const lines = places.edges.map(({ points }) => points);
  for (const [index, edge] of edges.entries()) {
    for (let step = 1; step < (lines[index]?.length ?? 0) - 2; step++) {
      const points = lines[index] ?? [];
      const [from, to] = points.slice(step, step + 2);
      if (!from || !to || lengthOf([from, to]) >= short) continue;
      const others = [...boxes].filter(([id]) => id !== edge.of.from && id !== edge.of.to);
      const straight = without(points, step, {
        boxes: [...others.map(([, box]) => grown(box, room.lines)), ...labels],
        lines: lines.flatMap((other, at) => (at === index ? [] : segmentsOf(other))),
        start: boxes.get(edge.of.from),
        end: boxes.get(edge.of.to),
      });
      if (straight) {
        lines[index] = straight;
        step = 0;
      }
    }
  }
  return {
    ...places,
    edges: places.edges.map((edge, index) => ({ ...edge, points: lines[index] ?? edge.points })),
  };
}
