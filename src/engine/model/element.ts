import type { Place } from '../place.ts';
import type { How } from './stated.ts';

/** What every element of a specification carries. */
export interface Element {
  /** The name as written, without code marks, emphasis or a mark such as "(entry)". */
  readonly name: string;
  /** The whole element: its row, its bullet, or from its heading to the last block that belongs to it. */
  readonly at: Place;
  /** Where its name stands. */
  readonly nameAt: Place;
  readonly how: How;
  /** An ambiguous line was read as this, but may mean something else. Doubtful facts raise no errors. */
  readonly doubtful?: boolean;
}

/** Running text that is kept beside facts. */
export interface Prose {
  readonly text: string;
  readonly at: Place;
}

/** What a name in the text may refer to. The column (or label) where it stands decides the kind. */
export type ReferenceKind =
  | 'screen'
  | 'entity'
  | 'field'
  | 'lifecycle'
  | 'state'
  | 'role'
  | 'call'
  | 'error'
  | 'constant'
  | 'event';

/** A name that refers to an element, as written. `resolve` in resolve.ts finds the element. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly at: Place;
}

/**
 * Words that say more of a named thing than stands where it is declared: in a table or list of what is said of one after
 * another. They stand beside its description and beside other remarks, and never in their place.
 */
export interface Remark extends Prose {
  readonly kind: Exclude<ReferenceKind, 'field' | 'event'> | 'value';
  /** Its name as it is declared. */
  readonly name: string;
  /** The lifecycle of a state, or what states a value (`Invoice.status`, or an enumeration); empty for all others. */
  readonly within: string;
  /** Where its name stands beside the words. */
  readonly nameAt: Place;
}

/** A CEL expression that stands in code. `source` has `\|` already read back as `|`. */
export interface Expression {
  readonly source: string;
  readonly at: Place;
  /** Offsets in `source` before which a backslash was dropped, ascending: maps a position back to the text. */
  readonly escapes: readonly number[];
}

/** A condition: an expression, `otherwise`, or words, which are never evaluated. Both parts may be present. */
export interface Condition {
  readonly expression?: Expression;
  readonly otherwise?: boolean;
  /** The words beside or instead of the expression; empty when there are none. */
  readonly prose: string;
}

/** What a rule is about: a field, an entity, a payload field or a parameter, or words. */
export interface Subject {
  readonly text: string;
  readonly at: Place;
  /** `Entity.field` or `Entity` where it reads as one; the heading above may give the entity. */
  readonly reference?: Reference;
}

/**
 * An action joins points 4, 6 and 7. `verbs` are `create`, `read`, `update`, `delete`, `open`, or an event;
 * `target` is an entity, a field (`User.email`) or a screen. Free text has neither.
 */
export interface Action {
  readonly text: string;
  readonly verbs: readonly string[];
  readonly target?: Reference;
  readonly at: Place;
}

/** What the client does with an answer or error. Read exactly: the six below; the rest is words. */
export type Handling = { readonly text: string; readonly at: Place } & (
  | { readonly is: 'stay' | 'show-message' | 'mark-fields' | 'retry' | 'prose' }
  | { readonly is: 'go-to'; readonly screen: Reference }
);
