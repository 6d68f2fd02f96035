import type { Inline, Item } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import type { Screen, Shown } from './interface-elements.ts';
import { stated } from './markers.ts';
import { listed, nameOf, referencesIn } from './names.ts';
import type { PointReader, RowReading } from './reader.ts';
import { routeIn, routesIn } from './routes.ts';
import { unstated } from './stated.ts';

/** Point 2: a table of screens, or bullets that carry a name and a route. */
export const screensReader: PointReader<'screens', Screen> = {
  tables: {
    screens: {
      shape: {
        columns: {
          screen: {
            title: 'Screen',
            also: ['page', 'view', 'name', 'dialog', 'title', 'screen name', 'place', 'what it is'],
          },
          route: { title: 'Route', also: ['path', 'url', 'address', 'routes', 'location'] },
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
  assemble: (parts) => ({ screens: parts.flatMap((part) => part.reading.facts) }),
  *stated({ screens }) {
    for (const { any, routes, shows, calls, leadsTo, openTo } of screens) {
      yield* any ? [] : [routes];
      yield* [shows, calls, leadsTo, openTo];
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

function screenRow({ row, match, cell, gather }: RowReading<Screen>): void {
  const route = cell('route');
  const nameCell = cell('screen')?.source ? cell('screen') : route;
  if (!nameCell?.source) return;
  const name = named(nameCell);
  const note = <T>(value: T, what: string): T => {
    gather.marked(value as never, `${what} of ${name.name}`);
    return value;
  };
  const refs = (column: string, kind: 'screen' | 'call' | 'role') =>
    stated(cell(column), (each) => referencesIn(kind, each));
  const description = cell('description');
  const shows = cell('shows');
  const entities = stated(shows, showsIn);
  gather.fact({
    ...name,
    at: row.at,
    how: match.exact ? 'exact' : 'tolerant',
    routes: note(stated(route, routesIn), 'the route'),
    shows: note(entities, 'what is shown'),
    calls: note(refs('calls', 'call'), 'the calls'),
    leadsTo: note(refs('leadsTo', 'screen'), 'the ways out'),
    openTo: note(refs('openTo', 'role'), 'the roles'),
    description: [
      shows && entities.is === 'unstated' ? plain(shows) : '',
      description ? plain(description) : '',
    ]
      .filter(Boolean)
      .join(' '),
  });
}

/** `list of Invoice, Line` as what is shown; words that are no name of at most three words are a description. */
function showsIn(cell: Inline): readonly Shown[] | undefined {
  const result: Shown[] = [];
  for (const part of listed(cell)) {
    const list = /^(?:an?\s+)?list of\s+/i.exec(part.source);
    const inner = list ? slice(part, list[0].length, part.source.length) : part;
    const name = nameOf(inner).name;
    if (!/^[\p{L}_][\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_.-]+){0,2}$/u.test(name)) return undefined;
    result.push({ list: list !== null, entity: { kind: 'entity', name, at: inner.at } });
  }
  return result.length ? result : undefined;
}

/** `- **Home** — `/`. A welcome …`, `- Checks — `/checks/`; list …`, `- **Respond** changes …` under a heading of dialogs. */
function readItem(item: Item, _context: Context, gather: Gathering<Screen>): 'not' | 'itself' {
  const parts = pieces(item.text);
  const code = parts.find(
    (piece) => piece.kind === 'code' && routeIn(slice(item.text, piece.start, piece.end)),
  );
  const strong = parts[0]?.kind === 'strong' && parts[0].start === 0 ? parts[0] : undefined;
  const before = code ? item.text.source.slice(0, code.start) : '';
  const title =
    strong ??
    (code && /^[^.;:]{1,60}?\s*[–—:-]\s*$/.test(before) ? { start: 0, end: before.length } : undefined);
  if (!title || (!code && !strong)) return 'not';
  const nameInline = slice(item.text, title.start, title.end);
  const trimmed = slice(nameInline, 0, nameInline.source.replace(/\s*[–—:.-]+\s*$/, '').length);
  const name = named(trimmed);
  const far = code && strong && code.start - strong.end > 12;
  const route = code && !far ? routeIn(slice(item.text, code.start, code.end)) : undefined;
  const rest = slice(item.text, route && code ? code.end : title.end, item.text.source.length);
  gather.fact({
    ...name,
    at: item.at,
    how: 'tolerant',
    routes: route
      ? { is: 'shown', value: [route], at: route.at }
      : /\bno route\b|\bwithout a route\b/i.test(rest.source)
        ? { is: 'none', at: rest.at }
        : unstated,
    shows: unstated,
    calls: unstated,
    leadsTo: unstated,
    openTo: unstated,
    description: plain(rest).replace(/^[\s.:;–—-]+/, ''),
  });
  return 'itself';
}
