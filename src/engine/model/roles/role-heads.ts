import type { Block, Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { isDeed, readsAsDeed } from '../words/deeds.ts';
import { headOf, namesListed } from '../words/phrases.ts';
import { roleNamed } from './facts.ts';
import { othersAmong, othersIncluded } from './inclusions.ts';
import { isRight } from './items.ts';
import { titlesList } from './leads.ts';
import { type LineForm, type RoleLine, saySides } from './line.ts';
import { deedsBehind, mayTellDeeds, tellsDeeds } from './listed-deeds.ts';
import { isAllOrNone } from './names.ts';
import { isSideLabel } from './sides.ts';

/** A line taken apart into the names of somebody and what they do. */
interface RoleHead {
  readonly names: readonly Inline[];
  readonly rest: Inline;
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
  const label = isArrow ? slice(text, 0, at.index) : head?.mark ? head.label : undefined;
  if (!label || isSideLabel(text)) return undefined;
  const rest = isArrow ? slice(text, at.index + at[0].length, text.source.length) : head?.rest;
  const bare = slice(label, 0, label.source.replace(/\s*\([^()]*\)$/, '').length);
  const names = namesListed(bare);
  const isMarked = names.every(({ source }) => marked.test(source));
  const areNames = names.every(
    (name) =>
      shortName.test(plain(name)) &&
      !titlesList.test(plain(name)) &&
      (isMarked || !(readsAsDeed(plain(name)) || isDeed(plain(name)))),
  );
  return rest && areNames ? { names, rest, isMarked } : undefined;
});

/** Whether the lines of a list are names of somebody, each with what is done behind it: at least two, and half of all. */
const listsDoers = once((list: Block): boolean => {
  if (list.kind !== 'list' || list.items.length < 2) return false;
  const heads = list.items.flatMap((item) => headIn(item) ?? []);
  if (heads.length * 2 < list.items.length) return false;
  const rights = heads.filter(({ names }) => names.some(isRight));
  const sure = heads.filter(({ rest }) => tellsDeeds(rest));
  const others = heads.filter(({ rest }) => !tellsDeeds(rest) && mayTellDeeds(rest));
  const doers = sure.length + others.length;
  const most = sure.length * 2 >= heads.length && doers * 3 >= heads.length * 2;
  return rights.length * 2 < heads.length && doers > 1 && most;
});

/** The names at the head of a top line of such a list. */
function doersOf(item: Item, list: Block): RoleHead | undefined {
  const head = headIn(item);
  return head && listsDoers(list) && (head.isMarked || tellsDeeds(head.rest) || mayTellDeeds(head.rest))
    ? head
    : undefined;
}

/** "`editor` — publish posts; not: delete them", in a list of such; and the lines right below one. */
export const doerForm: LineForm<RoleLine> = (line) => {
  const { item, above, gather } = line;
  const [outer, ...others] = above;
  if (others.length > 0 || gather.block.kind !== 'list') return undefined;
  const head = doersOf(outer ?? item, gather.block);
  const said = outer ? line.text : head?.rest;
  if (!head || !said || labelsSide.test(said.source) || othersIncluded(said)) return undefined;
  const sides = deedsBehind(said);
  const included = outer ? undefined : othersAmong(said);
  if (included) for (const heir of head.names) gather.fact({ is: 'includes', heir, others: included });
  if (!outer)
    for (const name of head.names.filter((each) => !isAllOrNone(plain(each))))
      gather.fact({ is: 'role', role: roleNamed(name, item.at, 'tolerant', '') });
  for (const text of head.names) saySides(line, sides, { text, as: 'role', named: true });
  return sides.length > 0 || !outer ? 'itself' : 'not';
};
