import type { Box, Drawing, GraphEdge, GraphNode, PlacedEdge } from '../engine/index.ts';
import { extent, grown, isOnBorder, type Point, rounded, type Scene, segmentsOf } from './geometry.ts';
import { labelSpot } from './label-spot.ts';
import type { Places, Sized } from './places.ts';
import { route } from './route.ts';
import { type Neighbour, settle } from './settle.ts';

/** The share of new nodes, lines to be drawn again and things gone, above which everything is laid out anew. */
const most = 0.25;

/** As many lines as these may be drawn again in any case. */
const fewLines = 6;

/** How often new nodes are put somewhere else because a line or its words found no room, and how far from there. */
const mostTries = 4;
const elsewhere = 40;

interface Line {
  readonly points: Point[];
  readonly label: Box | undefined;
}

/** What stays of a drawing; places are changed in it. */
interface Kept {
  readonly boxes: Map<string, Box>;
  readonly lines: Map<string, Line>;
}

/** The box that the words of a line fill: their first begins 2 px below its upper edge, their last ends 4 px above. */
function labelBox({ labels }: PlacedEdge): Box | undefined {
  const [first, last] = [labels[0], labels.at(-1)];
  if (!first || !last) return undefined;
  const y = first.box.y - 2;
  return { x: first.box.x, y, width: first.box.width, height: last.box.y + last.box.height + 4 - y };
}

/** Moves everything that lies beyond a place, so that there is room before it. */
function makeRoom({ boxes, lines }: Kept, axis: 'x' | 'y', at: number, by: number): void {
  const moved = <T extends Point>(thing: T): T =>
    thing[axis] > at - 0.5 ? { ...thing, [axis]: thing[axis] + by } : thing;
  for (const [id, box] of boxes) boxes.set(id, moved(box));
  for (const [id, { points, label }] of lines)
    lines.set(id, { points: points.map(moved), label: label && moved(label) });
}

/** Ends of lines follow the side of a box that drew back. */
function follow(
  { lines }: Kept,
  axis: 'x' | 'y',
  side: number,
  by: number,
  touches: (id: string) => boolean,
): void {
  for (const [id, { points, label }] of lines) {
    if (!touches(id)) continue;
    const last = points.length - 1;
    const next = points.map((point, index) =>
      (index === 0 || index === last) && Math.abs(point[axis] - side) < 0.6
        ? { ...point, [axis]: point[axis] + by }
        : point,
    );
    lines.set(id, { points: next, label });
  }
}

/** Gives a node that stays its new size: what lies beyond it makes room, and only that. */
function resize(kept: Kept, { of, measured }: Sized<GraphNode>, edges: readonly Sized<GraphEdge>[]): void {
  const touching = new Set(
    edges.flatMap(({ of: edge }) => (edge.from === of.id || edge.to === of.id ? [edge.id] : [])),
  );
  for (const [axis, side] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const box = kept.boxes.get(of.id);
    if (!box) return;
    const by = measured[side] - box[side];
    if (Math.abs(by) < 0.1) continue;
    const end = box[axis] + box[side];
    if (by > 0) makeRoom(kept, axis, end, by);
    else follow(kept, axis, end, by, (id) => touching.has(id));
    kept.boxes.set(of.id, { ...box, [side]: measured[side] });
  }
}

function keep(nodes: readonly Sized<GraphNode>[], edges: readonly Sized<GraphEdge>[], before: Drawing): Kept {
  const ids = new Set(nodes.map(({ of }) => of.id));
  const lineIds = new Set(edges.map(({ of }) => of.id));
  const kept: Kept = {
    boxes: new Map(
      before.nodes
        .filter(({ id }) => ids.has(id))
        .map(({ id, x, y, width, height }) => [id, { x, y, width, height }]),
    ),
    lines: new Map(
      before.edges
        .filter(({ id }) => lineIds.has(id))
        .map((edge) => [edge.id, { points: [...edge.points], label: labelBox(edge) }]),
    ),
  };
  for (const node of nodes) if (kept.boxes.has(node.of.id)) resize(kept, node, edges);
  return kept;
}

/** Whether a line still leads from border to border, and its words are as large as they were. */
function holds({ of, measured }: Sized<GraphEdge>, { boxes, lines }: Kept): boolean {
  const [line, from, to] = [lines.get(of.id), boxes.get(of.from), boxes.get(of.to)];
  const [first, last] = [line?.points[0], line?.points.at(-1)];
  if (!line || !from || !to || !first || !last) return false;
  const { width = 0, height = 0 } = line.label ?? {};
  const isSame = Math.abs(width - measured.width) < 0.6 && Math.abs(height - measured.height) < 0.6;
  return isSame && isOnBorder(first, from) && isOnBorder(last, to);
}

/** How large a drawing is. */
const extentOf = ({ boxes, lines }: Kept) =>
  extent(
    [...boxes.values(), ...[...lines.values()].flatMap(({ label }) => label ?? [])],
    [...lines.values()].flatMap(({ points }) => points),
  );

/** What a node that has no place yet hangs together with, of what has one. */
function neighboursOf({ boxes }: Kept, id: string, edges: readonly Sized<GraphEdge>[]): Neighbour[] {
  return edges.flatMap(({ of: { from, to }, measured }) => {
    const other = from === id ? to : to === id ? from : undefined;
    const box = other === undefined || other === id ? undefined : boxes.get(other);
    return box ? [{ box, label: measured }] : [];
  });
}

/** Puts new nodes and open lines into what is kept; false where something finds no room. */
function complete(
  kept: Kept,
  fresh: readonly Sized<GraphNode>[],
  open: readonly Sized<GraphEdge>[],
  edges: readonly Sized<GraphEdge>[],
  avoid: readonly Box[],
): boolean {
  const scene: Scene = {
    nodes: [...kept.boxes.values()],
    labels: [...kept.lines.values()].flatMap(({ label }) => label ?? []),
    lines: [...kept.lines.values()].flatMap(({ points }) => segmentsOf(points)),
  };
  const waiting = new Set(fresh);
  while (waiting.size > 0) {
    const [first] = waiting;
    const next = [...waiting].find(({ of }) => neighboursOf(kept, of.id, edges).length > 0) ?? first;
    if (!next) break;
    waiting.delete(next);
    const { width, height } = next.measured;
    const around = neighboursOf(kept, next.of.id, edges);
    const box = {
      ...rounded(settle(scene, { width, height }, around, extentOf(kept), avoid)),
      width,
      height,
    };
    kept.boxes.set(next.of.id, box);
    scene.nodes.push(box);
  }
  for (const { of, measured } of open) {
    const [from, to] = [kept.boxes.get(of.from), kept.boxes.get(of.to)];
    const points = from && to && route(scene, from, to)?.map(rounded);
    const spot = points && (measured.height === 0 ? { x: 0, y: 0 } : labelSpot(scene, points, measured));
    if (!points || !spot) return false;
    const label =
      measured.height === 0
        ? undefined
        : { ...rounded(spot), width: measured.width, height: measured.height };
    kept.lines.set(of.id, { points, label });
    scene.lines.push(...segmentsOf(points));
    if (label) scene.labels.push(label);
  }
  return true;
}

function placesOf(
  kept: Kept,
  nodes: readonly Sized<GraphNode>[],
  edges: readonly Sized<GraphEdge>[],
): Places {
  const nowhere = { x: 0, y: 0 };
  return {
    ...extentOf(kept),
    nodes: nodes.map(({ of }) => kept.boxes.get(of.id) ?? nowhere),
    edges: edges.map(({ of }) => {
      const { points = [], label = nowhere } = kept.lines.get(of.id) ?? {};
      return { points, label };
    }),
  };
}

/**
 * Places for a graph in which everything that was in the drawing before keeps its own: new nodes go where there is
 * room, a node that grew pushes away what lies beyond it, and only lines that no longer fit are drawn again. Undefined
 * where too much is new, more lines than `mostOpen` must be drawn again, or something finds no room: then it must be laid out anew.
 */
export function keepPlaces(
  nodes: readonly Sized<GraphNode>[],
  edges: readonly Sized<GraphEdge>[],
  before: Drawing,
  mostOpen = Math.max(fewLines, most * edges.length),
): Places | undefined {
  const known = new Set(before.nodes.map(({ id }) => id));
  const fresh = nodes.filter(({ of }) => !known.has(of.id));
  const gone = known.size - (nodes.length - fresh.length);
  const allowed = Math.max(2, most * nodes.length);
  if (known.size === 0 || fresh.length > allowed || gone > allowed) return undefined;
  const kept = keep(nodes, edges, before);
  const open = edges.filter((edge) => !holds(edge, kept));
  if (open.length > mostOpen) return undefined;
  for (const { of } of open) kept.lines.delete(of.id);
  const avoid: Box[] = [];
  for (let tries = 0; tries < mostTries; tries++) {
    const attempt = { boxes: new Map(kept.boxes), lines: new Map(kept.lines) };
    if (complete(attempt, fresh, open, edges, avoid)) return placesOf(attempt, nodes, edges);
    // The last place that is tried is beside everything.
    if (tries === mostTries - 2) avoid.push({ x: 0, y: 0, ...extentOf(kept) });
    for (const { of, measured } of fresh) {
      const at = attempt.boxes.get(of.id);
      if (at) avoid.push(grown({ ...at, width: measured.width, height: measured.height }, elsewhere));
    }
  }
  return undefined;
}
