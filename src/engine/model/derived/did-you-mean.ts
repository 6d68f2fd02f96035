import { limits } from '../../limits.ts';
import { fold } from './name-index.ts';

/**
 * The Damerau-Levenshtein distance (optimal string alignment) of two texts: insertions, deletions,
 * substitutions and swaps of neighbours. Gives `most + 1` as soon as it must be more than `most`.
 */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let [start, lefts, rights] = [0, left.length, right.length];
  while (start < lefts && start < rights && left.charCodeAt(start) === right.charCodeAt(start)) start += 1;
  while (lefts > start && rights > start && left.charCodeAt(lefts - 1) === right.charCodeAt(rights - 1)) {
    lefts -= 1;
    rights -= 1;
  }
  const [height, width] = [lefts - start, rights - start];
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  let leastAbove = 0;
  for (let row = 1; row <= height; row += 1) {
    const line = [row];
    let least = row;
    const mine = left.charCodeAt(start + row - 1);
    for (let column = 1; column <= width; column += 1) {
      const theirs = right.charCodeAt(start + column - 1);
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (mine === theirs ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        mine === right.charCodeAt(start + column - 2) &&
        left.charCodeAt(start + row - 2) === theirs;
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back two lines, so the line before must be too far as well.
    if (least > most && leastAbove > most) return most + 1;
    leastAbove = least;
    before = above;
    above = line;
  }
  return Math.min(above[width] ?? 0, most + 1);
}

/** How many slips a name of that length may hold and still be the same name: a third of it, 3 at most. */
export function slips(length: number): number {
  return length < 4 ? 0 : Math.min(3, Math.floor(length / 3));
}

/** What makes the opposite of a word: "deployable" is no slip for "undeployable". */
const negation = /^(?:un|in|im|ir|dis|de|non|not|re)(?=[a-z])/;

const areOpposite = (one: string, other: string): boolean =>
  one.replace(negation, '') === other || other.replace(negation, '') === one;

const withoutDigits = (name: string): string => name.replace(/\d+/g, '#');

/**
 * The candidate that was probably meant, or undefined. Names that differ only in a number are different on
 * purpose and never suggested. Among equals the one that comes first. Only the first `limits.suggestions`
 * candidates are looked at.
 */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(name);
  let best: string | undefined;
  let distance = slips(wanted.length) + 1;
  let looked = 0;
  for (const candidate of candidates) {
    looked += 1;
    if (looked > limits.suggestions || distance === 0) break;
    if (candidate === name) continue;
    const folded = fold(candidate);
    if (Math.abs(folded.length - wanted.length) >= distance) continue;
    const found = editDistance(wanted, folded, distance - 1);
    if (found > 0 && areOpposite(wanted, folded)) continue;
    if (found < distance && (found === 0 || withoutDigits(folded) !== withoutDigits(wanted))) {
      distance = found;
      best = candidate;
    }
  }
  return best;
}
