import type { Model } from '../model/model.ts';
import { boldTitle } from '../model/sections/line-titles.ts';
import { isSameList } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import { settled } from '../model/tracking/per-element.ts';
import { pointIds } from '../points.ts';
import type { Block, HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { plainTitles } from './plain-titles.ts';

/** A block, and the titles that it stands under, from the outside in: the same list for all that stand under the same. */
export interface Under {
  readonly block: Block;
  readonly titles: readonly string[];
}

/** All blocks of a document in the order of the text, whatever point they were read as. */
export const blocksOf: (model: Model) => readonly Block[] = settled(
  ({ introduction, points }) =>
    [introduction, ...pointIds.map((id) => points[id])]
      .flatMap(({ blocks }) => blocks)
      .sort((one, other) => one.from - other.from),
  isSameList,
);

/** The title that a block is: a heading, a line in bold type, or a line that only looks like a title. */
export function titleOf(block: Block, lines: ReadonlyMap<Block, HeadingBlock>): HeadingBlock | undefined {
  if (block.kind === 'heading') return block;
  return lines.get(block) ?? (block.kind === 'paragraph' ? boldTitle(block) : undefined);
}

const wordsOf = once(({ title }: HeadingBlock): string => plain(title));

/** Each block but the titles, with the titles above it. */
export function blocksUnder(blocks: readonly Block[]): readonly Under[] {
  const lines = plainTitles(blocks);
  const above: HeadingBlock[] = [];
  let titles: readonly string[] = [];
  return blocks.flatMap((block): Under | [] => {
    const title = titleOf(block, lines);
    if (title) {
      while ((above.at(-1)?.level ?? 0) >= title.level) above.pop();
      above.push(title);
      titles = above.map(wordsOf);
    }
    return title && !title.remark ? [] : { block, titles };
  });
}
