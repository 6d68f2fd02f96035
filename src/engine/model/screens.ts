import type { Inline, Item } from '../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import type { Screen } from './interface-elements.ts';
import { stated } from './markers.ts';
import { nameOf } from './names.ts';
import { headingText, type Part, type PointReader, type RowReading } from './reader.ts';
import { holdsRoute, isShortened, parametersOf, prefixIn, routesIn } from './routes.ts';
import { leadingRoutes, listedRoutes, type NamedRoute, namedRoutes } from './screen-lines.ts';
import {
  noteProperties,
  propertyIn,
  type ScreenProperties,
  saidBelow,
  saidOfScreen,
  toldOfScreen,
} from './screen-properties.ts';
import { listedScreens, nameBelow, namesWithoutAddress, titledPages } from './screens-without-address.ts';
import { listOf, unstated } from './stated.ts';
import { type Told, withSaid, withTold } from './told-of.ts';

/** A screen, and whether words merely mention it on the way. */
interface Found {
  readonly screen: Screen;
  readonly mentioned: boolean;
}

type Fact =
  | Found
  /** What a line of its own says of a screen. */
  | Told<ScreenProperties>
  /** What an ellipsis at the beginning of addresses stands for. */
  | { readonly prefix: string };

/** Point 2: a table of screens, or bullets that carry a name and a route. */
export const screensReader: PointReader<'screens', Fact> = {
  tables: {
    screens: {
      shape: {
        columns: {
          screen: {
            title: 'Screen',
            also: ['page', 'view', 'name', 'dialog', 'title', 'screen name', 'place', 'what it is'],
          },
          route: {
            title: 'Route',
            also: ['path', 'url', 'address', 'routes', 'location', 'adresse', 'pfad'],
            looks: holdsRoute,
          },
          shows: { title: 'Shows', also: ['entities', 'data', 'displays'] },
          calls: { title: 'Calls', also: ['requests', 'api calls', 'endpoints', 'makes'] },
          leadsTo: { title: 'Leads to', also: ['links to', 'goes to', 'next', 'navigation', 'links'] },
          openTo: { title: 'Open to', also: ['access', 'roles', 'who', 'for', 'visible to', 'allowed'] },
          description: {
            title: 'Description',
            also: ['what it shows', 'purpose', 'content', 'notes', 'meaning', 'what', 'contents'],
          },
        },
        needs: [
          ['screen', 'route'],
          ['route', 'shows', 'leadsTo', 'openTo', 'calls'],
        ],
      },
      row: screenRow,
    },
  },
  item: readItem,
  sentence: readSentence,
  assemble,
  stated({ screens }, count) {
    for (const { any, routes, shows, calls, leadsTo, openTo } of screens) {
      if (!any) count(routes.is);
      for (const { is } of [shows, calls, leadsTo, openTo]) count(is);
    }
  },
};

const mark = /\s*\(([^()]*)\)\s*$/;

/** A screen's name without its marks: "(entry)" marks an entry, a name `(any)` holds for every screen. */
function named(cell: Inline): Pick<Screen, 'name' | 'nameAt' | 'entry' | 'any'> {
  if (/^\(any\)$/i.test(cell.source)) return { name: '(any)', nameAt: cell.at, entry: false, any: true };
  const entry = /^(?:entry|start|entry point)$/i.test(mark.exec(cell.source)?.[1] ?? '');
  const bare = entry ? slice(cell, 0, cell.source.replace(mark, '').length) : cell;
  return { name: nameOf(bare).name, nameAt: bare.at, entry, any: false };
}

function screenRow({ row, match, cell, gather }: RowReading<Fact>): void {
  const route = cell('route');
  const told = route ? namedRoutes(route).filter((each) => each.name.at.end <= route.at.end) : [];
  if (route && told.length > 0 && routesIn(route) === undefined) {
    for (const each of told) gather.fact(routed(each, each.at, ''));
    return;
  }
  // A column of another name before that of the addresses names what has them.
  const first = match.extra.includes(0) ? row.cells[0] : undefined;
  const nameCell = [cell('screen'), first, route].find((each) => each?.source);
  if (!nameCell?.source) return;
  const name = named(nameCell);
  const description = cell('description');
  const shows = cell('shows');
  const said = saidOfScreen(cell);
  noteProperties(said, name.name, gather);
  const screen: Screen = {
    ...name,
    at: row.at,
    how: match.exact ? 'exact' : 'tolerant',
    routes: gather.marked(stated(route, routesIn), `the route of ${name.name}`),
    ...said,
    description: [
      shows && said.shows.is === 'unstated' ? plain(shows) : '',
      description ? plain(description) : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
  gather.fact({ screen, mentioned: false });
}

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
  const told = toldOfScreen(item.text);
  if (told) {
    gather.mention(told.name);
    noteProperties(told.says, told.of, gather);
    gather.fact({ of: told.of, says: told.says });
    return 'itself';
  }
  const around = above.at(-1);
  const property = around && propertyIn(item.text);
  if (property) {
    const [only, ...others] = screensOf(around, context, above.slice(0, -1));
    if (only && others.length === 0) {
      noteProperties(property, only.screen.name, gather);
      return 'itself';
    }
  }
  const screens = screensOf(item, context, above);
  for (const { screen, mentioned } of screens)
    gather.fact({ screen: screens.length === 1 ? withSaid(screen, saidBelow(item)) : screen, mentioned });
  return screens.length > 0 ? 'itself' : 'not';
}

/** The screens of an item. */
function screensOf(item: Item, context: Context, above: readonly Item[]): readonly Found[] {
  const heading = headingText(context);
  const own = namedRoutes(item.text);
  const leading = leadingRoutes(item.text, context.lead || heading);
  const told = leading.length > own.length ? leading : own;
  const [strong] = pieces(item.text);
  const opens = strong?.kind === 'strong' && strong.start === 0 ? strong : undefined;
  const first = told[0];
  const isTop = above.length === 0;
  if (!first) {
    const below = opens || !isTop ? undefined : nameBelow(heading, item.text);
    const named = opens || !isTop ? [] : below ? [below] : namesWithoutAddress(item.text);
    if (named.length > 0)
      return named.map((name) => addressless(name, named.length === 1 ? item.at : name.at));
    return opens && isTop ? [dialog(item, opens)] : [];
  }
  const title =
    opens && first.name.at.start > item.text.at.start + opens.end && isTop ? [dialog(item, opens)] : [];
  return [
    ...title,
    ...told.map((each, index) => {
      const end = told[index + 1]?.at.start ?? item.text.at.start + item.text.source.length;
      const rest = slice(item.text, each.at.end - item.text.at.start, end - item.text.at.start);
      return routed(each, told.length === 1 ? item.at : each.at, plain(rest).replace(/^[\s.,:;)–—-]+/, ''));
    }),
  ];
}

/** ``The login screen is at `/login`.``, ``The routes are `#/`, `#/active` and `#/completed`.`` */
function readSentence(sentence: Inline, _context: Context, gather: Gathering<Fact>): boolean {
  const prefix = prefixIn(sentence);
  if (prefix) gather.fact({ prefix });
  const listed = prefix ? [] : listedRoutes(sentence);
  const told = prefix ? [] : listed.length > 0 ? listed : namedRoutes(sentence);
  for (const each of told) gather.fact(routed(each, each.at, plain(sentence)));
  const titles =
    told.length > 0
      ? []
      : [...namesWithoutAddress(sentence), ...titledPages(sentence), ...listedScreens(sentence)];
  for (const title of titles) gather.fact(addressless(title, title.at));
  return told.length + titles.length > 0 || prefix !== undefined;
}

/** A screen of which only the name is told, and perhaps that it has no address. */
function addressless(name: Inline, at: Screen['at']): Found {
  return { screen: { ...blank, ...named(name), at, routes: unstated, description: '' }, mentioned: false };
}

function routed({ name, routes, by }: NamedRoute, at: Screen['at'], description: string): Found {
  return {
    screen: {
      ...blank,
      ...named(name),
      at,
      routes: { is: 'shown', value: routes, at: routes[0]?.at ?? name.at },
      description,
    },
    mentioned: by === 'words',
  };
}

/** A screen of which a line tells the bold name, and no address. */
function dialog(item: Item, strong: Piece): Found {
  const rest = slice(item.text, strong.end, item.text.source.length);
  const inner = slice(item.text, strong.start, strong.end);
  return {
    screen: {
      ...blank,
      ...named(slice(inner, 0, inner.source.replace(/\s*[–—:.-]+\s*$/, '').length)),
      at: item.at,
      routes: /\b(?:no|without an?) (?:route|address|url)\b/i.test(rest.source)
        ? { is: 'none', at: rest.at }
        : unstated,
      description: plain(rest).replace(/^[\s.:;–—-]+/, ''),
    },
    mentioned: false,
  };
}

const blank = {
  how: 'tolerant',
  shows: unstated,
  calls: unstated,
  leadsTo: unstated,
  openTo: unstated,
} as const;

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

/** All screens; one that words merely mention counts where nothing else has its address. */
function assemble(parts: readonly Part<Fact>[]): { screens: readonly Screen[] } {
  const given = parts.flatMap((part) => part.reading.facts);
  const prefix = given.flatMap((fact) => ('prefix' in fact ? fact.prefix : []))[0];
  const facts = given.flatMap((fact) =>
    'screen' in fact ? { ...fact, screen: prefix ? whole(fact.screen, prefix) : fact.screen } : [],
  );
  const told = given.flatMap((fact) => ('says' in fact ? fact : []));
  const pathsOf = (screen: Screen): readonly string[] => listOf(screen.routes).map((route) => route.path);
  const known = new Set(facts.flatMap((fact) => (fact.mentioned ? [] : pathsOf(fact.screen))));
  const screens = facts.flatMap(({ screen, mentioned }) => {
    if (!mentioned) return screen;
    const paths = pathsOf(screen);
    if (paths.every((path) => known.has(path))) return [];
    for (const path of paths) known.add(path);
    return screen;
  });
  return { screens: withTold(screens, told) };
}
