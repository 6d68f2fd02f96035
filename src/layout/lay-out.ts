import type { Drawing, Graph } from '../engine/index.ts';
import { placeAlone } from './alone.ts';
import type { Layout } from './elk-graph.ts';
import { fitting } from './fit.ts';
import { rounded } from './geometry.ts';
import { keepPlaces } from './keep.ts';
import { drawingOf, measureGraph } from './places.ts';

/**
 * Gives everything in a graph a place, so that it is read well in a column of some CSS pixels; `layout` is ELK's. What
 * no line meets stands below the rest. Lines to nodes that the graph does not have are refused with an error. The same graph gives the same
 * drawing.
 */
export async function layOut(layout: Layout, graph: Graph, column: number): Promise<Drawing> {
  const sized = measureGraph(graph);
  const met = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const joined = sized.nodes.filter(({ of }) => met.has(of.id));
  const alone = sized.nodes.filter(({ of }) => !met.has(of.id));
  const places = await fitting(layout, { nodes: joined, edges: sized.edges }, column);
  const below = placeAlone(
    alone.map(({ measured }) => measured),
    places,
    column,
  );
  const corners = new Map(
    [...joined, ...alone].map((node, index) => [node, [...places.nodes, ...below.corners][index]]),
  );
  return drawingOf(sized, {
    width: Math.max(places.width, below.width),
    height: Math.max(places.height, below.height),
    nodes: sized.nodes.map((node) => rounded(corners.get(node) ?? { x: 0, y: 0 })),
    edges: places.edges,
  });
}

/** As `layOut`, for a graph that was drawn before: what was in the drawing stays where it was, as far as that goes. */
export async function layOutAgain(
  before: Drawing | undefined,
  graph: Graph,
  anew: () => Promise<Drawing>,
): Promise<Drawing> {
  const sized = measureGraph(graph);
  const places = before && keepPlaces(sized.nodes, sized.edges, before);
  return places ? drawingOf(sized, places) : anew();
}
