/** Whether two lists hold the same, one by one. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

/**
 * A list that is kept for long, without room for more elements: V8 gives what grew by `push`, `filter` or `flatMap` room for
 * seventeen at first, and most lists of a model hold one or two.
 */
export function fitted<T>(list: readonly T[]): readonly T[] {
  return list.slice();
}

/** Where two lists differ: `first` to `last` of the one, `first` to `last - moved` of the other. */
export interface Difference {
  readonly first: number;
  readonly last: number;
  /** How much longer the one is. */
  readonly moved: number;
}

/** The stretch in which a list is not what it was, both ends of which are the same as before. */
export function difference<T, U>(
  now: readonly T[],
  before: readonly U[],
  isSame: (now: T, before: U) => boolean,
): Difference {
  const moved = now.length - before.length;
  const shorter = Math.min(now.length, before.length);
  let first = 0;
  while (first < shorter && isSame(now[first] as T, before[first] as U)) first++;
  let last = now.length;
  while (last > first && last - moved > first && isSame(now[last - 1] as T, before[last - 1 - moved] as U))
    last--;
  return { first, last, moved };
}

/** The first index at which something holds that holds from there on, of so many. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
