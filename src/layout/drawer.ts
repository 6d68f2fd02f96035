import type { Drawing, Graph } from '../engine/index.ts';
import { Drawn } from './drawn.ts';
import type { Layout } from './elk-graph.ts';
import { layOut, layOutAgain } from './lay-out.ts';

/** Draws, and remembers where things were. */
export interface Drawer {
  /**
   * The drawing of a graph, as it is read best in a column of some CSS pixels. Where something was drawn under the same
   * name before, what is still there keeps its place.
   */
  readonly draw: (name: string, graph: Graph, column: number) => Promise<Drawing>;
  /** Forgets where things were: what is drawn next is laid out anew. */
  readonly forget: () => void;
}

/** A drawer in this thread; `layout` is ELK's, and `drawn` what was drawn before. */
export function createDrawer(layout: Layout, drawn = new Drawn()): Drawer {
  return {
    async draw(name, graph, column) {
      const drawing = await layOutAgain(drawn.get(name), graph, () => layOut(layout, graph, column));
      drawn.add(name, drawing);
      return drawing;
    },
    forget: () => drawn.clear(),
  };
}
