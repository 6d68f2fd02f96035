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

/** What all lines meet, and what stands at their other ends, one line each. */
export interface Star {
  readonly hub: number;
  readonly leaves: readonly Leaf[];
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
  // Lines share the end at the middle, which must mean the same for all of them.
  const ends = new Set(edges.map(({ of: { to, head, tail } }) => (to === hub ? `${head} ` : ` ${tail}`)));
  if (ends.size > 1) return undefined;
  const dashes = new Set(edges.map(({ of: { dashed } }) => dashed));
  return dashes.size > 1 ? undefined : { hub: at, leaves: leaves.sort((a, b) => a.node - b.node) };
}

/**
 * A star with its leaves in so many columns, in the order of the graph: from the middle, in the upper left corner, one
 * line runs along the top, and one down each column.
 */
export function placeStar({ nodes, edges }: SizedGraph, { hub, leaves }: Star, columns: number): Places {
  const sizeOf = (node: number) => nodes[node]?.measured ?? { width: 0, height: 0 };
  const wordsOf = (edge: number) => edges[edge]?.measured ?? { width: 0, height: 0 };
  const corners: Point[] = nodes.map(() => ({ x: 0, y: 0 }));
  const lines: Places['edges'][number][] = edges.map(() => ({ points: [], label: { x: 0, y: 0 } }));
  corners[hub] = { x: padding, y: padding };
  const start = { x: padding + sizeOf(hub).width, y: padding + Math.min(16, sizeOf(hub).height / 2) };
  let x = start.x;
  let bottom = padding + sizeOf(hub).height;
  const each = Math.ceil(leaves.length / columns);
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
      const points = [start, { x: bus, y: start.y }, { x: bus, y: middle }, { x: left, y: middle }];
      lines[edge] = {
        points: inward ? points.reverse() : points,
        label: { x: bus + room.words, y: middle + 3 },
      };
      y += height + room.leaves;
    }
    bottom = Math.max(bottom, y - room.leaves);
    x = left + Math.max(...own.map(({ node }) => sizeOf(node).width));
  }
  return { width: x + padding, height: bottom + padding, nodes: corners, edges: lines };
}
