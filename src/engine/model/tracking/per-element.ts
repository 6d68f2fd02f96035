import type { Model } from '../model.ts';
import { type Memory, memoryOf } from './memory.ts';
import { type Keeper, note, type Source, watch } from './noting.ts';
import { once } from './once.ts';
import { type Kept, Table } from './table.ts';
import { hasChanged } from './watched.ts';

/** A function of an element of a model that is computed once for it, and again when what it looked at has changed. */
export interface PerElement<E extends object, V> {
  (model: Model, element: E): V;
  /** What it gives for each of some elements. Where nothing has changed, the same list as the last time. */
  readonly each: (model: Model, elements: readonly E[]) => readonly V[];
}

/** Lists put together as one: the same lists give the same one. */
export const flat: <V>(lists: readonly (readonly V[])[]) => readonly V[] = once(
  (lists: readonly (readonly unknown[])[]) => {
    const all: unknown[] = [];
    for (const list of lists) for (const each of list) all.push(each);
    return all;
  },
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

/** The names that were asked for, each as one object. */
class Asked implements Keeper {
  readonly #names = new Map<string, { readonly name: string }>();

  of(name: string): { readonly name: string } {
    const known = this.#names.get(name) ?? { name };
    this.#names.set(name, known);
    return known;
  }

  refresh(): void {}
}

/** As `perElement`, of a name. */
export function perName<V>(make: (model: Model, name: string) => V): (model: Model, name: string) => V {
  const key = {};
  const made = perElement((model: Model, { name }: { readonly name: string }): V => make(model, name));
  return (model, name) =>
    made(
      model,
      memoryOf(model)
        .keep(key, () => new Asked())
        .of(name),
    );
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
    if (!same) this.#memory.changed(this.#source);
  }
}
