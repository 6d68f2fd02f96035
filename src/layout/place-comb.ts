import type { Comb, CombStep } from './comb.ts';
import { type Point, padding } from './geometry.ts';
import { keepPlaces } from './keep.ts';
import { drawingOf, type Places, type SizedGraph } from './places.ts';

/** Distances in CSS pixels: beside words, between steps, beside the line into the next column, for lines that lead back, and along the bottom. */
const room = { words: 8, next: 22, turn: 20, others: 36, trunk: 24 };

interface Column {
  readonly steps: readonly CombStep[];
  /** The line in which its ways out meet. */
  readonly bus: number;
  /** What lies below everything in it. */
  readonly low: number;
}

/** What is placed so far. */
class Placed {
  readonly corners: Point[];
  readonly lines: Places['edges'][number][];
  readonly #sized: SizedGraph;

  constructor(sized: SizedGraph) {
    this.#sized = sized;
    this.corners = sized.nodes.map(() => ({ x: 0, y: 0 }));
    this.lines = sized.edges.map(() => ({ points: [], label: { x: 0, y: 0 } }));
  }

  sizeOf(node: number) {
    return this.#sized.nodes[node]?.measured ?? { width: 0, height: 0 };
  }

  wordsOf(line: number | undefined) {
    return this.#sized.edges[line ?? -1]?.measured ?? { width: 0, height: 0 };
  }

  /** The middles of the sides of a node. */
  sidesOf(node: number) {
    const [{ width, height }, { x, y }] = [this.sizeOf(node), this.corners[node] ?? { x: 0, y: 0 }];
    const [middle, level] = [x + width / 2, y + height / 2];
    return { left: x, right: x + width, bottom: y + height, middle, level };
  }

  draw(line: number, points: readonly Point[], label: Point): void {
    this.lines[line] = { points, label };
  }
}

/** Puts steps below each other, and the lines between them. */
function placeColumn(placed: Placed, steps: readonly CombStep[], left: number): Column {
  const widest = Math.max(...steps.map(({ node }) => placed.sizeOf(node).width));
  const middle = left + widest / 2;
  const beside = steps.map(({ out, on }) =>
    Math.max(widest / 2 + placed.wordsOf(out).width, placed.wordsOf(on).width),
  );
  let y = padding;
  let low = y;
  for (const [index, { node, out, on }] of steps.entries()) {
    const { width, height } = placed.sizeOf(node);
    placed.corners[node] = { x: middle - width / 2, y };
    low = Math.max(y + height, y + height / 2 + 3 + placed.wordsOf(out).height) + room.words;
    const isLast = index === steps.length - 1;
    const next = low + (isLast ? 0 : placed.wordsOf(on).height + room.next);
    if (on !== undefined && !isLast) {
      const way = [
        { x: middle, y: y + height },
        { x: middle, y: next },
      ];
      placed.draw(on, way, { x: middle + room.words, y: low });
    }
    y = next;
  }
  return { steps, bus: middle + Math.max(...beside) + 2 * room.words, low };
}

/** The line from the last step of a column to the first one of the next, which stands to the right. */
function turn(placed: Placed, line: number, { low, bus, steps }: Column, next: CombStep): void {
  const [from, to] = [placed.sidesOf(steps.at(-1)?.node ?? -1), placed.sidesOf(next.node)];
  const x = bus + room.turn;
  const points = [
    { x: from.middle, y: from.bottom },
    { x: from.middle, y: low },
    { x, y: low },
    { x, y: to.level },
    { x: to.left, y: to.level },
  ];
  placed.draw(line, points, { x: x + room.words, y: (low + to.level) / 2 });
}

/** Puts what everything leads to below the last column, and draws the ways out. */
function placeHub(placed: Placed, hub: number, columns: readonly Column[]): void {
  const last = columns.at(-1)?.bus ?? 0;
  const trunk = Math.max(...columns.map(({ low }) => low)) + room.trunk;
  const top = trunk + room.trunk;
  placed.corners[hub] = { x: last - placed.sizeOf(hub).width / 2, y: top };
  for (const { bus, steps } of columns) {
    const across = bus === last ? [] : [bus, last].map((x) => ({ x, y: trunk }));
    for (const { node, out } of steps) {
      if (out === undefined) continue;
      const { right, level } = placed.sidesOf(node);
      const start = { x: right, y: level };
      placed.draw(out, [start, { x: bus, y: level }, ...across, { x: last, y: top }], {
        x: bus - room.words - placed.wordsOf(out).width,
        y: level + 3,
      });
    }
  }
}

/**
 * A comb with its steps in so many columns, read downwards: their ways out meet in a line beside each column, which
 * leads to the node below. Other lines are drawn around that; undefined where one finds no way.
 */
export function placeComb(sized: SizedGraph, comb: Comb, columns: number): Places | undefined {
  const placed = new Placed(sized);
  const each = Math.ceil(comb.steps.length / columns);
  const back = comb.others === undefined ? 0 : comb.others + room.others;
  const all: Column[] = [];
  let left = padding + back;
  for (let first = 0; first < comb.steps.length; first += each) {
    const column = placeColumn(placed, comb.steps.slice(first, first + each), left);
    all.push(column);
    const { on } = column.steps.at(-1) ?? {};
    left = column.bus + 2 * room.turn + room.words + placed.wordsOf(on).width + back;
  }
  for (const [index, column] of all.entries()) {
    const { on } = column.steps.at(-1) ?? {};
    const next = all[index + 1]?.steps[0];
    if (on !== undefined && next) turn(placed, on, column, next);
  }
  placeHub(placed, comb.hub, all);
  const { right, bottom } = placed.sidesOf(comb.hub);
  const { corners: nodes, lines: edges } = placed;
  const drawing = drawingOf(sized, { width: right + padding, height: bottom + padding, nodes, edges });
  const drawn = drawing.edges.filter(({ points }) => points.length > 0);
  return keepPlaces(
    sized.nodes,
    sized.edges,
    { ...drawing, edges: drawn },
    sized.edges.length - drawn.length,
  );
}
