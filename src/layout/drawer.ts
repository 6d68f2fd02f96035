import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Drawing, Graph } from '../engine/index.ts';
import { fitting } from './fit.ts';
import { layOut, layOutAgain } from './lay-out.ts';

/** More nodes than this are laid out in one direction only: trying the other costs as much again. */
const bothWays = 40;

/** Drawings that are remembered, so that what is in them keeps its place. */
const most = 48;

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

/** A drawer in this thread; `layout` is ELK's. */
export function createDrawer(layout: (graph: ElkNode) => Promise<ElkNode>): Drawer {
  const drawn = new Map<string, Drawing>();
  const anew = (graph: Graph, column: number): Promise<Drawing> => {
    if (graph.nodes.length > bothWays) return layOut(layout, graph, 'RIGHT');
    return fitting((direction) => layOut(layout, graph, direction), column);
  };
  return {
    async draw(name, graph, column) {
      const drawing = await layOutAgain(drawn.get(name), graph, () => anew(graph, column));
      drawn.delete(name);
      drawn.set(name, drawing);
      for (const oldest of drawn.keys()) if (drawn.size > most) drawn.delete(oldest);
      return drawing;
    },
    forget: () => drawn.clear(),
  };
}
