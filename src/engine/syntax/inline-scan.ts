const BACKTICK = 96;
const BACKSLASH = 92;

/** Whether the UTF-16 unit is white space; the end of the text (NaN) counts as such. */
export function isSpace(code: number): boolean {
  return Number.isNaN(code) || code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;
}

/** Whether the UTF-16 unit belongs to a word: letters and digits of any script, not punctuation. */
export function isWord(code: number): boolean {
  if (code < 128)
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f);
}

/** Whether a backslash before this unit makes it plain text (CommonMark 0.31.2, section 2.4). */
export function isEscapable(code: number): boolean {
  return code > 32 && code < 127 && !isWord(code);
}

/** How many times the unit at `pos` is repeated from there. */
export function runLength(source: string, pos: number): number {
  const code = source.charCodeAt(pos);
  let end = pos + 1;
  while (source.charCodeAt(end) === code) end++;
  return end - pos;
}

/**
 * Finds where things end that may not be looked into: code spans, comments, escapes. Whatever fails to close is
 * remembered, so that a scan from left to right is linear in the text however it was made.
 */
export class Opaque {
  readonly source: string;
  #runs: Map<number, number[]> | undefined;
  #unclosedComment = Number.POSITIVE_INFINITY;

  constructor(source: string) {
    this.source = source;
  }

  /**
   * Behind the code span that opens at `pos`, or -1. A span closes at the next run of as many backticks
   * (CommonMark 0.31.2, section 6.1).
   */
  codeEnd(pos: number): number {
    const length = runLength(this.source, pos);
    this.#runs ??= this.#readRuns();
    const starts = this.#runs.get(length) ?? [];
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= pos) low = middle + 1;
      else high = middle;
    }
    const close = starts[low];
    return close === undefined ? -1 : close + length;
  }

  /** Behind the comment that opens at `pos`, or -1. */
  commentEnd(pos: number): number {
    if (pos >= this.#unclosedComment || !this.source.startsWith('<!--', pos)) return -1;
    const end = this.source.indexOf('-->', pos + 2);
    if (end < 0) this.#unclosedComment = pos;
    return end < 0 ? -1 : end + 3;
  }

  /** Behind whatever stands at `pos` as a whole: an escape, a code span, a comment, a run of backticks, or one unit. */
  after(pos: number): number {
    const code = this.source.charCodeAt(pos);
    if (code === BACKSLASH) return isEscapable(this.source.charCodeAt(pos + 1)) ? pos + 2 : pos + 1;
    if (code === BACKTICK) {
      const end = this.codeEnd(pos);
      return end < 0 ? pos + runLength(this.source, pos) : end;
    }
    if (code === 60) return Math.max(this.commentEnd(pos), pos + 1);
    return pos + 1;
  }

  #readRuns(): Map<number, number[]> {
    const runs = new Map<number, number[]>();
    const { source } = this;
    for (let pos = source.indexOf('`'); pos >= 0; ) {
      const length = runLength(source, pos);
      const starts = runs.get(length);
      if (starts) starts.push(pos);
      else runs.set(length, [pos]);
      pos = source.indexOf('`', pos + length);
    }
    return runs;
  }
}

/**
 * The place behind the partner of every bracket of the given kinds that has one, outside code, comments and
 * escapes. `pairs` is opening and closing in turn: `()[]`.
 */
export function matchBrackets(opaque: Opaque, pairs: string): ReadonlyMap<number, number> {
  const { source } = opaque;
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let pos = 0; pos < source.length; ) {
    const kind = pairs.indexOf(source.charAt(pos));
    if (kind < 0) {
      pos = opaque.after(pos);
      continue;
    }
    if (kind % 2 === 0) open.push(pos);
    else {
      const last = open.at(-1);
      if (last !== undefined && source.charAt(last) === pairs.charAt(kind - 1)) {
        ends.set(last, pos + 1);
        open.pop();
      }
    }
    pos++;
  }
  return ends;
}
