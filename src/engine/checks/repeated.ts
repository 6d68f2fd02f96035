import type { Fix } from '../finding.ts';
import type { Element } from '../model/element.ts';
import { saysTheSame } from '../model/facts.ts';

/** Offers to take away an element that says again what the first of its name says, and nothing else. */
export function dropAgain(first: Element, again: Element): readonly Fix[] {
  if (!saysTheSame(first, again)) return [];
  return [
    { kind: 'remove', label: `Take away the second “${again.name}”, which says the same`, at: again.at },
  ];
}

/** An element and the one of the same key that stands before it. */
export interface Repeated<E> {
  readonly first: E;
  readonly again: E;
}

/**
 * The elements that stand again, by a key. Only of those that are written in the canonical form: a document in its own
 * words mentions a thing wherever it speaks of it, and each mention may be read as an element.
 */
export function repeated<E extends Element>(
  elements: readonly E[],
  keyOf: (element: E) => string,
): readonly Repeated<E>[] {
  const firsts = new Map<string, E>();
  return elements.flatMap((again): readonly Repeated<E>[] => {
    if (again.how !== 'exact' || again.doubtful) return [];
    const first = firsts.get(keyOf(again));
    if (first) return [{ first, again }];
    firsts.set(keyOf(again), again);
    return [];
  });
}
