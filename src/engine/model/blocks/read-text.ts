import type { PointId } from '../../points.ts';
import type { Inline, Item } from '../../syntax/block.ts';
import type { PointReader } from '../reader.ts';
import { divided } from '../records/records.ts';
import { sentences, unwrapped } from '../words/phrases.ts';
import type { Context } from './context.ts';
import { belowTitle } from './list-of-lines.ts';
import type { Gathering } from './reading.ts';
import { hasMarkedHead, writtenLines } from './written-lines.ts';

/** Running text: what is written line by line, a marked name at its head, or else its sentences. What gives nothing is prose. */
export function readText<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  text: Inline,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const before = gather.count;
  const left: Inline[] = [];
  const line = (each: Inline, around: Context, above: readonly Item[] = []): boolean =>
    reader.item !== undefined && reader.item(itemOf(each), around, gather, above) !== 'not';
  const written = writtenLines(text);
  if (written) {
    const { title, lines } = written;
    if (title) left.push(title);
    const around = title ? belowTitle(title, context) : context;
    for (const [first, ...others] of divided(lines, (each) => reader.opens?.(each) ?? false)) {
      if (!first) continue;
      const above = reader.opens?.(first) ? [itemOf(first)] : [];
      if (!line(first, around)) left.push(first);
      for (const each of others) if (!line(each, around, above)) left.push(each);
    }
  } else if (hasMarkedHead(text) && line(unwrapped(text), context)) return;
  else
    for (const each of sentences(unwrapped(text)))
      if (!reader.sentence?.(each, context, gather)) left.push(each);
  if (gather.count > before) for (const each of left) gather.prose(each);
}

/** A line as an item with nothing below it. */
export function itemOf(line: Inline): Item {
  return { at: line.at, text: line, children: [] };
}
