import type { Change } from './finding.ts';

/** Changes in the order of the text. Refuses (RangeError) changes that overlap or lie outside of a text. */
export function normalise(changes: readonly Change[], length = Number.POSITIVE_INFINITY): readonly Change[] {
  const sorted = [...changes].sort((a, b) => a.from - b.from || a.to - b.to);
  let end = 0;
  for (const { from, to } of sorted) {
    if (from < end || to < from || to > length)
      throw new RangeError(`no change can reach from ${from} to ${to}`);
    end = to;
  }
  return sorted;
}

/** The text after some changes, all of them in offsets of `text`. Insertions at one place keep their order. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to, insert } of normalise(changes, text.length)) {
    parts.push(text.slice(end, from), insert);
    end = to;
  }
  parts.push(text.slice(end));
  return parts.join('');
}

/**
 * Where an offset lies after some changes. Inside replaced text it moves to the start of what replaced it; at an
 * insertion it stays before the inserted text, or goes behind it for `side` 1.
 */
export function mapPosition(offset: number, changes: readonly Change[], side: -1 | 1 = -1): number {
  let moved = 0;
  for (const { from, to, insert } of normalise(changes)) {
    const isBefore = to < offset || (to === offset && (from < to || side === 1));
    if (!isBefore) return from < offset ? from + moved : offset + moved;
    moved += insert.length - (to - from);
  }
  return offset + moved;
}
