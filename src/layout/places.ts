import type { Drawing, Graph, GraphEdge, GraphNode, PlacedGroup, PlacedWords } from '../engine/index.ts';
import type { Point } from './geometry.ts';
import { type Measured, measureLabels, measureNode } from './measure.ts';

/** A thing of a graph with its size. */
export interface Sized<T> {
  readonly of: T;
  readonly measured: Measured;
}

/** A graph whose nodes and labels are measured. */
export interface SizedGraph {
  readonly nodes: readonly Sized<GraphNode>[];
  readonly edges: readonly Sized<GraphEdge>[];
}

/** Where everything in a graph stands, in its order: the upper left corners of nodes and labels, the corners of lines. */
export interface Places {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Point[];
  readonly edges: readonly { readonly points: readonly Point[]; readonly label: Point }[];
}

/** Measures everything in a graph. */
export function measureGraph({ nodes, edges }: Graph): SizedGraph {
  return {
    nodes: nodes.map((of) => ({ of, measured: measureNode(of) })),
    edges: edges.map((of) => ({ of, measured: measureLabels(of.labels) })),
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

/** The drawing of a graph whose things have their places. */
export function drawingOf({ nodes, edges }: SizedGraph, places: Places): Drawing {
  const nowhere = { x: 0, y: 0 };
  return {
    width: Math.ceil(places.width),
    height: Math.ceil(places.height),
    nodes: nodes.map(({ of: { id, shape, name, at }, measured }, index) => {
      const { x, y } = places.nodes[index] ?? nowhere;
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
      const { points, label } = places.edges[index] ?? { points: [], label: nowhere };
      return {
        id,
        from,
        to,
        dashed,
        tail,
        head,
        points,
        labels: movedGroups(measured.rows, label.x, label.y),
      };
    }),
  };
}
