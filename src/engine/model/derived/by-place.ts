import type { Place } from '../../place.ts';
import { firstWhere } from '../tracking/lists.ts';

/** The last of some things in the order of the text that begins at an offset or before it. */
export function lastFrom<T extends { readonly from: number }>(
  things: readonly T[],
  offset: number,
): T | undefined {
  return things[firstWhere(things.length, (index) => (things[index]?.from ?? 0) > offset) - 1];
}

type Extended = { readonly from: number; readonly length: number };

/** The first of some blocks, which are in the order of the text, in which an offset lies, or at whose end. */
export function blockAt<B extends Extended>(blocks: readonly B[], offset: number): B | undefined {
  return blocksAt(blocks, { from: offset, to: offset })[0];
}

/** The blocks, of some in the order of the text, that a place touches. */
export function blocksAt<B extends Extended>(blocks: readonly B[], { from, to }: Place): readonly B[] {
  const endsBehind = ({ from: start, length }: B): boolean => start + length >= from;
  const first = firstWhere(blocks.length, (index) => endsBehind(blocks[index] as B));
  const last = firstWhere(blocks.length, (index) => (blocks[index]?.from ?? 0) > to);
  return blocks.slice(first, last);
}

interface Standing<T> {
  readonly thing: T;
  readonly place: Place;
  /** Its place among those that were given. */
  readonly index: number;
  /** The greatest end of those that begin before it, and its own. */
  readonly reach: number;
}

/**
 * Things that are found by where they stand, without going through all of them. It holds the places as they are now, and
 * is not to be kept over an edit.
 */
export class ByPlace<T> {
  readonly #sorted: readonly Standing<T>[];

  constructor(things: readonly T[], placeOf: (thing: T) => Place) {
    let reach = 0;
    this.#sorted = things
      .map((thing, index) => {
        const { from, to } = placeOf(thing);
        return { thing, place: { from, to }, index };
      })
      .sort((one, other) => one.place.from - other.place.from)
      .map((each) => {
        reach = Math.max(reach, each.place.to);
        return { ...each, reach };
      });
  }

  /** Those in which a place lies, in the order in which they were given. */
  around({ from, to }: Place): readonly T[] {
    const found: Standing<T>[] = [];
    for (let at = this.#firstFrom(from + 1) - 1; at >= 0; at--) {
      const each = this.#sorted[at] as Standing<T>;
      if (each.reach < to) break;
      if (each.place.to >= to) found.push(each);
    }
    return inOrder(found);
  }

  /** Those that lie in a place, in the order in which they were given. */
  within({ from, to }: Place): readonly T[] {
    const found: Standing<T>[] = [];
    for (let at = this.#firstFrom(from); at < this.#sorted.length; at++) {
      const each = this.#sorted[at] as Standing<T>;
      if (each.place.from > to) break;
      if (each.place.to <= to) found.push(each);
    }
    return inOrder(found);
  }

  #firstFrom(offset: number): number {
    return firstWhere(this.#sorted.length, (index) => (this.#sorted[index]?.place.from ?? 0) >= offset);
  }
}

function inOrder<T>(found: readonly Standing<T>[]): readonly T[] {
  return found.toSorted((one, other) => one.index - other.index).map(({ thing }) => thing);
}
