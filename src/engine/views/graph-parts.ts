import type { Graph, GraphEdge, GraphNode } from './graph.ts';

/** A part of a large graph that is looked at by itself. */
export interface GraphPart {
  /** Called by the node that most of its lines meet. */
  readonly name: string;
  /** Its nodes, and small ones for those of other parts that its lines lead to. */
  readonly graph: Graph;
  /** How many of the nodes are its own. */
  readonly size: number;
}

/** A graph with more nodes than this is looked at in parts: a drawing of more is neither read nor drawn at once. */
const whole = 60;

/** Nodes of a part, and small nodes around them. */
const most = 24;
const around = 24;

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

function neighboursOf({ nodes, edges }: Graph): Neighbours {
  const found = new Map<string, Set<string>>(nodes.map(({ id }) => [id, new Set()]));
  for (const { from, to } of edges) {
    if (from === to) continue;
    found.get(from)?.add(to);
    found.get(to)?.add(from);
  }
  return found;
}

/**
 * Nodes in groups that hang together, in the order of the graph: from the first one that is left, breadth first. What
 * nearly everything leads to would make one group of all, and is passed over on the way.
 */
function groupsOf(graph: Graph, neighbours: Neighbours): readonly (readonly string[])[] {
  const hub = Math.max(12, graph.nodes.length / 20);
  const degree = (id: string): number => neighbours.get(id)?.size ?? 0;
  const left = new Set(graph.nodes.map(({ id }) => id));
  const groups: string[][] = [];
  const alone: string[] = [];
  for (const { id: first } of graph.nodes) {
    if (!left.has(first)) continue;
    left.delete(first);
    const group = [first];
    for (const id of group) {
      if (degree(id) > hub) continue;
      for (const next of neighbours.get(id) ?? []) {
        if (group.length >= most) break;
        if (left.has(next) && degree(next) <= hub) {
          left.delete(next);
          group.push(next);
        }
      }
    }
    if (group.length === 1) alone.push(first);
    else groups.push(group);
  }
  for (let at = 0; at < alone.length; at += most) groups.push(alone.slice(at, at + most));
  return groups;
}

/** A node of another part: its name alone; what has none stays as it is. */
const small = (node: GraphNode): GraphNode =>
  node.title.length === 0 ? node : { ...node, shape: 'dashed', title: node.title.slice(0, 1), rows: [] };

function partOf(
  group: readonly string[],
  nodes: ReadonlyMap<string, GraphNode>,
  edgesOf: ReadonlyMap<string, readonly GraphEdge[]>,
  neighbours: Neighbours,
): GraphPart {
  const own = new Set(group);
  const others = new Set<string>();
  const edges = new Set<GraphEdge>();
  for (const id of group) {
    for (const edge of edgesOf.get(id) ?? []) {
      const other = edge.from === id ? edge.to : edge.from;
      if (!own.has(other) && !others.has(other)) {
        if (others.size >= around) continue;
        others.add(other);
      }
      edges.add(edge);
    }
  }
  const named = [...group].sort((a, b) => (neighbours.get(b)?.size ?? 0) - (neighbours.get(a)?.size ?? 0))[0];
  return {
    name: nodes.get(named ?? '')?.name ?? '',
    size: group.length,
    graph: {
      nodes: [
        ...group.flatMap((id) => nodes.get(id) ?? []),
        ...[...others].flatMap((id) => {
          const node = nodes.get(id);
          return node ? [small(node)] : [];
        }),
      ],
      edges: [...edges],
    },
  };
}

/** The parts of a graph that is too large for one drawing, every node in one of them; the graph itself where it is not. */
export function graphParts(graph: Graph): readonly GraphPart[] {
  if (graph.nodes.length <= whole) return [{ name: '', graph, size: graph.nodes.length }];
  const neighbours = neighboursOf(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const edgesOf = new Map<string, GraphEdge[]>();
  for (const edge of graph.edges) {
    for (const id of new Set([edge.from, edge.to])) {
      const list = edgesOf.get(id);
      if (list) list.push(edge);
      else edgesOf.set(id, [edge]);
    }
  }
  return groupsOf(graph, neighbours).map((group) => partOf(group, nodes, edgesOf, neighbours));
}
