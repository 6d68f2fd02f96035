import type { Model } from '../model.ts';
import { difference } from './lists.ts';
import { type Memory, memoryOf } from './memory.ts';
import { type Keeper, note, type Source, unwatched } from './noting.ts';
import { type PerElement, perElement } from './per-element.ts';

/**
 * Elements by what they belong to: for every key the elements that `keysOf` gives it for, in the order of `all`. Who
 * asks for one key depends on what belongs to that key alone. Keys are compared as those of a Map. `all` gives the
 * same list as long as nothing in it has changed.
 */
export function grouped<E extends object, K>(
  all: (model: Model) => readonly E[],
  keysOf: (model: Model, element: E) => readonly K[],
): Grouped<E, K> {
  const keys = perElement(keysOf);
  const self = {};
  const groupsIn = (model: Model): Groups<E, K> =>
    memoryOf(model).keep(self, (memory) => new Groups(memory, all, keys));
  return Object.assign((model: Model, key: K) => groupsIn(model).get(key), {
    every: (model: Model) => groupsIn(model).every(),
  });
}

/** Elements by key. A group is the same list as long as the same elements belong to it. */
export interface Grouped<E, K> {
  (model: Model, key: K): readonly E[];
  /** All groups, in no order; the same list as long as each of them is the same. */
  readonly every: (model: Model) => readonly (readonly E[])[];
}

const none: readonly never[] = [];

class Groups<E extends object, K> implements Keeper {
  readonly #memory: Memory;
  readonly #all: (model: Model) => readonly E[];
  readonly #keysOf: PerElement<E, readonly K[]>;
  readonly #groups = new Map<K, readonly E[]>();
  readonly #sources = new Map<K, Source>();
  #elements: readonly E[] = none;
  #keys: readonly (readonly K[])[] = none;
  #checkedAt = -1;
  #every: readonly (readonly E[])[] | undefined;
  readonly #any: Source;

  constructor(memory: Memory, all: (model: Model) => readonly E[], keysOf: PerElement<E, readonly K[]>) {
    this.#memory = memory;
    this.#all = all;
    this.#keysOf = keysOf;
    this.#any = { changedAt: memory.revision, keeper: this };
  }

  every(): readonly (readonly E[])[] {
    this.refresh();
    note(this.#any);
    this.#every ??= [...this.#groups.values()];
    return this.#every;
  }

  get(key: K): readonly E[] {
    this.refresh();
    let source = this.#sources.get(key);
    if (!source) {
      source = { changedAt: this.#memory.revision, keeper: this };
      this.#sources.set(key, source);
    }
    note(source);
    return this.#groups.get(key) ?? none;
  }

  refresh(): void {
    if (this.#checkedAt === this.#memory.revision) return;
    this.#checkedAt = this.#memory.revision;
    unwatched(() => this.#update());
  }

  #update(): void {
    const { model } = this.#memory;
    const elements = this.#all(model);
    const keys = this.#keysOf.each(model, elements);
    const [oldElements, oldKeys] = [this.#elements, this.#keys];
    if (elements === oldElements && keys === oldKeys) return;
    const at = difference(elements, oldElements, (one, other) => one === other);
    const keyed = difference(keys, oldKeys, (one, other) => one === other);
    const first = Math.min(at.first, keyed.first);
    const last = Math.max(at.last, keyed.last);
    const { moved } = at;
    const touched = new Set<K>();
    for (let index = first; index < last; index++) for (const key of keys[index] ?? none) touched.add(key);
    for (let index = first; index < last - moved; index++)
      for (const key of oldKeys[index] ?? none) touched.add(key);
    this.#elements = elements;
    this.#keys = keys;
    this.#regroup(touched);
  }

  #regroup(touched: ReadonlySet<K>): void {
    const found = new Map<K, E[]>();
    this.#elements.forEach((element, index) => {
      for (const key of this.#keys[index] ?? none) {
        if (!touched.has(key)) continue;
        const group = found.get(key);
        if (!group) found.set(key, [element]);
        else if (group.at(-1) !== element) group.push(element);
      }
    });
    if (touched.size === 0) return;
    this.#every = undefined;
    this.#memory.changed(this.#any);
    for (const key of touched) {
      const group = found.get(key);
      if (group) this.#groups.set(key, group);
      else this.#groups.delete(key);
      const source = this.#sources.get(key);
      if (source) this.#memory.changed(source);
    }
  }
}
