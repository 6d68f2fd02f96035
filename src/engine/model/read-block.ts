import type { PointId } from '../points.ts';
import type { Block, FenceBlock, Inline, ListBlock, ParagraphBlock } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { startsAnew } from '../syntax/line-starts.ts';
import { type Context, headingText } from './blocks/context.ts';
import { itemsAsText, type TextOfItems } from './blocks/items-as-text.ts';
import { listOfFence } from './blocks/lines-of-fence.ts';
import { belowTitle, type LinesOfParagraph, listOfLines } from './blocks/list-of-lines.ts';
import { listOfQuote } from './blocks/list-of-quote.ts';
import { readFence } from './blocks/read-fence.ts';
import { readList } from './blocks/read-list.ts';
import { readText } from './blocks/read-text.ts';
import { type BlockReading, Gathering } from './blocks/reading.ts';
import { type Left, stating } from './blocks/stating.ts';
import { tableOfFence } from './blocks/table-of-fence.ts';
import { uncoded } from './blocks/uncoded.ts';
import { orElse } from './blocks/unread.ts';
import { whyUnreadLines } from './blocks/unread-lines.ts';
import { writtenLines } from './blocks/written-lines.ts';
import type { PointReader } from './reader.ts';
import { handTold } from './roles/holders/told-text.ts';
import { readRecords, readTable } from './tables/read-table.ts';
import { withoutClauseNumber, withoutRequirementNumber } from './words/clause-numbers.ts';
import { leadingMarker } from './words/markers.ts';

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
  if (unmarked.length === left.length) orElse(gather, context);
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
      const text = context.point === 'product' ? undefined : itemsAsText(block);
      if (!text || !mayTellMore(reader, text, gather)) break;
      const told = readAsText(reader, block, text.texts, context, left);
      if (isToldBetter(reader, text, told, gather, context)) return told;
      break;
    }
    case 'fence': {
      readFence(reader, block, context, gather);
      const set = gather.count === 0 ? readSetTable(reader, block, context) : undefined;
      if (set && set.facts.length > 0) return set;
      const list = gather.count === 0 ? listOfFence(block) : undefined;
      const reading = list && readBlock(reader, list, context);
      if (reading && reading.facts.length + reading.elsewhere.length > 0) return reading;
      orElse(gather, context);
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
  noteLeft(left, gather);
  handTold(block, context, gather);
  return gather.done();
}

function noteLeft<Fact>(left: readonly Left[], gather: Gathering<Fact>): void {
  for (const { text, isLine } of left) {
    gather.asides(text);
    if (isLine) gather.silent(text, whyLeft);
    else gather.prose(text);
  }
}

/** How many times as much another way to read a block has to give than the one that its form asks for. */
const FAR_MORE = 2;

/** How much what was read of a block tells. */
function weightOf<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { facts, elsewhere }: Pick<BlockReading<Fact>, 'facts' | 'elsewhere'>,
  context: Context,
): number {
  return (reader.weigh?.(facts, context) ?? facts.length) + elsewhere.length;
}

/** Whether a list could give more as running text: its lines left something, or not all is told by themselves. */
function mayTellMore<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { goesOn, isProse }: TextOfItems,
  list: Gathering<Fact>,
): boolean {
  if (list.count === 0 || goesOn) return true;
  return (isProse && reader.tellsInText === 'of what') || (reader.weigh !== undefined && list.hasUnread);
}

/**
 * Whether a list gives more as running text: anything where its lines gave nothing; more where lines go on about what
 * others name; else far more, where that can be weighed. What only running text tells need not be more.
 */
function isToldBetter<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  { goesOn, isProse }: TextOfItems,
  told: BlockReading<Fact>,
  list: Gathering<Fact>,
  context: Context,
): boolean {
  if (list.count === 0) return told.facts.length + told.elsewhere.length > 0;
  const asText = weightOf(reader, told, context);
  const asList = weightOf(reader, list.done(), context);
  if (isProse && reader.tellsInText === 'of what') return asText >= asList;
  if (!goesOn) return asText > FAR_MORE * asList;
  return reader.tellsInText === 'of it' ? FAR_MORE * asText >= asList : asText > asList;
}

/** What a list gives where each of its texts is read as a paragraph. */
function readAsText<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ListBlock,
  texts: readonly Inline[],
  context: Context,
  left: readonly Left[],
): BlockReading<Fact> {
  const gather = new Gathering<Fact>(block, 'fact');
  for (const text of texts) {
    const paragraph = Object.create(block, { kind: { value: 'paragraph' }, text: { value: text } });
    const isRead = gather.apart(() => readParagraph(reader, paragraph as ParagraphBlock, context, gather));
    if (!isRead) gather.silent(text, 'this item gave no fact');
  }
  noteLeft(left, gather);
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

/** "**Open points:** …": a paragraph of what its writer did not find out tells nothing for sure. */
const leftOpen =
  /^(?:\*\*|__)(?:open (?:points?|questions?|issues?|ends)|not (?:yet )?(?:covered|verified|known|checked)|unknowns|unverified|caveats?|(?:known )?gaps)(?::(?:\*\*|__)|(?:\*\*|__):)\s/i;

/** Reads running text; gives whether it was a marker, or told anything. */
function readParagraph<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<Fact>,
): boolean {
  const before = gather.count;
  const own = context.point === 'errors' ? block.text : withoutRequirementNumber(block.text);
  const bare = withoutClauseNumber(own);
  const text = bare.source.startsWith('**') && !reader.titledClauses ? own : bare;
  gather.asides(text);
  if (gather.marker(text, headingText(context))) return true;
  if (leftOpen.test(text.source)) {
    gather.prose(text);
    return true;
  }
  const marked = leadingMarker(text.source);
  if (marked) {
    gather.marker(slice(text, 0, marked.length), headingText(context));
    gather.prose(slice(text, marked.length, text.source.length));
    return true;
  }
  const told: ParagraphBlock = text === block.text ? block : Object.create(block, { text: { value: text } });
  reader.paragraph?.(told, context, gather);
  if (gather.count === before) readText(reader, text, context, gather);
  return gather.count > before;
}
