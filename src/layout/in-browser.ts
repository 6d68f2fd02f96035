import type { Drawing } from '../engine/index.ts';
import { trustScript } from '../security/trusted-scripts.ts';
import type { Drawer } from './drawer.ts';
import { Drawn } from './drawn.ts';
import address from './layout.worker.ts?worker&url';
import type { DrawAnswer, DrawRequest } from './protocol.ts';

/** A drawer in a thread of its own, which can be ended. */
export interface DrawingThread extends Drawer {
  /** Starts the thread, so that the first drawing need not wait for it. */
  readonly prepare: () => void;
  /** Ends the thread, whatever it is doing: what is being drawn is rejected. The next drawing starts another. */
  readonly stop: () => void;
}

interface Waiting {
  readonly name: string;
  readonly resolve: (drawing: Drawing) => void;
  readonly reject: (why: Error) => void;
}

/** A drawer for a page. Its thread is started by the first drawing, or when one is likely. */
export function createDrawingThread(): DrawingThread {
  const waiting = new Map<number, Waiting>();
  // What the next thread is told when this one is ended.
  const drawn = new Drawn();
  let worker: Worker | undefined;
  let request = 0;

  const end = (why: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };

  const take = (answer: DrawAnswer): void => {
    const asked = waiting.get(answer.request);
    waiting.delete(answer.request);
    if (asked === undefined) return;
    if ('drawing' in answer) {
      drawn.add(asked.name, answer.drawing);
      asked.resolve(answer.drawing);
    } else asked.reject(new Error(answer.failed));
  };

  const start = (): Worker => {
    const started = new Worker(trustScript(address), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => take(data));
    started.addEventListener('error', (event) => {
      event.preventDefault();
      end(event.message || 'The thread that draws could not be started.');
    });
    const before = drawn.all();
    if (before.length > 0) started.postMessage({ kind: 'remember', drawn: before } satisfies DrawRequest);
    return started;
  };

  const post = (asked: DrawRequest): void => {
    worker ??= start();
    worker.postMessage(asked);
  };

  return {
    prepare() {
      worker ??= start();
    },
    draw(name, graph, column) {
      request += 1;
      const mine = request;
      return new Promise((resolve, reject) => {
        waiting.set(mine, { name, resolve, reject });
        post({ kind: 'draw', request: mine, name, graph, column });
      });
    },
    forget() {
      drawn.clear();
      post({ kind: 'forget' });
    },
    stop: () => end('The drawing was stopped.'),
  };
}
