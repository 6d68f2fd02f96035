import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Graph, type GraphEdge, type GraphNode, graphParts } from '../../../src/engine/index.ts';

const node = (id: string): GraphNode => ({
  id,
  shape: 'card',
  name: id,
  title: [{ text: id, style: 'name' }],
  rows: [],
  at: { from: 0, to: 1 },
});

const edge = (from: string, to: string): GraphEdge => ({
  id: `${from} ${to}`,
  from,
  to,
  labels: [],
  dashed: false,
  tail: 'plain',
  head: 'arrow',
});

/** A graph of so many nodes with lines between them, and a hub that many lead to. */
const graphs = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.array(fc.tuple(fc.nat(299), fc.nat(299)), { maxLength: 400 }))
  .map(([size, pairs]): Graph => {
    const ids = Array.from({ length: size }, (_, index) => `n${index}`);
    const drawn = new Map(
      pairs.map(([from, to]) => {
        const made = edge(`n${from % size}`, `n${to % size}`);
        return [made.id, made];
      }),
    );
    for (const id of ids.slice(1, 90)) drawn.set(`${id} n0`, edge(id, 'n0'));
    return { nodes: ids.map(node), edges: [...drawn.values()] };
  });

test('a small graph is one part, as it is', () => {
  const graph = { nodes: [node('a'), node('b')], edges: [edge('a', 'b')] };
  expect(graphParts(graph)).toEqual([{ name: '', graph, size: 2 }]);
});

test('the parts of a large graph have every node once, and every line begins and ends in its part', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const parts = graphParts(graph);
      const own = parts.flatMap(({ graph: { nodes }, size }) => nodes.slice(0, size).map(({ id }) => id));
      expect([...own].sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
      for (const { graph: part } of parts) {
        const ids = new Set(part.nodes.map(({ id }) => id));
        expect(ids.size).toBe(part.nodes.length);
        if (parts.length > 1) expect(part.nodes.length).toBeLessThanOrEqual(48);
        for (const { from, to } of part.edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
      }
    }),
    { numRuns: 60 },
  );
});

test('what hangs together stays together, whatever leads to one and the same', () => {
  const chains = Array.from({ length: 10 }, (_, chain) =>
    Array.from({ length: 10 }, (_, index) => `c${chain}i${index}`),
  );
  const ids = ['hub', ...chains.flat()];
  const edges = chains.flatMap((chain) =>
    chain.flatMap((id, index) => [edge(id, 'hub'), ...(index > 0 ? [edge(chain[index - 1] ?? '', id)] : [])]),
  );
  const parts = graphParts({ nodes: ids.map(node), edges });
  for (const chain of chains) {
    const holders = parts.filter(({ graph, size }) =>
      graph.nodes.slice(0, size).some(({ id }) => chain.includes(id)),
    );
    expect(holders.length).toBe(1);
    expect(holders[0]?.graph.nodes.map(({ id }) => id)).toContain('hub');
  }
});
