import type { Place } from '../place.ts';
import { type PointId, pointIds } from '../points.ts';
import { plain } from '../syntax/inline.ts';
import type { Report } from './check.ts';
import type { Untold } from './own-way.ts';

/** What a point tells, in a word or two. */
const things: Readonly<Record<PointId, string>> = {
  product: 'the purpose',
  screens: 'screens',
  entities: 'entities',
  states: 'states',
  rules: 'validation rules',
  roles: 'roles',
  calls: 'calls',
  errors: 'errors',
  constants: 'limits',
};

/** "screens, roles or calls". */
function listed(ids: readonly PointId[], last: string): string {
  const names = ids.map((id) => things[id]);
  const end = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} ${last} ${end}` : end;
}

/** How many places are shown of each point. */
const MOST_PLACES = 2;

/**
 * What nothing of a text was read as, in one sentence: it may be a chapter, and nine questions about it are of no use, or
 * tell those points in a way that is not read. Nothing is said where it says of all of them that there are none.
 */
export function reportUntold(
  at: Place,
  { missing, doubtful, telling: { spoken, none, lines } }: Untold,
): readonly Report[] {
  if (doubtful.length === 0) return [];
  const told = pointIds.filter((id) => !missing.includes(id));
  const elsewhere = doubtful.filter((id) => (spoken.get(id) ?? []).length > 0);
  const denied = missing.filter((id) => none.has(id));
  const [line, ...others] = lines;
  const silence =
    told.length > 0
      ? `Nothing of this text was read as ${listed(doubtful, 'or')}. Where the text tells it, give that part the title of its point.`
      : 'No section of this text was read as one of the nine points. Where one tells a point, give it that title.';
  const speaking = elsewhere.length > 0 ? ` It seems to speak of ${listed(elsewhere, 'and')}.` : '';
  const leftOut =
    denied.length > 0
      ? ` It says itself that it has no ${listed(denied, 'or')}, or that they are left out.`
      : '';
  const titles = line
    ? ` The line “${plain(line.title)}”${others.length > 0 ? ` and ${others.length} more look like titles` : ' looks like a title'} without “#”.`
    : '';
  const related = [
    ...elsewhere.flatMap((id) =>
      (spoken.get(id) ?? []).slice(0, MOST_PLACES).map((place) => ({
        message: `it seems to speak of ${things[id]} here`,
        at: place,
      })),
    ),
    ...denied.flatMap((id) => {
      const place = none.get(id);
      return place ? [{ message: `here it says so of ${things[id]}`, at: place }] : [];
    }),
    ...(line ? [{ message: 'this looks like a title', at: line.title.at }] : []),
  ];
  return [
    {
      at,
      message: `${silence}${speaking}${leftOut}${titles}`,
      ...(related.length > 0 ? { related } : {}),
    },
  ];
}
