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

/** Leaves of a star in columns of so many, to the right of where a line begins that runs along their top; gives their far corner. */
function placeSide(
  { nodes, edges }: SizedGraph,
  leaves: readonly Leaf[],
  each: number,
  trunk: readonly Point[],
  { corners, lines }: Placed,
): Point {
  const sizeOf = (node: number) => nodes[node]?.measured ?? { width: 0, height: 0 };
  const wordsOf = (edge: number) => edges[edge]?.measured ?? { width: 0, height: 0 };
  const start = trunk.at(-1) ?? { x: 0, y: 0 };
  let { x, y: bottom } = start;
  for (let first = 0; first < leaves.length; first += each) {
    const own = leaves.slice(first, first + each);
    const bus = x + room.stub;
    const words = Math.max(0, ...own.map(({ edge }) => wordsOf(edge).width));
    const left = bus + (words === 0 ? room.stub : room.words + words + room.stub);
    let y = start.y + room.trunk;
    for (const { node, edge, inward } of own) {
      const [size, label] = [sizeOf(node), wordsOf(edge)];
      const height = Math.max(size.height, label.height === 0 ? 0 : 2 * label.height + 8);
      const middle = y + height / 2;
      corners[node] = { x: left, y: middle - size.height / 2 };
      const points = [...trunk, { x: bus, y: start.y }, { x: bus, y: middle }, { x: left, y: middle }];
      lines[edge] = {
        points: inward ? points.reverse() : points,
        label: { x: bus + room.words, y: middle + 3 },
      };
      y += height + room.leaves;
    }
    bottom = Math.max(bottom, y - room.leaves);
    x = left + Math.max(...own.map(({ node }) => sizeOf(node).width));
  }
  return { x, y: bottom };
}

/**
 * A star with its leaves in so many columns, in the order of the graph: from the middle, in the upper left corner, one
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
  const each = Math.ceil(Math.max(beside.length, below.length) / columns);
  const start = { x: padding + width, y: padding + Math.min(16, height / 2) };
  const far = placeSide(sized, beside, each, [start], placed);
  const end = { x: far.x, y: Math.max(far.y, padding + height) };
  if (below.length === 0)
    return { width: end.x + padding, height: end.y + padding, nodes: placed.corners, edges: placed.lines };
  const down = { x: padding + width / 2, y: padding + height };
  const turn = { x: down.x, y: end.y + room.trunk };
  const last = placeSide(sized, below, each, [down, turn], placed);
  return {
    width: Math.max(end.x, last.x) + padding,
    height: last.y + padding,
    nodes: placed.corners,
    edges: placed.lines,
  };
}
