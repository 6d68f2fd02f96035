import { expect, test } from 'vitest';
import type { Graph } from '../../src/engine/index.ts';
import { measureGraph } from '../../src/layout/places.ts';
import { reachOf } from '../../src/layout/reach.ts';

const graph = (
  count: number,
  lines: readonly (readonly [from: number, to: number])[],
  says = false,
): Graph => ({
  nodes: Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    shape: 'rounded',
    name: `n${index}`,
    title: [{ text: `n${index}`, style: 'name' }],
    rows: [],
  })),
  edges: lines.map(([from, to]) => ({
    id: `${from} ${to}`,
    from: `n${from}`,
    to: `n${to}`,
    labels: says ? [{ words: [{ text: 'go', style: 'name' }], at: { from: 0, to: 1 } }] : [],
    dashed: false,
    tail: 'plain',
    head: 'arrow',
  })),
});
const reach = (of: Graph) => reachOf(measureGraph(of), 'width');
const [node] = measureGraph(graph(1, [])).nodes;
const width = node?.measured.width ?? 0;

test('a way is as long as its nodes and the room between them', () => {
  expect(reach(graph(1, []))).toBe(width);
  expect(
    reach(
      graph(3, [
        [0, 1],
        [1, 2],
      ]),
    ),
  ).toBe(3 * width + 2 * 36);
});

test('the longest way counts, wherever it begins', () => {
  expect(
    reach(
      graph(5, [
        [3, 4],
        [1, 2],
        [2, 3],
        [0, 4],
      ]),
    ),
  ).toBe(4 * width + 3 * 36);
});

test('lines that lead back do not count, nor what stands alone', () => {
  expect(
    reach(
      graph(4, [
        [0, 1],
        [1, 2],
        [2, 0],
        [1, 1],
      ]),
    ),
  ).toBe(3 * width + 2 * 36);
});

test('words of a line need room of their own', () => {
  expect(reach(graph(2, [[0, 1]], true))).toBeGreaterThan(2 * width + 2 * 36);
});
