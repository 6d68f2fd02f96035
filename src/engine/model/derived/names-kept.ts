import type { Element } from '../element.ts';
import type { Model } from '../model.ts';
import type { Memory } from '../tracking/memory.ts';
import { isNoting, type Keeper, note, noteAll, type Source } from '../tracking/noting.ts';
import { formsOf, indexNames, lookUp, type NameIndex } from './name-index.ts';

/**
 * The elements of one kind by name, kept over the edits of a document. What a name leads to changes when an element
 * is read anew, comes or goes whose name is that name, folds to it, or is its plural or singular.
 */
export class Names<E extends Element> implements Keeper {
  readonly #memory: Memory;
  readonly #elementsOf: (model: Model) => readonly E[];
  readonly #plurals: boolean;
  readonly #namesOf: (element: E) => readonly string[];
  /** By form of a name. */
  readonly #forms = new Map<string, Source>();
  /** By name as it was looked up: the sources of its forms. */
  readonly #looked = new Map<string, readonly Source[]>();
  /** Which names there are, whatever they lead to. */
  readonly #all: Source;
  #index: NameIndex<E>;
  #checkedAt: number;

  constructor(
    memory: Memory,
    elementsOf: (model: Model) => readonly E[],
    plurals: boolean,
    namesOf: (element: E) => readonly string[],
  ) {
    this.#memory = memory;
    this.#elementsOf = elementsOf;
    this.#plurals = plurals;
    this.#namesOf = namesOf;
    this.#index = indexNames(elementsOf(memory.model), plurals, namesOf);
    this.#checkedAt = memory.revision;
    this.#all = { changedAt: memory.revision, keeper: this };
  }

  /** All of them: who asks depends on every element of the kind. */
  get whole(): NameIndex<E> {
    this.#elementsOf(this.#memory.live);
    return this.unnoted;
  }

  /** All of them, for those who note what they look up. */
  get unnoted(): NameIndex<E> {
    this.refresh();
    return this.#index;
  }

  /** The elements of a name, as `lookUp` gives them. */
  find(name: string): ReturnType<typeof lookUp<E>> {
    this.note(name);
    return lookUp(this.unnoted, name);
  }

  /** Notes that somebody looks at what a name leads to. */
  note(name: string): void {
    if (!isNoting()) return;
    let sources = this.#looked.get(name);
    if (!sources) {
      sources = formsOf(name, this.#plurals).map((form) => this.#sourceOf(form));
      this.#looked.set(name, sources);
    }
    noteAll(sources);
  }

  /** Notes that somebody looks at which names there are. */
  noteAbsence(): void {
    note(this.#all);
  }

  refresh(): void {
    if (this.#checkedAt === this.#memory.revision) return;
    this.#checkedAt = this.#memory.revision;
    const elements = this.#elementsOf(this.#memory.model);
    const before = this.#index.elements;
    if (elements === before) return;
    if (this.#replace(before, elements)) return;
    this.#index = indexNames(elements, this.#plurals, this.#namesOf);
    this.#memory.changed(this.#all);
    const [old, now] = [new Set(before), new Set(elements)];
    for (const element of before) if (!now.has(element)) this.#changed(element);
    for (const element of elements) if (!old.has(element)) this.#changed(element);
    // Elements of one name may have changed places.
    for (const group of this.#index.folded.values())
      if (group.length > 1) for (const element of group) this.#changed(element);
  }

  /** Puts elements that were read anew in the place of those of the same names; gives whether these were all. */
  #replace(before: readonly E[], elements: readonly E[]): boolean {
    if (before.length !== elements.length) return false;
    const anew: [old: E, now: E][] = [];
    for (const [index, now] of elements.entries()) {
      const old = before[index] as E;
      if (old === now) continue;
      const names = this.#namesOf(now);
      if (this.#namesOf(old).join('\n') !== names.join('\n')) return false;
      anew.push([old, now]);
    }
    const { exact, folded, singular } = this.#index;
    const replaced = new Map<E, E>(anew);
    const within = (list: readonly E[] | undefined): void => {
      list?.forEach((each, index) => {
        const now = replaced.get(each);
        if (now) (list as E[])[index] = now;
      });
    };
    for (const [, now] of anew) {
      for (const name of this.#namesOf(now)) {
        within(exact.get(name));
        for (const form of formsOf(name, this.#plurals)) {
          within(folded.get(form));
          within(singular.get(form));
        }
      }
      this.#changed(now);
    }
    this.#index = { ...this.#index, elements };
    return true;
  }

  #changed(element: E): void {
    for (const name of this.#namesOf(element)) {
      for (const form of formsOf(name, this.#plurals)) {
        const source = this.#forms.get(form);
        if (source) this.#memory.changed(source);
      }
    }
  }

  #sourceOf(form: string): Source {
    let source = this.#forms.get(form);
    if (!source) {
      source = { changedAt: this.#checkedAt, keeper: this };
      this.#forms.set(form, source);
    }
    return source;
  }
}
