import type { HeadingBlock, Inline, ParagraphBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { once } from '../tracking/once.ts';

/** Deeper than any heading. */
const BOLD_LEVEL = 7;
/** Characters behind a bold name at most; more is a text of its own. */
const LONGEST_REMARK = 300;

/** A bold name alone, perhaps with the number of a clause, or with a remark: `**Note** — …`, `**Note.** …`, `**Note** (…)`. */
const bold =
  /^((?:§ ?)?\d{1,3}(?:\.\d{1,3})+\.?\s+)?\*\*([^*\n]{1,60}?)(?::\*\*|\.\*\*\s|\*\*(?::?$|\s*[–—]\s|\s*(?=\([^()\n]*\):?$)))/;

/** The heading that a bold name alone stands for, with the remark behind it; undefined for any other paragraph. */
export const boldTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const match = bold.exec(text.source);
  if (!match?.[2]) return undefined;
  const start = (match[1] ?? '').length + 2;
  const remark = slice(text, match[0].length, text.source.length);
  if (remark.source.length > LONGEST_REMARK || (remark.source && match[0].endsWith(':**'))) return undefined;
  return headingIn(block, slice(text, start, start + match[2].length), remark);
});

/** A name in code alone, perhaps with where it is written: `` `Ticket` (`app/models/ticket.rb`) ``. */
const codeAlone = /^`[A-Za-z_][\w:.]{0,60}`(?=:?$|\s*\([^()\n]*\):?$)/;

/** The heading that a name in code alone stands for, where entities are told; undefined for any other paragraph. */
export const codeTitle = once((block: ParagraphBlock): HeadingBlock | undefined => {
  const { text } = block;
  const name = codeAlone.exec(text.source)?.[0];
  return name === undefined
    ? undefined
    : headingIn(
        block,
        slice(text, 0, name.length),
        slice(text, name.length, text.source.replace(/:$/, '').length),
      );
});

/** The heading that a paragraph stands for. It moves with the paragraph. */
function headingIn(block: ParagraphBlock, title: Inline, remark: Inline): HeadingBlock {
  return Object.create(block, {
    kind: { value: 'heading' },
    level: { value: BOLD_LEVEL },
    title: { value: title },
    ...(remark.source ? { remark: { value: remark } } : {}),
  }) as HeadingBlock;
}
