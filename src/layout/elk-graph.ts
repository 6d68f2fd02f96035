import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Box } from '../engine/index.ts';
import { extent, type Point, padding } from './geometry.ts';
import type { Places, SizedGraph } from './places.ts';

/** ELK's own function. */
export type Layout = (graph: ElkNode) => Promise<ElkNode>;

/** Which way the lines mostly run. */
export type Direction = 'RIGHT' | 'DOWN';

/**
 * More nodes and words of lines than this are ordered in one pass: each further one costs as much again and removes few
 * crossings. Words are nodes to ELK.
 */
const large = 60;

/**
 * Up to so many nodes and lines, nodes are put where the lines are shortest (network simplex). It takes seconds for a
 * few more lines that run far; Brandes and Köpf's way, which takes their place, hardly anything.
 */
const small = 40;

/** https://eclipse.dev/elk/reference/options.html; distances in CSS pixels. */
const options = (direction: Direction): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.padding': `[top=${padding},left=${padding},bottom=${padding},right=${padding}]`,
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
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
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    id: 'drawing',
    layoutOptions: {
      ...options(direction),
      'elk.layered.nodePlacement.strategy':
        nodes.length + edges.length > small ? 'BRANDES_KOEPF' : 'NETWORK_SIMPLEX',
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

const boxAt = ({ x, y }: Point, { width = 0, height = 0 }: Partial<Box> = {}): Box => ({
  x,
  y,
  width,
  height,
});

/** Places for everything that hangs together, from ELK. */
export async function arrange(layout: Layout, sized: SizedGraph, direction: Direction): Promise<Places> {
  if (sized.nodes.length === 0 && sized.edges.length === 0)
    return { width: 0, height: 0, nodes: [], edges: [] };
  const { children = [], edges = [] } = await layout(elkGraph(sized, direction));
  const corners = sized.nodes.map((_, index) => cornerOf(children[index] ?? {}));
  const lines = sized.edges.map((_, index) => {
    const edge = edges[index];
    return { points: edge ? pointsOf(edge) : [], label: cornerOf(edge?.labels?.[0] ?? {}) };
  });
  const boxes = [
    ...corners.map((corner, index) => boxAt(corner, sized.nodes[index]?.measured)),
    ...lines.map(({ label }, index) => boxAt(label, sized.edges[index]?.measured)),
  ];
  const size = extent(
    boxes,
    lines.flatMap(({ points }) => points),
  );
  return { ...size, nodes: corners, edges: lines };
}
