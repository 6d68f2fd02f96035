import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circlesOf } from '../../../src/engine/checks/circles.ts';

/** Whether one node is reached from another by at least one edge, found the plain way. */
function reaches(edges: ReadonlyMap<number, readonly number[]>, from: number, to: number): boolean {
  const queue = [...(edges.get(from) ?? [])];
  const seen = new Set(queue);
  for (const node of queue) {
    if (node === to) return true;
    for (const next of edges.get(node) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

test('two nodes are in one circle when each leads to the other', () => {
  const node = fc.nat(7);
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node), { maxLength: 20 }), (pairs) => {
      const nodes = [0, 1, 2, 3, 4, 5, 6, 7];
      const edges = new Map(
        nodes.map((from) => [from, pairs.filter(([one]) => one === from).map(([, to]) => to)] as const),
      );
      const circles = circlesOf(nodes, (from) => edges.get(from) ?? []);
      for (const one of nodes) {
        expect(circles.has(one)).toBe(reaches(edges, one, one));
        for (const other of nodes) {
          const together = circles.has(one) && circles.get(one) === circles.get(other);
          expect(together, `${one} and ${other}`).toBe(
            reaches(edges, one, other) && reaches(edges, other, one),
          );
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a chain and a circle of a hundred thousand are gone through', () => {
  const count = 100_000;
  const nodes = Array.from({ length: count }, (_, index) => index);
  expect(circlesOf(nodes, (node) => (node + 1 < count ? [node + 1] : [])).size).toBe(0);
  expect(new Set(circlesOf(nodes, (node) => [(node + 1) % count]).values()).size).toBe(1);
});
