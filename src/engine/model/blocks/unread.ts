import type { Inline, TableBlock } from '../../syntax/block.ts';
import { isSentence } from '../words/phrases.ts';
import type { Context } from './context.ts';
import type { Gathering } from './reading.ts';

/**
 * A table, list or fence that gave no fact is unread. It is prose where it is made of sentences, and in point 1,
 * where anything may be said.
 */
export function orElse<Fact>(
  gather: Gathering<Fact>,
  at: Inline,
  context: Context,
  what: () => string,
  isRunning = (): boolean => false,
): void {
  if (gather.count > 0) return;
  const { block } = gather;
  // Somebody else's words may be anything.
  const isQuoted = block.written === 'quoted';
  if (context.point !== 'product' && !context.mixed && !isQuoted && !isRunning()) {
    gather.base = 'unread';
    gather.unread(at, `${what()} gave no fact`);
    return;
  }
  gather.base = 'prose';
  if (block.kind === 'list') for (const item of block.items) gather.prose(item.text);
  if (block.kind === 'table') for (const row of block.rows) for (const cell of row.cells) gather.prose(cell);
}

/** Whether a table explains in sentences: most rows hold one. */
export function explains(block: TableBlock): boolean {
  const rows = block.rows.filter((row) => row.cells.some((cell) => isSentence(cell)));
  return rows.length * 2 > block.rows.length;
}
