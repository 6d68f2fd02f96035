import type { Inline } from '../../../syntax/block.ts';

/** What a sentence lets somebody do. */
export interface MayLine {
  /** Empty where the sentence begins with "May": the heading above names who. */
  readonly roles: readonly Inline[];
  readonly actions: readonly Inline[];
  readonly allowed: boolean;
  /** What stands before it or behind a repeated deed and limits it: `If a board is public, …`, `… can, if it is open`. */
  readonly on?: Inline;
  /** What it is done to, where a passive clause says so: a pronoun in the next one means it. */
  readonly object?: Inline;
  /** Who is left out of everybody: `Everyone except guests may …`. */
  readonly but?: readonly Inline[];
  /** Whether the form of the sentence names somebody whatever the name: a user story. */
  readonly sure?: true;
}

/** What was said before a sentence: of whom a pronoun speaks, and what "only admins can" repeats. */
export interface Spoken extends Pick<MayLine, 'roles' | 'actions'> {
  /** Whether a question asks about the actions: what an answer repeats is always what was asked. */
  readonly asked?: boolean;
  /** Whether more stands between, or another line said it: no object of it is what a pronoun means. */
  readonly isFar?: boolean;
}
