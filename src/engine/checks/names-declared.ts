import { editDistance } from '../model/derived/did-you-mean.ts';
import { fold } from '../model/derived/name-index.ts';
import type { Model } from '../model/model.ts';
import { KeyedSources } from '../model/tracking/keyed-sources.ts';
import { difference, isSameList } from '../model/tracking/lists.ts';
import type { Memory } from '../model/tracking/memory.ts';
import { type Keeper, unwatched } from '../model/tracking/noting.ts';

type Lists = readonly (readonly string[])[];

/** How a name is written: two names of different writing are names of different things. */
function writing(name: string): 'CAPITALS' | 'snake' | 'camel' | undefined {
  if (/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name)) return 'CAPITALS';
  if (/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(name)) return 'snake';
  if (/^[A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+$/.test(name)) return 'camel';
  return undefined;
}

/** A name shorter than this is a slip of too many others. */
const shortest = 7;
/** Letters at either end of a name. One slip leaves them as they are at one end at least, in a name of twice as many and one. */
const end = 3;

/** Under what a name is found that one slip makes of another; none for a name that is no slip of any. */
function endsOf(name: string, folded: string, least: number): readonly string[] {
  const how = writing(name);
  if (how === undefined || folded.length < least) return [];
  return [`${how} ${folded.slice(0, end)}`, `${how} ${folded.slice(-end)}$`];
}

/** Whether two names differ in number only: `api_key` and `api_keys` are both said on purpose. */
function onlyPlural(one: string, other: string): boolean {
  return `${one}s` === other || `${other}s` === one;
}

/** Counts a key more or less often; gives whether it came or went. */
function countIn(counts: Map<string, number>, key: string, by: number): boolean {
  const before = counts.get(key) ?? 0;
  if (before + by > 0) counts.set(key, before + by);
  else counts.delete(key);
  return before > 0 !== before + by > 0;
}

/** The names that are declared, with how often each is, kept over the readings of a document. */
export class NamesDeclared implements Keeper {
  readonly #memory: Memory;
  readonly #declaring: (model: Model) => Lists;
  /** How often each name is declared, as it is spelled, and in any spelling: by folded name. */
  readonly #spelled = new Map<string, number>();
  readonly #folded = new Map<string, number>();
  readonly #byEnd = new Map<string, Set<string>>();
  /** Of folded names and of ends, which hold a space. */
  readonly #sources = new KeyedSources(this);
  #lists: Lists = [];
  #checkedAt = -1;

  /** `declaring` gives the names that each element declares. */
  constructor(memory: Memory, declaring: (model: Model) => Lists) {
    this.#memory = memory;
    this.#declaring = declaring;
  }

  /** Whether a name is declared, in this spelling or another. */
  has(name: string): boolean {
    const folded = fold(name);
    this.#note(folded);
    return this.#folded.has(folded);
  }

  /** The declared name that one letter turns this one into, written in the same way; of several the first by alphabet. */
  nearest(name: string): string | undefined {
    const folded = fold(name);
    const digits = folded.replace(/\d+/g, '#');
    let nearest: string | undefined;
    for (const at of endsOf(name, folded, shortest)) {
      this.#note(at);
      for (const spelled of this.#byEnd.get(at) ?? []) {
        const other = fold(spelled);
        if ((nearest !== undefined && nearest <= spelled) || editDistance(folded, other, 1) > 1) continue;
        if (!onlyPlural(folded, other) && other.replace(/\d+/g, '#') !== digits) nearest = spelled;
      }
    }
    return nearest;
  }

  refresh(): void {
    if (this.#checkedAt === this.#memory.revision) return;
    this.#checkedAt = this.#memory.revision;
    const before = this.#lists;
    const lists = unwatched(() => this.#declaring(this.#memory.live));
    if (lists === before) return;
    this.#lists = lists;
    const isSame = (one: readonly string[], other: readonly string[]): boolean =>
      one === other || isSameList(one, other);
    const { first, last, moved } = difference(lists, before, isSame);
    const more = new Map<string, number>();
    const count = (names: readonly string[], by: number): void => {
      for (const name of names) more.set(name, (more.get(name) ?? 0) + by);
    };
    for (const names of before.slice(first, last - moved)) count(names, -1);
    for (const names of lists.slice(first, last)) count(names, 1);
    for (const [name, by] of more) if (by !== 0) this.#count(name, by);
  }

  #count(name: string, by: number): void {
    const folded = fold(name);
    if (folded === '') return;
    if (countIn(this.#folded, folded, by)) this.#changed(folded);
    if (!countIn(this.#spelled, name, by)) return;
    for (const at of endsOf(name, folded, shortest - 1)) {
      const names = this.#byEnd.get(at) ?? new Set();
      if (by < 0) names.delete(name);
      else names.add(name);
      if (names.size > 0) this.#byEnd.set(at, names);
      else this.#byEnd.delete(at);
      this.#changed(at);
    }
  }

  #changed(key: string): void {
    const source = this.#sources.of(key);
    if (source) this.#memory.changed(source);
  }

  #note(key: string): void {
    this.refresh();
    this.#sources.note(key, this.#checkedAt);
  }
}
