import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** One step of a bullet such as `` `new` → `up`: success ping ``. */
export interface Step {
  readonly from: Inline;
  readonly to: Inline;
  /** Empty when nothing follows. */
  readonly event: Inline;
  /** It comes into being: there is no state before. */
  readonly isNew?: boolean;
  /** Its state is one only where something else names it as well: "A copy is made *ready*". */
  readonly isUnsure?: boolean;
}

/** What comes into being in a state. */
export function newTo(sentence: Inline, to: Inline): Step {
  return { from: slice(sentence, 0, 0), to, event: sentence, isNew: true };
}

/** What becomes something, where nothing tells what it was. */
export function untoldTo(sentence: Inline, to: Inline): Step {
  return { from: slice(sentence, 0, 0), to, event: sentence };
}
