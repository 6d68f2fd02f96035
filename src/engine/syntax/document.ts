import { type Tree, TreeFragment } from '@lezer/common';
import type { Change } from '../finding.ts';
import { limits } from '../limits.ts';
import type { Place } from '../place.ts';
import type { Block } from './block.ts';
import { type Edited, type Entry, readEntries, refusedOf } from './entries.ts';
import { frontMatterEnd } from './front-matter.ts';
import { isMaskedAlike, masked } from './masked.ts';
import { blockParser } from './parser.ts';
import { blankBlock } from './read-block.ts';
import { grouped } from './stretch.ts';

/** A document as blocks. */
export interface Syntax {
  readonly text: string;
  /** The tree of blocks; it holds nothing of what stands inside them. */
  readonly tree: Tree;
  /**
   * Every block in order, without a gap: each begins where the one before ends, the last ends with the text. Blank
   * lines belong to the block before them; those before the first block are an `other` block named `blank`.
   */
  readonly blocks: readonly Block[];
  /** The blocks that were read in this step; all others are the objects of the step before, moved. */
  readonly fresh: ReadonlySet<Block>;
  /** How many blocks were read in this step. */
  readonly read: number;
  /** What was too much to be looked into, and why. */
  readonly refused: readonly { readonly at: Place; readonly why: string }[];
  /** What the next step starts from. */
  readonly entries: readonly Entry[];
}

/** A document larger than `limits.document` is not read at all. */
export class DocumentTooLarge extends Error {
  override readonly name = 'DocumentTooLarge';
  /** Characters of the document. */
  readonly size: number;

  constructor(size: number) {
    const most = `at most ${grouped(limits.document)} are read`;
    super(`This document has ${grouped(size)} characters; ${most}. Split it into several specifications.`);
    this.size = size;
  }
}

/** Reads a document into blocks. Throws `DocumentTooLarge`. */
export function parse(text: string): Syntax {
  return step(text, []);
}

/**
 * Reads a document that is `previous` with changes (ascending, not overlapping, offsets in the previous text).
 * Blocks that the changes do not touch are the same objects with another `from`, and what hangs on them with them:
 * `previous` and its places are no longer valid. Throws `DocumentTooLarge`.
 */
export function reparse(previous: Syntax, changes: readonly Change[]): Syntax {
  let text = '';
  let pos = 0;
  for (const { from, to, insert } of changes) {
    text += previous.text.slice(pos, from) + insert;
    pos = to;
  }
  text += previous.text.slice(pos);
  // Whether the text opens with front matter may depend on a line far below it.
  const sameOpening =
    frontMatterEnd(previous.text) > 0 === frontMatterEnd(text) > 0 &&
    isMaskedAlike(previous.text, text, changes);
  const fragments = sameOpening
    ? TreeFragment.applyChanges(TreeFragment.addTree(previous.tree), widened(previous.text, changes))
    : [];
  const edited = { from: changes[0]?.from ?? 0, to: pos, moved: text.length - previous.text.length };
  return step(text, fragments, { previous, edited });
}

interface ChangedRange {
  fromA: number;
  toA: number;
  fromB: number;
  toB: number;
}

/**
 * The changes as lezer wants them. Whether a paragraph ends before a table's header depends on the line behind that
 * header, which lezer does not know when it reuses the paragraph: behind a line with a `|` a change begins with it.
 */
function widened(text: string, changes: readonly Change[]): ChangedRange[] {
  const ranges: ChangedRange[] = [];
  let shift = 0;
  for (const { from, to, insert } of changes) {
    const line = from > 0 ? text.lastIndexOf('\n', from - 1) : -1;
    const before = line > 0 ? text.lastIndexOf('\n', line - 1) + 1 : 0;
    const fromA = line > 0 && text.slice(before, line).includes('|') ? before : from;
    const fromB = fromA + shift;
    shift += insert.length - (to - from);
    const last = ranges.at(-1);
    if (last && fromA <= last.toA) Object.assign(last, { toA: to, toB: to + shift });
    else ranges.push({ fromA, toA: to, fromB, toB: to + shift });
  }
  // Lezer would take over an indented first block although its indentation is deleted.
  const first = ranges[0];
  if (first?.toB === 0) Object.assign(first, { toA: first.toA + 1, toB: 1 });
  return ranges;
}

/** What a step goes on from. */
interface Before {
  readonly previous: Syntax;
  readonly edited: Edited;
}

const nothing: Edited = { from: 0, to: 0, moved: 0 };

function step(text: string, fragments: readonly TreeFragment[], before?: Before): Syntax {
  if (text.length > limits.document) throw new DocumentTooLarge(text.length);
  const tree = blockParser.parse(masked(text), fragments);
  const { entries, read } = readEntries(
    text,
    tree,
    before?.previous.entries ?? [],
    before?.edited ?? nothing,
  );
  const blocks = entries.map((entry) => entry.block);
  const lead = blocks[0]?.from ?? text.length;
  if (lead > 0) {
    const known = before?.previous.blocks[0];
    const same = known?.kind === 'other' && known.name === 'blank' && known.extent === lead;
    const blank = same ? known : blankBlock(lead);
    if (!same) read.unshift(blank);
    blocks.unshift(blank);
  }
  blocks.forEach((block, index) => {
    block.extent = (blocks[index + 1]?.from ?? text.length) - block.from;
  });
  return {
    text,
    tree,
    blocks,
    fresh: new Set(read),
    read: read.length,
    refused: refusedOf(entries),
    entries,
  };
}
