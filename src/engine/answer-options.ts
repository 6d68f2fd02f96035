import { type Item, withoutAll } from './answer-items.ts';
import { folded } from './question-list.ts';
import type { Question } from './questions.ts';

/** Whether two answers say the same in other letters, or with a dot behind them. */
export const isSame = (one: string, other: string): boolean =>
  folded(one).replace(/[.!]$/, '') === folded(other).replace(/[.!]$/, '');

/** What an item says as an option of a question, and what else its lines say; undefined where it is none. */
function optionIn(
  { options }: Question,
  { lines }: Item,
): { readonly says: string; readonly more: readonly string[] } | undefined {
  for (let count = lines.length; count > 0; count--) {
    const says = withoutAll(lines.slice(0, count).join(' '));
    if (options.some((option) => isSame(option.says, says))) return { says, more: lines.slice(count) };
  }
  return undefined;
}

/** An item with another one that is an option of it. */
function withOption(item: Item, option: Item, says: string, more: readonly string[]): Item {
  return {
    ...item,
    ticked: [...item.ticked, ...(option.isTicked ? [says] : []), ...option.ticked],
    written: [...item.written, ...option.written],
    beside: [...item.beside, ...(more.length > 0 ? [more.join(' ')] : []), ...option.beside],
  };
}

/**
 * The item at an index with those right behind it that are options of its question: they stand on its level where the
 * list has lost its indentation, as in mail and chats. `behind` is the index behind them. Below a question that is not
 * asked any more, whatever is no question itself counts as one.
 */
export function withOptions(
  items: readonly Item[],
  index: number,
  questionFor: (item: Item) => Question | undefined,
): { readonly item: Item | undefined; readonly behind: number } {
  let item = items[index];
  let behind = index + 1;
  const isBelow = (each: Item | undefined): each is Item =>
    each !== undefined && !each.isFirst && each.line === undefined;
  if (item === undefined || !isBelow(items[behind])) return { item, behind };
  const question = questionFor(item);
  for (let next = items[behind]; isBelow(next); next = items[++behind]) {
    const isGone = question === undefined && !next.text.includes('?') && questionFor(next) === undefined;
    const [first = '', ...rest] = next.lines;
    const option = question ? optionIn(question, next) : isGone ? { says: first, more: rest } : undefined;
    if (option === undefined) break;
    item = withOption(item, next, option.says, option.more);
  }
  return { item, behind };
}
