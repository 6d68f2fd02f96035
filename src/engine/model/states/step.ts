import type { Inline } from '../../syntax/block.ts';

/** One step of a bullet such as `` `new` → `up`: success ping ``. */
export interface Step {
  readonly from: Inline;
  readonly to: Inline;
  /** Empty when nothing follows. */
  readonly event: Inline;
  /** It comes into being: there is no state before. */
  readonly isNew?: boolean;
}
