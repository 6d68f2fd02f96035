import type { PointId } from '../points.ts';
import type {
  Block,
  FenceBlock,
  Inline,
  Item,
  ListBlock,
  ParagraphBlock,
  Row,
  TableBlock,
} from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { type BlockReading, Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import { leadingMarker } from './markers.ts';
import type { PointModels } from './model.ts';
import type { Stated } from './stated.ts';
import { bestShape, type MatchedTable, type TableShape } from './tables.ts';

/** A block of a point with what was read from it. */
export interface Part<Fact> {
  readonly block: Block;
  readonly context: Context;
  readonly reading: BlockReading<Fact>;
}

/** A table row on its way to becoming facts. */
export interface RowReading<Fact> {
  readonly row: Row;
  readonly match: MatchedTable<string>;
  readonly header: Row;
  readonly context: Context;
  readonly gather: Gathering<Fact>;
  /** The cell in a column of the shape; undefined when there is none. */
  readonly cell: (column: string) => Inline | undefined;
}

/** How an item was read: not at all, itself (its nested items are looked at next), or with all that is nested in it. */
export type ItemRead = 'not' | 'itself' | 'all';

/**
 * How one point is read. `tables` says what its tables look like; a row, an item, a paragraph or a fence gives
 * facts to the gathering; `assemble` puts the facts of all its blocks together.
 */
export interface PointReader<P extends PointId, Fact> {
  readonly tables: Readonly<
    Record<string, { readonly shape: TableShape; readonly row: (reading: RowReading<Fact>) => void }>
  >;
  /** `above` are the items around a nested one, outermost first. */
  readonly item?: (item: Item, context: Context, gather: Gathering<Fact>, above: readonly Item[]) => ItemRead;
  readonly paragraph?: (block: ParagraphBlock, context: Context, gather: Gathering<Fact>) => void;
  readonly fence?: (block: FenceBlock, context: Context, gather: Gathering<Fact>) => void;
  readonly assemble: (parts: readonly Part<Fact>[]) => PointModels[P];
  /** Everything the point's elements state or leave unsaid that counts towards how much of it is shown. */
  readonly stated: (model: PointModels[P]) => Iterable<Stated<unknown>>;
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
    case 'fence':
      reader.fence?.(block, context, gather);
      orElse(gather, block.code, context, 'this fence');
      break;
    case 'other':
      gather.base = 'prose';
      if (block.name === 'refused')
        gather.unread(block.text, 'this much text in one block is not looked into');
      else if (block.name !== 'blank') gather.prose(block.text);
  }
  return gather.done();
}

function readParagraph<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ParagraphBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  gather.comments(block.text);
  if (gather.marker(block.text, headingText(context))) return;
  const marked = leadingMarker(block.text.source);
  if (marked) {
    gather.marker(slice(block.text, 0, marked.length), headingText(context));
    gather.prose(slice(block.text, marked.length, block.text.source.length));
    return;
  }
  reader.paragraph?.(block, context, gather);
  if (gather.facts.length > 0) return;
  gather.base = 'prose';
  gather.prose(block.text);
}

function readTable<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: TableBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  const shapes = Object.fromEntries(Object.entries(reader.tables).map(([kind, { shape }]) => [kind, shape]));
  const best = bestShape(block, shapes);
  if (best) {
    const { shape, row: read } = reader.tables[best.kind as string] ?? {};
    for (const row of block.rows) {
      const before = gather.facts.length;
      const cell = (column: string): Inline | undefined => {
        const index = best.match.at.get(column);
        return index === undefined ? undefined : row.cells[index];
      };
      for (const each of row.cells) gather.comments(each, row.at);
      read?.({ row, match: best.match, header: block.header, context, gather, cell });
      for (const index of shape?.open ? [] : best.match.extra) {
        const extra = row.cells[index];
        if (extra) gather.prose(extra);
      }
      if (gather.facts.length === before && row.cells.some((each) => each.source !== ''))
        gather.unread({ source: '', at: row.at }, 'this row gave no fact');
    }
  }
  orElse(
    gather,
    { source: '', at: block.header.at },
    context,
    `this table (${block.header.cells.map(plain).join(', ')})`,
  );
}

function readList<P extends PointId, Fact>(
  reader: PointReader<P, Fact>,
  block: ListBlock,
  context: Context,
  gather: Gathering<Fact>,
): void {
  let markers = 0;
  const unreadItems: Inline[] = [];
  const visit = (items: readonly Item[], above: readonly Item[]): void => {
    for (const item of items) {
      gather.comments(item.text, item.at);
      const is = reader.item?.(item, context, gather, above) ?? 'not';
      if (is === 'all') continue;
      if (is === 'not') {
        if (gather.marker(item.text, headingText(context))) markers++;
        else unreadItems.push(item.text);
      }
      for (const child of item.children) visit(child.items, [...above, item]);
    }
  };
  visit(block.items, []);
  const first = block.items[0];
  if (gather.facts.length + markers > 0) for (const item of unreadItems) gather.prose(item);
  else if (first) orElse(gather, first.text, context, 'this list');
}

/** A table, list or fence that gave no fact is unread, never prose; in point 1, where anything may be said, it is prose. */
function orElse<Fact>(gather: Gathering<Fact>, at: Inline, context: Context, what: string): void {
  if (gather.facts.length > 0) return;
  const { block } = gather;
  if (context.point !== 'product') {
    gather.base = 'unread';
    gather.unread(at, `${what} gave no fact`);
    return;
  }
  gather.base = 'prose';
  if (block.kind === 'list') for (const item of block.items) gather.prose(item.text);
}

/** The text of the innermost heading, which says what a marker below it is about. */
export function headingText(context: Context): string {
  const heading = context.headings.at(-1);
  return heading ? plain(heading.title) : '';
}
