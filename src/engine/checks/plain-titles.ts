import { headingIn } from '../model/blocks/heading-in.ts';
import { once } from '../model/tracking/once.ts';
import type { Block, HeadingBlock, Inline } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';

/** Characters of a title at most. */
const LONGEST = 70;
/** So many such lines are no chance. */
const ENOUGH = 3;
/** The level that they are taken to have: below the title of the document. */
const LEVEL = 2;

/** What a line that looks like a title begins with and does not end with. */
const titled = wording`^\p{Lu}[^\n]*[^\s.,:;!?]$`;
/** A number before it, as of a chapter: "8.1 ". What stands in a list has its number outside of its text. */
const counted = /^\d{1,2}(?:\.\d{1,2})*[.)]?\s+/;

/** The first line of a text, or all of it where it has but one. */
const firstLine = (text: Inline): Inline => {
  const end = text.source.indexOf('\n');
  return end < 0 ? text : slice(text, 0, end);
};

/** The title that a block alone looks like: one numbered line, or an item alone in its numbered list. */
const lineIn = once((block: Block): HeadingBlock | undefined => {
  const isItem = block.kind === 'list' && block.ordered && block.items.length === 1;
  const text = isItem ? block.items[0]?.text : block.kind === 'paragraph' ? block.text : undefined;
  if (!text) return undefined;
  const line = firstLine(text);
  const number = counted.exec(line.source)?.[0] ?? '';
  if (!isItem && (number === '' || line !== text)) return undefined;
  const title = slice(line, number.length, line.source.length);
  return title.source.length <= LONGEST && titled.test(title.source)
    ? headingIn(block, title, undefined, LEVEL)
    : undefined;
});

/**
 * The lines of a document without headings that look like the titles of its sections: "2. Product vision" on a line of
 * its own, again and again. None where it has headings below its title: there such a line is a list of one.
 */
export function plainTitles(blocks: readonly Block[]): ReadonlyMap<Block, HeadingBlock> {
  let headings = 0;
  for (const { kind } of blocks) if (kind === 'heading' && ++headings > 1) return new Map();
  const found = blocks.flatMap((block): readonly (readonly [Block, HeadingBlock])[] => {
    const title = lineIn(block);
    return title ? [[block, title]] : [];
  });
  return new Map(found.length < ENOUGH ? [] : found);
}
