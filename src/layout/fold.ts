import { padding } from './geometry.ts';
import { keepPlaces } from './keep.ts';
import { drawingOf, type Places, type SizedGraph } from './places.ts';

/** Lines that may be cut between two rows: with more, rows would be harder to read than a long way. */
const mostCut = 3;

/** Room in CSS pixels: between rows beside the words of the lines that lead on, and right of what is cut off. */
const room = { between: 48, after: 4 };

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A place where a drawing can be cut from top to bottom, and the lines that are cut there, by number. */
interface Cut {
  readonly at: number;
  readonly lines: ReadonlySet<number>;
}

const stretchOf = (values: readonly number[]): Stretch => ({
  from: Math.min(...values),
  to: Math.max(...values),
});

const holds = ({ from, to }: Stretch, at: number): boolean => from < at && at < to;

/** How far each line reaches across, its words included. */
function reaches({ edges }: SizedGraph, places: Places): Stretch[] {
  return places.edges.map(({ points, label }, index) => {
    const { width = 0, height = 0 } = edges[index]?.measured ?? {};
    const words = height === 0 ? [] : [label.x, label.x + width];
    return stretchOf([...points.map(({ x }) => x), ...words]);
  });
}

/** Where a drawing can be cut: right of a node, through no other and through few lines. */
function cutsOf({ nodes }: SizedGraph, places: Places, lines: readonly Stretch[]): Cut[] {
  const boxes = places.nodes.map(({ x }, index) => ({
    from: x,
    to: x + (nodes[index]?.measured.width ?? 0),
  }));
  const ends = [...new Set(boxes.map(({ to }) => to + room.after))].sort((a, b) => a - b);
  return ends.flatMap((at) => {
    if (boxes.some((box) => holds(box, at))) return [];
    const cut = new Set(lines.flatMap((line, index) => (holds(line, at) ? [index] : [])));
    return cut.size > 0 && cut.size <= mostCut ? [{ at, lines: cut }] : [];
  });
}

/**
 * The cuts that part a drawing into rows no wider than a column: few lines are cut, in few rows of much the same
 * width. Undefined where none do.
 */
function chosenOf(cuts: readonly Cut[], width: number, column: number): readonly Cut[] | undefined {
  const stops = [{ at: 0, lines: new Set<number>() }, ...cuts, { at: width, lines: new Set<number>() }];
  const best: { cost: number; before: number }[] = [{ cost: 0, before: -1 }];
  for (let to = 1; to < stops.length; to++) {
    best[to] = { cost: Number.POSITIVE_INFINITY, before: -1 };
    for (let from = to - 1; from >= 0; from--) {
      const [start, end, known] = [stops[from], stops[to], best[from]];
      if (!start || !end || !known) continue;
      const row = end.at - start.at + 2 * padding;
      if (row > column) break;
      const cost = known.cost + 1 + 2 * end.lines.size + (1 - row / column) ** 2;
      if (cost < (best[to]?.cost ?? 0)) best[to] = { cost, before: from };
    }
  }
  if (!Number.isFinite(best.at(-1)?.cost)) return undefined;
  const chosen: Cut[] = [];
  for (let stop = best.at(-1)?.before ?? 0; stop > 0; stop = best[stop]?.before ?? 0)
    chosen.unshift(...stops.slice(stop, stop + 1));
  return chosen;
}

/**
 * A drawing that runs to the right, folded into rows that are read like lines of text; lines from one row into another
 * are drawn anew. Undefined where it cannot be cut so that rows fit into a column of some CSS pixels, or a line finds
 * no way.
 */
export function fold(sized: SizedGraph, places: Places, column: number): Places | undefined {
  if (places.width <= column) return undefined;
  const lines = reaches(sized, places);
  const cuts = chosenOf(cutsOf(sized, places, lines), places.width, column);
  if (!cuts || cuts.length === 0) return undefined;
  const open = new Set(cuts.flatMap(({ lines: cut }) => [...cut]));
  const starts = [0, ...cuts.map(({ at }) => at)];
  const rowOf = (x: number): number => starts.findLastIndex((start) => start <= x);
  const placesIn = (wanted: number): { x: number; y: number }[] => [
    ...places.nodes.flatMap((corner, index) => {
      const { width = 0, height = 0 } = sized.nodes[index]?.measured ?? {};
      return rowOf(corner.x) === wanted ? [corner, { x: corner.x + width, y: corner.y + height }] : [];
    }),
    ...places.edges.flatMap(({ points, label }, index) => {
      const { width = 0, height = 0 } = sized.edges[index]?.measured ?? {};
      if (open.has(index) || rowOf(points[0]?.x ?? 0) !== wanted) return [];
      return height === 0 ? points : [...points, label, { x: label.x + width, y: label.y + height }];
    }),
  ];
  let top = padding;
  const moves = starts.map((_, row) => {
    const all = placesIn(row);
    const [across, down] = [stretchOf(all.map(({ x }) => x)), stretchOf(all.map(({ y }) => y))];
    const leading = [...(cuts[row]?.lines ?? [])].map((line) => sized.edges[line]?.measured.height ?? 0);
    const move = { x: padding - across.from, y: top - down.from };
    top += down.to - down.from + room.between + leading.reduce((sum, height) => sum + height, 0);
    return move;
  });
  const moved = <T extends { readonly x: number; readonly y: number }>(point: T, at: number): T => {
    const { x, y } = moves[rowOf(at)] ?? { x: 0, y: 0 };
    return { ...point, x: point.x + x, y: point.y + y };
  };
  const rows = drawingOf(sized, {
    width: column,
    height: top,
    nodes: places.nodes.map((corner) => moved(corner, corner.x)),
    edges: places.edges.map(({ points, label }) => {
      const at = points[0]?.x ?? 0;
      return { points: points.map((point) => moved(point, at)), label: moved(label, at) };
    }),
  });
  const kept = { ...rows, edges: rows.edges.filter((_, index) => !open.has(index)) };
  return keepPlaces(sized.nodes, sized.edges, kept, open.size);
}
