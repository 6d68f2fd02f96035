import type { HeadingBlock, Inline, Item } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import { numbered } from '../words/clause-numbers.ts';
import { splitAt } from '../words/phrases.ts';
import type { EntityFact } from './facts.ts';
import { entityOf, isFree, namesSeveral, WRITTEN } from './lists.ts';
import { aspects } from './noted-things.ts';
import { thingsOpened } from './opened-things.ts';
import { ownersInCode } from './told.ts';

/** The things that a paragraph or a line opens one after the other, where the heading above names none or several. */
export function factsOpened(text: Inline, { headings }: Context): readonly EntityFact[] {
  const last = headings.at(-1);
  const isBeside = last !== undefined && last.level > WRITTEN;
  const heading = isBeside ? headings.at(-2) : last;
  if (!isFree(heading) && !namesSeveral(heading)) return [];
  const things = thingsOpened(text, namesIn(heading));
  if (isBeside && !things.every(({ name }) => isWrittenAs(name, last))) return [];
  return things.map(({ name, fields }) => ({ is: 'entity', entity: entityOf(name, text.at, fields, '') }));
}

/** The things that a line opens with nothing below it; in code of whatever letters where lines name theirs (`isOpen`). */
export function factsOpenedByLine(
  { text, at, children }: Item,
  context: Context,
  isOpen: boolean,
): readonly EntityFact[] {
  const opened = children.length === 0 ? factsOpened(text, context) : [];
  if (opened.length > 0 || !isOpen) return opened;
  return ownersInCode(text).map(({ name, fields }) => ({
    is: 'entity',
    entity: entityOf(name, at, fields, ''),
  }));
}

/** The names that a heading joins, each perhaps with a remark in brackets: "Seat (`seats`) and waiting list"; none where it has one. */
function namesIn(heading: HeadingBlock | undefined): readonly Inline[] {
  if (!heading) return [];
  const names = splitAt(numbered(heading.title), /\s*,\s*(?:and\s+)?|\s+(?:and|&|\+|\/)\s+/).map((each) =>
    slice(
      each,
      /^(?:the|an?)\s+/i.exec(each.source)?.[0].length ?? 0,
      bracket.exec(each.source)?.index ?? each.source.length,
    ),
  );
  const areNames = names.every(({ source }) =>
    wording`^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2}$`.test(source),
  );
  const own = names.filter(({ source }) => !/^(?:its|their)\s/i.test(source));
  return own.length > 1 && areNames ? own : [];
}

const bracket = /\s*\([^()]*\)$/;

/** Whether a name is written as a line above that stands for a heading: that of the thing beside, and of no part. */
function isWrittenAs(name: Inline, { title }: HeadingBlock): boolean {
  return (
    name.source.startsWith('`') === title.source.startsWith('`') &&
    wording`^\`?\p{Lu}`.test(name.source) &&
    !aspects.test(name.source)
  );
}
