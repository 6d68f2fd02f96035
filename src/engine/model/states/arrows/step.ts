import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { fold } from '../../derived/name-index.ts';

/** One step of a bullet such as `` `new` → `up`: success ping ``. */
export interface Step {
  readonly from: Inline;
  readonly to: Inline;
  /** Empty when nothing follows. */
  readonly event: Inline;
  /** It comes into being: there is no state before. */
  readonly isNew?: boolean;
  /** What it leaves was named as a state before: "new" is one then. */
  readonly isKnown?: boolean;
  /** Its state is one only where something else names it as well: "A copy is made *ready*". */
  readonly isUnsure?: boolean;
}

/** The steps that a sentence tells, and the state in which it leaves what it speaks of. */
export interface Told {
  readonly steps: readonly Step[];
  readonly last: Inline | undefined;
  /** Whether it speaks of all states at once. */
  readonly ofAll?: boolean;
}

/** Where a sentence stands: the state that the one before ended with, and the state that the text around it describes. */
export interface Around {
  readonly last: Inline | undefined;
  readonly here: Inline | undefined;
  /** The states to which the steps of the sentence before lead, where these are several. */
  readonly several?: readonly Inline[];
  /** Whether the known states are all that there are, because something lists them. */
  readonly areAll?: boolean;
}

/** What comes into being in a state. */
export function newTo(sentence: Inline, to: Inline): Step {
  return { from: slice(sentence, 0, 0), to, event: sentence, isNew: true };
}

/** What becomes something, where nothing tells what it was. */
export function untoldTo(sentence: Inline, to: Inline): Step {
  return { from: slice(sentence, 0, 0), to, event: sentence };
}

/** Whether two names are of the same state, whatever the spelling. */
export function isSame(one: Inline, other: Inline): boolean {
  return fold(one.source) === fold(other.source);
}
