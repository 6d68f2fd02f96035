import type { Change } from '../finding.ts';
import { firstWhere } from '../model/tracking/lists.ts';

/** A text's lines with their line ends. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

type Anchors = readonly (readonly [a: number, b: number])[];

/** Lines that stand once in each of two stretches, in the longest common order: what surely stayed. */
function anchors(a: readonly string[], b: readonly string[]): Anchors {
  const once = (lines: readonly string[]): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    lines.forEach((line, index) => {
      found.set(line, found.has(line) ? -1 : index);
    });
    return found;
  };
  const [inA, inB] = [once(a), once(b)];
  const pairs = [...inA].flatMap(([line, index]) => {
    const other = inB.get(line) ?? -1;
    return index >= 0 && other >= 0 ? [{ a: index, b: other, before: -1 }] : [];
  });
  // Patience: the last pairs of the longest rising sequences, found by halving.
  const piles: number[] = [];
  pairs.forEach((pair, index) => {
    const at = firstWhere(piles.length, (pile) => (pairs[piles[pile] ?? 0]?.b ?? 0) >= pair.b);
    pair.before = piles[at - 1] ?? -1;
    piles[at] = index;
  });
  const result: (readonly [number, number])[] = [];
  for (let pair = pairs[piles.at(-1) ?? -1]; pair; pair = pairs[pair.before]) result.push([pair.a, pair.b]);
  return result.reverse();
}

/** Changes of whole lines that turn one text into another, ascending, few and small where the texts are alike. */
export function lineChanges(before: string, after: string): readonly Change[] {
  const changes: Change[] = [];
  const compare = (a: readonly string[], b: readonly string[], offset: number): void => {
    let start = 0;
    while (start < a.length && start < b.length && a[start] === b[start]) start++;
    let end = 0;
    const most = Math.min(a.length, b.length) - start;
    while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
    const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
    const from = offset + lengthOf(a.slice(0, start));
    if (middleA.length === 0 && middleB.length === 0) return;
    const fixed = middleA.length > 0 && middleB.length > 0 ? anchors(middleA, middleB) : [];
    if (fixed.length === 0) {
      changes.push({ from, to: from + lengthOf(middleA), insert: middleB.join('') });
      return;
    }
    let [doneA, doneB, at] = [0, 0, from];
    for (const [nextA, nextB] of [...fixed, [middleA.length, middleB.length] as const]) {
      compare(middleA.slice(doneA, nextA), middleB.slice(doneB, nextB), at);
      at += lengthOf(middleA.slice(doneA, nextA + 1));
      [doneA, doneB] = [nextA + 1, nextB + 1];
    }
  };
  compare(linesOf(before), linesOf(after), 0);
  return changes;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
