import type { PointId } from '../points.ts';
import type { Block, FenceBlock, Inline, ParagraphBlock } from '../syntax/block.ts';
import { startsAnew } from '../syntax/line-starts.ts';
import type { Context } from './blocks/context.ts';
import { listOfFence } from './blocks/lines-of-fence.ts';
import { belowTitle, type LinesOfParagraph, listOfLines } from './blocks/list-of-lines.ts';
import { listOfQuote } from './blocks/list-of-quote.ts';
import { readFence } from './blocks/read-fence.ts';
import { readList } from './blocks/read-list.ts';
import { readAsText } from './blocks/read-list-as-text.ts';
import { readParagraph } from './blocks/read-paragraph.ts';
import { type BlockReading, Gathering } from './blocks/reading.ts';
import { type Left, stating } from './blocks/stating.ts';
import { tableOfFence } from './blocks/table-of-fence.ts';
import { uncoded } from './blocks/uncoded.ts';
import { orElse } from './blocks/unread.ts';
import { whyUnreadLines } from './blocks/unread-lines.ts';
import { FAR_MORE, weightOf } from './blocks/weight.ts';
import { writtenLines } from './blocks/written-lines.ts';
import type { PointReader } from './reader.ts';
import { handTold } from './roles/holders/told-text.ts';
import { readRecords, readTable } from './tables/read-table.ts';

/** Reads one block of a point. Pure in the block and its context. */
export function readBlock<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  given: Block,
  context: Context,
): BlockReading<Fact> {
  const { block, left, isSilent } = stating(uncoded(given, context.point), context);
  if (isSilent) return readLeft(given, left, context);
  const reading = readStating(reader, block, context, left);
  const isRead = reading.facts.length + reading.elsewhere.length + reading.markers.length > 0;
  return left.length === 0 || isRead ? reading : readLeft(given, left, context);
}

/** A block of which no fact is read. */
function readLeft<Fact>(block: Block, left: readonly Left[], context: Context): BlockReading<Fact> {
  const gather = new Gathering<Fact>(block, 'fact');
  for (const { text } of left) gather.asides(text);
  if (block.kind === 'paragraph') {
    gather.base = 'prose';
    if (!gather.marker(block.text, '')) gather.prose(block.text);
    return gather.done();
  }
  const unmarked = left.filter(({ text }) => !gather.marker(text, ''));
  if (unmarked.length === left.length) orElse(block, context, gather);
  else for (const { text } of unmarked) gather.silent(text, whyLeft);
  return gather.done();
}

const whyLeft = 'this line asks, guesses or tells what is not so';

/** Reads a block without what of it states nothing: that is `left`, of which lines are unread and parts prose. */
function readStating<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: Block,
  context: Context,
  left: readonly Left[],
): BlockReading<Fact> {
  const gather = new Gathering<Fact>(block, 'fact');
  switch (block.kind) {
    case 'heading':
      gather.asides(block.title);
      if (block.remark) readRemark(reader, block.remark, gather);
      break;
    case 'comment':
      if (!gather.directive(block.text)) gather.base = 'prose';
      break;
    case 'paragraph': {
      if (readRecords(reader, block, context, gather)) break;
      if (!readParagraph(reader, block, context, gather)) {
        gather.base = 'prose';
        gather.prose(block.text);
      }
      const own = listOfLines(block);
      if (!own || (!own.isHeaded && gather.count > 0 && writtenLines(block.text))) break;
      const lines = readLines(reader, own, context, left);
      if (isBetter(reader, lines, own, gather, context)) return lines;
      break;
    }
    case 'table':
      readTable(reader, block, context, gather);
      break;
    case 'list': {
      readList(reader, block, context, gather);
      const told = readAsText(reader, block, context, gather);
      if (told) return ended(told, block, context, left);
      break;
    }
    case 'fence': {
      readFence(reader, block, context, gather);
      const set = gather.count === 0 ? readSetTable(reader, block, context) : undefined;
      if (set && set.facts.length > 0) return set;
      const list = gather.count === 0 ? listOfFence(block) : undefined;
      const reading = list && readBlock(reader, list, context);
      if (reading && reading.facts.length + reading.elsewhere.length > 0) return reading;
      orElse(block, context, gather);
      break;
    }
    case 'other': {
      const quoted = listOfQuote(block);
      const told = quoted && readBlock(reader, quoted, context);
      if (told && told.facts.length > 0) return told;
      gather.base = 'prose';
      if (block.name === 'refused')
        gather.unread(block.text, 'this much text in one block is not looked into');
      else if (block.name !== 'blank') gather.prose(block.text);
    }
  }
  return ended(gather, block, context, left);
}

/** What was gathered of a block, with what of it states nothing. */
function ended<Fact>(
  gather: Gathering<Fact>,
  block: Block,
  context: Context,
  left: readonly Left[],
): BlockReading<Fact> {
  for (const { text, isLine } of left) {
    gather.asides(text);
    if (isLine) gather.silent(text, whyLeft);
    else gather.prose(text);
  }
  handTold(block, context, gather);
  return gather.done();
}

/** Reads a fence as the table that it sets in columns, and each line behind that as a paragraph. */
function readSetTable<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: FenceBlock,
  context: Context,
): BlockReading<Fact> | undefined {
  const set = tableOfFence(block);
  if (!set) return undefined;
  const gather = new Gathering<Fact>(set.table, 'fact');
  readTable(reader, set.table, context, gather);
  for (const text of set.behind) {
    const paragraph = Object.create(block, { kind: { value: 'paragraph' }, text: { value: text } });
    const told = gather.during(() => reader.paragraph?.(paragraph as ParagraphBlock, context, gather));
    if (told.length === 0 && context.point !== 'product') gather.unread(text, whyUnreadLines(1));
  }
  return gather.done();
}

/** What stands behind the name in a line that is a title: facts where the point knows some, and else prose. */
function readRemark<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  remark: Inline,
  gather: Gathering<Fact>,
): void {
  reader.remark?.(remark, gather);
  if (gather.count === 0) gather.prose(remark);
}

/** What a paragraph gives that is read as a list of its lines. */
function readLines<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { title, list }: LinesOfParagraph,
  context: Context,
  left: readonly Left[],
): BlockReading<Fact> {
  return readStating(reader, list, title ? belowTitle(title, context) : context, left);
}

/**
 * Whether lines give far more as a list than as running text: what is told of one thing gives few facts. More is enough
 * where no line is without a fact or most begin anew, and as much where they are a list for sure.
 */
function isBetter<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  lines: BlockReading<Fact>,
  { list, isSure }: LinesOfParagraph,
  text: Gathering<Fact>,
  context: Context,
): boolean {
  const asList = weightOf(reader, lines, context);
  const asText = weightOf(reader, text.done(), context);
  const anew = list.items.filter(({ text: line }) => startsAnew.test(line.source)).length;
  const standApart = asList >= list.items.length || anew * 3 >= list.items.length * 2;
  const isEnough = (isSure && asList >= asText) || (standApart && asList > asText);
  return asList > FAR_MORE * asText || (isEnough && asList > 0);
}
