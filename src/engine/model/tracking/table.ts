import type { Model } from '../model.ts';
import { Dependents } from './dependents.ts';
import { difference } from './lists.ts';
import type { Memory } from './memory.ts';
import { type Keeper, note, noteAll, type Source, watch } from './noting.ts';

/** A value with what was looked at for it. */
export interface Kept<V> {
  readonly value: V;
  readonly sources: readonly Source[];
}

/** The values of a list of elements, in its order. */
interface Listed<E, V> {
  readonly elements: readonly E[];
  readonly values: readonly V[];
}

/** The same before anything has changed, with what was looked at for each: less than a map takes. */
interface FirstListed<E, V> extends Listed<E, V> {
  readonly sources: readonly (readonly Source[])[];
}

const none: readonly never[] = [];

/** The values of tables that have none by element: there are more than a hundred tables, most with a list only. */
const nothing = new Map<never, never>();

/** Values of elements that are gone are let go when there are that many more than twice those that were there. */
const slack = 256;

/** So many elements are sought in a list one by one; more in one go. */
const few = 8;

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const isSame = (one: unknown, other: unknown): boolean => one === other;

/** What one function gave for the elements of one document. */
export class Table<E extends object, V> implements Keeper {
  readonly #memory: Memory;
  readonly #make: (model: Model, element: E) => V;
  /** Changes when a value that was given may be another. */
  readonly #any: Source;
  #kept: Map<E, Kept<V>> = nothing;
  /** What stands for `#kept` until somebody asks for one element or something changes. */
  #first: FirstListed<E, V> | undefined;
  /** Known once there is something to compare with. */
  #dependents: Dependents<E> | undefined;
  #checkedAt: number;
  /** How far the changes were looked at. */
  #seen: number;
  #last: Listed<E, V> | undefined;
  /** Elements, of the last list among others, whose values do not hold any more. */
  #stale: Set<E> | undefined;
  #lastKept: Kept<V> | undefined;
  /** Values that are kept at most where no list tells which elements are still there; known after an edit. */
  #room: number | undefined;

  constructor(memory: Memory, make: (model: Model, element: E) => V) {
    this.#memory = memory;
    this.#make = make;
    this.#checkedAt = memory.revision;
    this.#seen = memory.changes.end;
    this.#any = { changedAt: memory.revision, keeper: this };
  }

  get(element: E): V {
    this.refresh();
    this.#unfold();
    const kept = this.#keptOf(element);
    noteAll(kept.sources);
    return kept.value;
  }

  each(elements: readonly E[]): readonly V[] {
    this.refresh();
    note(this.#any);
    const before = this.#last;
    if (before?.elements === elements && !this.#stale?.size) return before.values;
    if (!before && this.#kept.size === 0) return this.#list(elements);
    this.#unfold();
    const values = before ? this.#again(elements, before) : elements.map((each) => this.#keptOf(each).value);
    this.#last = { elements, values };
    this.#stale = undefined;
    // What belongs to elements that are gone is let go.
    if (this.#kept.size > 2 * elements.length + 16) {
      this.#kept = new Map(elements.map((element) => [element, this.#keptOf(element)]));
      this.#dependents = undefined;
    }
    return values;
  }

  /** Forgets what depends on something that has changed. */
  refresh(): void {
    const { revision, changes } = this.#memory;
    const since = this.#checkedAt;
    if (since === revision) return;
    this.#checkedAt = revision;
    this.#unfold();
    if (this.#dependents === undefined || this.#dependents.isOvergrown)
      this.#dependents = new Dependents(this.#kept);
    for (const keeper of this.#dependents.keepers) keeper.refresh();
    const changed = changes.since(this.#seen);
    this.#seen = changes.end;
    let isAny = false;
    const forget = (element: E): void => {
      if (!this.#kept.delete(element)) return;
      isAny = true;
      if (!this.#last) return;
      this.#stale ??= new Set();
      this.#stale.add(element);
    };
    if (changed) {
      for (const source of changed)
        if (source.changedAt > since) for (const element of this.#dependents.of(source)) forget(element);
    } else {
      for (const [element, { sources }] of this.#kept)
        if (sources.some(({ changedAt }) => changedAt > since)) forget(element);
    }
    if (isAny) this.#memory.changed(this.#any);
    if (this.#last === undefined) this.#letGo();
  }

  /** Lets go of everything once most of it may be of elements that are gone: what is asked for again is made again. */
  #letGo(): void {
    this.#room ??= 2 * this.#kept.size + slack;
    if (this.#kept.size <= this.#room) return;
    this.#kept.clear();
    this.#dependents = undefined;
    this.#room = undefined;
  }

  /** The values of a list that is as before but for a stretch, and for what is stale; the same list where they are the same. */
  #again(elements: readonly E[], { elements: old, values: before }: Listed<E, V>): readonly V[] {
    const { first, last, moved } = difference(elements, old, isSame);
    let values: V[] | undefined;
    if (moved !== 0)
      values = [...before.slice(0, first), ...new Array<V>(last - first), ...before.slice(last - moved)];
    const settle = (index: number): void => {
      const { value } = this.#keptOf(elements[index] as E);
      if (!values && value === before[index]) return;
      values ??= before.slice();
      values[index] = value;
    };
    for (let index = first; index < last; index++)
      if (moved !== 0 || elements[index] !== old[index]) settle(index);
    const stale = this.#stale ?? new Set();
    if (stale.size <= few) {
      for (const element of stale)
        for (let at = elements.indexOf(element); at >= 0; at = elements.indexOf(element, at + 1)) settle(at);
    } else {
      elements.forEach((element, index) => {
        if (stale.has(element)) settle(index);
      });
    }
    return values ?? before;
  }

  /** The values of the first list that is asked for; an element that is asked for meanwhile unfolds it. */
  #list(elements: readonly E[]): readonly V[] {
    const values = new Array<V>(elements.length);
    const sources = new Array<readonly Source[]>(elements.length);
    this.#first = { elements, values, sources };
    elements.forEach((element, index) => {
      const kept = this.#first ? this.#made(element) : this.#keptOf(element);
      values[index] = kept.value;
      if (this.#first) sources[index] = kept.sources;
      else this.#keep(element, kept);
    });
    this.#last = { elements, values };
    return values;
  }

  /** Puts the values of the first list where each is found by its element. */
  #unfold(): void {
    if (!this.#first) return;
    const { elements, values, sources } = this.#first;
    this.#first = undefined;
    sources.forEach((seen, index) => {
      this.#keep(elements[index] as E, this.#sameKept(values[index] as V, seen));
    });
  }

  #keptOf(element: E): Kept<V> {
    const known = this.#kept.get(element);
    if (known) return known;
    const kept = this.#made(element);
    this.#keep(element, kept);
    return kept;
  }

  #made(element: E): Kept<V> {
    this.#memory.goesOn();
    const { value, sources } = watch(() => this.#make(this.#memory.live, element), this.#lastKept?.sources);
    return this.#sameKept(isEmptyList(value) ? (none as V) : value, sources);
  }

  /** Most elements of a document give nothing, and look at the same: they keep the same object. */
  #sameKept(value: V, sources: readonly Source[]): Kept<V> {
    const last = this.#lastKept;
    if (last && last.value === value && last.sources === sources) return last;
    this.#lastKept = { value, sources };
    return this.#lastKept;
  }

  #keep(element: E, kept: Kept<V>): void {
    if (this.#kept === nothing) this.#kept = new Map();
    this.#kept.set(element, kept);
    this.#dependents?.add(element, kept.sources);
  }
}
