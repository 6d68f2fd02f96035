import type { SizedGraph } from './places.ts';

/** Room between two layers, in CSS pixels; words of lines have a layer of their own. */
const gap = 36;

/** A line that leaves a node, and where it leads, by number. */
interface Way {
  readonly line: number;
  readonly to: number;
}

function waysOf({ nodes, edges }: SizedGraph): readonly (readonly Way[])[] {
  const numbers = new Map(nodes.map(({ of }, index) => [of.id, index]));
  const ways: Way[][] = nodes.map(() => []);
  for (const [line, { of }] of edges.entries()) {
    const to = numbers.get(of.to);
    if (to !== undefined) ways[numbers.get(of.from) ?? -1]?.push({ line, to });
  }
  return ways;
}

/** What a walk begins with comes first. */
const rankOf = ({ of: { shape } }: SizedGraph['nodes'][number]): number =>
  shape === 'dot' || shape === 'entry' ? 0 : 1;

/**
 * How far a graph reaches at least when its lines run to the right (`width`) or down (`height`), in CSS pixels: its
 * longest way, without the lines that lead back to where a walk through it, depth first, has come from.
 */
export function reachOf(sized: SizedGraph, side: 'width' | 'height'): number {
  const { nodes, edges } = sized;
  const ways = waysOf(sized);
  const reach: (number | undefined)[] = [];
  const open = new Set<number>();
  const roomOf = ({ line, to }: Way): number => {
    const beyond = reach[to];
    const words = edges[line]?.measured[side] ?? 0;
    return beyond === undefined ? 0 : gap + (words === 0 ? 0 : words + gap) + beyond;
  };
  const begins = [...nodes.entries()].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  for (const [begin] of begins) {
    const walk = [begin];
    for (let at = walk.at(-1); at !== undefined; at = walk.at(-1)) {
      open.add(at);
      const own = ways[at] ?? [];
      const next = own.find(({ to }) => reach[to] === undefined && !open.has(to));
      if (next) {
        walk.push(next.to);
        continue;
      }
      reach[at] ??= (nodes[at]?.measured[side] ?? 0) + Math.max(0, ...own.map(roomOf));
      open.delete(at);
      walk.pop();
    }
  }
  return Math.max(0, ...reach.map((each = 0) => each));
}
