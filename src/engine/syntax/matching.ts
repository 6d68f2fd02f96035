import type { Line } from '../place.ts';

/** What of a block is a line of its own. */
interface OnLine {
  readonly line: Line;
}

/**
 * The lines of a block that were there before, from its beginning and from its end: by the index of a text the line of
 * before that reads the same and that no other text is given.
 */
export function matching<L extends OnLine>(
  texts: readonly string[],
  before: readonly L[],
): (index: number) => L | undefined {
  const moved = texts.length - before.length;
  const shorter = Math.min(texts.length, before.length);
  let first = 0;
  while (first < shorter && texts[first] === before[first]?.line.source) first++;
  let last = texts.length;
  while (last > first && last - moved > first && texts[last - 1] === before[last - 1 - moved]?.line.source)
    last--;
  return (index) => (index < first ? before[index] : index >= last ? before[index - moved] : undefined);
}
