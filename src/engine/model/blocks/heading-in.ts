import type { Block, HeadingBlock, Inline } from '../../syntax/block.ts';

/** Deeper than any heading. */
const BOLD_LEVEL = 7;

/** The heading that a block stands for, or a part of it. It moves with the block. */
export function headingIn(
  block: Block,
  title: Inline,
  remark?: Inline,
  level: number = BOLD_LEVEL,
): HeadingBlock {
  return Object.create(block, {
    kind: { value: 'heading' },
    level: { value: level },
    title: { value: title },
    ...(remark?.source ? { remark: { value: remark } } : {}),
  }) as HeadingBlock;
}
