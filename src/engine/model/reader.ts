import type { PointId } from '../points.ts';
import type {
  Block,
  FenceBlock,
  HeadingBlock,
  Inline,
  Item,
  ListBlock,
  ParagraphBlock,
  Row,
  TableBlock,
} from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import type { Context } from './blocks/context.ts';
import { withoutLazyLines } from './blocks/lazy-lines.ts';
import { listOfFence } from './blocks/lines-of-fence.ts';
import { type BlockReading, Gathering } from './blocks/reading.ts';
import { explains, orElse } from './blocks/unread.ts';
import { hasMarkedHead, writtenLines } from './blocks/written-lines.ts';
import type { PointModels } from './model.ts';
import { matchOfRecords, recordsIn } from './records/as-table.ts';
import { divided } from './records/records.ts';
import { handTold } from './roles/told-text.ts';
import type { Stated } from './stated.ts';
import { matchOf } from './tables/match.ts';
import { bestShape } from './tables/match-table.ts';
import { tableOfText } from './tables/nested.ts';
import { type RowOfTable, readRow, type TableReader } from './tables/read-row.ts';
import { shapesIn } from './tables/shape.ts';
import { turnedTable } from './tables/turned.ts';
import { withoutClauseNumber } from './words/clause-numbers.ts';
import { leadingMarker } from './words/markers.ts';
import { isSentence, sentences, unwrapped } from './words/phrases.ts';

/** A block of a point with what was read from it. */
export interface Part<Fact> {
  readonly block: Block;
  /** The heading that the block is: itself, or the one that a line in bold type stands for. */
  readonly heading: HeadingBlock | undefined;
  readonly context: Context;
  readonly reading: BlockReading<Fact>;
}

/** A table row on its way to becoming facts. */
export type RowReading<Fact> = RowOfTable<Fact>;

/** How an item was read: not at all, itself (its nested items are looked at next), or with all that is nested in it. */
export type ItemRead = 'not' | 'itself' | 'all';

/**
 * How one point is read. `tables` says what its tables look like; a row, an item, a paragraph or a fence gives
 * facts to the gathering; `assemble` puts the facts of all its blocks together.
 */
export interface PointReader<P extends PointId, Fact> {
  readonly tables: Readonly<Record<string, TableReader<Fact>>>;
  /**
   * A line: a list item, a `Key: value` line, or a paragraph with a bold name at its head. `above` are the items
   * around a nested one, outermost first; below one that gives nothing itself, the context's lead is its text.
   */
  readonly item?: (item: Item, context: Context, gather: Gathering<Fact>, above: readonly Item[]) => ItemRead;
  /**
   * Whether a line names what the lines behind it speak of: they are read as though they stood below it, as `Permissions:
   * …` behind `Role: Librarian`.
   */
  readonly opens?: (line: Inline) => boolean;
  /** A whole paragraph, before its lines and sentences are looked at. */
  readonly paragraph?: (block: ParagraphBlock, context: Context, gather: Gathering<Fact>) => void;
  /** A sentence of a paragraph; gives whether it gave a fact. The others stay prose. */
  readonly sentence?: (sentence: Inline, context: Context, gather: Gathering<Fact>) => boolean;
  readonly fence?: (
    block: Pick<FenceBlock, 'language' | 'code'>,
    context: Context,
    gather: Gathering<Fact>,
  ) => void;
  /** Whether the bold name behind the number of a clause titles what the clause says: "4.1 **Job.** A job is …". */
  readonly titledClauses?: boolean;
  /** `handed` holds the facts of this point that stand in others, in the order of the points and of the text. */
  readonly assemble: (parts: readonly Part<Fact>[], handed: readonly Part<Fact>[]) => PointModels[P];
  /** Counts everything the point's elements state or leave unsaid that tells how much of it is shown. */
  readonly stated: (model: PointModels[P], count: (is: Stated<unknown>['is']) => void) => void;
}

/** Reads one block of a point. Pure in the block and its context. */
export function readBlock<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: Block,
  context: Context,
): BlockReading<Fact> {
  const gather = new Gathering<Fact>(block, 'fact');
  switch (block.kind) {
    case 'heading':
      gather.comments(block.title);
      if (block.remark) gather.prose(block.remark);
      break;
    case 'comment':
      if (!gather.directive(block.text)) gather.base = 'prose';
      break;
    case 'paragraph':
      readParagraph(reader, block, context, gather);
      break;
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

function readParagraph<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const bare = withoutClauseNumber(block.text);
  const text = bare.source.startsWith('**') && !reader.titledClauses ? block.text : bare;
  gather.comments(text);
  if (gather.marker(text, headingText(context))) return;
  const marked = leadingMarker(text.source);
  if (marked) {
    gather.marker(slice(text, 0, marked.length), headingText(context));
    gather.prose(slice(text, marked.length, text.source.length));
    return;
  }
  const told: ParagraphBlock = text === block.text ? block : Object.create(block, { text: { value: text } });
  if (readRecords(reader, block, context, gather)) return;
  reader.paragraph?.(told, context, gather);
  if (gather.count > 0) return;
  readText(reader, text, context, gather);
  if (gather.count > 0) return;
  gather.base = 'prose';
  gather.prose(block.text);
}

/** Running text: what is written line by line, a marked name at its head, or else its sentences. What gives nothing is prose. */
function readText<P extends PointId, Fact>(
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
    const around = title ? { ...context, lead: plain(title).replace(/:$/, ''), titled: true } : context;
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

function itemOf(line: Inline): Item {
  return { at: line.at, text: line, children: [] };
}

function readTable<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: TableBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  readRows(reader, block, context, gather);
  orElse(
    gather,
    { source: '', at: block.header.at },
    context,
    () => `this table (${block.header.cells.map(plain).join(', ')})`,
    () => explains(block),
  );
}

/** Reads lines `Label: value` that say of one thing after another what the columns of a table say; gives whether they do. */
function readRecords<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock | ListBlock,
  context: Context,
  gather: Gathering<Fact>,
): boolean {
  const records = recordsIn(block);
  const best = records && matchOfRecords(records, shapesIn(reader.tables));
  if (!records || !best) return false;
  for (const each of records.aside) gather.prose(each);
  for (const row of records.rows) readRow(reader.tables, best, row, records.header, context, gather);
  return true;
}

function readRows<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: Pick<TableBlock, 'header' | 'rows'>,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const shapes = shapesIn(reader.tables);
  const turned = turnedTable(block, shapes);
  const { header, rows } = turned ?? block;
  const best = turned ? bestShape(turned, shapes) : matchOf(block, shapes);
  if (!best) return;
  const around = [best.match, block.header, ...surroundings(context)];
  const visit = (row: Row): void => readRow(reader.tables, best, row, header, context, gather);
  for (const row of rows)
    if (turned) visit(row);
    else gather.line(row.line, around, () => visit(row));
}

/** What of a list gave no fact: how many markers there are, and the other lines. */
interface Unplaced {
  markers: number;
  readonly left: Inline[];
}

/** What a line is read in: equal where the context is. */
function surroundings({ key, headings }: Context): readonly unknown[] {
  return [key, ...headings];
}

function readList<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ListBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  if (readRecords(reader, block, context, gather)) return;
  const visit = (items: readonly Item[], around: Context, above: readonly Item[], found: Unplaced): void => {
    for (const each of items) {
      const { item: own, lines } = withoutLazyLines(each);
      const item = { ...own, text: unwrapped(own.text) };
      gather.comments(item.text, item.at);
      const is = reader.item?.(item, around, gather, above) ?? 'not';
      if (is === 'all') continue;
      if (is === 'not') {
        if (gather.marker(item.text, headingText(around))) found.markers++;
        else found.left.push(item.text);
      }
      const inner = is === 'not' ? { ...around, lead: plain(item.text).replace(/:$/, '') } : around;
      for (const child of item.children) {
        if (child.kind === 'list') visit(child.items, inner, [...above, item], found);
        else if (child.kind === 'fence') reader.fence?.(child, inner, gather);
        else if (child.name === 'Paragraph') readText(reader, child.text, inner, gather);
        else if (child.name === 'Table') {
          const table = tableOfText(child.text);
          if (table) readRows(reader, table, inner, gather);
        }
      }
      for (const line of lines)
        if ((reader.item?.(itemOf(line), context, gather, []) ?? 'not') === 'not') found.left.push(line);
    }
  };
  const around = surroundings(context);
  const found = block.items.map((item) =>
    gather.line(item.line, around, () => {
      const own: Unplaced = { markers: 0, left: [] };
      visit([item], context, [], own);
      return own;
    }),
  );
  const left = found.flatMap((own) => own.left);
  const first = block.items[0];
  if (gather.count > 0 || found.some((own) => own.markers > 0)) for (const item of left) gather.prose(item);
  else if (first)
    orElse(
      gather,
      first.text,
      context,
      () => 'this list',
      () => left.every(isSentence),
    );
}

/** The text of the innermost heading, which says what a marker below it is about. */
export function headingText(context: Context): string {
  const heading = context.headings.at(-1);
  return heading ? plain(heading.title) : '';
}
