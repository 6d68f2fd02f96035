import { padding } from './geometry.ts';
import type { Places, SizedGraph } from './places.ts';

/** Room between what does not hang together, in CSS pixels. */
const gap = 36;

/** What hangs together in a graph, the largest first: each a graph of its own, with the numbers of its things in the whole. */
export interface Component {
  readonly graph: SizedGraph;
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** A graph in parts that no line joins. Lines to nodes that it does not have are refused with an error. */
export function componentsOf({ nodes, edges }: SizedGraph): readonly Component[] {
  const numbers = new Map(nodes.map(({ of }, index) => [of.id, index]));
  const numberOf = (id: string): number => {
    const found = numbers.get(id);
    if (found === undefined) throw new TypeError(`A line leads to “${id}”, which is not in the graph.`);
    return found;
  };
  const leaders = nodes.map((_, index) => index);
  const leaderOf = (index: number): number => {
    let at = index;
    for (let next = leaders[at] ?? at; next !== at; next = leaders[at] ?? at) {
      leaders[at] = leaders[next] ?? next;
      at = next;
    }
    return at;
  };
  const ends = edges.map(({ of: { from, to } }) => [numberOf(from), numberOf(to)] as const);
  for (const [from, to] of ends) leaders[leaderOf(to)] = leaderOf(from);
  const found = new Map<number, { nodes: number[]; edges: number[] }>();
  const of = (index: number): { nodes: number[]; edges: number[] } => {
    const known = found.get(leaderOf(index));
    if (known) return known;
    const made = { nodes: [], edges: [] };
    found.set(leaderOf(index), made);
    return made;
  };
  for (const index of nodes.keys()) of(index).nodes.push(index);
  for (const [index, [from]] of ends.entries()) of(from).edges.push(index);
  return [...found.values()]
    .sort((a, b) => b.nodes.length - a.nodes.length)
    .map((own) => ({
      ...own,
      graph: {
        nodes: own.nodes.flatMap((index) => nodes[index] ?? []),
        edges: own.edges.flatMap((index) => edges[index] ?? []),
      },
    }));
}

/** The places of a whole graph from those of its parts, which stand side by side as far as a column has room, then below. */
export function packed(
  whole: SizedGraph,
  parts: readonly { readonly component: Component; readonly places: Places }[],
  column: number,
): Places {
  const [only] = parts;
  if (only && parts.length === 1) return only.places;
  const nowhere = { x: 0, y: 0 };
  const nodes: { x: number; y: number }[] = whole.nodes.map(() => nowhere);
  const edges: Places['edges'][number][] = whole.edges.map(() => ({ points: [], label: nowhere }));
  const [inner, room] = [2 * padding, Math.max(column, ...parts.map(({ places }) => places.width))];
  let [left, top, bottom, right] = [0, 0, 0, 0];
  for (const { component, places } of parts) {
    if (left > 0 && left + gap - inner + places.width > room) [left, top] = [0, bottom + gap - inner];
    const by = { x: left === 0 ? 0 : left + gap - inner, y: top };
    const moved = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x + by.x, y: y + by.y });
    for (const [index, own] of component.nodes.entries()) nodes[own] = moved(places.nodes[index] ?? nowhere);
    for (const [index, own] of component.edges.entries()) {
      const { points, label } = places.edges[index] ?? { points: [], label: nowhere };
      edges[own] = { points: points.map(moved), label: moved(label) };
    }
    left = by.x + places.width;
    [right, bottom] = [Math.max(right, left), Math.max(bottom, by.y + places.height)];
  }
  return { width: right, height: bottom, nodes, edges };
}
