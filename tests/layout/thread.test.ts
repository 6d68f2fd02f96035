import { afterEach, expect, test, vi } from 'vitest';
import type { Graph } from '../../src/engine/index.ts';
import { createDrawingThread } from '../../src/layout/in-browser.ts';
import type { DrawRequest } from '../../src/layout/protocol.ts';

/** Threads that were started, which note what they are told and draw everything empty. */
const started: { readonly told: DrawRequest[]; readonly end: () => void }[] = [];

class Thread {
  readonly told: DrawRequest[] = [];
  #hear: (event: { data: unknown }) => void = () => {};
  #isEnded = false;

  constructor() {
    started.push({ told: this.told, end: () => this.terminate() });
  }

  addEventListener(type: string, hear: (event: { data: unknown }) => void): void {
    if (type === 'message') this.#hear = hear;
  }

  postMessage(asked: DrawRequest): void {
    this.told.push(asked);
    if (asked.kind !== 'draw' || asked.name === 'slow') return;
    const drawing = { width: 1, height: 1, nodes: [], edges: [] };
    queueMicrotask(() => {
      if (!this.#isEnded) this.#hear({ data: { request: asked.request, drawing } });
    });
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

const graph: Graph = { nodes: [], edges: [] };

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

test('what was drawn keeps its place when a drawing was stopped, and not when all is arranged anew', async () => {
  vi.stubGlobal('Worker', Thread);
  const thread = createDrawingThread();
  await thread.draw('map', graph, 600);
  const stopped = thread.draw('slow', graph, 600);
  thread.stop();
  await expect(stopped).rejects.toThrow('stopped');

  await thread.draw('map', graph, 600);
  const [first] = started[1]?.told ?? [];
  expect(first?.kind === 'remember' && first.drawn.map(([name]) => name)).toEqual(['map']);

  thread.forget();
  thread.stop();
  await thread.draw('map', graph, 600);
  expect(started[2]?.told.map(({ kind }) => kind)).toEqual(['draw']);
});
