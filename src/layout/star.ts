import { type Point, padding } from './geometry.ts';
import type { Places, SizedGraph } from './places.ts';

/** Distances in CSS pixels: between leaves, from the middle or a column to the next line down, from that line to words, from words to their leaf, and below the line along the top. */
const room = { leaves: 20, stub: 28, words: 10, trunk: 20 };

/** A leaf of a star: its node and its line, by number. */
interface Leaf {
  readonly node: number;
  readonly edge: number;
  /** Whether its line leads to the middle. */
  readonly inward: boolean;
}

/** What all lines meet, and what stands at their other ends, one line each: those that end alike on one side. */
export interface Star {
  readonly hub: number;
  readonly sides: readonly (readonly Leaf[])[];
}

/** The star that a graph is; undefined where it is something else, or too little. */
export function starOf({ nodes, edges }: SizedGraph): Star | undefined {
  if (edges.length < 3 || nodes.length !== edges.length + 1) return undefined;
  const numbers = new Map(nodes.map(({ of }, index) => [of.id, index]));
  const [first] = edges;
  const hub = [first?.of.from, first?.of.to].find((id) =>
    edges.every(({ of: { from, to } }) => (from === id) !== (to === id)),
  );
  const at = hub === undefined ? undefined : numbers.get(hub);
  if (at === undefined) return undefined;
  const leaves = edges.map(({ of: { from, to } }, edge) => ({
    node: numbers.get(from === hub ? to : from) ?? -1,
    edge,
    inward: to === hub,
  }));
  if (new Set(leaves.map(({ node }) => node)).size !== leaves.length) return undefined;
  const dashes = new Set(edges.map(({ of: { dashed } }) => dashed));
  if (dashes.size > 1) return undefined;
  // Lines that share their end at the middle must mean the same there.
  const endOf = ({ edge }: Leaf): string => {
    const { to = '', head = '', tail = '' } = edges[edge]?.of ?? {};
    return to === hub ? `${head} ` : ` ${tail}`;
  };
  leaves.sort((a, b) => a.node - b.node);
  const ends = [...new Set(leaves.map(endOf))];
  if (ends.length > 2) return undefined;
  return { hub: at, sides: ends.map((end) => leaves.filter((leaf) => endOf(leaf) === end)) };
}

/** What is placed so far. */
interface Placed {
  readonly corners: Point[];
  readonly lines: Places['edges'][number][];
}

/** How high a leaf is with the words of its line, which stand beside its middle, and the room below it. */
function pitchOf({ nodes, edges }: SizedGraph, { node, edge }: Leaf): number {
  const words = edges[edge]?.measured.height ?? 0;
  return Math.max(nodes[node]?.measured.height ?? 0, words === 0 ? 0 : 2 * words + 8) + room.leaves;
}

/** Leaves in columns, in their order: each is filled up to a height. */
function columnsOf(sized: SizedGraph, leaves: readonly Leaf[], most: number): readonly (readonly Leaf[])[] {
  const columns: Leaf[][] = [];
  let height = most;
  for (const leaf of leaves) {
    const own = pitchOf(sized, leaf);
    if (height + own > most) {
      columns.push([]);
      height = 0;
    }
    columns.at(-1)?.push(leaf);
    height += own;
  }
  return columns;
}

/** The least height, to a pixel, with which leaves stand in no more than so many columns. */
function heightFor(sized: SizedGraph, leaves: readonly Leaf[], count: number): number {
  const pitches = leaves.map((leaf) => pitchOf(sized, leaf));
  let low = Math.max(0, ...pitches);
  let high = pitches.reduce((sum, pitch) => sum + pitch, 0);
  if (columnsOf(sized, leaves, low).length <= count) return low;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (columnsOf(sized, leaves, middle).length <= count) high = middle;
    else low = middle;
  }
  return high;
}

/** Leaves of a star in columns of a height, to the right of where a line begins that runs along their top; gives their far corner. */
function placeSide(
  sized: SizedGraph,
  leaves: readonly Leaf[],
  most: number,
  trunk: readonly Point[],
  { corners, lines }: Placed,
): Point {
  const { nodes, edges } = sized;
  const sizeOf = (node: number) => nodes[node]?.measured ?? { width: 0, height: 0 };
  const wordsOf = (edge: number) => edges[edge]?.measured ?? { width: 0, height: 0 };
  const start = trunk.at(-1) ?? { x: 0, y: 0 };
  let { x, y: bottom } = start;
  for (const own of columnsOf(sized, leaves, most)) {
    const bus = x + room.stub;
    const words = Math.max(0, ...own.map(({ edge }) => wordsOf(edge).width));
    const left = bus + (words === 0 ? room.stub : room.words + words + room.stub);
    let y = start.y + room.trunk;
    for (const leaf of own) {
      const { node, edge, inward } = leaf;
      const size = sizeOf(node);
      const pitch = pitchOf(sized, leaf);
      const middle = y + (pitch - room.leaves) / 2;
      corners[node] = { x: left, y: middle - size.height / 2 };
      const points = [...trunk, { x: bus, y: start.y }, { x: bus, y: middle }, { x: left, y: middle }];
      lines[edge] = {
        points: inward ? points.reverse() : points,
        label: { x: bus + room.words, y: middle + 3 },
      };
      y += pitch;
    }
    bottom = Math.max(bottom, y - room.leaves);
    x = left + Math.max(...own.map(({ node }) => sizeOf(node).width));
  }
  return { x, y: bottom };
}

/**
 * A star with its leaves in so many columns of much the same height, in the order of the graph: from the middle, in the upper left corner, one
 * line runs along the top, and one down each column. Lines that end otherwise at the middle leave it downwards, to
 * columns of their own below the others.
 */
export function placeStar(sized: SizedGraph, { hub, sides }: Star, columns: number): Places {
  const { nodes, edges } = sized;
  const placed: Placed = {
    corners: nodes.map(() => ({ x: 0, y: 0 })),
    lines: edges.map(() => ({ points: [], label: { x: 0, y: 0 } })),
  };
  const { width, height } = nodes[hub]?.measured ?? { width: 0, height: 0 };
  placed.corners[hub] = { x: padding, y: padding };
  const [beside = [], below = []] = sides;
  const most = Math.max(heightFor(sized, beside, columns), heightFor(sized, below, columns));
  const start = { x: padding + width, y: padding + Math.min(16, height / 2) };
  const far = placeSide(sized, beside, most, [start], placed);
  const end = { x: far.x, y: Math.max(far.y, padding + height) };
  if (below.length === 0)
    return { width: end.x + padding, height: end.y + padding, nodes: placed.corners, edges: placed.lines };
  const down = { x: padding + width / 2, y: padding + height };
  const turn = { x: down.x, y: end.y + room.trunk };
  const last = placeSide(sized, below, most, [down, turn], placed);
  return {
    width: Math.max(end.x, last.x) + padding,
    height: last.y + padding,
    nodes: placed.corners,
    edges: placed.lines,
  };
}
