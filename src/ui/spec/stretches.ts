import type { Place } from '../../engine/index.ts';

/** What stands before an item of a list on its line. */
const itemMark = /^\s*(?:[-*+]|\d{1,9}[.)])\s+$/;

/** Nothing but spaces, and no more than one end of a line: what it parts is one paragraph or list. */
const within = /^[ \t]*(?:\r?\n[ \t]*)?$/;

/** The place with the mark of its item, where it is the beginning of one. */
function withMark(text: string, { from, to }: Place): Place {
  const line = text.lastIndexOf('\n', from - 1) + 1;
  return itemMark.test(text.slice(line, from)) ? { from: line, to } : { from, to };
}

/**
 * Places of prose in the order of the text, each sentence once: those that lie in one another, or follow one another in
 * a paragraph or list, as one.
 */
export function stretchesOf(text: string, places: readonly Place[]): readonly Place[] {
  const ordered = places.map((place) => withMark(text, place)).sort((one, other) => one.from - other.from);
  const stretches: Place[] = [];
  for (const place of ordered) {
    const last = stretches.at(-1);
    if (last && (place.from <= last.to || within.test(text.slice(last.to, place.from))))
      stretches[stretches.length - 1] = { from: last.from, to: Math.max(last.to, place.to) };
    else stretches.push(place);
  }
  return stretches;
}
