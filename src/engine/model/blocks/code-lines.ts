import type { Inline } from '../../syntax/block.ts';
import { linesOf } from '../../syntax/inline.ts';

/** The lines of a fence, empty ones left out. */
export function codeLines(code: Inline): readonly Inline[] {
  return linesOf(code).filter(({ source }) => source !== '');
}
