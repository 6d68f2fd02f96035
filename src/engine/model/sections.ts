import type { PointId } from '../points.ts';
import type { Block, HeadingBlock, Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import type { Context } from './context.ts';
import { once } from './once.ts';
import { type Opening, openings } from './point-headings.ts';
import { difference, isSameList } from './tracking/lists.ts';

/** A block with where it stands; `context` is undefined for what stands in no point. */
export interface Placed {
  readonly block: Block;
  readonly context: Context | undefined;
  /** Set for the heading that opens a point. */
  readonly opens: Opening | undefined;
}

/** What is known of the place behind a heading. */
interface Below {
  readonly point: PointId | undefined;
  readonly headings: readonly HeadingBlock[];
}

/**
 * Places every block of a document: which point it is in, under which headings, below which lead. Of what was
 * placed before, what stands where it stood is taken over.
 */
export function placeBlocks(blocks: readonly Block[], previous: readonly Placed[] = []): readonly Placed[] {
  const { first, last, moved } = difference(blocks, previous, (block, placed) => block === placed.block);
  if (first === last && moved === 0) return previous;
  const isHeading = ({ kind }: Block): boolean => kind === 'heading';
  const headingsChanged =
    blocks.slice(first, last).some(isHeading) ||
    previous.slice(first, last - moved).some(({ block }) => isHeading(block));
  if (previous.length === 0 || headingsChanged) return placeAll(blocks, previous);
  // What a block depends on ends at the next heading.
  let start = first;
  while (start > 0 && blocks[start - 1]?.kind !== 'heading') start--;
  let end = last;
  while (end < blocks.length && blocks[end]?.kind !== 'heading') end++;
  const placed = previous.slice(0, start);
  const before = (index: number): Placed | undefined =>
    index < first ? previous[index] : index >= last ? previous[index - moved] : undefined;
  placeBelow(blocks.slice(start, end), belowHeading(previous[start - 1]), (each, index) => {
    const known = before(start + index);
    placed.push(known && known.context?.key === each.context?.key ? known : each);
  });
  for (let index = end - moved; index < previous.length; index++) placed.push(previous[index] as Placed);
  return placed;
}

function belowHeading(placed: Placed | undefined): Below {
  const { block, context, opens } = placed ?? {};
  if (!context || block?.kind !== 'heading') return { point: undefined, headings: [] };
  return { point: context.point, headings: opens ? [] : [...context.headings, block] };
}

/** Places every block, whatever has changed. */
function placeAll(blocks: readonly Block[], previous: readonly Placed[]): readonly Placed[] {
  const opening = openings(blocks.filter((block): block is HeadingBlock => block.kind === 'heading'));
  const level = Math.min(6, ...[...opening.keys()].map((heading) => heading.level));
  const known = new Map(previous.map((each) => [each.block, each]));
  const placed: Placed[] = [];
  let below: Below = { point: undefined, headings: [] };
  const put = (each: Placed): void => {
    const before = known.get(each.block);
    placed.push(before && isSamePlace(before, each) ? before : each);
  };
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as Block;
    if (block.kind === 'heading') {
      const opens = opening.get(block);
      if (opens) below = { point: opens.id, headings: [] };
      else if (block.level <= level) below = { point: undefined, headings: [] };
      else {
        const above = below.headings.filter((heading) => heading.level < block.level);
        below = { point: below.point, headings: [...above, block] };
      }
      const headings = below.headings.filter((heading) => heading !== block);
      put({ block, context: contextOf(below, untitled, headings), opens });
      index++;
    }
    let end = index;
    while (end < blocks.length && blocks[end]?.kind !== 'heading') end++;
    placeBelow(blocks.slice(index, end), below, put);
    index = end;
  }
  return placed;
}

function isSamePlace(one: Placed, other: Placed): boolean {
  return (
    one.context?.key === other.context?.key &&
    one.opens?.id === other.opens?.id &&
    one.opens?.by === other.opens?.by &&
    isSameList(one.context?.headings ?? [], other.context?.headings ?? [])
  );
}

function contextOf(
  { point, headings }: Below,
  lead: Lead,
  above: readonly HeadingBlock[] = headings,
): Context | undefined {
  if (!point) return undefined;
  const path = headings.map((heading) => heading.title.source).join('\n');
  const { text, titled } = lead;
  return { point, headings: above, lead: text, titled, key: `${point}\n${text}\n${titled}\n${path}` };
}

/** Places the blocks between two headings. */
function placeBelow(
  blocks: readonly Block[],
  below: Below,
  put: (placed: Placed, index: number) => void,
): void {
  let lead = untitled;
  let context = contextOf(below, lead);
  blocks.forEach((block, index) => {
    put({ block, context, opens: undefined }, index);
    if (block.kind === 'comment' || (block.kind === 'other' && block.name === 'blank')) return;
    const next = block.kind === 'paragraph' ? leadOf(block.text) : untitled;
    const isSame = next.text === lead.text && next.titled === lead.titled;
    lead = next;
    if (isSame) return;
    context = contextOf(below, lead);
  });
}

interface Lead {
  readonly text: string;
  readonly titled: boolean;
}

const untitled: Lead = { text: '', titled: false };

/**
 * The bold name at the head of a paragraph, or its last line when that reads like a title of what follows: short,
 * and no sentence of its own.
 */
const leadOf = once((inline: Inline): Lead => {
  const { source } = inline;
  const bold = /^\*\*([^*\n]{1,60}?)(?:[.:]\*\*|\*\*\s*(?:[:.–—]|$))/.exec(source);
  if (bold) return { text: plain({ ...inline, source: bold[1] ?? '' }), titled: true };
  const lastLine = source.slice(source.lastIndexOf('\n') + 1).trim();
  if (lastLine.length > 120 || /[.!?]$/.test(lastLine)) return untitled;
  return { text: source.includes('\n') ? lastLine.replace(/[*`]/g, '') : plain(inline), titled: false };
});
