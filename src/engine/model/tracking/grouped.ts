import type { Model } from '../model.ts';
import { difference, isSameList } from './lists.ts';
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
const isSame = (one: unknown, other: unknown): boolean => one === other;

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
    const at = difference(elements, oldElements, isSame);
    const keyed = difference(keys, oldKeys, isSame);
    const first = Math.min(at.first, keyed.first);
    const last = Math.max(at.last, keyed.last);
    const { moved } = at;
    const touched = new Set<K>();
    const touch = (index: number, before: number): void => {
      if (moved === 0 && elements[index] === oldElements[before] && keys[index] === oldKeys[before]) return;
      for (const key of (index < last && keys[index]) || none) touched.add(key);
      for (const key of (before < last - moved && oldKeys[before]) || none) touched.add(key);
    };
    for (let index = first; index < Math.max(last, last - moved); index++) touch(index, index);
    this.#elements = elements;
    this.#keys = keys;
    if (touched.size > 0) this.#regroup(touched);
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
    let isAny = false;
    for (const key of touched) {
      const group = found.get(key);
      const before = this.#groups.get(key);
      if (group === before || (group && before && isSameList(group, before))) continue;
      isAny = true;
      if (group) this.#groups.set(key, group);
      else this.#groups.delete(key);
      const source = this.#sources.get(key);
      if (source) this.#memory.changed(source);
    }
    if (!isAny) return;
    this.#every = undefined;
    this.#memory.changed(this.#any);
  }
}
