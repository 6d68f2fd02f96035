import type { PointId } from '../points.ts';
import type { Block, HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import type { Context } from './context.ts';
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
  for (const block of blocks) {
    const opens = block.kind === 'heading' ? opening.get(block) : undefined;
    if (block.kind === 'heading') {
      lead = '';
      if (opens) {
        point = opens.id;
        headings = [];
      } else if (block.level <= level) {
        point = undefined;
        headings = [];
      } else headings = [...headings.filter((above) => above.level < block.level), block];
      path = headings.map((heading) => heading.title.source).join('\n');
    }
    const context = point && {
      point,
      headings: contextHeadings(block, headings),
      lead,
      key: `${point}\n${lead}\n${path}`,
    };
    placed.push({ block, context, opens });
    if (block.kind === 'paragraph') lead = leadOf(block.text.source, block.text);
    else if (block.kind !== 'comment' && !(block.kind === 'other' && block.name === 'blank')) lead = '';
  }
  return placed;
}

/** A heading stands under the headings above it, not under itself. */
function contextHeadings(block: Block, headings: readonly HeadingBlock[]): readonly HeadingBlock[] {
  return block.kind === 'heading' && headings.at(-1) === block ? headings.slice(0, -1) : headings;
}

/** The last line of a paragraph when it reads like a title of what follows: short, and no sentence of its own. */
function leadOf(source: string, inline: Parameters<typeof plain>[0]): string {
  const lastLine = source.slice(source.lastIndexOf('\n') + 1).trim();
  if (lastLine.length > 120) return '';
  if (/[.!?]$/.test(lastLine)) return '';
  return source.includes('\n') ? lastLine.replace(/[*`]/g, '') : plain(inline);
}
