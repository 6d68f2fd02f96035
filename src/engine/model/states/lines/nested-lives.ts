import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import { fold } from '../../derived/name-index.ts';
import type { ItemRead } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { nameOf } from '../../words/names.ts';
import { headOf, isParted } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { stepsIn, transitionOf } from '../arrows/transition-phrases.ts';
import { endNames } from '../facts-named.ts';
import { saysNothing } from '../headings/titles.ts';
import { stateFact } from '../lifecycle-facts.ts';
import { overSteps } from '../sentences/items.ts';
import { statesOf } from './definitions.ts';
import type { StateLine } from './line.ts';
import { saidLife } from './said-lives.ts';
import { readClauses } from './step-lines.ts';

/** A line that names something, with its states beside it or not, above the steps of that. */
interface Life {
  readonly title: Inline;
  readonly states: readonly Inline[];
  /** What the steps below it go between, folded. */
  readonly ends: ReadonlySet<string>;
}

/** Words of what a line names, at most. */
const LONGEST_TITLE = 5;

const lifeIn = once((item: Item): Life | undefined => {
  if (isArrow.test(item.text.source)) return undefined;
  const row = statesOf(item.text);
  const arrows = endsBelow(item);
  const ends = arrows.size < 2 && row ? endsInWords(item, row.names) : arrows;
  if (ends.size < 2) return undefined;
  const title = row?.title ?? bareTitle(item.text);
  if (!title || ends.has(fold(nameOf(title).name))) return undefined;
  const states = row?.names ?? [];
  const known = states.filter((each) => ends.has(fold(nameOf(each).name))).length;
  return known * 2 >= states.length ? { title, states, ends } : undefined;
});

/** A line of a few words without anything beside them. */
function bareTitle(text: Inline): Inline | undefined {
  const head = headOf(text);
  const title = isParted(head) && head.rest.source === '' && head.names.length === 1 ? head.names[0] : text;
  if (!title || (head && title === text) || saysNothing.test(plain(title))) return undefined;
  const isName = wording`^\p{L}[\p{L}\p{N}'’ -]*$`.test(plain(title));
  return isName && plain(title).split(' ').length <= LONGEST_TITLE ? title : undefined;
}

/** What the arrows in the lines right below an item go between, folded. */
function endsBelow({ children }: Item): ReadonlySet<string> {
  const lines = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  const steps = lines.filter(({ text }) => isArrow.test(text.source)).flatMap(({ text }) => stepsIn(text));
  const names = steps.flatMap((step) => {
    const { from, to } = transitionOf(step, step.to.at);
    return [...endNames(from), ...endNames(to)].map(({ source }) => fold(source));
  });
  return new Set(names);
}

/** States that stand beside a name, folded, where half of the lines right below it speak of two of them; none where fewer do. */
function endsInWords({ children }: Item, states: readonly Inline[]): ReadonlySet<string> {
  const lines = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  const names = states.map((each) => nameOf(each).name);
  const moving = lines.filter(({ text }) => names.filter((name) => text.source.includes(name)).length > 1);
  return new Set(lines.length > 1 && moving.length * 2 >= lines.length ? names.map(fold) : []);
}

const isOverSteps = ({ title }: Life): boolean => overSteps.test(plain(title));

/**
 * Whether each line of a list names something with steps of its own below it, and none of them a state of another.
 * "Change" may be one of them, "Transitions" and "Events" together are none.
 */
const listsLives = once((list: Block): boolean => {
  if (list.kind !== 'list' || list.items.length < 2) return false;
  const lives = list.items.map(lifeIn);
  const all = new Set(lives.flatMap((each) => [...(each?.ends ?? [])]));
  const general = lives.filter((each) => each && isOverSteps(each));
  return (
    general.length < 2 && lives.every((each) => each !== undefined && !all.has(fold(nameOf(each.title).name)))
  );
});

/** Whether an item names one of several things with steps of their own. */
export function isOneOfLives(item: Item, list: Block, above: readonly Item[]): boolean {
  return above.length === 0 && namedLife(item, list, true) !== undefined;
}

/** What an item names that has steps of its own below it: its states stand beside it, or it is one of several such. */
function namedLife(item: Item, list: Block, isOuter: boolean): Life | undefined {
  const life = lifeIn(item);
  const isOne = life && life.states.length > 0 && !isOverSteps(life);
  return life && (isOne || (isOuter && listsLives(list))) ? life : undefined;
}

/** "Article: draft, live", above its steps, "**Article** is draft or live": a lifecycle of its own. */
export function readLife({ item, text, context, gather, above }: StateLine): ItemRead | undefined {
  const told = above.length === 0 ? gather.ofBlock((block) => saidLife(item, block)) : undefined;
  if (told) {
    for (const name of told.states) gather.fact(stateFact(titledBy(told.title), name));
    readClauses(text, { ...context, ...titledBy(told.title) }, gather);
    return 'itself';
  }
  const life = gather.ofBlock((block) => namedLife(item, block, above.length === 0));
  if (!life) return undefined;
  for (const name of life.states) gather.fact(stateFact(titledBy(life.title), name));
  return 'itself';
}

/** The context of a line below what has a lifecycle of its own. */
export function belowLife(context: Context, above: readonly Item[], list: Block): Context {
  if (above.length === 0) return context;
  const life = above
    .map((item, index) => (index === 0 && saidLife(item, list)) || namedLife(item, list, index === 0))
    .findLast((each) => each);
  return life ? { ...context, ...titledBy(life.title) } : context;
}

const titledBy = (title: Inline): { lead: string; titled: true } => ({
  lead: nameOf(title).name,
  titled: true,
});
