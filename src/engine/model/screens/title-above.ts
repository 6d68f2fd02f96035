import type { Inline, Item } from '../../syntax/block.ts';
import type { Context } from '../blocks/context.ts';
import { numbered } from '../words/clause-numbers.ts';
import { mayBeScreen } from './claims.ts';

/** The title of the heading right above. */
export function titleAbove({ headings }: Context): Inline | undefined {
  const title = headings.at(-1)?.title;
  return title && numbered(title);
}

/** Titles of several screens: an address below one is not that of all. */
const ofSeveral =
  /\b(?:screens|pages|routes|views|dialogs|area|section|side|part|group|ones)$|[,&/]|\band\b/i;

/** The screen that the heading right above names; undefined for the title of several. */
export function screenAbove(context: Context): Inline | undefined {
  const title = titleAbove(context);
  return title && mayBeScreen(title) && !ofSeveral.test(title.source) ? title : undefined;
}

/** What a line without a name of its own is about: the heading above it, else the words that lead to it. */
export function whatIsAbove(context: Context, item: Item): Inline | undefined {
  const { lead } = context;
  return (
    titleAbove(context) ??
    (lead !== '' && lead.split(' ').length <= 5 ? { source: lead, at: item.text.at } : undefined)
  );
}
