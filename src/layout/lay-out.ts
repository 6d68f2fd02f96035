import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Box, Drawing, Graph, GraphEdge, GraphNode, PlacedGroup, PlacedWords } from '../engine/index.ts';
import { type Measured, measureLabels, measureNode } from './measure.ts';

/** Which way the lines mostly run. */
export type Direction = 'RIGHT' | 'DOWN';

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

interface Sized<T> {
  readonly of: T;
  readonly measured: Measured;
}

function elkGraph(
  nodes: readonly Sized<GraphNode>[],
  edges: readonly Sized<GraphEdge>[],
  direction: Direction,
): ElkNode {
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
    layoutOptions: options(direction),
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

const movedWords = (words: readonly PlacedWords[], x: number, y: number): PlacedWords[] =>
  words.map((each) => ({ ...each, x: round(each.x + x), y: round(each.y + y), width: round(each.width) }));

const movedGroups = (groups: readonly PlacedGroup[], x: number, y: number): PlacedGroup[] =>
  groups.map(({ box, words, at }) => ({
    box: { ...box, x: round(box.x + x), y: round(box.y + y) },
    words: movedWords(words, x, y),
    at,
  }));

const cornerOf = ({ x = 0, y = 0 }: Partial<Box>): { x: number; y: number } => ({ x: round(x), y: round(y) });

function pointsOf({ sections = [] }: ElkExtendedEdge): { x: number; y: number }[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(cornerOf);
}

/**
 * Gives everything in a graph a place; `layout` is ELK's. Lines to nodes that the graph does not have are refused with an error.
 * The same graph gives the same drawing.
 */
export async function layOut(
  layout: (graph: ElkNode) => Promise<ElkNode>,
  graph: Graph,
  direction: Direction,
): Promise<Drawing> {
  const nodes = graph.nodes.map((of) => ({ of, measured: measureNode(of) }));
  const edges = graph.edges.map((of) => ({ of, measured: measureLabels(of.labels) }));
  const placed = await layout(elkGraph(nodes, edges, direction));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    nodes: nodes.map(({ of: { id, shape, name, at }, measured }, index) => {
      const { x, y } = cornerOf(placed.children?.[index] ?? {});
      const { width, height, title, rows, divide } = measured;
      return {
        id,
        shape,
        name,
        x,
        y,
        width,
        height,
        title: movedWords(title, x, y),
        rows: movedGroups(rows, x, y),
        ...(at ? { at } : {}),
        ...(divide === undefined ? {} : { divide: round(divide + y) }),
      };
    }),
    edges: edges.map(({ of: { id, from, to, dashed, tail, head }, measured }, index) => {
      const edge = placed.edges?.[index];
      const { x, y } = cornerOf(edge?.labels?.[0] ?? {});
      return {
        id,
        from,
        to,
        dashed,
        tail,
        head,
        points: edge ? pointsOf(edge) : [],
        labels: movedGroups(measured.rows, x, y),
      };
    }),
  };
}
