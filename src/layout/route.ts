import type { Box } from '../engine/index.ts';
import {
  boxOf,
  grown,
  isFlat,
  isOnBorder,
  meets,
  type Point,
  rounded,
  type Scene,
  type Segment,
} from './geometry.ts';
import { Heap } from './heap.ts';

/** Distances in CSS pixels: of lines from nodes, from words and from each other, and how long the end of one is. */
const apart = { nodes: 10, labels: 5, lines: 8, end: 24 };

/** What a corner and a crossing cost, as pixels of a line. */
const prices = { corner: 40, crossing: 70 };

/** How far around its ends a line may go, and after how many steps the search ends without one. */
const reach = 320;
const patience = 15_000;

/** Ways on the page: right, down, left, up. */
const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Where a line can leave a node: a point of its border, the end of the piece that leads away from it, and which way. */
interface Port {
  readonly at: Point;
  readonly out: Point;
  readonly way: number;
}

/** Where lines may leave a side of a node, as shares of its length: its middle first. */
const sharesOf = (length: number): readonly number[] =>
  length < 24 ? [0.5] : length < 80 ? [0.5, 0.25, 0.75] : [0.5, 0.25, 0.75, 0.125, 0.875];

function portsOf(box: Box, { nodes, labels, lines }: Scene): Port[] {
  const taken = lines.flat().filter((point) => isOnBorder(point, box));
  const side = grown(box, apart.end + apart.lines);
  const blocked = [
    ...[...nodes, ...labels].filter(({ x, y }) => x !== box.x || y !== box.y),
    ...lines.map((line) => grown(boxOf(line), 1)),
  ].filter((other) => meets(other, side));
  const found: Port[] = [];
  for (const [way, [dx, dy]] of ways.entries()) {
    for (const share of sharesOf(dx === 0 ? box.width : box.height)) {
      const at = rounded({
        x: dx === 0 ? box.x + box.width * share : dx > 0 ? box.x + box.width : box.x,
        y: dy === 0 ? box.y + box.height * share : dy > 0 ? box.y + box.height : box.y,
      });
      const out = rounded({ x: at.x + dx * apart.end, y: at.y + dy * apart.end });
      const isTaken = taken.some(({ x, y }) => Math.abs(x - at.x) + Math.abs(y - at.y) < apart.lines + 1);
      const piece = grown(boxOf([at, out]), apart.lines - 2);
      const isFree = !blocked.some((other) => meets(other, piece));
      if (!isTaken && isFree && out.x > 4 && out.y > 4) found.push({ at, out, way });
    }
  }
  return found;
}

/** Values in order, without those that lie closer to the one before than lines may. */
function spread(values: readonly number[], exact: readonly number[]): number[] {
  const all = [...new Set(exact)];
  const sorted = values.filter((value) => value > 4).sort((a, b) => a - b);
  const kept: number[] = [];
  for (const value of sorted) {
    const last = kept.at(-1);
    const isNear = (other: number): boolean => Math.abs(value - other) < 4;
    if ((last === undefined || value - last >= 4) && !all.some(isNear)) kept.push(value);
  }
  return [...all, ...kept].sort((a, b) => a - b);
}

/** What lies along the rows or columns of the search. */
interface Lane {
  /** Stretches that a line must not touch. */
  readonly closed: readonly (readonly [number, number])[];
  /** Where lines are crossed. */
  readonly crossings: readonly number[];
}

function lanesOf(
  places: readonly number[],
  across: boolean,
  closed: readonly Box[],
  lines: readonly Segment[],
): Lane[] {
  const span = (box: Box, along: boolean): readonly [number, number] =>
    along ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
  const placed = lines.map((line) => ({ box: boxOf(line), flat: isFlat(line) }));
  return places.map((place) => {
    const stretches = closed.flatMap((box) => {
      const [low, high] = span(box, !across);
      return place > low && place < high ? [span(box, across)] : [];
    });
    const crossings: number[] = [];
    for (const { box, flat } of placed) {
      const [low, high] = span(box, !across);
      if (flat === across) {
        if (Math.abs(low - place) < apart.lines) {
          const [from, to] = span(box, across);
          stretches.push([from - 2, to + 2]);
        }
      } else if (place > low - 1 && place < high + 1) crossings.push(span(box, across)[0]);
    }
    return { closed: stretches, crossings };
  });
}

interface Step {
  readonly at: number;
  readonly cost: number;
}

/** The crossings of the rows and columns of a search; from one to the next it is as dear as what lies between them. */
class Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly #rows: readonly Lane[];
  readonly #columns: readonly Lane[];
  /** What it costs to go right, and down, from a crossing; each is told once. Infinite where something is in the way. */
  readonly #right: Float64Array;
  readonly #down: Float64Array;

  constructor(
    xs: readonly number[],
    ys: readonly number[],
    closed: readonly Box[],
    lines: readonly Segment[],
  ) {
    this.xs = xs;
    this.ys = ys;
    this.#rows = lanesOf(ys, true, closed, lines);
    this.#columns = lanesOf(xs, false, closed, lines);
    this.#right = new Float64Array(xs.length * ys.length).fill(-1);
    this.#down = new Float64Array(xs.length * ys.length).fill(-1);
  }

  /** What a step costs that goes one of the ways, corners left out; infinite where it leads nowhere. */
  costOf(x: number, y: number, way: number): number {
    switch (way) {
      case 0:
        return this.#gap(this.#right, x, y, true);
      case 1:
        return this.#gap(this.#down, x, y, false);
      case 2:
        return this.#gap(this.#right, x - 1, y, true);
      default:
        return this.#gap(this.#down, x, y - 1, false);
    }
  }

  #gap(known: Float64Array, x: number, y: number, across: boolean): number {
    const [places, place] = across ? [this.xs, x] : [this.ys, y];
    const [low, high] = [places[place], places[place + 1]];
    if (low === undefined || high === undefined) return Number.POSITIVE_INFINITY;
    const index = x * this.ys.length + y;
    const cost = known[index] ?? -1;
    if (cost >= 0) return cost;
    const lane = across ? this.#rows[y] : this.#columns[x];
    const isClosed = lane === undefined || lane.closed.some(([first, last]) => low < last && high > first);
    const crossed = lane?.crossings.filter((at) => at > low && at <= high).length ?? 0;
    const told = isClosed ? Number.POSITIVE_INFINITY : high - low + crossed * prices.crossing;
    known[index] = told;
    return told;
  }
}

/** The rows and columns where lines may run: beside what is in the way, and through the ends of the ports. */
function gridFor(ports: readonly Port[], { nodes, labels, lines: all }: Scene, window: Box): Grid {
  const closed = [
    ...nodes.map((box) => grown(box, apart.nodes)),
    ...labels.map((box) => grown(box, apart.labels)),
  ].filter((box) => meets(box, window));
  const lines = all.filter((line) => meets(grown(boxOf(line), 1), window));
  const xs = spread(
    [
      ...closed.flatMap(({ x, width }) => [x, x + width]),
      ...lines.filter((line) => !isFlat(line)).flatMap(([{ x }]) => [x - apart.lines, x + apart.lines]),
    ],
    ports.map(({ out }) => out.x),
  );
  const ys = spread(
    [
      ...closed.flatMap(({ y, height }) => [y, y + height]),
      ...lines.filter(isFlat).flatMap(([{ y }]) => [y - apart.lines, y + apart.lines]),
    ],
    ports.map(({ out }) => out.y),
  );
  return new Grid(xs, ys, closed, lines);
}

/** The box around two nodes, and as far around it as a line may go. */
function windowAround(from: Box, to: Box): Box {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const width = Math.max(from.x + from.width, to.x + to.width) - x;
  const height = Math.max(from.y + from.height, to.y + to.height) - y;
  return grown({ x, y, width, height }, reach);
}

/**
 * A way for a line from one node to another, across and down, past every node and word, along no other line. The
 * first point is on the border of `from`, the last on that of `to`. Undefined where the search finds none.
 */
export function route(scene: Scene, from: Box, to: Box): Point[] | undefined {
  const [starts, goals] = [portsOf(from, scene), portsOf(to, scene)];
  const grid = gridFor([...starts, ...goals], scene, windowAround(from, to));
  const { xs, ys } = grid;
  /** A crossing of the search with the way by which it was reached: four numbers each. */
  const number = (x: number, y: number, way: number): number => (x * ys.length + y) * 4 + way;
  const columnOf = (step: number): number => Math.floor(step / 4 / ys.length);
  const rowOf = (step: number): number => (step >> 2) % ys.length;
  const ends = new Map<number, Port>();
  for (const port of goals)
    for (const way of ways.keys())
      if (way !== port.way) ends.set(number(xs.indexOf(port.out.x), ys.indexOf(port.out.y), way), port);
  const best = new Float64Array(xs.length * ys.length * 4).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(best.length).fill(-1);
  const begun = new Map<number, Port>();
  const queue = new Heap<Step>();
  const rest = (x: number, y: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const { out } of goals)
      least = Math.min(least, Math.abs(out.x - (xs[x] ?? 0)) + Math.abs(out.y - (ys[y] ?? 0)));
    return least;
  };
  const reached = (step: number, cost: number, last: number): void => {
    if (cost >= (best[step] ?? 0)) return;
    best[step] = cost;
    before[step] = last;
    queue.push(cost + rest(columnOf(step), rowOf(step)), { at: step, cost });
  };
  for (const port of starts) {
    const step = number(xs.indexOf(port.out.x), ys.indexOf(port.out.y), port.way);
    begun.set(step, port);
    reached(step, 0, -1);
  }
  for (let count = 0; count < patience; count++) {
    const step = queue.pop();
    if (step === undefined) return undefined;
    if (step.cost > (best[step.at] ?? 0)) continue;
    const end = ends.get(step.at);
    const [x, y, way] = [columnOf(step.at), rowOf(step.at), step.at % 4];
    // The last corner costs as much as any other, so that a line that goes straight on is preferred.
    if (end && (way + 2) % 4 === end.way) return pathTo(step.at, end);
    if (end) reached(number(x, y, (end.way + 2) % 4), step.cost + prices.corner, step.at);
    for (const [next, [dx, dy]] of ways.entries()) {
      if ((next + 2) % 4 === way) continue;
      const cost = grid.costOf(x, y, next) + (next === way ? 0 : prices.corner);
      if (cost < Number.POSITIVE_INFINITY) reached(number(x + dx, y + dy, next), step.cost + cost, step.at);
    }
  }
  return undefined;

  function pathTo(last: number, end: Port): Point[] {
    const points: Point[] = [end.at];
    let first = last;
    for (let step = last; step >= 0; step = before[step] ?? -1) {
      points.push({ x: xs[columnOf(step)] ?? 0, y: ys[rowOf(step)] ?? 0 });
      first = step;
    }
    const start = begun.get(first);
    if (start) points.push(start.at);
    return corners(points.reverse());
  }
}

/** A path without points that come twice, and without those at which it goes straight on. */
function corners(path: readonly Point[]): Point[] {
  const points = path.filter(({ x, y }, index) => x !== path[index - 1]?.x || y !== path[index - 1]?.y);
  return points.filter((point, index) => {
    const [last, next] = [points[index - 1], points[index + 1]];
    if (last === undefined || next === undefined) return true;
    const straight = (a: number, b: number, c: number): boolean =>
      Math.abs(a - b) < 0.05 && Math.abs(b - c) < 0.05;
    return !straight(last.x, point.x, next.x) && !straight(last.y, point.y, next.y);
  });
}
