const PIPE = 124;
const BACKSLASH = 92;

/** Where a cell stands in a line, without the white space around it; `start === end` for an empty one. */
export interface CellRange {
  readonly start: number;
  readonly end: number;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}

/** Whether there is a `|` without a backslash from `start` on. */
export function hasPipe(line: string, start = 0): boolean {
  for (let pos = line.indexOf('|', start); pos >= 0; pos = line.indexOf('|', pos + 1))
    if (!isEscaped(line, pos, start)) return true;
  return false;
}

function isEscaped(line: string, pos: number, start: number): boolean {
  let slashes = 0;
  while (pos - slashes > start && line.charCodeAt(pos - slashes - 1) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}

/**
 * The cells of a table's line from `start` to `lineEnd` (GFM 0.29, section 4.10). A `|` splits unless an odd number of
 * backslashes stands before it, in code too; those at the two ends of the line open no cell of their own.
 */
export function cellsOf(line: string, start = 0, lineEnd = line.length): CellRange[] {
  let pos = start;
  let end = lineEnd;
  while (pos < end && isBlank(line.charCodeAt(pos))) pos++;
  while (end > pos && isBlank(line.charCodeAt(end - 1))) end--;
  if (line.charCodeAt(pos) === PIPE) pos++;
  const cells: CellRange[] = [];
  for (let from = pos; pos <= end; pos++) {
    const code = pos < end ? line.charCodeAt(pos) : PIPE;
    if (code === BACKSLASH && pos + 1 < end) pos++;
    else if (code === PIPE) {
      // What follows the last pipe is no cell: the line ends there.
      if (pos === end && from >= end) break;
      cells.push(trimmed(line, from, pos));
      from = pos + 1;
    }
  }
  return cells;
}

/** An empty cell stands behind the first blank of what is between its pipes, where one would write. */
function trimmed(line: string, from: number, to: number): CellRange {
  let start = from;
  let end = to;
  while (start < end && isBlank(line.charCodeAt(start))) start++;
  while (end > start && isBlank(line.charCodeAt(end - 1))) end--;
  if (start < end) return { start, end };
  const at = Math.min(from + 1, to);
  return { start: at, end: at };
}

/** Whether the line from `start` on is the line of dashes under a table's header; it must hold a `|`. */
export function isDelimiterRow(line: string, start = 0): boolean {
  if (line.length - start > 10_000 || !/^[\s|:-]+$/.test(line.slice(start)) || !hasPipe(line, start))
    return false;
  return cellsOf(line, start).every(({ start: from, end }) => /^:?-+:?$/.test(line.slice(from, end)));
}
