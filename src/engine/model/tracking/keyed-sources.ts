import { type Keeper, note, type Source } from './noting.ts';

/** A source for each key that was asked for of something that is kept: who asks for a key depends on that alone. */
export class KeyedSources {
  readonly #keeper: Keeper;
  readonly #sources = new Map<string, Source>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** Says that what is being computed looks at a key; `revision` is when its source, if it is new, last changed. */
  note(key: string, revision: number): void {
    let source = this.#sources.get(key);
    if (!source) {
      source = { changedAt: revision, keeper: this.#keeper };
      this.#sources.set(key, source);
    }
    note(source);
  }

  /** The source of a key; undefined where nobody has asked for it. */
  of(key: string): Source | undefined {
    return this.#sources.get(key);
  }
}
