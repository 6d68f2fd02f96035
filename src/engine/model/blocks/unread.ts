import type { Inline, Item, TableBlock } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { isSentence } from '../words/phrases.ts';
import type { Context } from './context.ts';
import type { Gathering } from './reading.ts';

/** Words above a fence that say that it only shows how something looks. */
const shows =
  /\b(?:for (?:example|instance)|e\.g\.|such as|examples?|samples?|illustrat\w+|(?:http )?(?:request|response|answer|payload|body)(?: format| body)?\s*:?$|beispiele?|ejemplos?|exemples?)(?!\w)/i;

/** A line that is a link and nothing else. */
const isLink = ({ text }: Item): boolean => /^\[[^\]]*\]\([^()]*\)[.;,]?$/.test(text.source);

/** Whether a block is a fence that illustrates what is told elsewhere, as the heading or the line above it says, or a list of links. */
function illustrates({ block }: Gathering<unknown>, { headings, lead }: Context): boolean {
  if (block.kind === 'list') return block.items.every(isLink);
  return (
    block.kind === 'fence' &&
    [lead, ...headings.map(({ title }) => plain(title))].some((each) => shows.test(each))
  );
}

/**
 * A table, list or fence that gave no fact is unread. It is prose where it is made of sentences, and in point 1,
 * where anything may be said.
 */
export function orElse<Fact>(
  gather: Gathering<Fact>,
  at: Inline,
  context: Context,
  what: () => string,
  isRunning = (): boolean => false,
): void {
  if (gather.count > 0) return;
  const { block } = gather;
  // Somebody else's words may be anything.
  const isQuoted = block.written === 'quoted';
  const isBeside = isQuoted || illustrates(gather, context) || isRunning();
  if (context.point !== 'product' && !context.mixed && !isBeside) {
    gather.base = 'unread';
    gather.unread(at, `${what()} gave no fact`);
    return;
  }
  gather.base = 'prose';
  if (block.kind === 'list') for (const item of block.items) gather.prose(item.text);
  if (block.kind === 'table') for (const row of block.rows) for (const cell of row.cells) gather.prose(cell);
}

/** Whether a table explains in sentences: most rows hold one. */
export function explains(block: TableBlock): boolean {
  const rows = block.rows.filter((row) => row.cells.some((cell) => isSentence(cell)));
  return rows.length * 2 > block.rows.length;
}
