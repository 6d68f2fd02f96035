import type { HeadingBlock, ParagraphBlock } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { headingIn } from '../blocks/heading-in.ts';
import { once } from '../tracking/once.ts';
import { DEEPEST } from './titles.ts';

/** A paragraph that opens with words in bold type which may say what the rest of it tells. */
export interface Labelled {
  /** The heading that the words stand for. */
  readonly label: HeadingBlock;
  /** The paragraph without them. It moves with the block. */
  readonly told: ParagraphBlock;
}

/** Words in bold type with what they are said of behind: "**Stored.** …", "**States**: …", "**Limits** – …". */
const opening =
  /^(?:\*\*|__)(?<label>[^*_\n]{2,40}?)(?:[.:](?:\*\*|__)|(?:\*\*|__)(?:[.:]|\s[–—-]))\s+(?=\S)/;

/** Divides a paragraph at its label; undefined where it has none. */
export const labelled = once((block: ParagraphBlock): Labelled | undefined => {
  const { text } = block;
  const [all, words] = opening.exec(text.source) ?? [];
  if (!all || !words) return undefined;
  const start = all.indexOf(words);
  const rest = slice(text, all.length, text.source.length);
  return {
    label: headingIn(block, slice(text, start, start + words.length), undefined, DEEPEST),
    told: Object.create(block, { text: { value: rest } }),
  };
});
