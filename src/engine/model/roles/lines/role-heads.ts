import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { linesBelow } from '../../records/records.ts';
import { once } from '../../tracking/once.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf, isParted, namesListed } from '../../words/phrases.ts';
import { type RoleFact, roleNamed } from '../facts.ts';
import { isAllOrNone } from '../words/names.ts';
import { isSideLabel } from '../words/sides.ts';
import { mayLabels } from '../words/vocabulary.ts';
import { othersAmong, othersIncluded } from './inclusions.ts';
import { isRight, linesIn, namesBehind, withoutRank } from './items.ts';
import { titlesList } from './leads.ts';
import { type LineForm, type RoleLine, saySides } from './line.ts';
import { deedsBehind, mayTellDeeds, saysWhether, tellsDeeds } from './listed-deeds.ts';
import { namesDeeds } from './rights.ts';

/** A line taken apart into the names of somebody and what they do. */
interface RoleHead {
  readonly names: readonly Inline[];
  /** What stands behind them; undefined where all that is said stands in the lines below. */
  readonly rest: Inline | undefined;
  /** What stands in brackets behind them: `inherits clerk`. */
  readonly bracket: Inline | undefined;
  /** Whether the names stand in code or bold type. */
  readonly isMarked: boolean;
}

/** A label for one side of what is allowed, which says as well to whom: `denied: …`. */
const labelsSide =
  /^(?:allowed|permitted|granted|denied|forbidden|refused|prohibited|not (?:allowed|permitted|granted)|only|requires?|needs?|who|roles?)\s*[:=]/i;
const arrow = /(?<!\s)\s*(?:→|⇒|->|=>)\s*/;
const marked = /^(?:`[^`]+`|\*\*[^*]+\*\*)$/;
const shortName = wording`^\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`;

/** The names before a colon, a dash or an arrow, and what stands behind; undefined where they may be names of nobody. */
const headIn = once((item: Item): RoleHead | undefined => {
  const { text } = item;
  const at = arrow.exec(text.source);
  const head = headOf(text);
  const isArrow = at !== null && at.index > 0 && (!head?.mark || at.index < head.label.source.length + 1);
  const isBare = !isArrow && !(head?.mark && head.rest.source !== '');
  const isSide = isSideLabel(text) || (isParted(head) && mayLabels.has(words(plain(head.label))));
  if (isSide || (isBare && !tellsBelow(item))) return undefined;
  const label = withoutRank(isArrow ? slice(text, 0, at.index) : head?.mark ? head.label : text);
  const rest = isArrow ? slice(text, at.index + at[0].length, text.source.length) : head?.rest;
  const bare = slice(label, 0, label.source.replace(/\s*\([^()]*\)$| alone$/, '').length);
  const aside = slice(label, bare.source.length, label.source.length);
  const bracket = aside.source.endsWith(')')
    ? slice(aside, aside.source.indexOf('(') + 1, aside.source.length - 1)
    : undefined;
  const names = namesListed(bare);
  const isMarked = names.every(({ source }) => marked.test(source));
  const areNames = names.every(
    (name) =>
      shortName.test(plain(name)) &&
      !titlesList.test(plain(name)) &&
      (isMarked || !(readsAsDeed(plain(name)) || isDeed(plain(name)))),
  );
  if (!areNames) return undefined;
  return { names, rest: isBare ? undefined : rest, bracket, isMarked };
});

/** Whether most lines below an item only list what is done: `can: pin notes, see lists`, `edit notes (own only)`. */
function tellsBelow(item: Item): boolean {
  const lines = linesBelow(item);
  const telling = lines.filter((line) => {
    const head = headOf(line);
    const isLabel =
      isParted(head) && (mayLabels.has(words(head.label.source)) || saysWhether.test(head.label.source));
    const isList = (!head?.mark || isLabel) && !namesBehind(line) && (tellsDeeds(line) || namesDeeds(line));
    return isList || othersIncluded(line) !== undefined;
  });
  return telling.length * 2 > lines.length;
}

/** Whether what is said of somebody is surely what they do, and whether it may be. */
const tells = ({ rest }: RoleHead): boolean => !rest || tellsDeeds(rest);
const mayTell = (head: RoleHead): boolean => tells(head) || mayTellDeeds(head.rest as Inline);

/** Whether the lines of a list are names of somebody, each with what is done behind it: at least two, and half of all. */
const listsDoers = once((block: Block): boolean => {
  const items = linesIn(block);
  const heads = items.flatMap((item) => headIn(item) ?? []);
  if (items.length < 2 || heads.length * 2 < items.length) return false;
  const bare = heads.filter(({ rest, isMarked }) => !rest && !isMarked);
  const people = bare.filter(({ names }) => names.every((name) => isSomebody(plain(name))));
  if (people.length * 3 < bare.length * 2) return false;
  const rights = heads.filter(({ names }) => names.some(isRight));
  const sure = heads.filter(tells);
  const doers = heads.filter(mayTell).length;
  const most = sure.length * 2 >= heads.length && doers * 3 >= heads.length * 2;
  return rights.length * 2 < heads.length && doers > 1 && most;
});

/** The names at the head of a top line of such a list. */
function doersOf(item: Item, gather: Gathering<RoleFact>): RoleHead | undefined {
  const head = headIn(item);
  return head && gather.ofBlock(listsDoers) && (head.isMarked || mayTell(head)) ? head : undefined;
}

/** "`editor` — publish posts; not: delete them", in a list of such; and the lines right below one. */
export const doerForm: LineForm<RoleLine> = (line) => {
  const { item, above, gather } = line;
  const [outer, ...others] = above;
  if (others.length > 0) return undefined;
  const head = doersOf(outer ?? item, gather);
  const said = outer ? line.text : (head?.rest ?? slice(line.text, 0, 0));
  if (!head || labelsSide.test(said.source)) return undefined;
  const sides = deedsBehind(said);
  const included = othersAmong(said);
  const inherited = included ?? (outer ? undefined : head.bracket && othersIncluded(head.bracket));
  if (inherited) for (const heir of head.names) gather.fact({ is: 'includes', heir, others: inherited });
  if (!outer)
    for (const name of head.names.filter((each) => !isAllOrNone(plain(each))))
      gather.fact({ is: 'role', role: roleNamed(name, item.at, 'tolerant', '') });
  for (const text of head.names) saySides(line, sides, { text, as: 'role', named: true });
  return sides.length > 0 || !outer ? 'itself' : 'not';
};
