import type { Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { startsAnew } from '../../syntax/line-starts.ts';

/**
 * A list item without the lines that are not its own, and those lines. Markdown joins an unindented line to the
 * item above it; who writes line by line means a new line by one that starts with a name.
 */
export function withoutLazyLines(item: Item): { readonly item: Item; readonly lines: readonly Inline[] } {
  const { source } = item.text;
  const cuts: number[] = [];
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1))
    if (startsAnew.test(source.slice(end + 1, end + 90))) cuts.push(end);
  const [first] = cuts;
  if (first === undefined) return { item, lines: [] };
  return {
    item: { ...item, text: slice(item.text, 0, first) },
    lines: cuts.map((cut, index) => slice(item.text, cut + 1, cuts[index + 1] ?? source.length)),
  };
}
