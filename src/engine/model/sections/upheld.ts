import { type Anchor, Span } from '../../place.ts';
import { Reach } from '../blocks/context.ts';
import { fold } from '../derived/name-index.ts';
import { difference } from '../tracking/lists.ts';
import { once } from '../tracking/once.ts';

/** What the places of an element or of facts hang on, and the names in them, folded. */
export const heldBy = once((element: object): { anchors: readonly Anchor[]; names: readonly string[] } => {
  const anchors = new Set<Anchor>();
  const names = new Set<string>();
  const visit = (each: unknown): void => {
    // What an element reaches over is more than what it was read from.
    if (typeof each !== 'object' || each === null || each instanceof Reach) return;
    if (each instanceof Span) {
      anchors.add(each.anchor);
      return;
    }
    if ('name' in each && typeof each.name === 'string' && each.name) names.add(fold(each.name));
    for (const value of Object.values(each)) visit(value);
  };
  visit(element);
  return { anchors: [...anchors], names: [...names] };
});

/**
 * What all elements of a point hang on and are called. It is counted, so that an edit costs what it changes: of the
 * elements that are as they were nothing is looked at.
 */
export class Upheld {
  #elements: readonly object[] = [];
  readonly #anchors = new Map<Anchor, number>();
  readonly #names = new Map<string, number>();

  /** Takes over the elements that the point has now. */
  update(elements: readonly object[]): void {
    const before = this.#elements;
    const { first, last, moved } = difference(elements, before, (one, other) => one === other);
    for (let index = first; index < last; index++) this.#count(elements[index] as object, 1);
    for (let index = first; index < last - moved; index++) this.#count(before[index] as object, -1);
    this.#elements = elements;
  }

  #count(element: object, by: number): void {
    const { anchors, names } = heldBy(element);
    for (const anchor of anchors) add(this.#anchors, anchor, by);
    for (const name of names) add(this.#names, name, by);
  }

  /** Whether an element was read from what hangs on an anchor. */
  standsOn(anchor: Anchor): boolean {
    return this.#anchors.has(anchor);
  }

  /** Whether something is called so, by its folded name. */
  isNamed(name: string): boolean {
    return this.#names.has(name);
  }
}

function add<K>(counts: Map<K, number>, key: K, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
