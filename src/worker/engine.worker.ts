/** The engine in a thread of its own: a shell that holds the specification last read. */
import { edit, read, type Specification } from '../engine/index.ts';
import { summarise } from '../engine/summary.ts';
import type { Answer, Request } from './protocol.ts';
import { tell } from './queries.ts';

let current: Specification | undefined;
let version = 0;

/** Answers one request; throws when there is nothing to edit or the engine does. */
function answer(asked: Request): Answer {
  const { request } = asked;
  if (asked.kind === 'open') current = read(asked.text);
  if (current === undefined) throw new Error('No text was read yet.');
  if (asked.kind === 'ask') return { kind: 'told', request, version, reply: tell(current, asked.query) };
  if (asked.kind === 'edit') current = edit(current, asked.changes);
  version = asked.version;
  return { kind: 'summary', request, version, summary: summarise(current) };
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    current = undefined;
    self.postMessage({ kind: 'failed', request: data.request, message: String(error) } satisfies Answer);
  }
});
