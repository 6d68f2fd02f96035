import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Drawing, type Graph, read, viewOf } from '../../src/engine/index.ts';
import { drawAtBuild, drawSpecification, drawWeb } from '../../src/layout/at-build.ts';
import { hasCorpus, markdownOf } from '../corpus.ts';
import { type Collisions, collisionsOf } from './collisions.ts';

const published = 'src/content/specs';

/** All drawings of a document, measured and added up. */
async function measure(text: string): Promise<Collisions & { drawings: number }> {
  const { model } = read(text);
  const { screens, entities, lifecycles } = await drawSpecification(model);
  const web = await drawWeb(viewOf(model, 'references'));
  const all = [...[screens, entities, ...lifecycles].flat().map(({ drawing }) => drawing), ...web.values()];
  const each = all.map(collisionsOf);
  const sum = (name: keyof Collisions): number => each.reduce((total, one) => total + one[name], 0);
  return {
    drawings: all.length,
    overlaps: sum('overlaps'),
    throughs: sum('throughs'),
    clipped: sum('clipped'),
    crossings: sum('crossings'),
  };
}

/** Lines that cross, for each published specification: as measured, with a little room. */
const crossingsAllowed = 6;

describe('the drawings of the gallery', () => {
  test.each(readdirSync(published).filter((name) => name.endsWith('.md')))(
    '%s: nothing lies on anything, runs through anything or sticks out',
    async (name) => {
      const { drawings, crossings, ...others } = await measure(readFileSync(join(published, name), 'utf8'));
      // Of an application of which nothing is known there is nothing to draw.
      expect(drawings >= 2).toBe(name !== 'unknown.md');
      expect(others).toEqual({ overlaps: 0, throughs: 0, clipped: 0 });
      expect(crossings).toBeLessThanOrEqual(crossingsAllowed);
    },
  );
});

describe.skipIf(!hasCorpus)('the drawings of real specifications', () => {
  test.each(markdownOf('ninepoint').map(({ path, text }) => [path, text] as const))(
    '%s',
    async (_name, text) => {
      const { overlaps, throughs, clipped } = await measure(text);
      expect({ overlaps, throughs, clipped }).toEqual({ overlaps: 0, throughs: 0, clipped: 0 });
    },
  );
});

/** A lifecycle of so many states, which come one after the other, every tenth with a way back; each can be given up. */
function longLifecycle(count: number): string {
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const back = index % 10 === 9 ? `| step ${index + 1} | return | step ${index - 8} | Clerk | | |\n` : '';
    return `| step ${index} | go ${index} | step ${index + 1} | Clerk | | |\n${back}| step ${index} | give up | given up | Clerk | | |\n`;
  });
  return `# Specification: Long\n\n## 4. States and transitions\n\n### Case status\n\n- Starts: step 0\n- Ends: given up\n\n| From | Event | To | By | When | Then |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('')}`;
}

test('a lifecycle of more than a hundred states is drawn in parts, every state in one of them', async () => {
  const { lifecycles } = await drawSpecification(read(longLifecycle(120)).model);
  const [parts = []] = lifecycles;
  expect(parts.length).toBeGreaterThan(3);
  const own = parts.flatMap(({ size, drawing }) => drawing.nodes.slice(0, size).map(({ name }) => name));
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((name) => /^step \d+$|^given up$/.test(name))).toHaveLength(121);
  for (const { drawing } of parts) {
    expect(drawing.nodes.length).toBeLessThanOrEqual(48);
    const { overlaps, throughs, clipped } = collisionsOf(drawing);
    expect({ overlaps, throughs, clipped }).toEqual({ overlaps: 0, throughs: 0, clipped: 0 });
  }
});

describe('laying out', () => {
  const node = (id: string) => ({
    id,
    shape: 'rounded' as const,
    name: id,
    title: [{ text: id, style: 'name' as const }],
    rows: [],
  });
  const line = (from: string, to: string) => ({
    id: `${from} ${to}`,
    from,
    to,
    labels: [],
    dashed: false,
    tail: 'plain' as const,
    head: 'arrow' as const,
  });
  const graph: Graph = {
    nodes: ['a', 'b', 'c'].map(node),
    edges: [line('a', 'b'), line('b', 'c'), line('c', 'a')],
  };

  test('the same graph gives the same drawing', async () => {
    expect(await drawAtBuild(graph)).toEqual(await drawAtBuild(graph));
  });

  test('entries that lead to each other and to themselves are drawn', async () => {
    const nodes = ['a', 'b'].map((id) => ({ ...node(id), shape: 'entry' as const }));
    const drawing = await drawAtBuild({ nodes, edges: [line('a', 'b'), line('b', 'a'), line('a', 'a')] });
    expect(drawing.edges.map(({ points }) => points.length > 1)).toEqual([true, true, true]);
  });

  test('a line to a node that is not there is refused', async () => {
    await expect(drawAtBuild({ ...graph, edges: [line('a', 'nowhere')] })).rejects.toThrow('nowhere');
  });

  test('counts what it is made to count', () => {
    const drawing: Drawing = {
      width: 100,
      height: 100,
      nodes: [
        { id: 'a', shape: 'card', name: 'a', x: 0, y: 0, width: 40, height: 20, title: [], rows: [] },
        { id: 'b', shape: 'card', name: 'b', x: 30, y: 10, width: 80, height: 20, title: [], rows: [] },
      ],
      edges: [
        {
          ...line('a', 'b'),
          points: [
            { x: 60, y: 0 },
            { x: 60, y: 90 },
          ],
        },
        {
          ...line('b', 'a'),
          points: [
            { x: 50, y: 60 },
            { x: 90, y: 60 },
          ],
        },
      ],
    };
    expect(collisionsOf(drawing)).toEqual({ overlaps: 1, throughs: 1, clipped: 1, crossings: 1 });
  });
});
