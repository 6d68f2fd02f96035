import { limits } from '../limits.ts';
import type { Place } from '../place.ts';
import type { Report } from './check.ts';

/** Some things of which each is held against each other, and those behind them, which are not. */
export interface Pairwise<T> {
  readonly held: readonly T[];
  readonly rest: readonly T[];
}

/** The first of some things, as many as are held against each other. */
export function pairwise<T>(all: readonly T[]): Pairwise<T> {
  const { heldPairwise } = limits;
  return { held: all.slice(0, heldPairwise), rest: all.slice(heldPairwise) };
}

/** Why nothing is told of those that are not held against each other. */
export const notHeld = (of: string): string =>
  `only the first ${limits.heldPairwise} ${of} are held against each other`;

/** One entry for all rules of a thing that are not held against the others. */
export function restOpen([first, ...more]: readonly {
  readonly at: Place;
  readonly text: string;
}[]): readonly Report[] {
  if (first === undefined) return [];
  const these = more.length === 0 ? `“${first.text}”` : `“${first.text}” and ${more.length} more rules`;
  return [
    {
      at: first.at,
      message: `whether ${these} can hold together with the others`,
      undecided: notHeld('rules of one thing'),
    },
  ];
}
