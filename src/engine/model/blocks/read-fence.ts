import type { PointId } from '../../points.ts';
import type { FenceBlock } from '../../syntax/block.ts';
import type { PointReader } from '../reader.ts';
import type { Context } from './context.ts';
import type { Gathering } from './reading.ts';
import { unreadLines, whyUnreadLines } from './unread-lines.ts';

/** Reads a fence as its point reads it; lines that gave no fact where others did are unread, outside of point 1. */
export function readFence<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  fence: Pick<FenceBlock, 'language' | 'code'>,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const facts = gather.during(() => reader.fence?.(fence, context, gather));
  if (facts.length === 0 || context.point === 'product') return;
  for (const { text, lines } of unreadLines(fence, facts)) gather.unread(text, whyUnreadLines(lines));
}
