import type { PointId } from '../points.ts';
import type { Block, Inline, ParagraphBlock } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { boldTitle, startsAnew } from '../syntax/line-starts.ts';
import { type Context, headingText } from './blocks/context.ts';
import { listOfFence } from './blocks/lines-of-fence.ts';
import { belowTitle, listOfLines } from './blocks/list-of-lines.ts';
import { readList } from './blocks/read-list.ts';
import { readText } from './blocks/read-text.ts';
import { type BlockReading, Gathering } from './blocks/reading.ts';
import { orElse } from './blocks/unread.ts';
import { writtenLines } from './blocks/written-lines.ts';
import type { PointReader } from './reader.ts';
import { handTold } from './roles/told-text.ts';
import { readRecords, readTable } from './tables/read-table.ts';
import { withoutClauseNumber } from './words/clause-numbers.ts';
import { leadingMarker } from './words/markers.ts';

/** Reads one block of a point. Pure in the block and its context. */
export function readBlock<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: Block,
  context: Context,
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
      readParagraph(reader, block, context, gather);
      if (gather.count > 0 && writtenLines(block.text)) break;
      const lines = readLines(reader, block, context);
      // As a list of lines it is read only where that gives far more: what is told of one thing gives few facts. Where
      // lines stand apart, nothing runs on.
      if (lines && lines.facts.length + lines.elsewhere.length > (standApart(block) ? 1 : 2) * gather.count)
        return lines;
      break;
    }
    case 'table':
      readTable(reader, block, context, gather);
      break;
    case 'list':
      readList(reader, block, context, gather);
      break;
    case 'fence': {
      reader.fence?.(block, context, gather);
      const list = gather.count === 0 ? listOfFence(block) : undefined;
      const reading = list && readBlock(reader, list, context);
      if (reading && reading.facts.length + reading.elsewhere.length > 0) return reading;
      orElse(gather, block.code, context, () => 'this fence');
      break;
    }
    case 'other':
      gather.base = 'prose';
      if (block.name === 'refused')
        gather.unread(block.text, 'this much text in one block is not looked into');
      else if (block.name !== 'blank') gather.prose(block.text);
  }
  handTold(block, context, gather);
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

/** Whether lines do not run on: the first is a title in bold type and nothing else, or most have a mark that starts anew. */
function standApart({ text }: ParagraphBlock): boolean {
  const lines = text.source.split('\n');
  if (lines.filter((line) => startsAnew.test(line)).length * 3 >= lines.length * 2) return true;
  return lines.length > 1 && boldTitle.test(lines[0] ?? '');
}

/** What a paragraph gives that is read as a list of its lines; undefined for running text. */
function readLines<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  context: Context,
): BlockReading<Fact> | undefined {
  const found = listOfLines(block);
  if (!found) return undefined;
  const { title, list } = found;
  return readBlock(reader, list, title ? belowTitle(title, context) : context);
}

function readParagraph<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const bare = withoutClauseNumber(block.text);
  const text = bare.source.startsWith('**') && !reader.titledClauses ? block.text : bare;
  gather.asides(text);
  if (gather.marker(text, headingText(context))) return;
  const marked = leadingMarker(text.source);
  if (marked) {
    gather.marker(slice(text, 0, marked.length), headingText(context));
    gather.prose(slice(text, marked.length, text.source.length));
    return;
  }
  const told: ParagraphBlock = text === block.text ? block : Object.create(block, { text: { value: text } });
  reader.paragraph?.(told, context, gather);
  if (gather.count > 0) return;
  readText(reader, text, context, gather);
  if (gather.count > 0) return;
  gather.base = 'prose';
  gather.prose(block.text);
}
