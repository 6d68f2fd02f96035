import type { Inline, Item } from '../../syntax/block.ts';
import type { Context } from '../blocks/context.ts';
import { numbered } from '../words/clause-numbers.ts';

/** The title of the heading right above. */
export function titleAbove({ headings }: Context): Inline | undefined {
  const title = headings.at(-1)?.title;
  return title && numbered(title);
}

/** What a line without a name of its own is about: the heading above it, else the words that lead to it. */
export function whatIsAbove(context: Context, item: Item): Inline | undefined {
  const { lead } = context;
  return (
    titleAbove(context) ??
    (lead !== '' && lead.split(' ').length <= 5 ? { source: lead, at: item.text.at } : undefined)
  );
}
