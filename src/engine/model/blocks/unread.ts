import type { Block, Inline, Item } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import type { Context } from './context.ts';
import type { Gathering } from './reading.ts';

/** Why a table, list or fence that gave no fact is unread, and at which of its lines that is said. */
export function whyUnread(block: Block): { readonly at: Inline['at']; readonly why: string } | undefined {
  switch (block.kind) {
    case 'list': {
      const at = block.items[0]?.text.at;
      return at && { at, why: 'this list gave no fact' };
    }
    case 'table':
      return {
        at: block.header.at,
        why: `this table (${block.header.cells.map(plain).join(', ')}) gave no fact`,
      };
    case 'fence':
      return { at: block.code.at, why: 'this fence gave no fact' };
    default:
      return undefined;
  }
}

/** The lines and cells of a block in which names may stand. */
export function textsIn(block: Block): readonly Inline[] {
  if (block.kind === 'list') return block.items.flatMap(textsOf);
  return block.kind === 'table' ? [block.header, ...block.rows].flatMap(({ cells }) => cells) : [];
}

const textsOf = ({ text, children }: Item): readonly Inline[] => [
  text,
  ...children.flatMap((child) => (child.kind === 'list' ? child.items.flatMap(textsOf) : [])),
];

/**
 * A table, list or fence that gave no fact is unread, whatever it is made of; the names that stand in it are noted
 * all the same. In point 1, where anything may be said, it is prose.
 */
export function orElse<Fact>(block: Block, context: Context, gather: Gathering<Fact>): void {
  if (gather.count > 0) return;
  const is = whyUnread(block);
  if (context.point !== 'product' && is) {
    gather.unreadAll(is.at, is.why);
    for (const each of textsIn(block)) gather.mention(each);
    return;
  }
  gather.base = 'prose';
  if (block.kind === 'list') for (const item of block.items) gather.prose(item.text);
  if (block.kind === 'table') for (const row of block.rows) for (const cell of row.cells) gather.prose(cell);
}
