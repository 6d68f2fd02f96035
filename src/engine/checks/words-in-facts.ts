import { partOf } from '../model/blocks/context.ts';
import { once } from '../model/tracking/once.ts';
import type { Place } from '../place.ts';
import type { Inline } from '../syntax/block.ts';
import { wording } from '../syntax/wording.ts';

/** Running words that were read into a property, and the places of what they are said of, the nearest first. */
export interface Told {
  readonly text: string;
  readonly within: readonly Place[];
}

/** The properties that hold running words: what stands in the columns *Meaning* and *Who*, behind a bold name, in a condition. */
const running: ReadonlySet<string> = new Set(['description', 'meaning', 'who', 'prose']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is Place => isObject(value) && typeof value.from === 'number';

/**
 * The running words among facts: descriptions, meanings, conditions and other statements in words. Names, values, types,
 * references and messages are no words of the author's about the product.
 */
export function toldIn(facts: unknown): readonly Told[] {
  if (Array.isArray(facts)) return facts.flatMap(toldIn);
  if (!isObject(facts)) return [];
  return isPlace(facts.at) ? toldInElement(facts) : Object.values(facts).flatMap(toldIn);
}

const toldInElement = once((element: object) => toldWithin(element, []));

/** The running words of a part of an element, with the places that the part lies in. */
function toldWithin(part: unknown, around: readonly Place[]): readonly Told[] {
  if (Array.isArray(part)) return part.flatMap((each) => toldWithin(each, around));
  if (!isObject(part)) return [];
  const within = isPlace(part.at) ? [part.at, ...around] : around;
  const told = (text: unknown): readonly Told[] =>
    typeof text === 'string' && text !== '' ? [{ text, within }] : [];
  // A phrase that was not understood, or when an error comes up.
  if (part.is === 'prose') return told(part.text);
  return Object.entries(part).flatMap(([key, value]) => {
    if (running.has(key)) return told(value);
    if (key === 'when' && isObject(value) && typeof value.value === 'string') return told(value.value);
    return isPlace(value) ? [] : toldWithin(value, within);
  });
}

/** A run of text, with what is not to be seen of it blanked out, and then with what is no prose as well. */
export interface Run {
  readonly part: Inline;
  readonly shown: string;
  readonly words: string;
}

const wordsOf = (text: string): readonly string[] => text.match(wording.g`[\p{L}\p{N}]+`) ?? [];
const hasLetter = wording`[\p{L}\p{N}]`;
/** What ends a word without being one: a bracket, a full stop, three dots. */
const ending = wording`^[^\s\p{L}\p{N}|]+`;

/** Where a whole word stands behind an offset; -1 where it does not. */
function wordFrom(text: string, word: string, offset: number): number {
  let at = text.indexOf(word, offset);
  while (at >= 0 && [text[at - 1], text[at + word.length]].some((each) => hasLetter.test(each ?? '')))
    at = text.indexOf(word, at + 1);
  return at;
}

/**
 * Where words stand in a run of text, one after the other with nothing but marks and what is no prose between them;
 * undefined where they do not.
 */
export function placeIn({ part, shown, words }: Run, text: string): Place | undefined {
  const [first, ...others] = wordsOf(text);
  if (first === undefined) return undefined;
  for (let from = wordFrom(shown, first, 0); from >= 0; from = wordFrom(shown, first, from + 1)) {
    let to = from + first.length;
    const isThere = others.every((word) => {
      const next = wordFrom(shown, word, to);
      const isNext = next >= 0 && !hasLetter.test(words.slice(to, next));
      to = next + word.length;
      return isNext;
    });
    if (isThere) return partOf(part.at, from, to + (ending.exec(shown.slice(to))?.[0].length ?? 0));
  }
  return undefined;
}
