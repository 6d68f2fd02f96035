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
  let lead = '';
  let key: string | undefined;
  for (const block of blocks) {
    const opens = block.kind === 'heading' ? opening.get(block) : undefined;
    if (block.kind === 'heading') {
      lead = '';
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
    key ??= `${point}\n${lead}\n${path}`;
    const context = point && { point, headings: contextHeadings(block, headings), lead, key };
    placed.push({ block, context, opens });
    if (block.kind === 'comment' || (block.kind === 'other' && block.name === 'blank')) continue;
    const next = block.kind === 'paragraph' ? leadOf(block.text) : '';
    if (next !== lead) key = undefined;
    lead = next;
  }
  return placed;
}

/** A heading stands under the headings above it, not under itself. */
function contextHeadings(block: Block, headings: readonly HeadingBlock[]): readonly HeadingBlock[] {
  return block.kind === 'heading' && headings.at(-1) === block ? headings.slice(0, -1) : headings;
}

/** The last line of a paragraph when it reads like a title of what follows: short, and no sentence of its own. */
const leadOf = once((inline: Inline): string => {
  const { source } = inline;
  const lastLine = source.slice(source.lastIndexOf('\n') + 1).trim();
  if (lastLine.length > 120) return '';
  if (/[.!?]$/.test(lastLine)) return '';
  return source.includes('\n') ? lastLine.replace(/[*`]/g, '') : plain(inline);
});
