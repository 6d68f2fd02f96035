import type { Change } from '../../finding.ts';

/** Lines that may differ before the two texts are taken for different from their first to their last difference. */
const most = 400;

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Lengths of the longest common run of lines from each pair of lines on. */
function commonLines(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    const [row, below] = [table[i], table[i + 1]];
    for (let j = after.length - 1; row && below && j >= 0; j--)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return table;
}

/** The changes, line by line, that make one text of another; none when they are equal. */
export function changesBetween(before: string, after: string): readonly Change[] {
  if (before === after) return [];
  const [lines, others] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < lines.length && start < others.length && lines[start] === others[start]) start++;
  let [end, otherEnd] = [lines.length, others.length];
  while (end > start && otherEnd > start && lines[end - 1] === others[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [mine, theirs] = [lines.slice(start, end), others.slice(start, otherEnd)];
  const from = lines.slice(0, start).join('').length;
  if (mine.length > most || theirs.length > most)
    return [{ from, to: from + mine.join('').length, insert: theirs.join('') }];
  return between(mine, theirs, from);
}

function between(mine: readonly string[], theirs: readonly string[], from: number): readonly Change[] {
  const common = commonLines(mine, theirs);
  const changes: Change[] = [];
  let [i, j, at] = [0, 0, from];
  while (i < mine.length || j < theirs.length) {
    if (i < mine.length && j < theirs.length && mine[i] === theirs[j]) {
      at += mine[i]?.length ?? 0;
      i++;
      j++;
      continue;
    }
    const open = at;
    let insert = '';
    while (
      (i < mine.length || j < theirs.length) &&
      !(i < mine.length && j < theirs.length && mine[i] === theirs[j])
    ) {
      const skipsMine = (common[i + 1]?.[j] ?? -1) >= (common[i]?.[j + 1] ?? -1);
      if (i < mine.length && (j >= theirs.length || skipsMine)) {
        at += mine[i]?.length ?? 0;
        i++;
      } else {
        insert += theirs[j] ?? '';
        j++;
      }
    }
    changes.push({ from: open, to: at, insert });
  }
  return changes;
}
