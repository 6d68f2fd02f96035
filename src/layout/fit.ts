import { combOf } from './comb.ts';
import { componentsOf, packed } from './components.ts';
import { effortOf } from './effort.ts';
import { arrange, type Direction, type Layout } from './elk-graph.ts';
import { fold } from './fold.ts';
import { placeComb } from './place-comb.ts';
import type { Places, SizedGraph } from './places.ts';
import { reachOf } from './reach.ts';
import { placeStar, starOf } from './star.ts';
import { straighten } from './straighten.ts';

/** More nodes than this are arranged by ELK in one direction only, the more promising: the other costs as much again. */
const bothWays = 40;

/** What is read with no more effort than this is good enough; other ways are tried for the rest. */
const easy = 1.1;

/** The columns that a star or a comb is tried with. */
const mostColumns = 6;

const nothing: Places = { width: 0, height: 0, nodes: [], edges: [] };

/** Whether a graph is rather a long way than a web: then it may be folded. */
const isChain = ({ nodes, edges }: SizedGraph): boolean => edges.length <= 1.25 * nodes.length;

/** The least that it can take to read a graph whose lines run to the right, or down. */
const leastOf = (sized: SizedGraph, direction: Direction, column: number): number =>
  direction === 'RIGHT'
    ? effortOf({ width: reachOf(sized, 'width'), height: 0 }, column)
    : effortOf({ width: 0, height: reachOf(sized, 'height') }, column);

/** A direction, and the least that it can take to read a graph that is arranged so. */
interface Way {
  readonly direction: Direction;
  readonly least: number;
}

/**
 * The ways in which a graph is arranged until one is good enough, the more promising first. A chain, which can be
 * folded, and what may well fit to the right is arranged that way first; a large graph in one direction only.
 */
function waysOf(sized: SizedGraph, column: number): readonly Way[] {
  const right: Way = { direction: 'RIGHT', least: leastOf(sized, 'RIGHT', column) };
  const down: Way = { direction: 'DOWN', least: leastOf(sized, 'DOWN', column) };
  if (sized.nodes.length > bothWays) return [isChain(sized) || right.least <= down.least ? right : down];
  return right.least > easy && down.least <= easy ? [down, right] : [right, down];
}

/** The places of what hangs together with which it is read with the least effort. What is good enough ends the search. */
async function fittingOne(layout: Layout, sized: SizedGraph, column: number): Promise<Places> {
  let best = { places: nothing, effort: Number.POSITIVE_INFINITY };
  const weigh = (places: Places | undefined): void => {
    const effort = places ? effortOf(places, column) : best.effort;
    if (places && effort < best.effort) best = { places, effort };
  };
  const star = starOf(sized);
  const ways = waysOf(sized, column);
  // Rows are harder to follow than one way down: where that may well fit, it is tried before.
  const isDownFirst = ways.some(({ direction, least }) => direction === 'DOWN' && least <= easy);
  let long: Places | undefined;
  for (const { direction, least } of ways) {
    // What runs to the right may be folded, and take less.
    if (direction === 'DOWN' && least >= best.effort) continue;
    const places = await arrange(layout, sized, direction);
    weigh(places);
    if (best.effort > easy && star)
      for (let count = 2; count <= mostColumns; count++) weigh(placeStar(sized, star, count));
    const comb = best.effort > easy ? combOf(sized) : undefined;
    for (let count = 1; comb && best.effort > easy && count <= mostColumns; count++)
      weigh(placeComb(sized, comb, count));
    if (best.effort > easy && direction === 'RIGHT') {
      if (isDownFirst) long = places;
      else weigh(fold(sized, places, column));
    }
    if (best.effort <= easy) break;
  }
  if (long && best.effort > 1) weigh(fold(sized, long, column));
  return straighten(sized, best.places);
}

/**
 * The places with which a graph is read with the least effort in a column of some CSS pixels: to the right where that
 * fits, else downwards; long ways fold into rows, and wide stars stand in several columns. What does not hang together
 * is looked at by itself. Lines to nodes that the graph does not have are refused with an error.
 */
export async function fitting(layout: Layout, sized: SizedGraph, column: number): Promise<Places> {
  const parts: { component: ReturnType<typeof componentsOf>[number]; places: Places }[] = [];
  for (const component of componentsOf(sized))
    parts.push({ component, places: await fittingOne(layout, component.graph, column) });
  return packed(sized, parts, column);
}
