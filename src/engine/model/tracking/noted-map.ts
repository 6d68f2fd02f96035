import type { Model } from '../model.ts';
import { KeyedSources } from './keyed-sources.ts';
import { isSameList } from './lists.ts';
import type { Memory } from './memory.ts';
import { type Keeper, note, type Source, unwatched } from './noting.ts';

/**
 * A map that is made of the model, kept over the readings: always that of the newest one. Who asks for a key depends
 * on what stands there, who asks for the keys on which ones there are, who goes through it on all of it.
 */
export class NotedMap<V> implements ReadonlyMap<string, V>, Keeper {
  readonly #memory: Memory;
  readonly #make: (model: Model) => ReadonlyMap<string, V>;
  readonly #same: (one: V, other: V) => boolean;
  readonly #sources = new KeyedSources(this);
  readonly #ofKeys: Source;
  readonly #ofAll: Source;
  #map: ReadonlyMap<string, V>;
  /** What was last made, of which what is the same as before was not taken. */
  #made: ReadonlyMap<string, V>;
  /** A map of these keys; the same as long as they are the same. */
  #keyed: ReadonlyMap<string, unknown>;
  #checkedAt: number;

  /** `make` gives the same map as long as nothing in it has changed. */
  constructor(
    memory: Memory,
    make: (model: Model) => ReadonlyMap<string, V>,
    same: (one: V, other: V) => boolean,
  ) {
    this.#memory = memory;
    this.#make = make;
    this.#same = same;
    this.#checkedAt = memory.revision;
    this.#ofKeys = { changedAt: memory.revision, keeper: this };
    this.#ofAll = { changedAt: memory.revision, keeper: this };
    this.#made = unwatched(() => make(memory.model));
    this.#map = this.#made;
    this.#keyed = this.#made;
  }

  /** A map that has the same keys, whatever stands there; the same as long as they are the same. */
  get keyed(): ReadonlyMap<string, unknown> {
    this.refresh();
    note(this.#ofKeys);
    return this.#keyed;
  }

  get size(): number {
    return this.keyed.size;
  }

  get [Symbol.toStringTag](): string {
    return 'NotedMap';
  }

  get(key: string): V | undefined {
    this.refresh();
    this.#sources.note(key, this.#checkedAt);
    return this.#map.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  keys(): MapIterator<string> {
    return this.keyed.keys();
  }

  values(): MapIterator<V> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, V]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(visit: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }

  refresh(): void {
    const { revision, model } = this.#memory;
    if (this.#checkedAt === revision) return;
    this.#checkedAt = revision;
    const made = unwatched(() => this.#make(model));
    if (made === this.#made) return;
    this.#made = made;
    this.#take(made);
  }

  #all(): ReadonlyMap<string, V> {
    this.refresh();
    note(this.#ofAll);
    return this.#map;
  }

  #take(made: ReadonlyMap<string, V>): void {
    const before = this.#map;
    const now = new Map<string, V>();
    const changed: string[] = [];
    for (const [key, value] of made) {
      const known = before.get(key);
      const isSame = known !== undefined && this.#same(known, value);
      now.set(key, isSame ? known : value);
      if (!isSame) changed.push(key);
    }
    for (const key of before.keys()) if (!made.has(key)) changed.push(key);
    const sameKeys = isSameList([...now.keys()], [...before.keys()]);
    if (changed.length === 0 && sameKeys) return;
    this.#map = now;
    if (!sameKeys) this.#keyed = now;
    for (const source of [
      this.#ofAll,
      ...(sameKeys ? [] : [this.#ofKeys]),
      ...changed.flatMap((key) => this.#sources.of(key) ?? []),
    ])
      this.#memory.changed(source);
  }
}
