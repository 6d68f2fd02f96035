import type { Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { startsAnew } from '../../syntax/line-starts.ts';
import { wording } from '../../syntax/wording.ts';

/** Characters of a line beyond which the next one may merely go on with its sentence. */
const WRAPPED = 60;
/** How an indented line begins that goes on with the sentence above it. */
const goesOn = wording`^\s+\p{Ll}`;

/** A sign before a line of its own that answers it: a minus, which is no bullet, a tick, a cross. */
export const signed = /^\s*[−✓✔✅✗✘✖❌]\uFE0F?\s/;

/**
 * A list item without the lines that are not its own, and those lines. Markdown joins an unindented line to the
 * item above it; who writes line by line means a new line by one that starts with a name.
 */
export function withoutLazyLines(item: Item): { readonly item: Item; readonly lines: readonly Inline[] } {
  const { source } = item.text;
  const cuts: number[] = [];
  let start = 0;
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) {
    const next = source.slice(end + 1, end + 90);
    if (signed.test(next) || (startsAnew.test(next) && !(end - start > WRAPPED && goesOn.test(next))))
      cuts.push(end);
    start = end + 1;
  }
  const [first] = cuts;
  if (first === undefined) return { item, lines: [] };
  return {
    item: { ...item, text: slice(item.text, 0, first) },
    lines: cuts.map((cut, index) => slice(item.text, cut + 1, cuts[index + 1] ?? source.length)),
  };
}
