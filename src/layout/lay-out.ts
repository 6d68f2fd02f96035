import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Drawing, Graph } from '../engine/index.ts';
import { placeAlone } from './alone.ts';
import type { Point } from './geometry.ts';
import { keepPlaces } from './keep.ts';
import { drawingOf, measureGraph, type Places, type SizedGraph } from './places.ts';

/** ELK's own function. */
export type Layout = (graph: ElkNode) => Promise<ElkNode>;

/** Which way the lines mostly run. */
export type Direction = 'RIGHT' | 'DOWN';

/**
 * More nodes and words of lines than this are ordered in one pass: each further one costs as much again and removes few
 * crossings. Words are nodes to ELK.
 */
const large = 60;

/** https://eclipse.dev/elk/reference/options.html; distances in CSS pixels. */
const options = (direction: Direction): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelNode': '8',
  'elk.spacing.componentComponent': '36',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.aspectRatio': '1.6',
});

/** Whether all lines of a graph meet one node, and none says anything: then they share their way to it. */
function isStar(edges: SizedGraph['edges']): boolean {
  const [first] = edges;
  if (first === undefined || edges.length < 3) return false;
  return [first.of.from, first.of.to].some((hub) =>
    edges.every(({ of, measured }) => measured.height === 0 && (of.from === hub) !== (of.to === hub)),
  );
}

function elkGraph({ nodes, edges }: SizedGraph, direction: Direction): ElkNode {
  const ids = new Map(nodes.map(({ of }, index) => [of.id, `n${index}`]));
  // Lines that leave where a walk begins run forward; in a circle others are turned round.
  const begins = new Set(
    nodes.flatMap(({ of }) => (of.shape === 'dot' || of.shape === 'entry' ? [of.id] : [])),
  );
  const idOf = (id: string): string => {
    const found = ids.get(id);
    if (found === undefined) throw new TypeError(`A line leads to “${id}”, which is not in the graph.`);
    return found;
  };
  return {
    id: 'drawing',
    layoutOptions: {
      ...options(direction),
      'elk.layered.thoroughness':
        nodes.length + edges.filter(({ measured }) => measured.height > 0).length > large ? '1' : '7',
      'elk.layered.mergeEdges': String(isStar(edges)),
    },
    children: nodes.map(({ measured: { width, height } }, index) => ({
      id: `n${index}`,
      width,
      height,
    })),
    edges: edges.map(({ of, measured: { width, height } }, index) => ({
      id: `e${index}`,
      sources: [idOf(of.from)],
      targets: [idOf(of.to)],
      layoutOptions: { 'elk.layered.priority.direction': begins.has(of.from) ? '10' : '0' },
      labels: height === 0 ? [] : [{ text: of.id, width, height }],
    })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const cornerOf = ({ x = 0, y = 0 }: Partial<Point>): Point => ({ x: round(x), y: round(y) });

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(cornerOf);
}

/** Everything that hangs together, laid out by ELK. */
async function layOutJoined(layout: Layout, sized: SizedGraph, direction: Direction): Promise<Places> {
  if (sized.nodes.length === 0 && sized.edges.length === 0)
    return { width: 0, height: 0, nodes: [], edges: [] };
  const { width = 0, height = 0, children = [], edges = [] } = await layout(elkGraph(sized, direction));
  return {
    width,
    height,
    nodes: sized.nodes.map((_, index) => cornerOf(children[index] ?? {})),
    edges: sized.edges.map((_, index) => {
      const edge = edges[index];
      return { points: edge ? pointsOf(edge) : [], label: cornerOf(edge?.labels?.[0] ?? {}) };
    }),
  };
}

/**
 * Gives everything in a graph a place, in a column of some CSS pixels; `layout` is ELK's. What no line meets stands
 * below the rest. Lines to nodes that the graph does not have are refused with an error. The same graph gives the same
 * drawing.
 */
export async function layOut(
  layout: Layout,
  graph: Graph,
  direction: Direction,
  column: number,
): Promise<Drawing> {
  const sized = measureGraph(graph);
  const met = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const joined = sized.nodes.filter(({ of }) => met.has(of.id));
  const alone = sized.nodes.filter(({ of }) => !met.has(of.id));
  const places = await layOutJoined(layout, { nodes: joined, edges: sized.edges }, direction);
  const below = placeAlone(
    alone.map(({ measured }) => measured),
    places.height,
    Math.max(places.width, column),
  );
  const corners = new Map(
    [...joined, ...alone].map((node, index) => [node, [...places.nodes, ...below.corners][index]]),
  );
  return drawingOf(sized, {
    width: Math.max(places.width, below.width),
    height: Math.max(places.height, below.height),
    nodes: sized.nodes.map((node) => cornerOf(corners.get(node) ?? {})),
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
