import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Drawing, Drawings, DrawnPart, Graph, Model, ReferencesView } from '../engine/index.ts';
import { graphParts, neighbourhoodGraph, viewOf } from '../engine/index.ts';
import { layOut } from './lay-out.ts';

/** The column of a published page, in CSS pixels: the page leaves that much beside its contents. */
const column = 888;

/** One layouter for all pages: the first layout of each would take several times as long. */
const elk = new ELK();
const layout = (input: ElkNode): Promise<ElkNode> => elk.layout(input);

/** More neighbours than this are a list, and no drawing. */
const mostNeighbours = 60;

/** Lays a graph out in Node, while pages are built: as it is read best in a page, or in a column of other CSS pixels. */
export const drawAtBuild = (graph: Graph, room = column): Promise<Drawing> => layOut(layout, graph, room);

/** The drawings of a graph: one, or those of its parts where it is too large for one; none of nothing. */
async function drawParts(graph: Graph): Promise<readonly DrawnPart[]> {
  const drawn: DrawnPart[] = [];
  if (graph.nodes.length === 0) return drawn;
  for (const part of graphParts(graph))
    drawn.push({ name: part.name, size: part.size, drawing: await drawAtBuild(part.graph) });
  return drawn;
}

/** The drawings of a published specification. */
export async function drawSpecification(model: Model): Promise<Drawings> {
  const lifecycles: (readonly DrawnPart[])[] = [];
  for (const { graph } of viewOf(model, 'states').lifecycles) lifecycles.push(await drawParts(graph));
  return {
    screens: await drawParts(viewOf(model, 'screens').graph),
    entities: await drawParts(viewOf(model, 'entities').graph),
    lifecycles,
  };
}

/** Small drawings of the web of references, by the number of the element in the middle: of whole elements only. */
export async function drawWeb(view: ReferencesView): Promise<ReadonlyMap<number, Drawing>> {
  const found = new Map<number, Drawing>();
  for (const [number, { within }] of view.elements.entries()) {
    if (within !== undefined) continue;
    const graph = neighbourhoodGraph(view, number);
    const drawn = graph.nodes.reduce((sum, { rows }) => sum + Math.max(1, rows.length), 0);
    if (graph.nodes.length < 2 || drawn > mostNeighbours + 1) continue;
    found.set(number, await layOut(layout, graph, column));
  }
  return found;
}
