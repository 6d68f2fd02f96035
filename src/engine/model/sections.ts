import type { PointId } from '../points.ts';
import type { Block, HeadingBlock, Inline } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import type { Context } from './context.ts';
import { once } from './once.ts';
import { type Opening, openings } from './point-headings.ts';

/** A block with where it stands; `context` is undefined for what stands in no point. */
export interface Placed {
  readonly block: Block;
  readonly context: Context | undefined;
  /** Set for the heading that opens a point. */
  readonly opens: Opening | undefined;
}

/** Places every block of a document: which point it is in, under which headings, below which lead. */
export function placeBlocks(blocks: readonly Block[]): readonly Placed[] {
  const opening = openings(blocks.filter((block): block is HeadingBlock => block.kind === 'heading'));
  const level = Math.min(6, ...[...opening.keys()].map((heading) => heading.level));
  const placed: Placed[] = [];
  let point: PointId | undefined;
  let headings: readonly HeadingBlock[] = [];
  let path = '';
  let lead = untitled;
  let key: string | undefined;
  for (const block of blocks) {
    const opens = block.kind === 'heading' ? opening.get(block) : undefined;
    if (block.kind === 'heading') {
      lead = untitled;
      key = undefined;
      if (opens) {
        point = opens.id;
        headings = [];
      } else if (block.level <= level) {
        point = undefined;
        headings = [];
      } else headings = [...headings.filter((above) => above.level < block.level), block];
      path = headings.map((heading) => heading.title.source).join('\n');
    }
    key ??= `${point}\n${lead.text}\n${lead.titled}\n${path}`;
    const context = point && {
      point,
      headings: contextHeadings(block, headings),
      lead: lead.text,
      titled: lead.titled,
      key,
    };
    placed.push({ block, context, opens });
    if (block.kind === 'comment' || (block.kind === 'other' && block.name === 'blank')) continue;
    const next = block.kind === 'paragraph' ? leadOf(block.text) : untitled;
    if (next.text !== lead.text || next.titled !== lead.titled) key = undefined;
    lead = next;
  }
  return placed;
}

/** A heading stands under the headings above it, not under itself. */
function contextHeadings(block: Block, headings: readonly HeadingBlock[]): readonly HeadingBlock[] {
  return block.kind === 'heading' && headings.at(-1) === block ? headings.slice(0, -1) : headings;
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
