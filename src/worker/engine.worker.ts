/** The engine in a thread of its own: a shell that holds the specification last read. */
import { edit, questionsAsMarkdown, read, type Specification } from '../engine/index.ts';
import { summarise } from '../engine/summary.ts';
import type { Answer, Request } from './protocol.ts';

let current: Specification | undefined;

/** Answers one request; throws when there is nothing to edit or the engine does. */
function answer(asked: Request): Answer {
  const { request } = asked;
  if (asked.kind === 'open') current = read(asked.text);
  if (current === undefined) throw new Error('No text was read yet.');
  if (asked.kind === 'questions')
    return { kind: 'questions', request, markdown: questionsAsMarkdown(current) };
  if (asked.kind === 'edit') current = edit(current, asked.changes);
  return { kind: 'summary', request, version: asked.version, summary: summarise(current) };
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  try {
    self.postMessage(answer(data));
  } catch (error) {
    current = undefined;
    self.postMessage({ kind: 'failed', request: data.request, message: String(error) } satisfies Answer);
  }
});
