import type { Drawing, Graph } from '../engine/index.ts';
import { Drawn } from './drawn.ts';
import { fitting } from './fit.ts';
import { type Layout, layOut, layOutAgain } from './lay-out.ts';

/** More nodes than this are laid out in one direction only: trying the other costs as much again. */
const bothWays = 40;

/** Draws, and remembers where things were. */
export interface Drawer {
  /**
   * The drawing of a graph that fits better into a column of some CSS pixels. Where something was drawn under the same
   * name before, what is still there keeps its place.
   */
  readonly draw: (name: string, graph: Graph, column: number) => Promise<Drawing>;
  /** Forgets where things were: what is drawn next is laid out anew. */
  readonly forget: () => void;
}

/** A drawer in this thread; `layout` is ELK's, and `drawn` what was drawn before. */
export function createDrawer(layout: Layout, drawn = new Drawn()): Drawer {
  const anew = (graph: Graph, column: number): Promise<Drawing> => {
    if (graph.nodes.length > bothWays) return layOut(layout, graph, 'RIGHT', column);
    return fitting((direction) => layOut(layout, graph, direction, column), column);
  };
  return {
    async draw(name, graph, column) {
      const drawing = await layOutAgain(drawn.get(name), graph, () => anew(graph, column));
      drawn.add(name, drawing);
      return drawing;
    },
    forget: () => drawn.clear(),
  };
}
