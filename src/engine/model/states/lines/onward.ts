import type { Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { headOf, leadingNames } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import type { Step } from '../arrows/step.ts';
import { bareState } from '../sentences/items.ts';
import { leadsTo, marked } from '../words/names-and-arrows.ts';

/** "`draft` is the first one", "`held` and `lost`": the names with which a line begins that has others below it. */
const namesAhead = wording`^(?:${marked})(?:(?:,\s+|,?\s+(?:and|or)\s+|\s*/\s*)(?:${marked}))*`;
/** "Starts as `draft`": the name with which a line begins that tells where something begins. */
const begun = wording.i`^(?:it )?(?:starts?|begins?|(?:is )?(?:created|born)) (?:out |off )?(?:as|in|at|with) (?<to>${marked}|[\p{L}_-]+)[.:]?$`;

/** The states that a line names which has others below it. */
export function statesAbove(text: Inline): readonly Inline[] {
  const to = begun.exec(text.source)?.groups?.to;
  if (to) {
    const start = text.source.lastIndexOf(to);
    return [slice(text, start, start + to.length)];
  }
  const row = namesAhead.exec(text.source)?.[0];
  if (row !== undefined)
    return leadingNames(slice(text, 0, row.length)).names.map(({ start, end }) => slice(text, start, end));
  return [headOf(text)?.names[0] ?? text];
}

/**
 * Steps in a line below the states that they leave: "to expired: its date has passed", "goes back to `open` when …"; below
 * no line, what an arrow begins comes into being: "→ queued: somebody asks for it".
 */
export function stepsOnward(text: Inline, above: readonly Item[]): readonly Step[] {
  const found = leadsTo.exec(text.source)?.groups;
  const around = above.at(-1)?.text;
  const isNew = around === undefined && !wording.i`^(?:\p{L}+ )*(?:in)?to\s`.test(text.source);
  const left = isNew ? [slice(text, 0, 0)] : around ? statesAbove(around) : [];
  const { to: name, event = '' } = found ?? {};
  if (!name) return [];
  const start = text.source.indexOf(name);
  const to = slice(text, start, start + name.length);
  return left
    .filter((from) => plain(from).split(' ').length <= LONGEST_NAME)
    .map((from) => ({
      from,
      to,
      event: eventBehind(text, event),
      isNew,
    }));
}
const LONGEST_NAME = 3;

/** What happens, without what parts it from the names before it. */
export function eventBehind(text: Inline, source: string): Inline {
  const start = text.source.length - source.length;
  const lead = /^\s*[:,–—(-]*\s*/.exec(source)?.[0].length ?? 0;
  const bracket = source.slice(0, lead).includes('(') ? /\)?\.?$/ : /[.;]?$/;
  return slice(text, start + lead, text.source.replace(bracket, '').length);
}

/** Whether a line names states and nothing else, from which the lines right below it go on in words. */
export function leadsBelow(item: Item): boolean {
  const { source } = item.text;
  const bare = source.replace(/:$/, '');
  return (
    (bareState.test(bare) || namesAhead.exec(bare)?.[0] === bare) &&
    !begun.test(source) &&
    item.children.some(({ items }) =>
      items.some(({ text }) => !isArrow.test(text.source) && stepsOnward(text, [item]).length > 0),
    )
  );
}
