import { Change, presentableDiff } from '@codemirror/merge';
import { lineChanges } from '../../engine/editor.ts';

/** Looking for the smallest difference of two texts ends after this many milliseconds, with a coarser one. */
const timeout = 500;

/**
 * Where two texts differ: by lines first, so that two long texts that differ in many places are not one difference,
 * then by words in the lines of each place.
 */
export function differences(before: string, after: string): readonly Change[] {
  const until = Date.now() + timeout;
  let grown = 0;
  return lineChanges(before, after).flatMap(({ from, to, insert }) => {
    const start = from + grown;
    grown += insert.length - (to - from);
    const left = until - Date.now();
    if (left <= 0) return [new Change(from, to, start, start + insert.length)];
    return presentableDiff(before.slice(from, to), insert, { scanLimit: 500, timeout: left }).map(
      (part) => new Change(from + part.fromA, from + part.toA, start + part.fromB, start + part.toB),
    );
  });
}
