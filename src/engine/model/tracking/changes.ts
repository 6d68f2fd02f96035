import type { Source } from './noting.ts';

/** Changes that are remembered: whoever has not looked for longer than that looks at everything. */
const remembered = 4_000;

/** The sources that have changed, in the order in which it was noticed: a log that everybody reads on from where they stopped. */
export class Changes {
  #log: Source[] = [];
  /** How many were forgotten. */
  #start = 0;

  /** Where the log ends: what is read from there on is still to come. */
  get end(): number {
    return this.#start + this.#log.length;
  }

  add(source: Source): void {
    this.#log.push(source);
  }

  /** The sources that have changed from a place of the log on; undefined where it does not reach back that far. */
  since(place: number): readonly Source[] | undefined {
    return place < this.#start ? undefined : this.#log.slice(place - this.#start);
  }

  /** Forgets the older half of a log that has grown long. */
  forget(): void {
    if (this.#log.length <= remembered) return;
    const gone = this.#log.length >> 1;
    this.#log = this.#log.slice(gone);
    this.#start += gone;
  }
}
