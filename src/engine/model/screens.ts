import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import { type Context, headingText } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { saidOfNamed, withSaid } from './blocks/told-of.ts';
import type { PointReader } from './reader.ts';
import { announcedScreens } from './screens/announced.ts';
import { assemble } from './screens/assembly.ts';
import { layersOf, screensByKind, shownElse } from './screens/by-kind.ts';
import { isRemark, mayBeScreen, mayList, nameOfLine, namesInSentence, pageOfHead } from './screens/claims.ts';
import { addressless, claimed, dialog, type Fact, type Found, routed } from './screens/facts.ts';
import { screensOfFence } from './screens/fences.ts';
import { apart, groupsAddresses, isGroup } from './screens/groups.ts';
import { leadingRoutes } from './screens/leading-routes.ts';
import { listedRoutes, namedRoutes, titlesSeveral } from './screens/lines.ts';
import { namedAtHead, unaddressedAmong } from './screens/list-heads.ts';
import { tellsOfNoPage } from './screens/no-page.ts';
import { itemOpened, withBoldOpened } from './screens/opened-bold.ts';
import { pairedRoutes } from './screens/pairs.ts';
import {
  companyOfAddress,
  noteProperties,
  propertyIn,
  routeAtHead,
  routeOfLabel,
  routesBelow,
  saidBelow,
  screenLabels,
} from './screens/properties.ts';
import { baseOf, below } from './screens/relative.ts';
import { screenTables } from './screens/tables.ts';
import { screenAbove, titleAbove, whatIsAbove } from './screens/title-above.ts';
import { screensInWords } from './screens/told-in-words.ts';
import {
  behindAddresses,
  existingWindows,
  hasNoAddress,
  headWithoutAddress,
  leadOf,
  listedScreens,
  markedWithoutAddress,
  namesBelow,
  namesWithoutAddress,
  tellsOfNoAddress,
  titledPages,
} from './screens/without-address.ts';
import { labelled } from './words/names.ts';
import { prefixIn } from './words/routes.ts';
import { takenBack } from './words/taken-back.ts';

/** Point 2: a table of screens, or bullets that carry a name and a route. */
export const screensReader: PointReader<'screens', Fact> = {
  tables: screenTables,
  item: (item, context, gather, above) => readItem(itemOpened(item), context, gather, above.map(itemOpened)),
  sentence: (sentence, context, gather) => readSentence(withBoldOpened(sentence), context, gather),
  fence({ language, code }, _context, gather) {
    for (const { name, route, isNone } of screensOfFence(language, code))
      if (route) gather.fact(routed({ name, routes: [route], at: name.at, by: 'name' }, name.at, ''));
      else gather.fact(isNone ? addressless(name, name.at) : claimed(name, name.at, 'line'));
  },
  assemble,
  stated({ screens }, count) {
    for (const { any, routes, shows, calls, leadsTo, openTo } of screens) {
      if (!any) count(routes.is);
      for (const { is } of [shows, calls, leadsTo, openTo]) count(is);
    }
  },
};

/**
 * ``- **Home** — `/`. A welcome …``, ``- Checks — `/checks/`; list …``, several in one line, or a bold name alone
 * under a heading of dialogs.
 */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<Fact>,
  above: readonly Item[],
): 'not' | 'itself' {
  if (tellsOfNoPage(item.text)) return 'not';
  for (const name of takenBack(item.text)) gather.fact({ gone: name });
  const told = saidOfNamed(item.text, gather, screenLabels);
  if (told) {
    gather.fact(told);
    return 'itself';
  }
  const around = above.at(-1);
  const company = around ? undefined : gather.ofBlock(companyOfAddress);
  const route = company === 'screens' ? undefined : routeOfLabel(item.text, around !== undefined);
  if (route) {
    // Below its item it was read with that.
    if (around && screensOf(around, context, above.slice(0, -1)).length > 0) return 'itself';
    const of = around ? undefined : whatIsAbove(context, item);
    if (!of) return 'not';
    gather.fact(routed({ name: of, routes: route, at: item.at, by: 'name' }, item.at, ''));
    return 'itself';
  }
  if (company === 'labels' && labelled(item.text)) return 'not';
  const unaddressed = !around && hasNoAddress(item.text) ? titleAbove(context) : undefined;
  if (unaddressed) {
    gather.fact(addressless(unaddressed, item.at));
    return 'itself';
  }
  const property = around && propertyIn(item.text);
  if (property) {
    const [only, ...others] = screensOf(around, context, above.slice(0, -1));
    if (only && others.length === 0) {
      noteProperties(property, only.screen.name, gather);
      return 'itself';
    }
  }
  const own = screensOf(item, context, above);
  const listed = around ? undefined : screenOfLine(item, own, gather);
  const screens = listed ? [listed] : gather.ofBlock(groupsAddresses) ? apart(own, item) : own;
  // What may be none stays prose.
  const pages = screens.length > 0 ? [] : markedWithoutAddress(item.text);
  for (const name of pages) gather.fact(claimed(name, name.at, 'page'));
  const claims = screens.length + pages.length > 0 ? [] : claimedBy(item, context, above);
  for (const claim of claims) gather.fact(claim);
  for (const { screen, mentioned } of screens)
    gather.fact({ screen: screens.length === 1 ? withSaid(screen, saidBelow(item)) : screen, mentioned });
  return screens.length > 0 ? 'itself' : 'not';
}

/** The screen of a line that says what the other lines of its list say of theirs, where it is not read by itself. */
function screenOfLine(
  item: Item,
  [first, ...others]: readonly Found[],
  gather: Gathering<Fact>,
): Found | undefined {
  if (others.length > 0 || (first && first.screen.nameAt.from <= item.text.at.from + 2)) return undefined;
  const named = gather.ofBlock((block) => namedAtHead(item, block));
  if (named) return routed(named, item.at, '');
  const name = first ? undefined : gather.ofBlock((block) => unaddressedAmong(item, block));
  return name && addressless(name, item.at);
}

/** The screens of an item. */
function screensOf(item: Item, context: Context, above: readonly Item[]): readonly Found[] {
  const heading = headingText(context);
  const base = baseOf(above);
  const own = namedRoutes(item.text);
  const leading = leadingRoutes(item.text, base ? `under ${base}` : context.lead || heading);
  const paired = pairedRoutes(item.text);
  const found = paired.length > 0 ? paired : leading.length > own.length ? leading : own;
  const told = below(found, base);
  const [strong] = pieces(item.text);
  const opens = strong?.kind === 'strong' && strong.start === 0 ? strong : undefined;
  const first = told[0];
  const other = first ? undefined : shownElse(item.text);
  if (other) return [addressless(other, item.at)];
  const isTop = above.every(isGroup);
  if (!first) {
    if (isGroup(item)) return [];
    const below = routesBelow(item);
    const name = below && nameOfLine(item.text);
    if (name) return [routed({ name, routes: below, at: item.at, by: 'name' }, item.at, '')];
    const over = tellsOfNoAddress(context.lead) ? context.lead : heading;
    const title = above.length > 0 ? plain((above.at(-1) ?? item).text) : over;
    const led = leadOf(above.at(-1)?.text ?? item.text);
    const dialogs = opens || !(isTop || led) ? [] : namesBelow(isTop ? title : led, item.text);
    const found = isTop ? namesWithoutAddress(item.text) : [];
    const names = opens || dialogs.length > 0 ? dialogs : found;
    if (names.length > 0)
      return names.map((each) => addressless(each, names.length === 1 ? item.at : each.at));
    const page = isTop ? pageOfHead(item.text) : undefined;
    if (page) return [addressless(page, item.at)];
    const without = isTop ? headWithoutAddress(item.text) : undefined;
    if (without && mayBeScreen(without)) return [addressless(without, item.at)];
    return opens && isTop && !isRemark(opens.text) ? [dialog(item, opens)] : [];
  }
  const isApart = opens !== undefined && first.name.at.start > item.text.at.start + opens.end && isTop;
  // A name with a full stop or colon titles running text about several.
  const isPart = opens !== undefined && told.length > 1 && titlesSeveral(item.text, opens);
  const title = isApart && !isPart ? [dialog(item, opens)] : [];
  return [
    ...title,
    ...told.map((each, index) => {
      const end = told[index + 1]?.at.start ?? item.text.at.start + item.text.source.length;
      const rest = slice(item.text, each.at.end - item.text.at.start, end - item.text.at.start);
      return routed(each, told.length === 1 ? item.at : each.at, plain(rest).replace(/^[\s.,:;)\]–—-]+/, ''));
    }),
    ...behindAddresses(item.text, told.at(-1)?.at).map((each) => addressless(each, each.at)),
  ];
}

/** What an item may tell of where the document has no addresses. */
function claimedBy(item: Item, context: Context, above: readonly Item[]): readonly Found[] {
  if (isGroup(item)) return [];
  const isListed =
    above.length > 0
      ? isMenu.test(`${headingText(context)} ${context.lead}`) &&
        above.every((each) => screensOf(each, context, []).length === 0)
      : mayList(context.lead) || /^[*_`]/.test(item.text.source);
  const name = isListed && nameOfLine(item.text);
  const inside = namesInSentence(item.text).filter((each) => !name || each.at.start > name.at.end);
  return [
    ...(name ? [claimed(name, item.at, 'line')] : []),
    ...inside.map((each) => claimed(each, each.at, 'words')),
  ];
}

const isMenu = /\b(?:menus?|navigation|site ?map|tree|structure)\b/i;

/** ``The login screen is at `/login`.``, ``The routes are `#/`, `#/active` and `#/completed`.`` */
function readSentence(sentence: Inline, context: Context, gather: Gathering<Fact>): boolean {
  if (/\?$/.test(sentence.source) || tellsOfNoPage(sentence)) return false;
  for (const name of takenBack(sentence)) gather.fact({ gone: name });
  const labelled = routeOfLabel(sentence, false);
  const first = labelled ? undefined : gather.ofBlock((block) => routeAtHead(sentence, block));
  const own = labelled ?? first;
  const line = { at: sentence.at, text: sentence, children: [] };
  const of = first ? screenAbove(context) : labelled && whatIsAbove(context, line);
  if (of && own) {
    gather.fact(routed({ name: of, routes: own, at: sentence.at, by: 'name' }, sentence.at, ''));
    return true;
  }
  const prefix = prefixIn(sentence);
  if (prefix) gather.fact({ prefix });
  const listed = prefix ? [] : listedRoutes(sentence);
  const paired = prefix || listed.length > 0 ? [] : pairedRoutes(sentence);
  const told = prefix ? [] : ([listed, paired].find(({ length }) => length > 0) ?? namedRoutes(sentence));
  const words = told.length > 0 ? plain(sentence) : '';
  for (const each of told) gather.fact(routed(each, each.at, words));
  const titles =
    told.length > 0
      ? []
      : [
          ...namesWithoutAddress(sentence),
          ...titledPages(sentence),
          ...listedScreens(sentence),
          ...existingWindows(sentence),
          ...gather.ofBlock((block) => announcedScreens(sentence, block)),
        ];
  const other = told.length > 0 ? undefined : shownElse(sentence);
  const kinds = told.length + titles.length > 0 ? undefined : screensByKind(sentence);
  for (const title of [...titles, ...(other ? [other] : []), ...(kinds?.areScreens ? kinds.names : [])])
    gather.fact(addressless(title, title.at));
  for (const name of kinds?.areScreens ? [] : (kinds?.names ?? []))
    gather.fact(claimed(name, name.at, 'words'));
  if (titles.length === 0) for (const name of layersOf(sentence)) gather.fact(claimed(name, name.at, 'page'));
  const mentioned = told.length + titles.length > 0 ? [] : markedWithoutAddress(sentence);
  for (const name of mentioned) gather.fact(claimed(name, name.at, 'page'));
  const isTold = told.length + titles.length + mentioned.length > 0 || prefix !== undefined;
  if (kinds || other) return true;
  if (!isTold) for (const name of namesInSentence(sentence)) gather.fact(claimed(name, name.at, 'words'));
  if (titles.length === 0)
    for (const name of screensInWords(sentence)) gather.fact(claimed(name, name.at, 'beside'));
  return isTold;
}
