import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Drawing, Drawings, Graph, Model } from '../engine/index.ts';
import { viewOf } from '../engine/index.ts';
import { fits } from './fit.ts';
import { layOut } from './lay-out.ts';

/** The column of a published page, in CSS pixels: the page leaves that much beside its contents. */
const column = 888;

/** Lays a graph out in Node, while pages are built: in the direction that fits better into a page. */
export async function drawAtBuild(graph: Graph): Promise<Drawing> {
  const elk = new ELK();
  const layout = (input: ElkNode) => elk.layout(input);
  return fits(await layOut(layout, graph, 'RIGHT'), await layOut(layout, graph, 'DOWN'), column);
}

/** The drawings of a published specification. */
export async function drawSpecification(model: Model): Promise<Drawings> {
  const lifecycles: Drawing[] = [];
  for (const { graph } of viewOf(model, 'states').lifecycles) lifecycles.push(await drawAtBuild(graph));
  return {
    screens: await drawAtBuild(viewOf(model, 'screens').graph),
    entities: await drawAtBuild(viewOf(model, 'entities').graph),
    lifecycles,
  };
}
