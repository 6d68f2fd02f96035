import type { Inline } from '../../syntax/block.ts';
import { codeSpans, pieces, plain, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Screen } from '../interface-elements.ts';
import type { RowReading } from '../reader.ts';
import { shown } from '../stated.ts';
import { stated } from '../words/markers.ts';
import { namesListed } from '../words/phrases.ts';
import { routeIn, routesIn } from '../words/routes.ts';
import { mayBeScreen } from './claims.ts';
import { type Fact, named, routed } from './facts.ts';
import { linkedRoute, type NamedRoute, namedRoutes } from './lines.ts';
import { noteProperties, saidOfScreen } from './properties.ts';

/** What a description says that is nothing but a title, perhaps with a remark in brackets: "Rooms", beside an address alone. */
function titleIn(description: Inline | undefined): Inline | undefined {
  if (!description) return undefined;
  const title = slice(description, 0, description.source.replace(/\s*\([^()]*\)$/, '').length);
  const isTitle = title.source.split(' ').length <= 4 && !/[.!?]$/.test(title.source) && mayBeScreen(title);
  return isTitle ? title : undefined;
}

/** A header over what an address is: its name, or a sentence about it. */
const saysWhat = /^(?:what (?:it|this|that) is|what|was es ist)$/i;

/** The sentence about an address that stands where its name might: "Describes the application", "The service worker". */
function sentenceAt({ match, header, cell }: RowReading<Fact>): Inline | undefined {
  const title = header.cells[match.at.get('screen') ?? -1];
  const said = cell('screen');
  const isSaid = title && said && cell('route')?.source && saysWhat.test(plain(title));
  return isSaid && !titleIn(said) ? said : undefined;
}

/** The screens that a cell names with their addresses: "Teams — `/teams`, New team — `/teams/new`"; none where it says more. */
export function routesOfCell(cell: Inline | undefined): readonly NamedRoute[] {
  if (!cell?.source.includes('/')) return [];
  const parts = splitOutside(cell, ',;').map((part) => namedRoutes(part));
  const found = parts.flat();
  return parts.every((each) => each.length === 1) && found.every(({ by }) => by === 'name') ? found : [];
}

/** The name and the addresses behind it that a cell holds, and nothing else: "Home (`/`)". */
function addressIn(cell: Inline): NamedRoute | undefined {
  const [only, ...others] = namedRoutes(cell);
  const route = only?.routes[0];
  if (!only || !route || others.length > 0 || only.name.at.start > cell.at.start) return undefined;
  const { start } = cell.at;
  const [between = ''] = cell.source.slice(only.name.at.end - start).split(route.path);
  const behind = cell.source.slice(only.at.end - start);
  return /^\W+$/.test(between) && /^\W*$/.test(behind) ? only : undefined;
}

/** Several names in one cell and as many addresses in another: "Terms, Imprint | `/terms`, `/imprint`". */
function pairsIn(
  names: Inline | undefined,
  routes: Inline | undefined,
): readonly Pick<NamedRoute, 'name' | 'routes'>[] {
  if (!names || !routes) return [];
  const each = splitOutside(names, ';').flatMap(namesListed);
  const parts = codeSpans(routes).map(({ start, end }) => routeIn(slice(routes, start, end)));
  const found = parts.flatMap((route, index) => {
    const name = each[index];
    return route && name && mayBeScreen(name) ? [{ name, routes: [route] }] : [];
  });
  return found.length > 1 && found.length === parts.length && found.length === each.length ? found : [];
}

/** A row of a table of screens: one screen, or those that its cell of addresses names. */
export function screenRow(reading: RowReading<Fact>): void {
  const { row, match, cell, gather } = reading;
  const route = cell('route');
  const told = route ? namedRoutes(route).filter((each) => each.name.at.end <= route.at.end) : [];
  if (route && told.length > 0 && routesIn(route) === undefined) {
    for (const each of told) gather.fact(routed(each, each.at, ''));
    return;
  }
  const pairs = pairsIn(cell('screen'), route);
  for (const { name, routes } of pairs)
    gather.fact(routed({ name, routes, at: row.at, by: 'name' }, row.at, plain(cell('description') ?? name)));
  if (pairs.length > 0) return;
  // A column of another name before that of the addresses names what has them.
  const first = match.extra.includes(0) ? row.cells[0] : undefined;
  const short = titleIn(cell('description'));
  const sentence = sentenceAt(reading);
  const nameCell = [sentence ? undefined : cell('screen'), first, short, route].find((each) => each?.source);
  if (!nameCell?.source) return;
  const held = route?.source ? undefined : addressIn(nameCell);
  const name = named(held?.name ?? nameCell);
  const said = cell('description') ?? sentence;
  const description =
    nameCell === short && said ? slice(said, nameCell.source.length, said.source.length) : said;
  const shows = cell('shows');
  const properties = saidOfScreen(cell);
  noteProperties(properties, name.name, gather);
  const [only, ...others] = pieces(nameCell);
  const linked = only && others.length === 0 && !route?.source ? linkedRoute(nameCell, only) : undefined;
  const routes = held
    ? shown(held.routes, held.at)
    : linked
      ? shown([linked], linked.at)
      : stated(route, routesIn);
  const screen: Screen = {
    ...name,
    at: row.at,
    how: match.exact ? 'exact' : 'tolerant',
    routes: gather.marked(routes, `the route of ${name.name}`),
    ...properties,
    description: [
      shows && properties.shows.is === 'unstated' ? plain(shows) : '',
      description ? plain(description) : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
  gather.fact({ screen, mentioned: false });
  for (const each of description ? toldBeside(description) : []) gather.fact(routed(each, each.at, ''));
}

/** Words that say of what they name that it is at the address behind them. */
const isAt = wording.i`(?:^|[;.,]\s|\sand\s)(?:(?:the|an?)\s)?[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3} (?:is|are|lives?|sits?|opens?|is found) (?:at|under)\s*[\x60]?$`;

/** The screens that a description of another one says to be at addresses of their own: "one berth is at `/berths/:id`". */
function toldBeside(description: Inline): readonly NamedRoute[] {
  return namedRoutes(description).filter(({ routes: [route] }) => {
    const start = route ? route.at.from - description.at.from : 0;
    return start > 0 && isAt.test(description.source.slice(0, start));
  });
}
