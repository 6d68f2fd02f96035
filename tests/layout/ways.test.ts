import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read, viewOf } from '../../src/engine/index.ts';
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
