import type { Place } from '../place.ts';
import type { GraphEdge, GraphNode, WordStyle } from './graph.ts';

/** A line of words with its place in a drawing: `x` of its left end (`start`) or right end (`end`), `y` of its baseline. */
export interface PlacedWords {
  readonly text: string;
  readonly style: WordStyle;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Width in the units of the drawing, as the table of advance widths has it. */
  readonly width: number;
  readonly underlined: boolean;
}

/** A rectangle in a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words that lead to one place in the text. */
export interface PlacedGroup {
  readonly box: Box;
  readonly words: readonly PlacedWords[];
  readonly at: Place;
}

/** A node with its place. Everything is in CSS pixels from the drawing's upper left corner. */
export interface PlacedNode extends Box, Pick<GraphNode, 'id' | 'shape' | 'name' | 'at'> {
  readonly title: readonly PlacedWords[];
  readonly rows: readonly PlacedGroup[];
  /** Where the rows begin, for a line under the title; absent without rows. */
  readonly divide?: number;
}

/** A line with its course, corner by corner. */
export interface PlacedEdge extends Pick<GraphEdge, 'id' | 'from' | 'to' | 'dashed' | 'tail' | 'head'> {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly labels: readonly PlacedGroup[];
}

/** A graph with a place for everything in it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** A drawing of a part of something, or of all of it. */
export interface DrawnPart {
  /** What the part is called; empty for all of it. */
  readonly name: string;
  /** Elements that it has. */
  readonly size: number;
  readonly drawing: Drawing;
}

/** The drawings of a specification: those of its screens and entities, and those of each lifecycle in order. */
export interface Drawings {
  readonly screens: readonly DrawnPart[];
  readonly entities: readonly DrawnPart[];
  readonly lifecycles: readonly (readonly DrawnPart[])[];
}
