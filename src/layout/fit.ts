import { componentsOf, packed } from './components.ts';
import { arrange, type Layout } from './elk-graph.ts';
import { fold } from './fold.ts';
import type { Places, SizedGraph } from './places.ts';
import { placeStar, starOf } from './star.ts';

/** More nodes than this are arranged by ELK in one direction only: the other costs as much again. */
const bothWays = 40;

/** A drawing is made smaller to fit down to this, and scrolls then: ui/drawing has the same bound. */
const smallest = 0.75;

/** How high a window on a drawing is, beside its width. */
const window = 0.8;

/** What is read with no more effort than this is good enough; other ways are tried for the rest. */
const easy = 1.1;

/** The columns that a star is tried with, from two on. */
const mostColumns = 6;

/**
 * What it takes to read a drawing in a column of some CSS pixels: 1 where it fits into one window, twice that for two
 * windows, and more where it must be made smaller.
 */
function effortOf({ width, height }: Places, column: number): number {
  const scale = Math.min(1, Math.max(smallest, column / width));
  const across = Math.max(1, (width * scale) / column);
  const down = Math.max(1, (height * scale) / (column * window));
  return (across * down) / scale;
}

/** The places of what hangs together with which it is read with the least effort. What is good enough ends the search. */
async function fittingOne(layout: Layout, sized: SizedGraph, column: number): Promise<Places> {
  const right = await arrange(layout, sized, 'RIGHT');
  let best = right;
  const isEasy = (): boolean => effortOf(best, column) <= easy;
  const weigh = (other: Places | undefined): void => {
    if (other && effortOf(other, column) < effortOf(best, column)) best = other;
  };
  if (right.width <= column && isEasy()) return right;
  const star = starOf(sized);
  if (star) for (let count = 2; count <= mostColumns; count++) weigh(placeStar(sized, star, count));
  if (!isEasy() && sized.nodes.length <= bothWays) weigh(await arrange(layout, sized, 'DOWN'));
  if (!isEasy()) weigh(fold(sized, right, column));
  return best;
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
