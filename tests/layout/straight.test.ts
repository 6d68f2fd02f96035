import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Drawing, type Graph, graphParts, read, viewOf } from '../../src/engine/index.ts';
import { drawAtBuild } from '../../src/layout/at-build.ts';
import type { Point } from '../../src/layout/geometry.ts';
import { measureGraph, type Places } from '../../src/layout/places.ts';
import { straighten } from '../../src/layout/straighten.ts';

const published = 'src/content/specs';

/** Steps aside that look like mistakes: a piece of a line between two others that is shorter than an arrow. */
function shortSteps({ edges }: Drawing): number {
  const lengths = edges.flatMap(({ points }) =>
    points.slice(2, -1).map((to, index) => {
      const from = points[index + 1] ?? to;
      return Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    }),
  );
  return lengths.filter((length) => length < 6).length;
}

test.each(readdirSync(published).filter((name) => name.endsWith('.md')))(
  'no line of %s makes a short step aside, in any column',
  async (name) => {
    const { model } = read(readFileSync(join(published, name), 'utf8'));
    const { lifecycles } = viewOf(model, 'states');
    for (const { graph } of [viewOf(model, 'screens'), viewOf(model, 'entities'), ...lifecycles])
      for (const part of graphParts(graph))
        for (const column of [358, 617, 888])
          expect(shortSteps(await drawAtBuild(part.graph, column))).toBe(0);
  },
);

const at = { from: 0, to: 1 };
const graph = (words: boolean, more: boolean): Graph => ({
  nodes: ['a', 'b'].map((name) => ({
    id: name,
    shape: 'rounded',
    name,
    title: [{ text: name, style: 'name' }],
    rows: [],
  })),
  edges: [1, ...(more ? [2] : [])].map((number) => ({
    id: `e${number}`,
    from: 'a',
    to: 'b',
    labels: words && number === 1 ? [{ words: [{ text: 'go', style: 'name' }], at }] : [],
    dashed: false,
    tail: 'plain',
    head: 'arrow',
  })),
});

/** Two boxes, one 100 px below the other and a little to the side; lines from the middle of one to that of the other. */
function places(aside: number, label: Point, second: readonly Point[] = []): Places {
  const line = [
    { x: 40, y: 32 },
    { x: 40, y: 80 },
    { x: 40 + aside, y: 80 },
    { x: 40 + aside, y: 132 },
  ];
  return {
    width: 200,
    height: 180,
    nodes: [
      { x: 0, y: 0 },
      { x: aside, y: 132 },
    ],
    edges: [
      { points: line, label },
      ...(second.length > 0 ? [{ points: second, label: { x: 0, y: 0 } }] : []),
    ],
  };
}

const cornersOf = (of: Graph, before: Places): number | undefined =>
  straighten(measureGraph(of), before).edges[0]?.points.length;

test('a short step is taken out, a longer one stays', () => {
  const far = { x: 90, y: 60 };
  expect(cornersOf(graph(false, false), places(5, far))).toBe(2);
  expect(cornersOf(graph(false, false), places(12, far))).toBe(4);
});

test('a step stays where words or another line are in the way of the straight one', () => {
  const nodes = measureGraph(graph(true, false)).edges[0]?.measured;
  const beside = { x: 41, y: 40 };
  expect(nodes?.height).toBeGreaterThan(0);
  expect(cornersOf(graph(true, false), places(5, { x: 90, y: 60 }))).toBe(2);
  expect(cornersOf(graph(true, false), places(5, beside))).toBe(4);
  const second = [
    { x: 36, y: 32 },
    { x: 36, y: 132 },
  ];
  expect(cornersOf(graph(false, true), places(5, { x: 90, y: 60 }, second))).toBe(2);
  const both = [...second, { x: 48, y: 132 }, { x: 48, y: 32 }];
  expect(cornersOf(graph(false, true), places(5, { x: 90, y: 60 }, both))).toBe(4);
});
