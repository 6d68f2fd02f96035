import type { Tree } from '@lezer/common';
import { limits } from '../limits.ts';
import type { Block } from './block.ts';
import { readBlock } from './read-block.ts';
import { eachChild } from './read-list.ts';
import { detach, type Refusal } from './stretch.ts';

/** A block with the node and the text it was read from, as the next step finds it again. */
export interface Entry {
  readonly node: Tree;
  /** The block's own copy of its text, from the beginning of its first line. */
  readonly source: string;
  /** Where in the block its node begins. */
  readonly indent: number;
  readonly block: Block;
  readonly refusals: readonly Refusal[];
  /** Whether it is what follows the last row that is read of a table. */
  readonly isRest: boolean;
}

/** A node of the top level and where it begins. */
interface Found {
  readonly node: Tree;
  readonly at: number;
}

/**
 * Reads the blocks of a tree, taking over those of the step before that stand for the same node, or for a node of
 * the same kind with the same text: a block depends on nothing else. Those taken over are moved in place; `read` are the others, in order.
 */
export function readEntries(
  text: string,
  tree: Tree,
  previous: readonly Entry[],
): { readonly entries: Entry[]; readonly read: Block[] } {
  const nodes: Found[] = [];
  eachChild(tree, 0, (node, at) => nodes.push({ node, at }));
  let first = 0;
  while (first < nodes.length && nodes[first]?.node === previous[first]?.node) first++;
  const moved = nodes.length - previous.length;
  let last = nodes.length;
  while (last > first && last - moved > first && nodes[last - 1]?.node === previous[last - 1 - moved]?.node)
    last--;
  const middle = new Candidates(previous.slice(first, last - moved), nodes.slice(first, last));
  const entries: Entry[] = [];
  const read: Block[] = [];
  nodes.forEach(({ node, at }, index) => {
    const outside = index < first ? previous[index] : index >= last ? previous[index - moved] : undefined;
    const known = outside ?? middle.ofNode(node);
    const from = text.lastIndexOf('\n', at - 1) + 1;
    const before = entries.at(-1);
    // Two nodes on one line would make two blocks of it; the first one has the whole line.
    if (before && before.block.from === from) return;
    const isRest = continuesTable(before, node, from);
    let entry = known && known.isRest === isRest && known.indent === at - from ? known : undefined;
    if (!entry) {
      const source = detach(text.slice(from, at + node.length));
      const key = { node, source, indent: at - from, isRest };
      const same = middle.ofText(key);
      const heir = same ? undefined : middle.heirOf(key);
      entry = same
        ? { ...same, node }
        : { ...key, ...readBlock(node, source, key.indent, from, isRest, heir) };
      if (!same) read.push(entry.block);
    }
    entry.block.from = from;
    entries.push(entry);
  });
  return { entries, read };
}

/** What a block depends on. */
type Key = Pick<Entry, 'node' | 'source' | 'indent' | 'isRest'>;

/** The blocks of the step before that stood where the text has changed; each is given out once. */
class Candidates {
  readonly #byNode = new Map<Tree, Entry>();
  readonly #byText = new Map<string, Entry[]>();

  constructor(previous: readonly Entry[], nodes: readonly Found[]) {
    const kept = new Set(nodes.map((found) => found.node));
    for (const entry of previous) {
      const same = this.#byText.get(entry.source);
      if (kept.has(entry.node)) this.#byNode.set(entry.node, entry);
      else if (same) same.push(entry);
      else this.#byText.set(entry.source, [entry]);
    }
  }

  ofNode(node: Tree): Entry | undefined {
    return this.#byNode.get(node);
  }

  ofText({ node, source, indent, isRest }: Key): Entry | undefined {
    const same = this.#byText.get(source);
    const index = same?.findIndex(
      (entry) => entry.node.type === node.type && entry.indent === indent && entry.isRest === isRest,
    );
    return index === undefined || index < 0 ? undefined : same?.splice(index, 1)[0];
  }

  /** The block in whose place one is read, if all of it was looked into; nobody else is given it any more, since its lines are handed on. */
  heirOf({ node }: Key): Block | undefined {
    for (const [source, entries] of this.#byText) {
      const index = entries.findIndex(
        (entry) => entry.node.type === node.type && entry.refusals.length === 0,
      );
      const [entry] = index < 0 ? [] : entries.splice(index, 1);
      if (entry) return entry.block;
      if (entries.length === 0) this.#byText.delete(source);
    }
    return undefined;
  }
}

/** Whether a node continues a table whose further rows are not read. */
function continuesTable(last: Entry | undefined, node: Tree, from: number): boolean {
  if (!last || (node.type.name !== 'Paragraph' && node.type.name !== 'LongLine')) return false;
  const { block } = last;
  const isCut = last.isRest || (block.kind === 'table' && block.rows.length >= limits.tableRows);
  return isCut && from === block.from + block.length + 1;
}

/** What was refused, in order; of a table's rest only the beginning. */
export function refusedOf(entries: readonly Entry[]): Refusal[] {
  return entries.flatMap((entry, index) =>
    entry.isRest && entries[index - 1]?.isRest ? [] : entry.refusals,
  );
}
