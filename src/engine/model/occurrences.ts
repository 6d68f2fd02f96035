import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import type { Block, Inline, Item } from '../syntax/block.ts';
import type { Model } from './model.ts';
import { difference } from './tracking/lists.ts';
import { type Memory, memoryOf } from './tracking/memory.ts';
import { isNoting, type Keeper, note } from './tracking/noting.ts';

/** The running text of a block, part by part, with where each part stands; and all of it at once. */
interface Text {
  readonly parts: readonly Inline[];
  readonly whole: string;
  /** The first letters of every word. */
  readonly starts: ReadonlySet<string>;
  /** Where each part begins in `whole`; made when it is asked for. */
  partStarts?: readonly number[];
  /** The words in alphabetical order with where they begin; made when it is asked for. */
  words?: readonly Word[];
}

/** A word of a text and where it begins. */
interface Word {
  readonly word: string;
  readonly at: number;
}

/** What stands between two parts of a text: no name reaches over it. */
const apart = '\0';

/** How many letters of a word its block is found by. */
const letters = 3;

const texts = new WeakMap<Block, Text>();

function partsOfItem(item: Item): readonly Inline[] {
  return [item.text, ...item.children.flatMap((child) => child.items.flatMap(partsOfItem))];
}

function partsOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'heading':
      return [block.title];
    case 'table':
      return [block.header, ...block.rows].flatMap((row) => row.cells);
    case 'list':
      return block.items.flatMap(partsOfItem);
    case 'fence':
      return [block.code];
    default:
      return [block.text];
  }
}

function textOf(block: Block): Text {
  const known = texts.get(block);
  if (known !== undefined) return known;
  const parts = partsOf(block);
  const whole = parts
    .map((part) => part.source)
    .join(apart)
    // The one letter that grows when it is made small: without it every offset stays.
    .replaceAll('İ', 'I')
    .toLowerCase();
  const starts = new Set((whole.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, letters)));
  const text = { parts, whole, starts };
  texts.set(block, text);
  return text;
}

/** Where a name was found: it stands there for as long as the block does. */
interface Found {
  readonly block: Block;
  readonly part: Inline;
  /** From where to where in the part. */
  readonly start: number;
  readonly end: number;
}

/** The blocks of a document by the first letters of the words in them, and where names were found. */
class Blocks implements Keeper {
  readonly #memory: Memory;
  readonly #byStart = new Map<string, Set<Block>>();
  readonly #points = new Map<PointId, readonly Block[]>();
  readonly #all = new Set<Block>();
  readonly #found = new Map<string, Found>();
  #checkedAt = -1;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** The blocks that may hold a word with this beginning; all of them where none is given. */
  near(start: string | undefined): Iterable<Block> {
    return start === undefined ? this.#all : (this.#byStart.get(start) ?? []);
  }

  /** Where something was found the last time, if it stands there still. */
  foundBefore(key: string): Found | undefined {
    const found = this.#found.get(key);
    return found && this.#all.has(found.block) ? found : undefined;
  }

  found(key: string, found: Found): void {
    this.#found.set(key, found);
  }

  refresh(): void {
    if (this.#checkedAt === this.#memory.revision) return;
    this.#checkedAt = this.#memory.revision;
    const gone = new Set<Block>();
    const come: Block[] = [];
    for (const id of pointIds) {
      const { blocks } = this.#memory.model.points[id];
      const before = this.#points.get(id) ?? [];
      if (blocks === before) continue;
      this.#points.set(id, blocks);
      const { first, last, moved } = difference(blocks, before, (one, other) => one === other);
      for (const block of before.slice(first, last - moved)) gone.add(block);
      come.push(...blocks.slice(first, last));
    }
    for (const block of gone) {
      this.#all.delete(block);
      for (const start of textOf(block).starts) this.#byStart.get(start)?.delete(block);
    }
    for (const block of come) {
      this.#all.add(block);
      for (const start of textOf(block).starts) {
        const blocks = this.#byStart.get(start);
        if (blocks) blocks.add(block);
        else this.#byStart.set(start, new Set([block]));
      }
    }
  }
}

const key = {};

function blocksOf(model: Model): Blocks {
  const blocks = memoryOf(model).keep(key, (memory) => new Blocks(memory));
  blocks.refresh();
  if (isNoting()) for (const id of pointIds) note(memoryOf(model).part(`${id}-text`));
  return blocks;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as a whole word, its words apart by anything thin, in the singular or the plural. */
function pattern(name: string, plural: boolean): RegExp {
  const words = name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map(escaped);
  const ending = plural ? (/y$/i.test(name) ? '(?:s|ies)?' : '(?:e?s)?') : '';
  const stem = words.join('[\\s_-]*');
  const body =
    plural && /y$/i.test(name) ? `(?:${stem}${ending}|${stem.slice(0, -1)}ies)` : `${stem}${ending}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'iuy');
}

/** The first index at which something holds that holds from there on, of so many. */
function firstWhere(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Texts shorter than this are searched letter by letter; longer ones get a list of their words, which is sought in halves. */
const LONG = 20_000;

/** Where in a text words begin with a stem. */
function* beginnings(text: Text, stem: string): Generator<number> {
  if (text.whole.length < LONG || !/^[\p{L}\p{N}]+$/u.test(stem)) {
    for (let at = text.whole.indexOf(stem); at >= 0; at = text.whole.indexOf(stem, at + 1)) yield at;
    return;
  }
  text.words ??= Array.from(text.whole.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
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
  for (const block of blocks.near(/^[a-z0-9]{3}/.exec(first)?.[0])) {
    const { whole } = textOf(block);
    if (whole.length < LONG && !stems.every((stem) => whole.includes(stem))) continue;
    const found = findIn(block, first, sought, counts);
    if (!found) continue;
    blocks.found(known, found);
    return placeOf(found);
  }
  return undefined;
}

/** The words of a name as a text is searched for them. */
function stemsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.)y$/, ''));
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
