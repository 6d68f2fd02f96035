import { writtenLines } from '../../model/blocks/written-lines.ts';
import { blockAt as blockIn } from '../../model/derived/by-place.ts';
import type { Model } from '../../model/model.ts';
import type { Place } from '../../place.ts';
import { pointIds } from '../../points.ts';
import type { Block, Item, Row } from '../../syntax/block.ts';
import { isIn } from '../print/blocks.ts';

/** A part of a document that says something by itself, and can stand elsewhere: a row, a bullet, a line, a block. */
export interface Unit {
  readonly at: Place;
  readonly block: Block;
  readonly row?: Row;
  readonly item?: Item;
  /** What it is called. */
  readonly word: string;
}

/** The block of a point in which a place begins. */
export function blockAt(model: Model, { from }: Place): Block | undefined {
  for (const id of pointIds) {
    const block = blockIn(model.points[id].blocks, from);
    if (block) return block;
  }
  return undefined;
}

const words: Partial<Record<Block['kind'], string>> = {
  table: 'table',
  list: 'list',
  paragraph: 'paragraph',
  fence: 'code',
};

/** The items around a place, the innermost first. */
function itemsAround(items: readonly Item[], at: Place): readonly Item[] {
  const item = items.find((each) => isIn(at, each.at));
  if (!item) return [];
  const inner = item.children.flatMap((child) => child.items);
  return [...itemsAround(inner, at), item];
}

/** The parts of a block around a place; one that is all of the block is the block. */
function partsAround(block: Block, at: Place): readonly Unit[] {
  if (block.kind === 'table') {
    const row = block.rows.length > 1 && block.rows.find((each) => isIn(at, each.at));
    return row ? [{ at: row.at, block, row, word: 'row' }] : [];
  }
  if (block.kind === 'list') {
    const only = block.items.length === 1 ? block.items[0] : undefined;
    return itemsAround(block.items, at)
      .filter((item) => item !== only)
      .map((item) => ({ at: item.at, block, item, word: 'bullet' }));
  }
  if (block.kind !== 'paragraph') return [];
  const lines = writtenLines(block.text)?.lines ?? [];
  const line = lines.length > 1 && lines.find((each) => isIn(at, each.at));
  return line ? [{ at: line.at, block, word: 'line' }] : [];
}

/** What at a place could be moved by itself, the smallest first; what is written in another way than Markdown's stays. */
export function unitsAt(model: Model, at: number): readonly Unit[] {
  const place = { from: at, to: at };
  const block = blockAt(model, place);
  const word = block && words[block.kind];
  if (!block || !word || block.written) return [];
  const whole = { at: { from: block.from, to: block.from + block.length }, block, word };
  return [...partsAround(block, place), whole];
}
