import type { Drawing } from '../engine/index.ts';

/** Drawings that are remembered, so that what is in them keeps its place. */
const most = 48;

/** Drawings by name, of which the last drawn are kept. */
export class Drawn {
  readonly #byName = new Map<string, Drawing>();

  /** The drawing of a name; undefined where none is remembered. */
  get(name: string): Drawing | undefined {
    return this.#byName.get(name);
  }

  /** Remembers a drawing as the last one, and forgets the oldest of too many. */
  add(name: string, drawing: Drawing): void {
    this.#byName.delete(name);
    this.#byName.set(name, drawing);
    for (const oldest of this.#byName.keys()) if (this.#byName.size > most) this.#byName.delete(oldest);
  }

  clear(): void {
    this.#byName.clear();
  }

  /** All of them, the oldest first. */
  all(): readonly (readonly [name: string, drawing: Drawing])[] {
    return [...this.#byName];
  }
}
