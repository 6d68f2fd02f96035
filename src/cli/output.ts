import type { Writable } from 'node:stream';

/** A reader that went away (`ninefold … | head`) is no error: nothing more is written to it. */
const gone = new Set<Writable>();

function send(stream: Writable, text: string): Promise<void> {
  if (gone.has(stream) || text === '') return Promise.resolve();
  if (stream.listenerCount('error') === 0) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      gone.add(stream);
    });
  }
  return new Promise((resolve) => {
    stream.write(text, () => resolve());
  });
}

/** Writes to standard output; done when the text has been handed over. */
export function write(text: string): Promise<void> {
  return send(process.stdout, text);
}

/** Writes to standard error. */
export function writeError(text: string): Promise<void> {
  return send(process.stderr, text);
}
