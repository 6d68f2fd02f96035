import type { Writable } from 'node:stream';
import { Unusable } from './command.ts';

/** A reader that went away (`ninefold … | head`) is no error: nothing more is written to it. */
const gone = new Set<Writable>();

function send(stream: Writable, text: string): Promise<void> {
  if (gone.has(stream) || text === '') return Promise.resolve();
  // Whoever writes is told by the promise.
  if (stream.listenerCount('error') === 0) stream.on('error', () => gone.add(stream));
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE')
        reject(new Unusable(`The output could not be written: ${error.message}.`));
      else resolve();
    });
  });
}

/** Writes to standard output; done when the text has been handed over. Refuses where that fails, on a full disk say. */
export function write(text: string): Promise<void> {
  return send(process.stdout, text);
}

/** Writes to standard error. */
export function writeError(text: string): Promise<void> {
  return send(process.stderr, text);
}
