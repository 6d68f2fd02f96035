import { type PointId, pointIds } from '../../points.ts';
import type { Block, Inline, Item } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { Model } from '../model.ts';
import { difference } from '../tracking/lists.ts';
import { type Memory, memoryOf } from '../tracking/memory.ts';
import { isNoting, type Keeper, note, noteAll, type Source } from '../tracking/noting.ts';

/** The running text of a block, part by part, with where each part stands; and all of it at once. */
export interface Text {
  readonly parts: readonly Inline[];
  readonly whole: string;
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
export const apart = '\0';

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

/** The text of a block, made once. */
export function textOf(block: Block): Text {
  const known = texts.get(block);
  if (known !== undefined) return known;
  const parts = partsOf(block);
  const whole = parts
    .map((part) => part.source)
    .join(apart)
    // The one letter that grows when it is made small: without it every offset stays.
    .replaceAll('İ', 'I')
    .toLowerCase();
  const text = { parts, whole };
  texts.set(block, text);
  return text;
}

/** The words of a text, each once. */
const wordsOf = ({ whole }: Text): ReadonlySet<string> => new Set(whole.match(wording.g`[\p{L}\p{N}]+`));

/** Where a name was found: it stands there for as long as the block does. */
export interface Found {
  readonly block: Block;
  readonly part: Inline;
  /** From where to where in the part. */
  readonly start: number;
  readonly end: number;
}

/** The blocks of a document by the words in them, and where names were found. */
class Blocks implements Keeper {
  /** The text of every point: what whoever looks through all blocks looks at. */
  readonly #texts: readonly Source[];
  readonly #memory: Memory;
  /** Most words stand in one block only: it needs no set. */
  readonly #byWord = new Map<string, Block | Set<Block>>();
  readonly #points = new Map<PointId, readonly Block[]>();
  readonly #all = new Set<Block>();
  readonly #found = new Map<string, Found>();
  /** Of words: which blocks hold one. */
  readonly #sources = new Map<string, Source>();
  #checkedAt = -1;

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#texts = pointIds.map((id) => memory.part(`${id}-text`));
  }

  /** Says that somebody looks at the blocks that hold some words; at all of them where none are given. */
  note(words: readonly string[] | undefined): void {
    if (!isNoting()) return;
    if (words === undefined) noteAll(this.#texts);
    for (const word of words ?? []) {
      let source = this.#sources.get(word);
      if (!source) {
        source = { changedAt: this.#checkedAt, keeper: this };
        this.#sources.set(word, source);
      }
      note(source);
    }
  }

  /** The blocks that hold one of some words, one with several of them more than once; all where none are given. */
  *holding(words: readonly string[] | undefined): Generator<Block> {
    if (words === undefined) yield* this.#all;
    else
      for (const word of words) {
        const blocks = this.#byWord.get(word);
        if (blocks instanceof Set) yield* blocks;
        else if (blocks) yield blocks;
      }
  }

  /** Of two lists of words the one that fewer blocks hold: "Entity 17" is sought by its number. */
  rarer(
    one: readonly string[] | undefined,
    other: readonly string[] | undefined,
  ): readonly string[] | undefined {
    if (one === undefined || other === undefined) return one ?? other;
    return this.#holders(one) <= this.#holders(other) ? one : other;
  }

  /** How many blocks hold words of a list, one that holds several counted as often. */
  #holders(words: readonly string[]): number {
    let count = 0;
    for (const word of words) {
      const blocks = this.#byWord.get(word);
      if (blocks !== undefined) count += blocks instanceof Set ? blocks.size : 1;
    }
    return count;
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
    const changed = new Set<Source>();
    for (const block of gone) {
      this.#all.delete(block);
      for (const word of wordsOf(textOf(block))) this.#without(word, block, changed);
    }
    for (const block of come) {
      this.#all.add(block);
      for (const word of wordsOf(textOf(block))) this.#with(word, block, changed);
    }
    for (const source of changed) this.#memory.changed(source);
  }

  #with(word: string, block: Block, changed: Set<Source>): void {
    const source = this.#sources.get(word);
    if (source) changed.add(source);
    const known = this.#byWord.get(word);
    if (known === undefined) this.#byWord.set(word, block);
    else if (known instanceof Set) known.add(block);
    else if (known !== block) this.#byWord.set(word, new Set([known, block]));
  }

  #without(word: string, block: Block, changed: Set<Source>): void {
    const source = this.#sources.get(word);
    if (source) changed.add(source);
    const known = this.#byWord.get(word);
    if (known === block) this.#byWord.delete(word);
    else if (known instanceof Set) known.delete(block);
  }
}

const key = {};

/** The blocks of a model by their words, for those who note which words they look for. */
export function blocksOf(model: Model): Blocks {
  const blocks = memoryOf(model).keep(key, (memory) => new Blocks(memory));
  blocks.refresh();
  return blocks;
}
