import type { Element } from '../model/element.ts';
import type { Place } from '../place.ts';

/** What a fact was read from that is not written in the canonical form. */
export interface ReadFrom extends Place {
  /** The words, shortened, on one line. */
  readonly words: string;
  /** Whether they may mean something else. */
  readonly doubtful: boolean;
}

/** Characters of the source that are told. */
const longest = 160;

/** What the first of some elements that was not written canonically was read from; undefined where all were. */
export function readFrom(elements: readonly Element[], text: string): ReadFrom | undefined {
  const element = elements.find(({ how }) => how === 'tolerant');
  if (!element) return undefined;
  const { from, to } = element.at;
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return {
    from,
    to,
    words: words.length > longest ? `${words.slice(0, longest)} …` : words,
    doubtful: element.doubtful === true,
  };
}
