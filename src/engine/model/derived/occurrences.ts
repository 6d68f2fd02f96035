import type { Place } from '../../place.ts';
import type { Block, Inline } from '../../syntax/block.ts';
import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';
import { apart, blocksOf, type Found, type Text, textOf } from '../blocks/words.ts';
import type { Model } from '../model.ts';
import { firstWhere } from '../tracking/lists.ts';
import { memoryOf } from '../tracking/memory.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a name, which may be written as one: "MockServer". */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(wording.g`(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})`, ' ')
    .split(/[\s_-]+/)
    .filter(Boolean);

/** A name as a whole word, its words apart by anything thin, in the singular or the plural. */
function pattern(name: string, plural: boolean): RegExp {
  const words = wordsOf(name).map(escaped);
  const ending = plural ? (/y$/i.test(name) ? '(?:s|ies)?' : '(?:e?s)?') : '';
  const stem = words.join('[\\s_-]*');
  const body =
    plural && /y$/i.test(name) ? `(?:${stem}${ending}|${stem.slice(0, -1)}ies)` : `${stem}${ending}`;
  return wording.iy`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])`;
}

/** Texts shorter than this are searched letter by letter; longer ones get a list of their words, which is sought in halves. */
const LONG = 20_000;

/** Where in a text words begin with a stem. */
function* beginnings(text: Text, stem: string): Generator<number> {
  if (text.whole.length < LONG || !wording`^[\p{L}\p{N}]+$`.test(stem)) {
    for (let at = text.whole.indexOf(stem); at >= 0; at = text.whole.indexOf(stem, at + 1)) yield at;
    return;
  }
  text.words ??= Array.from(text.whole.matchAll(wording.g`[\p{L}\p{N}]+`), ({ 0: word, index }) => ({
    word,
    at: index,
  })).sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : one.at - other.at));
  const { words } = text;
  const first = firstWhere(words.length, (index) => (words[index]?.word ?? '') >= stem);
  for (let index = first; words[index]?.word.startsWith(stem); index++) yield words[index]?.at ?? 0;
}

/** Where the sought, which begins with `stem`, stands in a block where it counts. */
function findIn(
  block: Block,
  stem: string,
  sought: RegExp,
  counts: (found: Found) => boolean,
): Found | undefined {
  const text = textOf(block);
  for (const pos of beginnings(text, stem)) {
    sought.lastIndex = pos;
    const match = sought.exec(text.whole);
    if (!match) continue;
    text.partStarts ??= startsOf(text.parts);
    const { parts, partStarts } = text;
    const at = firstWhere(partStarts.length, (index) => (partStarts[index] ?? 0) > pos) - 1;
    const part = parts[at];
    const start = pos - (partStarts[at] ?? 0);
    const found = part && { block, part, start, end: start + match[0].length };
    if (found && counts(found)) return found;
  }
  return undefined;
}

function startsOf(parts: readonly Inline[]): readonly number[] {
  let next = 0;
  return parts.map(({ source }) => {
    const start = next;
    next += source.length + apart.length;
    return start;
  });
}

/** Whether one of some places holds a stretch, asked for many stretches: the places are put in order once. */
function holderOf(places: readonly Place[]): (from: number, to: number) => boolean {
  const sorted = places.toSorted((one, other) => one.from - other.from);
  let reach = 0;
  const reaches = sorted.map(({ to }) => {
    reach = Math.max(reach, to);
    return reach;
  });
  return (from, to) => {
    const before = firstWhere(sorted.length, (index) => (sorted[index]?.from ?? 0) > from);
    return (reaches[before - 1] ?? 0) >= to;
  };
}

/**
 * Where a name stands in the nine points outside some places: as a whole word, whatever its case, in prose, code,
 * cells and drawings alike. With `plural` its plural counts too. What is looked for is a sign that something is
 * used, so it finds too much rather than too little.
 */
export function findOutside(
  model: Model,
  name: string,
  outside: readonly Place[],
  plural: boolean,
): Place | undefined {
  const stems = stemsOf(name);
  const [first] = stems;
  if (first === undefined) return undefined;
  memoryOf(model).goesOn();
  const blocks = blocksOf(model);
  const words = blocks.rarer(firstWords(name, plural), lastWords(name, plural));
  blocks.note(words);
  const holds = holderOf(outside);
  const placeOf = ({ part, start, end }: Found): Place => ({
    from: part.at.from + start,
    to: part.at.from + end,
  });
  const counts = (found: Found): boolean => {
    const { from, to } = placeOf(found);
    return !holds(from, to);
  };
  const known = `${plural ? 1 : 0}${name}`;
  const before = blocks.foundBefore(known);
  if (before && counts(before)) return placeOf(before);
  const sought = pattern(name, plural);
  for (const block of blocks.holding(words)) {
    const { whole } = textOf(block);
    if (whole.length < LONG && !stems.every((stem) => whole.includes(stem))) continue;
    const found = findIn(block, first, sought, counts);
    if (!found) continue;
    blocks.found(known, found);
    return placeOf(found);
  }
  return undefined;
}

const namedBy = recent((name): readonly string[] =>
  wordsOf(name).map((word) => word.replaceAll('İ', 'I').toLowerCase()),
);

/** The words of a name as a text is searched for them. */
function stemsOf(name: string): readonly string[] {
  return namedBy(name).map((word) => word.replace(/(?<=.)y$/, ''));
}

const run = wording`^[\p{L}\p{N}]+`;

/** The words that a text may have where a name ends, one word or the plurals of one. */
const endings = (word: string, plural: boolean): readonly string[] =>
  plural ? [word, `${word}s`, `${word}es`, `${word}ies`, `${word.slice(0, -1)}ies`] : [word];

/**
 * The words that a text may have where a name begins: the name's first, or more of them written as one, and the
 * plurals of all as one. Undefined for a name that begins with something else.
 */
function firstWords(name: string, plural: boolean): readonly string[] | undefined {
  const found: string[] = [];
  let joined = '';
  for (const word of namedBy(name)) {
    const start = run.exec(word)?.[0];
    if (start === undefined) return joined === '' ? undefined : found;
    joined += start;
    found.push(joined);
    if (start !== word) return found;
  }
  return [...found.slice(0, -1), ...endings(joined, plural)];
}

/** The words that a text may have where a name ends, as `firstWords` has those where it begins. Undefined for a name in which there is more than words. */
function lastWords(name: string, plural: boolean): readonly string[] | undefined {
  const words = namedBy(name);
  if (words.some((word) => run.exec(word)?.[0] !== word)) return undefined;
  return words.flatMap((_, index) => endings(words.slice(index).join(''), plural));
}

/** Whether a name stands anywhere outside some places, as `findOutside` looks for it; of a name without a word it is not denied. */
export function occursOutside(
  model: Model,
  name: string,
  outside: readonly Place[],
  plural: boolean,
): boolean {
  return stemsOf(name).length === 0 || findOutside(model, name, outside, plural) !== undefined;
}
