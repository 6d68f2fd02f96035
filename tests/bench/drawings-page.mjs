/** Draws generated graphs, as Ninefold does and as Mermaid does, in one page. Bundled by drawings-bundle.mjs. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { graphAsMermaid } from '../../src/engine/index.ts';
import { createDrawingThread } from '../../src/layout/in-browser.ts';
import { Drawing } from '../../src/ui/drawing/drawing.tsx';

const at = { from: 0, to: 1 };

/** Numbers from 0 up to a bound, the same every time (Lehmer's generator). */
function numbers(seed) {
  let value = seed;
  return (below) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % below;
  };
}

function node(kind, index, rows) {
  const name = kind === 'states' ? `State ${index}` : `Entity${index}`;
  return {
    id: name,
    shape: kind === 'states' ? 'rounded' : 'card',
    name,
    title: [{ text: name, style: 'name' }],
    rows: Array.from({ length: kind === 'states' ? 0 : rows }, (_, row) => ({
      name: { text: `field${row}`, style: 'plain' },
      detail: row === 0 ? 'uuid' : 'text',
      key: row === 0,
      at,
    })),
    at,
  };
}

/** A graph in which each node hangs on one of the five before it, and every second on one more near by. */
function generateGraph(kind, count) {
  const next = numbers(count + 1);
  const nodes = Array.from({ length: count }, (_, index) => node(kind, index, 4 + next(6)));
  const edges = new Map();
  const add = (from, to) => {
    const [tail, head] = [nodes[from], nodes[to]];
    if (!tail || !head || tail === head) return;
    const id = `${tail.id} ${head.id}`;
    const words = kind === 'states' ? `event ${edges.size}` : `field${edges.size}`;
    edges.set(id, {
      id,
      from: tail.id,
      to: head.id,
      labels: [{ words: [{ text: words, style: 'name' }], at }],
      dashed: false,
      tail: kind === 'states' ? 'plain' : 'zero-or-many',
      head: kind === 'states' ? 'arrow' : 'one',
    });
  };
  for (let index = 1; index < count; index++) add(Math.max(0, index - 1 - next(5)), index);
  for (let index = 0; index < count; index += 2)
    add(index, Math.min(count - 1, Math.max(0, index + next(12) - 5)));
  return { nodes, edges: [...edges.values()] };
}

/** The same graph with a node more, as an edit makes it. */
function edited({ nodes, edges }, kind) {
  const [added, anchor, like] = [node(kind, nodes.length, 5), nodes[nodes.length >> 1], edges[0]];
  if (!anchor || !like) return { nodes, edges };
  return {
    nodes: [...nodes, added],
    edges: [...edges, { ...like, id: `${anchor.id} ${added.id}`, from: anchor.id, to: added.id }],
  };
}

const drawer = createDrawingThread();
const lead = { hrefOf: () => '#' };
let mermaid;

const place = document.querySelector('main');
if (place === null) throw new Error('The page has no place for drawings.');
let turn = 0;

async function timed(draw) {
  const into = document.createElement('div');
  place?.replaceChildren(into);
  const start = performance.now();
  await draw(into);
  // The drawing is there when a picture with something in it has a size.
  const pictures = [...into.querySelectorAll('svg:has(*)')];
  if (!pictures.some((picture) => picture.getBoundingClientRect().width >= 10))
    throw new Error('Nothing was drawn.');
  return performance.now() - start;
}

const own = (name, graph) => async (into) => {
  const drawing = await drawer.draw(name, graph, 888);
  flushSync(() => createRoot(into).render(createElement(Drawing, { drawing, label: 'Bench', lead })));
};

/** What the driver calls: milliseconds from the graph to its SVG in the page. */
const bench = {
  /** Loads what is not Ninefold's, before anything is measured. */
  async prepare(who) {
    if (who !== 'mermaid') return;
    ({ default: mermaid } = await import('mermaid'));
    mermaid.initialize({ startOnLoad: false, maxTextSize: 10_000_000, maxEdges: 100_000 });
  },
  /** Ninefold: laid out and drawn, then with a node more. */
  async ninefold(kind, count) {
    turn += 1;
    const name = `${kind} ${turn}`;
    const graph = generateGraph(kind, count);
    const whole = await timed(own(name, graph));
    return { whole, edit: await timed(own(name, edited(graph, kind))) };
  },
  async mermaid(kind, count) {
    turn += 1;
    const text = graphAsMermaid(generateGraph(kind, count), kind);
    const id = `bench-${turn}`;
    return {
      whole: await timed(async (into) => {
        const { svg } = await mermaid.render(id, text);
        into.innerHTML = svg;
      }),
    };
  },
};

Reflect.set(globalThis, 'drawingBench', bench);
