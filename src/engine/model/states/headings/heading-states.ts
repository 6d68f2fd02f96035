import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Element } from '../../element.ts';
import { headingName } from '../../sections/groups.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, splitAt } from '../../words/phrases.ts';
import { isStatusWord } from '../../words/status-words.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { statesNamed } from '../facts-named.ts';
import type { Fact } from '../lifecycle-facts.ts';
import { bareState } from '../sentences/items.ts';
import { thingWithStates } from '../words/state-labels.ts';

/** What a heading names, and the states that stand in a row beside it. */
export interface HeadingStates {
  readonly name: Pick<Element, 'name' | 'nameAt'>;
  readonly states: readonly Inline[];
}

/** What may stand between the names, and before or behind them: "just `stored`", "states: a / b", "open only". */
const between = /\s*[/|·]\s*|,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/;
const before = /^(?:(?:the )?(?:states?|status(?:es)?)\s*:?\s+|either\s+|one of\s+)/i;
const alone = /^(?:just|only)\s+|\s+only$/gi;
const marked = /^(?:`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)$/;

/** A sentence that says of any of a kind which states it may be in: "An order is draft, paid or void." */
const saysRow = wording.d`^(?:An?|The|Each|Every|One) (?<name>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?) (?:is|can be|may be)(?: always)?(?: (?:either|one of))?:? (?<row>[^.:;]+)\.?$`;

/** The name and the states of such a sentence, all of which are a word or two. */
function rowSaid(title: Inline): HeadingStates | undefined {
  const { name, row } = saysRow.exec(title.source)?.indices?.groups ?? {};
  if (!name || !row) return undefined;
  const states = splitAt(slice(title, row[0], row[1]), between);
  const named = slice(title, name[0], name[1]);
  return states.length > 1 && states.every(({ source }) => bareState.test(source))
    ? { name: { name: named.source, nameAt: named.at }, states }
    : undefined;
}

/** The name of a heading and the row behind it: "Order — `draft`, `paid`", "Order: draft / paid", "Order (draft, paid)". */
export const rowIn = once((heading: HeadingBlock): HeadingStates | undefined => {
  const { title } = heading;
  const said = rowSaid(title);
  if (said) return said;
  const head = headOf(title);
  const row = head?.mark ? head.rest : (head?.bracket ?? bracketIn(title));
  const [first] = head?.names ?? [title];
  if (!row || !first || (head && head.names.length > 1) || isArrow.test(row.source)) return undefined;
  const isAlone = row.source.search(alone) >= 0;
  const lead = (before.exec(row.source) ?? /^(?:just|only)\s+/i.exec(row.source))?.[0].length ?? 0;
  const tail = /(?:\s+only)?\.?$/i.exec(row.source)?.[0].length ?? 0;
  const states = splitAt(slice(row, lead, row.source.length - tail), between);
  const fitting = states.every(({ source }) => bareState.test(source));
  if (!fitting || states.length < (isAlone ? 1 : 2)) return undefined;
  const own = headingName({
    ...heading,
    title: head?.mark ? head.label : slice(title, 0, startOf(row, title)),
  });
  const thing = thingWithStates(own.name);
  const at = thing ? title.source.indexOf(thing) : -1;
  const nameAt = thing && at >= 0 ? slice(title, at, at + thing.length).at : own.nameAt;
  return { name: { name: thing ?? own.name, nameAt }, states };
});

/** Where the bracket begins that holds a row. */
function startOf(row: Inline, title: Inline): number {
  return row.at.start - title.at.start - 1;
}

function bracketIn(title: Inline): Inline | undefined {
  const [, name, found] = /^([^()]+)\(([^()]+)\)$/.exec(title.source) ?? [];
  return name === undefined || found === undefined || !wording`\p{L}`.test(name)
    ? undefined
    : slice(title, title.source.length - 1 - found.length, title.source.length - 1);
}

/**
 * The states that a heading lists beside its name, where what stands below moves between one of them, or where nothing
 * moves and they are marked or words for states.
 */
export function statesOfHeading(heading: HeadingBlock, facts: readonly Fact[]): HeadingStates | undefined {
  const row = rowIn(heading);
  if (!row) return undefined;
  const moved = new Set(statesNamed(facts).map(({ source }) => fold(source)));
  const known = row.states.filter((each) => moved.has(fold(nameOf(each).name))).length;
  const areMarked = row.states.every(({ source }) => marked.test(source));
  const areWords = row.states.filter(({ source }) => isStatusWord(source)).length * 2 > row.states.length;
  const isRow =
    known > 0 ? areMarked || known * 2 >= row.states.length : moved.size === 0 && (areMarked || areWords);
  return isRow ? row : undefined;
}
