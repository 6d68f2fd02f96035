import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** The lines of a fence, empty ones left out. */
export function codeLines(code: Inline): readonly Inline[] {
  let start = 0;
  return code.source.split('\n').flatMap((line) => {
    const each = slice(code, start, start + line.length);
    start += line.length + 1;
    return each.source === '' ? [] : [each];
  });
}
