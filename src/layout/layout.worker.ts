/** Drawing in a thread of its own: a shell around a drawer. */
import { createDrawer } from './drawer.ts';
import { Drawn } from './drawn.ts';
import type { DrawAnswer, DrawRequest } from './protocol.ts';

/** ELK, which is loaded at once: whoever starts this thread is about to draw. */
const loaded = import('elkjs/lib/elk.bundled.js').then(({ default: ELK }) => {
  // Its script takes over the messages of a worker that loads it.
  self.onmessage = null;
  return new ELK();
});

const drawn = new Drawn();
const drawer = createDrawer(async (graph) => (await loaded).layout(graph), drawn);

async function answer({ request, name, graph, column }: Extract<DrawRequest, { kind: 'draw' }>) {
  try {
    return { request, drawing: await drawer.draw(name, graph, column) } satisfies DrawAnswer;
  } catch (error) {
    return { request, failed: String(error) } satisfies DrawAnswer;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<DrawRequest>) => {
  if (data.kind === 'forget') drawer.forget();
  else if (data.kind === 'remember') for (const [name, drawing] of data.drawn) drawn.add(name, drawing);
  else self.postMessage(await answer(data));
});
