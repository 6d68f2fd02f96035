import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neighbourhoodGraph, read, viewOf } from '../../src/engine/index.ts';
import { drawAtBuild } from '../../src/layout/at-build.ts';

const { model } = read(readFileSync('src/content/specs/invoicing.md', 'utf8'));

test.each([617, 888])('what fits into a column of %i downwards is not folded into rows', async (column) => {
  const lifecycle = viewOf(model, 'states').lifecycles.find(({ name }) => name === 'Invoice status');
  const { nodes, edges, width } = await drawAtBuild(lifecycle?.graph ?? { nodes: [], edges: [] }, column);
  expect(width).toBeLessThanOrEqual(column);
  const topOf = (id: string): number => nodes.find((node) => node.id === id)?.y ?? 0;
  const onward = edges.filter(({ from, to }) => from !== to);
  expect(onward.length).toBeGreaterThan(4);
  for (const { from, to } of onward) expect(topOf(from)).toBeLessThan(topOf(to));
});

test('columns of a star are of much the same height, however high what stands in them is', async () => {
  const { model: conduit } = read(readFileSync('src/content/specs/conduit.md', 'utf8'));
  const view = viewOf(conduit, 'references');
  const article = view.elements.findIndex(({ kind, name }) => kind === 'entity' && name === 'Article');
  const { nodes } = await drawAtBuild(neighbourhoodGraph(view, article), 617);
  const cards = nodes.filter(({ shape }) => shape === 'card');
  expect(cards.length).toBeGreaterThan(3);
  const bottoms = new Map<number, number>();
  for (const { x, y, height } of nodes) bottoms.set(x, Math.max(bottoms.get(x) ?? 0, y + height));
  const [first = 0, second = 0] = [...bottoms.values()].sort((a, b) => b - a);
  expect(second).toBeGreaterThan(0.7 * first);
});
