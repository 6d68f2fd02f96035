import { trustScript } from '../security/trusted-scripts.ts';
import address from './engine.worker.ts?worker&url';
import type { Answer, Request } from './protocol.ts';

/** A line to a worker: what the client needs of one, so that a test can stand in for it. */
export interface Channel {
  readonly post: (request: Request) => void;
  /** Ends the worker at once, whatever it is doing. */
  readonly stop: () => void;
}

/** Starts a worker; `onAnswer` and `onCrash` are called from then on. */
export type StartChannel = (onAnswer: (answer: Answer) => void, onCrash: (why: string) => void) => Channel;

/** Starts the engine's worker. Needs a browser. */
export const startWorker: StartChannel = (onAnswer, onCrash) => {
  const worker = new Worker(trustScript(address), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onCrash(event.message || 'The worker could not be started.');
  });
  worker.addEventListener('messageerror', () => onCrash('An answer could not be read.'));
  return { post: (request) => worker.postMessage(request), stop: () => worker.terminate() };
};
