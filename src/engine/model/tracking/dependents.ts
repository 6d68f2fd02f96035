import type { Keeper, Source } from './noting.ts';

/** Rebuilt when there are that many entries more than twice those at the beginning: what is out of date is then let go. */
const slack = 256;

const none: readonly never[] = [];

/** Which of some elements look at which sources: what a change concerns is found without going through all of them. */
export class Dependents<E extends object> {
  /** What brings the sources up to date. */
  readonly keepers = new Set<Keeper>();
  readonly #bySource = new Map<Source, E[]>();
  #entries = 0;
  #most = 0;

  constructor(all: Iterable<readonly [element: E, seen: { readonly sources: readonly Source[] }]>) {
    for (const [element, { sources }] of all) this.add(element, sources);
    this.#most = 2 * this.#entries + slack;
  }

  /** Whether most of what stands here may be out of date. */
  get isOvergrown(): boolean {
    return this.#entries > this.#most;
  }

  add(element: E, sources: readonly Source[]): void {
    this.#entries += sources.length;
    for (const source of sources) {
      const known = this.#bySource.get(source);
      if (known) {
        known.push(element);
        continue;
      }
      this.#bySource.set(source, [element]);
      if (source.keeper) this.keepers.add(source.keeper);
    }
  }

  /** The elements that look at a source, or did; some more than once. */
  of(source: Source): readonly E[] {
    return this.#bySource.get(source) ?? none;
  }
}
