import type { Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { headOf, leadingNames } from '../words/phrases.ts';
import { isArrow } from './arrow-clauses.ts';
import { bareState } from './items.ts';
import type { Step } from './step.ts';

/** What says that something goes on from the state above, before "to": "goes back to", "can move on to". */
const goes =
  '(?:(?:it |they )?(?:(?:can|may|will|then|always|also) )*(?:goes|go|moves?|changes?|turns?|returns?|passes|falls?|switch(?:es)?|leads?|gets?) (?:on |over )?)?(?:(?:back|straight|directly|again) )?';
const marked = '`[^`]+`|\\*{1,2}[^*]+\\*{1,2}';
const onwardTo = wording.is`^${goes}(?:(?:in)?to|→|->)\s+(?<to>${marked}|[\p{L}_-]+(?: [\p{L}_-]+)?)(?:\s*[:–—(,]|\s+(?=when|if|once|after|by|on|upon|as soon as|through|with|via|together|automatically|again))\s*(?<event>.+)$`;
/** Behind an arrow, or what goes somewhere, a name in marks needs no word that parts it from what happens. */
const arrowTo = wording.is`^(?:→|->|=>|⇒|${goes}(?:in)?to(?=\s+(?:[\`*]|\p{L})))\s+(?<to>${marked}|[\p{L}_-]+(?: [\p{L}_-]+)?(?=\.?$))(?:\s+(?<event>.+)|\.?)$`;
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
  const found = (onwardTo.exec(text.source) ?? arrowTo.exec(text.source))?.groups;
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
      event: slice(text, text.source.length - event.length, text.source.length),
      isNew,
    }));
}
const LONGEST_NAME = 3;

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
