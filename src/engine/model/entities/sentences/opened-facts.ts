import type { HeadingBlock, Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import { numbered } from '../../words/clause-numbers.ts';
import { nameOf } from '../../words/names.ts';
import { sentences, splitAt, unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { entityOf, isFree, namesSeveral, WRITTEN } from '../lists.ts';
import { aspects } from '../notes/noted-things.ts';
import { thingsOpened } from './opened-things.ts';
import { thing } from './sentences.ts';
import { ownersInCode } from './told.ts';

/** The things that a paragraph or a line opens one after the other, where the heading above names none or several. */
export function factsOpened(text: Inline, { headings }: Context): readonly EntityFact[] {
  const last = headings.at(-1);
  const isBeside = last !== undefined && last.level > WRITTEN;
  const heading = isBeside ? headings.at(-2) : last;
  const isOther = !isFree(heading) && !namesSeveral(heading);
  if (isOther && !(ownInCode.test(text.source) && !isCalled(heading, text))) return [];
  const names = namesIn(heading);
  const things = thingsOpened(text, names);
  if (isBeside && !things.every(({ name }) => isWrittenAs(name, last))) return [];
  const led = ledTo(text, names);
  return [
    ...things.map(
      ({ name, fields }): EntityFact => ({ is: 'entity', entity: entityOf(name, text.at, fields, '') }),
    ),
    ...(led ? [{ is: 'opens' as const, name: led }] : []),
  ];
}

/** The one of some names that the last sentence of a text leads to with nothing but the name: "The berth itself:". */
function ledTo(text: Inline, names: readonly Inline[]): Inline | undefined {
  const last = text.source.endsWith(':') ? (sentences(unwrapped(text)).at(-1)?.source ?? '') : '';
  const said = leading.exec(last)?.groups?.name;
  return said ? names.find((each) => thing(nameOf(each).name) === thing(said)) : undefined;
}

/** A name in code with a large letter that has parts, whatever thing the heading names: "`BerthLine` has these: …". */
const ownInCode = wording`^\`\p{Lu}\w*\` (?:itself )?(?:has|have|holds?|keeps?|stores?|consists? of|contains?)\b`;

/** Whether a heading names the thing in code that a text begins with. */
function isCalled(heading: HeadingBlock | undefined, { source }: Inline): boolean {
  const name = /^`([^`]+)`/.exec(source)?.[1] ?? '';
  return heading !== undefined && thing(nameOf(heading.title).name) === thing(name);
}

const leading = wording`^(?:[Aa]nd |[Nn]ow )?(?:[Tt]he |[Aa]n? |[Ee]ach |[Ee]very |[Ff]or (?:the|an?|each) )?[*_\`]{0,2}(?<name>[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+){0,2}?)[*_\`]{0,2}(?: (?:itself|themselves|proper|has|have|holds?|keeps?))?:$`;

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
