import ELK, { type ElkNode, type ELK as Layouter } from 'elkjs/lib/elk-api.js';
import address from 'elkjs/lib/elk-worker.min.js?url';
import type { Drawing, Graph } from '../engine/index.ts';
import { trustScript } from '../security/trusted-scripts.ts';
import { fits } from './fit.ts';
import { layOut } from './lay-out.ts';

/** More nodes than this are laid out in one direction only: trying the other costs as much again. */
const bothWays = 40;

/** Layouts that are kept: of what did not change its size or its lines, nothing is laid out again. */
const most = 48;

/** Draws in a worker of its own. */
export interface Drawer {
  /** The drawing of a graph that fits better into a column of some CSS pixels. Rejects when it is stopped. */
  readonly draw: (graph: Graph, column: number) => Promise<Drawing>;
  /** Ends the worker, whatever it is doing; the next drawing starts another. */
  readonly stop: () => void;
}

/** A drawer for a page. The worker is loaded when something is drawn for the first time. */
export function createDrawer(): Drawer {
  const known = new Map<string, Promise<ElkNode>>();
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
    const key = JSON.stringify(graph);
    const before = known.get(key);
    if (before) return before;
    elk ??= start();
    const made: Promise<ElkNode> = Promise.race([elk.layout(graph), stopped]);
    made.catch(() => known.delete(key));
    known.set(key, made);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return made;
  };

  return {
    async draw(graph, column) {
      const right = await layOut(layout, graph, 'RIGHT');
      if (graph.nodes.length > bothWays) return right;
      return fits(right, await layOut(layout, graph, 'DOWN'), column);
    },
    stop() {
      refuse(new Error('The drawing was stopped.'));
      elk?.terminateWorker();
      elk = undefined;
    },
  };
}
