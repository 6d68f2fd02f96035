import type { Box } from '../engine/index.ts';

/** A point of a drawing, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point to a tenth of a pixel. */
export const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});

/** A straight piece of a line, across or down. */
export type Segment = readonly [from: Point, to: Point];

/** What is in a drawing while something is put into it. */
export interface Scene {
  readonly nodes: Box[];
  readonly labels: Box[];
  readonly lines: Segment[];
}

/** A box with room around it. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Whether two boxes have more than a border in common. */
export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The box that a piece of a line fills. */
export const boxOf = ([a, b]: Segment): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** The pieces of a line through its corners. */
export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);

/** Whether a piece runs across. */
export const isFlat = ([a, b]: Segment): boolean => Math.abs(a.y - b.y) < 0.2;

/** Half a pixel is rounding. */
const slack = 0.6;

/** Whether a point lies on the border of a box. */
export function isOnBorder({ x, y }: Point, box: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const inX = x > box.x - slack && x < right + slack;
  const inY = y > box.y - slack && y < bottom + slack;
  const atX = Math.abs(x - box.x) < slack || Math.abs(x - right) < slack;
  const atY = Math.abs(y - box.y) < slack || Math.abs(y - bottom) < slack;
  return (atX && inY) || (atY && inX);
}

/** Room between what is drawn and the edge of a drawing, in CSS pixels. */
export const padding = 12;

/** How large a drawing is that has boxes and corners of lines. */
export function extent(
  boxes: readonly Box[],
  points: readonly Point[],
): { readonly width: number; readonly height: number } {
  const right = [...boxes.map(({ x, width }) => x + width), ...points.map(({ x }) => x)];
  const bottom = [...boxes.map(({ y, height }) => y + height), ...points.map(({ y }) => y)];
  return {
    width: Math.ceil(Math.max(0, ...right) + padding),
    height: Math.ceil(Math.max(0, ...bottom) + padding),
  };
}
