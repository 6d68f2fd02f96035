import { pieces, plain } from '../../syntax/inline.ts';
import type { Screen } from '../interface-elements.ts';
import type { RowReading } from '../reader.ts';
import { shown } from '../stated.ts';
import { stated } from '../words/markers.ts';
import { routesIn } from '../words/routes.ts';
import { type Fact, named, routed } from './facts.ts';
import { linkedRoute, namedRoutes } from './lines.ts';
import { noteProperties, saidOfScreen } from './properties.ts';

/** A row of a table of screens: one screen, or those that its cell of addresses names. */
export function screenRow({ row, match, cell, gather }: RowReading<Fact>): void {
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
  const [only, ...others] = pieces(nameCell);
  const linked = only && others.length === 0 && !route?.source ? linkedRoute(nameCell, only) : undefined;
  const routes = linked ? shown([linked], linked.at) : stated(route, routesIn);
  const screen: Screen = {
    ...name,
    at: row.at,
    how: match.exact ? 'exact' : 'tolerant',
    routes: gather.marked(routes, `the route of ${name.name}`),
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
