/** The engine in a thread of its own: a shell that holds the specification last read. */
import { edit, read, type Specification } from '../engine/index.ts';
import { summarise } from '../engine/summary.ts';
import type { Answer, Request } from './protocol.ts';
import { tell } from './queries.ts';
import { createRehearsal } from './rehearsal.ts';

/** So often, in milliseconds, the page is told that the engine is at work. */
const beat = 500;

let current: Specification | undefined;
let version = 0;
let working = 0;
let lastBeat = 0;
let rehearses = false;

/** Tells the page so; called between any two pieces of work, also of a question about what was read before. */
function goesOn(): void {
  const now = performance.now();
  if (now - lastBeat < beat) return;
  lastBeat = now;
  self.postMessage({ kind: 'working', request: working } satisfies Answer);
}

/** Answers one request; throws when there is nothing to edit or the engine does. */
function answer(asked: Request): Answer {
  const { request } = asked;
  working = request;
  lastBeat = performance.now();
  if (asked.kind === 'open') {
    rehearses = asked.rehearses;
    current = read(asked.text, {}, goesOn);
  }
  if (current === undefined) throw new Error('No text was read yet.');
  if (asked.kind === 'ask') {
    const reply = tell(current, asked.query, goesOn);
    const { ask } = asked.query;
    if (ask === 'view' || ask === 'web')
      return { kind: 'packed', request, version, json: JSON.stringify(reply) };
    return { kind: 'told', request, version, reply };
  }
  if (asked.kind === 'edit') current = edit(current, asked.changes, goesOn);
  version = asked.version;
  return { kind: 'summary', request, version, summary: summarise(current) };
}

const rehearsal = createRehearsal((section) => summarise(read(section)));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  rehearsal.pause();
  try {
    self.postMessage(answer(data));
  } catch (error) {
    current = undefined;
    self.postMessage({ kind: 'failed', request: data.request, message: String(error) } satisfies Answer);
  }
  if (rehearses) rehearsal.start();
});
