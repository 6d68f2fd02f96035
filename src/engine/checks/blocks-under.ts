import type { Model } from '../model/model.ts';
import { boldTitle } from '../model/sections/line-titles.ts';
import { isSameList } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import { perElement, settled } from '../model/tracking/per-element.ts';
import { pointIds } from '../points.ts';
import type { Block, HeadingBlock } from '../syntax/block.ts';
import { plain } from '../syntax/inline.ts';
import { plainTitles } from './plain-titles.ts';

/** All blocks of a document in the order of the text, whatever point they were read as. */
export const blocksOf: (model: Model) => readonly Block[] = settled(
  ({ introduction, points }) =>
    [introduction, ...pointIds.map((id) => points[id])]
      .flatMap(({ blocks }) => blocks)
      .sort((one, other) => one.from - other.from),
  isSameList,
);

/** Lines of a document that only look like titles, by their blocks. */
export const linesAsTitles: (model: Model) => ReadonlyMap<Block, HeadingBlock> = settled(
  (model) => plainTitles(blocksOf(model)),
  (one, other) => isSameList([...one.values()], [...other.values()]),
);

/** What is a title of each block, by itself: a heading, or a line in bold type. */
const ownTitle = perElement((_: Model, block: Block): HeadingBlock | undefined => {
  if (block.kind === 'heading') return block;
  return block.kind === 'paragraph' ? boldTitle(block) : undefined;
});

/** A title for each of some blocks, or undefined for one that is none. */
type Titles = readonly (HeadingBlock | undefined)[];

/** The title that each block of a document is; the same list as long as these are the same. */
export const titlesOf: (model: Model) => Titles = settled((model) => {
  const blocks = blocksOf(model);
  const own = ownTitle.each(model, blocks);
  const lines = linesAsTitles(model);
  return lines.size === 0 ? own : blocks.map((block, index) => lines.get(block) ?? own[index]);
}, isSameList);

const wordsOf = once(({ title }: HeadingBlock): string => plain(title));

/**
 * For each block the words of the titles that it stands under, from the outside in: the same list for all that stand
 * under the same, undefined for what is nothing but a title.
 */
export const titlesAbove = once((titles: Titles): readonly (readonly string[] | undefined)[] => {
  const open: HeadingBlock[] = [];
  let above: readonly string[] = [];
  return titles.map((title) => {
    if (!title) return above;
    while ((open.at(-1)?.level ?? 0) >= title.level) open.pop();
    open.push(title);
    above = open.map(wordsOf);
    return title.remark ? above : undefined;
  });
});
