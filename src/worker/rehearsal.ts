import text from './rehearsal.md?raw';

/**
 * A document in many manners, by sections that each begin with the heading of a point. A browser compiles expressions
 * and functions when they are first used: who has read these reads the first real document in a third of the time.
 */
export const sections: readonly string[] = text.split(/^(?=## )/m);

/** How long nothing must have been asked before the first section is read, and before each other, in milliseconds. */
const firstRest = 1_000;
const rest = 20;

/** Something that is done while nobody waits. */
export interface Rehearsal {
  /** Nothing is asked for now: goes on with what is left. */
  readonly start: () => void;
  /** Something is asked: the rest waits. */
  readonly pause: () => void;
}

/** `read` is called with a section at a time, each once; `after` is for tests. */
export function createRehearsal(
  read: (section: string) => void,
  after: (milliseconds: number, then: () => void) => () => void = timer,
): Rehearsal {
  const left = [...sections];
  let stop = (): void => {};
  const wait = (milliseconds: number): void => {
    stop();
    if (left.length > 0) stop = after(milliseconds, next);
  };
  const next = (): void => {
    read(left.shift() ?? '');
    wait(rest);
  };
  return { start: () => wait(firstRest), pause: () => stop() };
}

function timer(milliseconds: number, then: () => void): () => void {
  const id = setTimeout(then, milliseconds);
  return () => clearTimeout(id);
}
