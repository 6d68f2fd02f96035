import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Drawing, type Graph, graphParts, read, viewOf } from '../../src/engine/index.ts';
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

/** The column of a workbench on a phone, in CSS pixels. */
const phone = 358;

describe('the drawings of the gallery on a phone', () => {
  test.each(readdirSync(published).filter((name) => name.endsWith('.md')))(
    '%s: nothing lies on anything, runs through anything or sticks out',
    async (name) => {
      const { model } = read(readFileSync(join(published, name), 'utf8'));
      const { lifecycles } = viewOf(model, 'states');
      const graphs = [viewOf(model, 'screens'), viewOf(model, 'entities'), ...lifecycles];
      for (const { graph } of graphs)
        for (const part of graphParts(graph)) {
          const { overlaps, throughs, clipped } = collisionsOf(await drawAtBuild(part.graph, phone));
          expect({ overlaps, throughs, clipped }).toEqual({ overlaps: 0, throughs: 0, clipped: 0 });
        }
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

  const words = (event: string) => [
    { words: [{ text: event, style: 'name' as const }], at: { from: 0, to: 1 } },
  ];
  const clean = { overlaps: 0, throughs: 0, clipped: 0 };
  const collided = ({ overlaps, throughs, clipped }: Collisions) => ({ overlaps, throughs, clipped });
  const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `Step ${index}`);
  /** So many nodes one after the other, with a way back from every seventh. */
  const chain = (count: number): Graph => ({
    nodes: ids(count).map(node),
    edges: ids(count).flatMap((id, index) => {
      const next = index + 1 < count ? [{ ...line(id, `Step ${index + 1}`), labels: words('go on') }] : [];
      const back = index % 7 === 6 ? [{ ...line(id, `Step ${index - 5}`), labels: words('return') }] : [];
      return [...next, ...back];
    }),
  });

  test.each([12, 24, 36])(
    'a chain of %i is folded into rows that are read like lines of text',
    async (count) => {
      const drawing = await drawAtBuild(chain(count));
      expect(drawing.width).toBeLessThanOrEqual(888);
      expect(drawing.height).toBeLessThan(60 * count);
      expect(collided(collisionsOf(drawing))).toEqual(clean);
    },
  );

  test('a chain without ways back has its nodes in the order of reading', async () => {
    const { nodes, edges } = chain(24);
    const forward = edges.filter(({ labels }) => labels[0]?.words[0]?.text === 'go on');
    const drawing = await drawAtBuild({ nodes, edges: forward });
    const read = [...drawing.nodes].sort((a, b) => Math.round((a.y - b.y) / 40) || a.x - b.x);
    expect(read.map(({ id }) => id)).toEqual(ids(24));
    expect(new Set(read.map(({ y }) => Math.round(y))).size).toBeGreaterThan(3);
  });

  test.each([false, true])(
    'a wide star stands in columns, in the order of the graph; words: %s',
    async (said) => {
      const leaves = ids(30);
      const drawing = await drawAtBuild({
        nodes: [node('Hub'), ...leaves.map(node)],
        edges: leaves.map((id) => ({ ...line(id, 'Hub'), labels: said ? words('owner') : [] })),
      });
      expect(drawing.width).toBeLessThanOrEqual(888 / 0.75);
      expect(drawing.height).toBeLessThan(888);
      expect(collided(collisionsOf(drawing))).toEqual(clean);
      const own = drawing.nodes.slice(1);
      expect([...own].sort((a, b) => a.x - b.x || a.y - b.y).map(({ id }) => id)).toEqual(leaves);
    },
  );

  test('a star of lines that lead in and lines that lead out has each in columns of their own', async () => {
    const leaves = ids(34);
    const drawing = await drawAtBuild({
      nodes: [node('Hub'), ...leaves.map(node)],
      edges: leaves.map((id, index) => (index % 5 === 4 ? line('Hub', id) : line(id, 'Hub'))),
    });
    expect(drawing.width).toBeLessThanOrEqual(888 / 0.75);
    expect(drawing.height).toBeLessThan(888);
    expect(collided(collisionsOf(drawing))).toEqual(clean);
    const ends = new Set(
      drawing.edges.map(({ from, points }) => {
        const { x = 0, y = 0 } = (from === 'Hub' ? points[0] : points.at(-1)) ?? {};
        return `${from === 'Hub'} ${x} ${y}`;
      }),
    );
    expect(ends.size).toBe(2);
  });

  /** Steps one after the other, each of which can be given up; with ways back where asked for. */
  const comb = (count: number, back: boolean): Graph => {
    const { nodes, edges } = chain(count);
    const on = edges.filter(({ labels }) => back || labels[0]?.words[0]?.text === 'go on');
    const out = ids(count).map((id) => ({ ...line(id, 'Given up'), labels: words('give up') }));
    return { nodes: [...nodes, node('Given up')], edges: [...on, ...out] };
  };

  test.each([
    [8, false],
    [14, false],
    [24, true],
    [36, true],
  ])('%i steps that can all be given up stand in columns; ways back: %s', async (count, back) => {
    const drawing = await drawAtBuild(comb(count, back));
    // It runs out of the column, made smaller, by what is hardly noticed at most.
    expect(drawing.width).toBeLessThanOrEqual((888 / 0.75) * 1.02);
    expect(drawing.height).toBeLessThan(120 + 60 * count);
    expect(collided(collisionsOf(drawing))).toEqual(clean);
    // Read downwards, column by column.
    const steps = drawing.nodes.filter(({ id }) => id !== 'Given up');
    const middles = steps.map(({ x, width, y, id }) => ({ x: Math.round(x + width / 2), y, id }));
    expect(middles.sort((a, b) => a.x - b.x || a.y - b.y).map(({ id }) => id)).toEqual(ids(count));
    // All ways out end at the same place.
    const ends = drawing.edges.filter(({ to }) => to === 'Given up').map(({ points }) => points.at(-1));
    expect(new Set(ends.map((end) => `${end?.x} ${end?.y}`)).size).toBe(1);
  });

  test('what does not hang together stands side by side as far as there is room', async () => {
    const nodes = ids(12);
    const pairs = nodes.flatMap((id, index) => (index % 2 === 0 ? [line(id, nodes[index + 1] ?? id)] : []));
    const drawing = await drawAtBuild({ nodes: nodes.map(node), edges: pairs });
    expect(drawing.width).toBeGreaterThan(600);
    expect(drawing.width).toBeLessThanOrEqual(888);
    expect(collided(collisionsOf(drawing))).toEqual(clean);
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
