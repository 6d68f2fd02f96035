import type { Route, Screen } from '../../model/interface-elements.ts';
import { code, sourceAt } from './cell.ts';
import { name, names, title } from './name.ts';
import { type PrintPoint, row } from './piece.ts';
import { stated } from './stated.ts';

/** Columns of the table of screens. */
export const screenColumns = ['Screen', 'Route', 'Shows', 'Calls', 'Leads to', 'Open to'] as const;

/** A route in code; as it stands in the text where it stands in code, since a query may give values. */
function route(value: Route, text: string): string {
  const source = sourceAt(text, value.at);
  if (/^`[^`]+`$/.test(source)) return source;
  return code(value.query.length === 0 ? value.path : `${value.path}?${value.query.join('&')}`);
}

function screenName(screen: Screen): string {
  if (screen.any) return '(any)';
  return screen.entry ? `${title(screen.name)} (entry)` : title(screen.name);
}

/** Point 2: one row a screen. */
export const printScreens: PrintPoint = ({ screens }, text) => ({
  sections: [],
  pieces: screens.screens.map((screen) =>
    row(
      'screens',
      screen,
      screenColumns,
      [
        screenName(screen),
        stated(screen.routes, (routes) => routes.map((each) => route(each, text)).join(', ')),
        stated(screen.shows, (shows) =>
          shows.map((each) => `${each.list ? 'list of ' : ''}${name(each.entity.name)}`).join(', '),
        ),
        stated(screen.calls, (calls) => names(calls, code)),
        stated(screen.leadsTo, (targets) => names(targets)),
        stated(screen.openTo, (roles) => names(roles)),
      ],
      { prose: ['Description'], extra: { Description: screen.description } },
    ),
  ),
});
