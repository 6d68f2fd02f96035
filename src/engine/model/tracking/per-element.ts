import type { Model } from '../model.ts';
import { once } from '../once.ts';
import { isSameList } from './lists.ts';
import { type Memory, memoryOf } from './memory.ts';
import { isNoting, type Keeper, note, noteAll, type Source, watch } from './noting.ts';

/** A function of an element of a model that is computed once for it, and again when what it looked at has changed. */
export interface PerElement<E extends object, V> {
  (model: Model, element: E): V;
  /** What it gives for each of some elements. Where nothing has changed, the same list as the last time. */
  readonly each: (model: Model, elements: readonly E[]) => readonly V[];
}

/** Lists put together as one: the same lists give the same one. */
export const flat: <V>(lists: readonly (readonly V[])[]) => readonly V[] = once(
  (lists: readonly (readonly unknown[])[]) => lists.flat(),
) as <V>(lists: readonly (readonly V[])[]) => readonly V[];

/**
 * A function of a model and one of its elements that is computed once for the element, as long as the element is
 * the same object and nothing changes that `make` has looked at: what it reads of the model given to it is noted,
 * a point as a whole, but a name that is looked up (`find`, `resolve`), another `perElement`, `grouped` or `settled`
 * value only by what it gave. `make` must not read where things stand (`from`, `to`): places may be handed on.
 */
export function perElement<E extends object, V>(make: (model: Model, element: E) => V): PerElement<E, V> {
  const key = {};
  const tableIn = (model: Model): Table<E, V> =>
    memoryOf(model).keep(key, (memory) => new Table(memory, make));
  return Object.assign((model: Model, element: E) => tableIn(model).get(element), {
    each: (model: Model, elements: readonly E[]) => tableIn(model).each(elements),
  });
}

interface Kept<V> {
  readonly value: V;
  readonly sources: readonly Source[];
}

const none: readonly never[] = [];

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** What one function gave for the elements of one document. */
class Table<E extends object, V> implements Keeper {
  readonly #memory: Memory;
  readonly #make: (model: Model, element: E) => V;
  #kept = new Map<E, Kept<V>>();
  /** All that the values depend on, and more; known once there is something to compare with. */
  #sources: Set<Source> | undefined;
  #checkedAt: number;
  #last: { readonly elements: readonly E[]; readonly values: readonly V[] } | undefined;
  #lastKept: Kept<V> | undefined;

  constructor(memory: Memory, make: (model: Model, element: E) => V) {
    this.#memory = memory;
    this.#make = make;
    this.#checkedAt = memory.revision;
  }

  get(element: E): V {
    if (this.#checkedAt !== this.#memory.revision) this.refresh();
    const kept = this.#kept.get(element) ?? this.#compute(element);
    noteAll(kept.sources);
    return kept.value;
  }

  each(elements: readonly E[]): readonly V[] {
    this.refresh();
    if (this.#last?.elements === elements && !isNoting()) return this.#last.values;
    const values = elements.map((element) => this.get(element));
    // What belongs to elements that are gone is let go.
    if (this.#kept.size > 2 * elements.length + 16)
      this.#kept = new Map(elements.map((element) => [element, this.#kept.get(element) as Kept<V>]));
    const before = this.#last?.values;
    const same = before?.length === values.length && values.every((value, index) => value === before[index]);
    this.#last = { elements, values: same ? before : values };
    return this.#last.values;
  }

  /** Forgets what depends on something that has changed. */
  refresh(): void {
    const { revision } = this.#memory;
    const since = this.#checkedAt;
    if (since === revision) return;
    this.#checkedAt = revision;
    this.#sources ??= new Set([...this.#kept.values()].flatMap(({ sources }) => sources));
    if (!hasChanged(this.#sources, since)) return;
    this.#last = undefined;
    const sources = new Set<Source>();
    for (const [element, kept] of this.#kept) {
      if (kept.sources.some(({ changedAt }) => changedAt > since)) this.#kept.delete(element);
      else for (const source of kept.sources) sources.add(source);
    }
    this.#sources = sources;
  }

  #compute(element: E): Kept<V> {
    this.#memory.goesOn();
    const { value, sources } = watch(() => this.#make(this.#memory.live, element));
    const kept = this.#shared({ value: isEmptyList(value) ? (none as V) : value, sources });
    this.#kept.set(element, kept);
    if (this.#sources) for (const source of kept.sources) this.#sources.add(source);
    return kept;
  }

  /** Most elements of a document give nothing, and look at the same: they keep the same object. */
  #shared(kept: Kept<V>): Kept<V> {
    const last = this.#lastKept;
    if (last && isSameList(last.sources, kept.sources)) {
      if (last.value === kept.value) return last;
      kept = { value: kept.value, sources: last.sources };
    }
    this.#lastKept = kept;
    return kept;
  }
}

/** Whether one of some sources has changed after a revision. */
export function hasChanged(sources: Iterable<Source>, since: number): boolean {
  let changed = false;
  // All are asked: one that is not brought up to date now would be taken for unchanged afterwards.
  for (const source of sources) {
    source.keeper?.refresh();
    changed ||= source.changedAt > since;
  }
  return changed;
}

/**
 * A value of the whole model that is computed again when something it looked at has changed, and stays the same
 * object as long as it is the same by `same`: what depends on it is then not computed again.
 */
export function settled<V>(
  make: (model: Model) => V,
  same: (one: V, other: V) => boolean,
): (model: Model) => V {
  const key = {};
  return (model) =>
    memoryOf(model)
      .keep(key, (memory) => new Settled(memory, make, same))
      .get();
}

class Settled<V> implements Keeper {
  readonly #memory: Memory;
  readonly #make: (model: Model) => V;
  readonly #same: (one: V, other: V) => boolean;
  readonly #source: Source;
  #kept: Kept<V> | undefined;
  #checkedAt = -1;

  constructor(memory: Memory, make: (model: Model) => V, same: (one: V, other: V) => boolean) {
    this.#memory = memory;
    this.#make = make;
    this.#same = same;
    this.#source = { changedAt: memory.revision, keeper: this };
  }

  get(): V {
    this.refresh();
    note(this.#source);
    return this.#kept?.value as V;
  }

  refresh(): void {
    const { revision, live } = this.#memory;
    const since = this.#checkedAt;
    if (since === revision) return;
    this.#checkedAt = revision;
    const before = this.#kept;
    if (before && !hasChanged(before.sources, since)) return;
    const made = watch(() => this.#make(live));
    const same = before !== undefined && this.#same(before.value, made.value);
    this.#kept = same ? { value: before.value, sources: made.sources } : made;
    if (!same) this.#source.changedAt = revision;
  }
}
