import type { HeadingBlock } from '../../syntax/block.ts';
import { withTold } from '../blocks/told-of.ts';
import { groupedBy } from '../derived/grouped-by.ts';
import type { Screen } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { listOf } from '../stated.ts';
import { numbered } from '../words/clause-numbers.ts';
import { words } from '../words/names.ts';
import { isShortened, parametersOf } from '../words/routes.ts';
import { mayBeScreen } from './claims.ts';
import { addressless, type Fact, type Found, routed } from './facts.ts';
import { titledByAddress } from './leading-routes.ts';
import { namedRoutes } from './lines.ts';
import { withQueries } from './query-parameters.ts';

/** A screen whose addresses are written out: the ellipsis that they begin with stands for a prefix. */
function whole(screen: Screen, prefix: string): Screen {
  const { routes } = screen;
  if (routes.is !== 'shown' || !routes.value.some(({ path }) => isShortened(path))) return screen;
  const value = routes.value.map((route) => {
    if (!isShortened(route.path)) return route;
    const path = prefix.replace(/\/$/, '') + route.path.slice(route.path.indexOf('/'));
    return { ...route, path, parameters: parametersOf(path) };
  });
  return { ...screen, routes: { ...routes, value } };
}

const pathsOf = (screen: Screen): readonly string[] => listOf(screen.routes).map((route) => route.path);

/** All screens, those that other points tell of among them; one that words merely mention counts where nothing else has its address, a claim where it holds. */
export function assemble(
  own: readonly Part<Fact>[],
  handed: readonly Part<Fact>[],
): { screens: readonly Screen[] } {
  const parts = [...own, ...handed];
  const given = parts.flatMap((part) => part.reading.facts);
  const prefix = given.flatMap((fact) => ('prefix' in fact ? fact.prefix : []))[0];
  const told = given.flatMap((fact) => ('says' in fact ? fact : []));
  const { standing, again } = holding(parts);
  const found = standing.map((each) => ({
    ...each,
    screen: prefix ? whole(each.screen, prefix) : each.screen,
  }));
  const known = new Set(found.flatMap((each) => (each.mentioned ? [] : pathsOf(each.screen))));
  const screens = withMore(
    found.flatMap(({ screen, mentioned }) => {
      if (!mentioned) return screen;
      const paths = pathsOf(screen);
      if (paths.every((path) => known.has(path))) return [];
      for (const path of paths) known.add(path);
      return screen;
    }),
    again,
  );
  const gone = new Set(
    given
      .flatMap((fact) => ('gone' in fact ? fact.gone : []))
      .map((name) => (name.includes('/') ? name : folded(name)))
      .filter((name) => name !== ''),
  );
  const queries = given.flatMap((fact) => ('parameter' in fact ? fact : []));
  const isGone = (screen: Screen): boolean =>
    gone.has(pathsOf(screen).join()) || gone.has(folded(screen.name));
  const left = gone.size > 0 ? screens.filter((screen) => !isGone(screen)) : screens;
  return { screens: withQueries(withTold(left, told), queries) };
}

/** Screens with what lines of their own say more of those that have the name and an address. */
function withMore(screens: readonly Screen[], again: readonly Screen[]): readonly Screen[] {
  if (again.length === 0) return screens;
  const told = again.filter(({ description }) => description !== '');
  const more = new Map(groupedBy(told, ({ name }) => words(name)));
  return screens.map((screen) => {
    const same = screen.routes.is === 'shown' ? more.get(words(screen.name)) : undefined;
    if (!same) return screen;
    more.delete(words(screen.name));
    return {
      ...screen,
      description: [screen, ...same]
        .map(({ description }) => description)
        .filter(Boolean)
        .join(' '),
    };
  });
}

/** What the parts tell: screens without the claims that do not hold, and what is told again of one that stands elsewhere. */
interface Holding {
  readonly standing: readonly Found[];
  readonly again: readonly Screen[];
}

function holding(parts: readonly Part<Fact>[]): Holding {
  const all = parts.map((part) => ({
    part,
    found: [
      ...ofTitle(part.heading),
      ...part.reading.facts.flatMap((fact) => ('screen' in fact ? fact : [])),
    ],
  }));
  const every = all.flatMap(({ found }) => found);
  const claims = every.filter(({ claim }) => claim === 'line' || claim === 'words');
  const addressed = every.filter(({ screen }) => screen.routes.is === 'shown').length;
  if (every.every(({ claim }) => claim === 'page' || claim === 'beside'))
    return {
      standing: [...titledScreens(parts), ...every.filter(({ claim }) => claim === 'page')],
      again: [],
    };
  const inText = all.flatMap(({ part, found }) => (part.block.kind === 'paragraph' ? found : []));
  const isFlowing = inText.filter(({ screen }) => screen.routes.is === 'shown').length * 2 > addressed;
  const areAddressed = addressed * 3 >= claims.length;
  const names = new Set(every.flatMap(({ claim, screen }) => (claim ? [] : folded(screen.name))));
  const withAddress = new Map<string, Set<Part<Fact>>>();
  for (const { part, found } of all)
    for (const { screen } of found) {
      if (screen.routes.is !== 'shown') continue;
      const name = words(screen.name);
      withAddress.set(name, (withAddress.get(name) ?? new Set()).add(part));
    }
  // A line that tells more of a screen, with its name in bold type, is no second one; below another heading it may be.
  const isTold = ({ screen }: Found, part: Part<Fact>): boolean =>
    screen.routes.is === 'unstated' &&
    [...(withAddress.get(words(screen.name)) ?? [])].some((each) => isBelow(each, part));
  const isNew = ({ screen }: Found): boolean => {
    const name = folded(screen.name);
    const isKnown = names.has(name);
    names.add(name);
    return !isKnown;
  };
  const again: Screen[] = [];
  const standing = all.flatMap(({ part, found }, index) => {
    const lines = part.block.kind === 'list' ? part.block.items.length : 0;
    const areMost = found.filter(({ claim }) => claim !== 'words').length * 2 > lines;
    // A title in bold right above what lists screens with their addresses is no screen.
    const [only, ...others] = part.block.kind === 'paragraph' ? found : [];
    const isTitle =
      only && others.length === 0 && opensWith(only, part.block) && listsAddressed(all[index + 1]);
    return (isTitle ? [] : found).filter((each) => {
      if (each.claim === undefined) {
        const isMore = part.block.kind !== 'table' && isTold(each, part);
        if (isMore) again.push(each.screen);
        return !isMore;
      }
      if (each.claim === 'page') return isNew(each);
      if (each.claim === 'beside') return isFlowing && isNew(each);
      return !areAddressed && (each.claim === 'words' || areMost) && isNew(each);
    });
  });
  return { standing, again };
}

/** Whether the headings of one part are those of another, or the first of these. */
function isBelow({ context: { headings } }: Part<Fact>, { context: inner }: Part<Fact>): boolean {
  return headings.every((each, index) => each === inner.headings[index]);
}

/** Whether a paragraph begins with the marked name of a screen that has no address there. */
function opensWith({ screen }: Found, { from }: Part<Fact>['block']): boolean {
  return screen.routes.is !== 'shown' && screen.nameAt.from - from === BOLD_MARK;
}

/** Characters of the mark before a bold name. */
const BOLD_MARK = '**'.length;

/** Whether a part is a table or list of screens with their addresses. */
function listsAddressed(
  next: { readonly part: Part<Fact>; readonly found: readonly Found[] } | undefined,
): boolean {
  const found = next && !next.part.heading && next.part.block.kind !== 'paragraph' ? next.found : [];
  return found.filter(({ screen }) => screen.routes.is === 'shown').length > 1;
}

/** A name as another mention of it may be written: "the Today screen" is "Today". */
function folded(name: string): string {
  return words(name).replace(/(?<=.) (?:screen|page|dialog|view|window)$/, '');
}

/** The screens of a heading that holds their addresses. */
function ofTitle(heading: HeadingBlock | undefined): readonly Found[] {
  if (!heading?.title.source.includes('/')) return [];
  const title = numbered(heading.title);
  const first = titledByAddress(title);
  return (first ? [first] : namedRoutes(title))
    .filter(({ routes }) => !routes.some(({ path }) => /\.{3}|…|\*/.test(path)))
    .map((each) => routed(each, heading.title.at, ''));
}

/** The headings that are screens: text stands below each, and nothing else tells of any. */
function titledScreens(parts: readonly Part<Fact>[]): readonly Found[] {
  const titles = parts.flatMap(({ heading }, index) =>
    heading && parts[index + 1] && !parts[index + 1]?.heading ? numbered(heading.title) : [],
  );
  const screens = titles.filter(mayBeScreen);
  if (screens.length < 2 || screens.length * 3 < titles.length * 2) return [];
  return screens.map((title) => addressless(title, title.at));
}
