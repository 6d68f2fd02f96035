import { latest } from './recent.ts';

/** Where the lines of a text end. */
const lineEndsOf = latest((text: string): readonly number[] => {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
});

/** The 1-based line of an offset. The lines of a text are counted once. */
export function lineOf(text: string, offset: number): number {
  const ends = lineEndsOf(text);
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) >= offset) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}
