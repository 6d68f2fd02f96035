import type { Tree } from '@lezer/common';
import { limits } from '../limits.ts';
import type { Block } from './block.ts';
import { type BlockSource, readBlock } from './read-block.ts';
import { eachBlock } from './read-list.ts';
import { replaceAt, slim } from './slim.ts';
import { detach, type Refusal } from './stretch.ts';

/** A block with the node and the text it was read from, as the next step finds it again. */
export interface Entry extends BlockSource {
  readonly block: Block;
  readonly refusals: readonly Refusal[];
}

/** The stretch of the text before that an edit lies in, and how much longer the text is now. */
export interface Edited {
  readonly from: number;
  readonly to: number;
  readonly moved: number;
}

/**
 * Reads the blocks of a tree, taking over those of the step before that stand for the same node, or for a node of
 * the same kind with the same text: a block depends on nothing else. Those taken over are moved in place, all behind
 * the edit by as much; `read` are the others, in order. What the tree holds of them is made slim.
 */
export function readEntries(
  text: string,
  tree: Tree,
  previous: readonly Entry[],
  edited: Edited,
): { readonly entries: readonly Entry[]; readonly read: Block[] } {
  const nodes: Tree[] = [];
  const starts: number[] = [];
  const nested = new Set<Tree>();
  eachBlock(tree, 0, text, (node, at, isNested) => {
    nodes.push(node);
    starts.push(at);
    if (isNested) nested.add(node);
  });
  const shift = nodes.length - previous.length;
  const { first, last } = untouched(nodes, starts, previous, edited);
  const middle = new Candidates(previous.slice(first, last - shift), nodes.slice(first, last));
  const entries = previous.slice(0, first);
  const read: Block[] = [];
  for (let index = first; index < nodes.length; index++) {
    const before = entries.at(-1);
    // The first block behind the edit depends on where its line begins and on what is above it; those below do not.
    if (index > last && !isCut(before))
      return { entries: entries.concat(moved(previous, index - shift, edited)), read };
    const node = nodes[index] as Tree;
    const at = starts[index] as number;
    const known = index < last ? middle.ofNode(node) : previous[index - shift];
    const from = text.lastIndexOf('\n', at - 1) + 1;
    // Two nodes on one line would make two blocks of it; the first one has the whole line.
    if (before && before.block.from === from) continue;
    const isRest = continuesTable(before, node, from);
    const isNested = nested.has(node);
    let entry =
      known && known.isRest === isRest && known.isNested === isNested && known.indent === at - from
        ? known
        : undefined;
    if (!entry) {
      const source = detach(text.slice(from, at + node.length));
      const key = { node, source, indent: at - from, isRest, isNested };
      const same = middle.ofText(key);
      const heir = same ? undefined : middle.heirOf(key);
      const slimmed = slim(node);
      const kept = replaceAt(tree, at, node, slimmed) ? slimmed : node;
      entry = same ? { ...same, node: kept } : { ...key, node: kept, ...readBlock(key, from, heir) };
      if (!same) read.push(entry.block);
    }
    entry.block.from = from;
    entries.push(entry);
  }
  return { entries, read };
}

/** The blocks before an edit and those behind it that stand for the same nodes as before: the first `first`, and those from `last` on. */
function untouched(
  nodes: readonly Tree[],
  starts: readonly number[],
  previous: readonly Entry[],
  { from, to, moved: by }: Edited,
): { readonly first: number; readonly last: number } {
  const stands = (entry: Entry | undefined, index: number, moved: number): entry is Entry =>
    entry !== undefined &&
    entry.node === nodes[index] &&
    entry.block.from + entry.indent + moved === starts[index];
  let first = 0;
  for (let entry = previous[0]; stands(entry, first, 0) && entry.block.from + entry.block.length <= from; )
    entry = previous[++first];
  const shift = nodes.length - previous.length;
  let last = nodes.length;
  while (last > first && last - shift > first) {
    const entry = previous[last - 1 - shift];
    if (!stands(entry, last - 1, by) || entry.block.from <= to) break;
    last--;
  }
  return { first, last };
}

/** The blocks from one on, moved as the edit has moved them. */
function moved(previous: readonly Entry[], index: number, { moved: by }: Edited): readonly Entry[] {
  const rest = previous.slice(index);
  if (by !== 0) for (const { block } of rest) block.from += by;
  return rest;
}

/** Blocks that are given out in their order, each once, also where several lists hold it. */
class Queue {
  readonly #given: Set<Entry>;
  readonly #entries: Entry[] = [];
  #next = 0;

  constructor(given: Set<Entry>) {
    this.#given = given;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  /** One of them, for all of which what is asked of a block holds or does not. */
  get any(): Entry | undefined {
    return this.#entries[0];
  }

  take(): Entry | undefined {
    for (let entry = this.#entries[this.#next]; entry; entry = this.#entries[this.#next]) {
      this.#next += 1;
      if (this.#given.has(entry)) continue;
      this.#given.add(entry);
      return entry;
    }
    return undefined;
  }
}

/** Whether what is read from one source is what is read from another one of the same text. */
function isReadAlike(one: BlockSource | undefined, other: BlockSource): boolean {
  return (
    one?.node.type === other.node.type &&
    one.indent === other.indent &&
    one.isRest === other.isRest &&
    one.isNested === other.isNested
  );
}

/** The blocks of the step before that stood where the text has changed; each is given out once. */
class Candidates {
  readonly #byNode = new Map<Tree, Entry>();
  readonly #byText = new Map<string, Queue[]>();
  readonly #byType = new Map<Tree['type'], Queue>();
  readonly #given = new Set<Entry>();

  constructor(previous: readonly Entry[], nodes: readonly Tree[]) {
    const kept = new Set(nodes);
    const byText = new Map<string, Entry[]>();
    for (const entry of previous) {
      const same = byText.get(entry.source);
      if (kept.has(entry.node)) this.#byNode.set(entry.node, entry);
      else if (same) same.push(entry);
      else byText.set(entry.source, [entry]);
    }
    for (const entry of [...byText.values()].flat()) {
      this.#queueOf(entry).add(entry);
      if (entry.refusals.length > 0) continue;
      const ofType = this.#byType.get(entry.node.type) ?? new Queue(this.#given);
      this.#byType.set(entry.node.type, ofType);
      ofType.add(entry);
    }
  }

  #queueOf(entry: Entry): Queue {
    const queues = this.#byText.get(entry.source) ?? [];
    this.#byText.set(entry.source, queues);
    const known = queues.find(({ any }) => isReadAlike(any, entry));
    if (known) return known;
    const queue = new Queue(this.#given);
    queues.push(queue);
    return queue;
  }

  ofNode(node: Tree): Entry | undefined {
    return this.#byNode.get(node);
  }

  ofText(source: BlockSource): Entry | undefined {
    return this.#byText
      .get(source.source)
      ?.find(({ any }) => isReadAlike(any, source))
      ?.take();
  }

  /**
   * The block in whose place one is read, if all of it was looked into: the first of its kind, those of one text together.
   * Nobody else is given it any more, since its lines are handed on.
   */
  heirOf({ node }: BlockSource): Block | undefined {
    return this.#byType.get(node.type)?.take()?.block;
  }
}

/** Whether what follows a block may be what is not read of a table. */
function isCut(entry: Entry | undefined): entry is Entry {
  if (!entry) return false;
  const { block, isRest } = entry;
  return isRest || (block.kind === 'table' && block.rows.length >= limits.tableRows);
}

/** Whether a node continues a table whose further rows are not read. */
function continuesTable(last: Entry | undefined, node: Tree, from: number): boolean {
  if (!isCut(last) || (node.type.name !== 'Paragraph' && node.type.name !== 'LongLine')) return false;
  return from === last.block.from + last.block.length + 1;
}

/** What was refused, in order; of a table's rest only the beginning. */
export function refusedOf(entries: readonly Entry[]): Refusal[] {
  const refused: Refusal[] = [];
  entries.forEach(({ refusals, isRest }, index) => {
    if (refusals.length > 0 && !(isRest && entries[index - 1]?.isRest)) refused.push(...refusals);
  });
  return refused;
}
