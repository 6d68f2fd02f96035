import type { Place } from '../place.ts';
import { fitted } from './tracking/lists.ts';

/** How something was read: in the canonical form, or understood from another form. */
export type How = 'exact' | 'tolerant';

/**
 * What a document says of one thing. The four ways of not saying it are different things:
 * `not-shown` somebody looked and the material does not show it; `open` it is an open question;
 * `none` it is known that there is none (an empty set that is complete); `unstated` nothing was said.
 */
export type Stated<T> =
  | { readonly is: 'shown'; readonly value: T; readonly at: Place }
  | { readonly is: 'not-shown'; readonly at: Place }
  /** `question` is the text of `[NEEDS CLARIFICATION: …]`, empty for `?`, `TBD` and the like. */
  | { readonly is: 'open'; readonly at: Place; readonly question: string }
  | { readonly is: 'none'; readonly at: Place }
  | { readonly is: 'unstated' };

/** The one `unstated` value. */
export const unstated: Stated<never> = { is: 'unstated' };

/** A value that is shown. */
export function shown<T>(value: T, at: Place): Stated<T> {
  return { is: 'shown', value: Array.isArray(value) ? (fitted(value) as T) : value, at };
}

/** The value where it is shown, otherwise undefined. */
export function shownValue<T>(stated: Stated<T>): T | undefined {
  return stated.is === 'shown' ? stated.value : undefined;
}

/** The list where it is shown; empty for `none` and for everything that is not known. */
export function listOf<T>(stated: Stated<readonly T[]>): readonly T[] {
  return stated.is === 'shown' ? stated.value : [];
}

/** The place of what was said, where anything was. */
export function placeOf<T>(stated: Stated<T>): Place | undefined {
  return stated.is === 'unstated' ? undefined : stated.at;
}
