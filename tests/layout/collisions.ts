import type { Box, Drawing, PlacedEdge, PlacedWords } from '../../src/engine/index.ts';

/** What a reader would stumble over in a drawing, counted. */
export interface Collisions {
  /** Pairs of boxes and labels that lie on each other. */
  readonly overlaps: number;
  /** Pieces of lines that run through a box or a label that is not theirs. */
  readonly throughs: number;
  /** Words that stick out of their box, or of the drawing. */
  readonly clipped: number;
  /** Places where two lines cross. */
  readonly crossings: number;
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Half a pixel is rounding. */
const slack = 0.6;

const overlap = (a: Box, b: Box): boolean =>
  a.x + slack < b.x + b.width &&
  b.x + slack < a.x + a.width &&
  a.y + slack < b.y + b.height &&
  b.y + slack < a.y + a.height;

function segmentsOf({ points }: PlacedEdge): Segment[] {
  return points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    return [from.x, from.y, point.x, point.y];
  });
}

/** The box around a piece that runs across or down. */
const boxOf = ([x1, y1, x2, y2]: Segment): Box => ({
  x: Math.min(x1, x2) - slack,
  y: Math.min(y1, y2) - slack,
  width: Math.abs(x2 - x1) + 2 * slack,
  height: Math.abs(y2 - y1) + 2 * slack,
});

const shrunk = ({ x, y, width, height }: Box): Box => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

const isFlat = ([, y1, , y2]: Segment): boolean => Math.abs(y1 - y2) < 0.1;

function cross(a: Segment, b: Segment): boolean {
  if (isFlat(a) === isFlat(b)) return false;
  const [flat, steep] = isFlat(a) ? [a, b] : [b, a];
  const [x, y] = [steep[0], flat[1]];
  const within = (value: number, one: number, other: number): boolean =>
    value > Math.min(one, other) + slack && value < Math.max(one, other) - slack;
  return within(x, flat[0], flat[2]) && within(y, steep[1], steep[3]);
}

const wordsBox = ({ x, y, width, anchor }: PlacedWords): Box => ({
  x: anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x,
  y: y - 11,
  width,
  height: 14,
});

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const pairs = <T>(list: readonly T[], meet: (a: T, b: T) => boolean): number =>
  list.reduce((sum, a, index) => sum + list.slice(index + 1).filter((b) => meet(a, b)).length, 0);

/** Measures a drawing. */
export function collisionsOf({ nodes, edges, width, height }: Drawing): Collisions {
  const labels = edges.flatMap((edge) => edge.labels.map(({ box }) => ({ edge, box })));
  const lines = edges.flatMap((edge) => segmentsOf(edge).map((segment) => ({ edge, segment })));
  const boxes: Box[] = [...nodes, ...labels.map(({ box }) => box)];
  const throughs = lines.reduce((sum, { edge, segment }) => {
    const line = boxOf(segment);
    const hit = nodes.filter((node) => overlap(line, shrunk(node))).length;
    const read = labels.filter((label) => label.edge !== edge && overlap(line, shrunk(label.box))).length;
    return sum + hit + read;
  }, 0);
  const page = { x: 0, y: 0, width, height };
  const words: [outer: Box, inner: Box][] = [
    ...nodes.flatMap((node) => [
      [page, node] as [Box, Box],
      ...[...node.title, ...node.rows.flatMap((row) => row.words)].map((each): [Box, Box] => [
        node,
        wordsBox(each),
      ]),
    ]),
    ...edges.flatMap((edge) =>
      edge.labels.flatMap(({ box, words }) => [
        [page, box] as [Box, Box],
        ...words.map((each): [Box, Box] => [box, wordsBox(each)]),
      ]),
    ),
  ];
  return {
    overlaps: pairs(boxes, overlap),
    throughs,
    clipped: words.filter(([outer, inner]) => !contains(outer, inner)).length,
    crossings: pairs(lines, (a, b) => a.edge !== b.edge && cross(a.segment, b.segment)),
  };
}
