import ELK, { type ElkNode, type ELK as Layouter } from 'elkjs/lib/elk-api.js';
import address from 'elkjs/lib/elk-worker.min.js?url';
import type { Drawing, Graph } from '../engine/index.ts';
import { trustScript } from '../security/trusted-scripts.ts';
import { fitting } from './fit.ts';
import { layOut, layOutAgain } from './lay-out.ts';

/** More nodes than this are laid out in one direction only: trying the other costs as much again. */
const bothWays = 40;

/** Drawings that are remembered, so that what is in them keeps its place. */
const most = 48;

/** Draws in a worker of its own. */
export interface Drawer {
  /**
   * The drawing of a graph that fits better into a column of some CSS pixels. Where something was drawn under the same
   * name before, what is still there keeps its place. Rejects when it is stopped.
   */
  readonly draw: (name: string, graph: Graph, column: number) => Promise<Drawing>;
  /** Forgets where things were: what is drawn next is laid out anew. */
  readonly forget: () => void;
  /** Ends the worker, whatever it is doing; the next drawing starts another. */
  readonly stop: () => void;
}

/** A drawer for a page. The worker is loaded when something is laid out for the first time. */
export function createDrawer(): Drawer {
  const drawn = new Map<string, Drawing>();
  let elk: Layouter | undefined;
  let refuse: (why: Error) => void = () => {};
  let stopped = new Promise<never>(() => {});

  const start = (): Layouter => {
    stopped = new Promise((_, reject) => {
      refuse = reject;
    });
    stopped.catch(() => {});
    return new ELK({ workerFactory: () => new Worker(trustScript(address)) });
  };

  const layout = (graph: ElkNode): Promise<ElkNode> => {
    elk ??= start();
    return Promise.race([elk.layout(graph), stopped]);
  };

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
    stop() {
      refuse(new Error('The drawing was stopped.'));
      elk?.terminateWorker();
      elk = undefined;
    },
  };
}
