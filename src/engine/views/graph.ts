import type { Place } from '../place.ts';

/** How words are set in a drawing: a name, plain words, words of less weight, code. */
export type WordStyle = 'name' | 'plain' | 'soft' | 'code';

/** Words of one style. They may be broken into lines where they are drawn. */
export interface Words {
  readonly text: string;
  readonly style: WordStyle;
}

/**
 * What a node looks like. `rounded` a state, `entry` where a walk begins, `final` where it ends, `dashed` what is not stored or
 * stands for several, `dot` a beginning, `bullseye` a deletion, `card` a name with rows, `gap` what is not known.
 */
export type NodeShape = 'rounded' | 'entry' | 'final' | 'dashed' | 'dot' | 'bullseye' | 'card' | 'gap';

/** A row of a card: a field, a value, a route. */
export interface GraphRow {
  readonly name: Words;
  /** What stands at the end of the row; empty when there is nothing. */
  readonly detail: string;
  /** Whether the name is underlined, as a key is. */
  readonly key: boolean;
  readonly at: Place;
}

/** A thing to be drawn. */
export interface GraphNode {
  /** Made of its name, so that it is the same after an edit; unique in its graph. */
  readonly id: string;
  readonly shape: NodeShape;
  /** What it is called when it is heard. */
  readonly name: string;
  readonly title: readonly Words[];
  readonly rows: readonly GraphRow[];
  /** Where its name stands; absent for what only the drawing has, such as the beginning. */
  readonly at?: Place;
}

/** How a line ends: an arrow, or a cardinality as a crow's foot. `plain` says nothing. */
export type LineEnd = 'plain' | 'arrow' | 'one' | 'zero-or-one' | 'one-or-many' | 'zero-or-many';

/** One statement on a line: a transition, a field. */
export interface EdgeLabel {
  readonly words: readonly Words[];
  readonly at: Place;
}

/** A line between two nodes. Several statements about the same two share one line. */
export interface GraphEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly labels: readonly EdgeLabel[];
  readonly dashed: boolean;
  readonly tail: LineEnd;
  readonly head: LineEnd;
}

/** What a drawing is made of, before anything has a place. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** A place as plain data, which can be posted and kept. */
export function copyOf({ from, to }: Place): Place {
  return { from, to };
}

/** Makes ids of names: the second thing of a name gets a number. */
export function uniqueIds(): (name: string) => string {
  const used = new Map<string, number>();
  return (name) => {
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}

type Line = Omit<GraphEdge, 'id' | 'labels'>;

/** Collects the lines of a graph; those that differ only in what they say become one. */
export function edgeCollector(): {
  readonly add: (line: Line, label?: EdgeLabel) => void;
  readonly edges: () => readonly GraphEdge[];
} {
  const found = new Map<string, Line & { labels: EdgeLabel[] }>();
  return {
    add(line, label) {
      const key = JSON.stringify([line.from, line.to, line.dashed, line.tail, line.head]);
      const known = found.get(key) ?? { ...line, labels: [] };
      if (label) known.labels.push(label);
      found.set(key, known);
    },
    edges: () => [...found].map(([id, edge]) => ({ id, ...edge })),
  };
}

/** Lines that lead there and back, and say nothing else, as one with two arrows. */
export function bothWays(edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const key = (from: string, to: string): string => JSON.stringify([from, to]);
  const plain = edges.filter(({ labels }) => labels.length === 0);
  const known = new Set(plain.map(({ from, to }) => key(from, to)));
  const drawn = new Set<string>();
  return edges.flatMap((edge) => {
    if (edge.labels.length > 0 || !known.has(key(edge.to, edge.from))) return [edge];
    if (drawn.has(key(edge.to, edge.from))) return [];
    drawn.add(key(edge.from, edge.to));
    return [{ ...edge, tail: 'arrow' as const }];
  });
}
