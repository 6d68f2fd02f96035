import type { Inline, Item } from '../../syntax/block.ts';
import { plain, withoutComments } from '../../syntax/inline.ts';
import { headOf } from '../words/phrases.ts';
import { rulesSomething } from './demands.ts';
import { namesApart } from './names-apart.ts';
import { saying } from './saying.ts';
import type { RuleLine } from './subjects.ts';

/** Whether a line above nested ones is their title: a few words, more of them that say nothing, or the names of several. */
export function titlesBelow(text: Inline): boolean {
  if (headOf(text) !== undefined) return false;
  const { length } = plain(text).split(' ');
  return length <= 5 || (length <= 10 && saysNothing(text)) || namesApart(text, '').length > 1;
}

/** Whether a line only names something: it ends no sentence, and nothing in it says or demands anything. */
function saysNothing({ source }: Inline): boolean {
  return !/[.!?;]$/.test(source) && !saying.test(source) && !rulesSomething(source);
}

/** What a line nested under a name says of that; under several names, of each of them. */
export function saidBelow(line: RuleLine, whole: Inline, around: Inline | undefined): readonly RuleLine[] {
  const isOnly = line.subject !== undefined && /^only\.?$/i.test(line.rule.source);
  const isOpen =
    !line.subject || line.sentence || isOnly || /^(?:has|have|all|each|both)$/i.test(line.subject.source);
  if (!around || !isOpen) return [line];
  if (!titlesBelow(around)) return [line];
  // "Owners only" says of what is named above for whom it is.
  const rule = isOnly ? whole : (line.sentence ?? line.rule);
  const names = namesApart(around, rule.source);
  return (names.length > 1 ? names : [around]).map((subject) => ({ subject, rule }));
}

/** An item without the comments at the ends of its text: a waiver is no part of what is demanded. */
export function uncommented(item: Item): Item {
  const text = withoutComments(item.text);
  return text === item.text ? item : { ...item, text };
}
