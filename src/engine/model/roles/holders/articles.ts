import type { Place } from '../../../place.ts';
import { Span } from '../../../place.ts';
import { fold } from '../../derived/name-index.ts';
import type { Role, RolesModel } from '../../domain-elements.ts';
import { article } from '../../words/articles.ts';

/**
 * The roles and rows of point 6 with the names of people as they are called: without the article before them, unless
 * they are declared with it.
 */
export function withoutArticles({ roles, permissions }: RolesModel): RolesModel {
  const declared = new Set(roles.flatMap(({ name, how }) => (how === 'exact' ? [fold(name)] : [])));
  const leadOf = (name: string): number =>
    declared.has(fold(name)) ? 0 : (article.exec(name)?.[0].length ?? 0);
  const bare = (role: Role): Role => {
    const lead = leadOf(role.name);
    return lead === 0
      ? role
      : { ...role, name: role.name.slice(lead), nameAt: behind(role.nameAt, role.name, lead) };
  };
  const rows = permissions.map((row) => {
    if (row.how === 'exact' || row.cells.every(({ role }) => leadOf(role.name) === 0)) return row;
    const cells = row.cells.map((cell) => {
      const { name, at } = cell.role;
      const lead = leadOf(name);
      return { ...cell, role: { ...cell.role, name: name.slice(lead), at: behind(at, name, lead) } };
    });
    return { ...row, cells };
  });
  // Who is named with and without an article is one; who is declared twice stays so.
  const named = new Set(roles.flatMap(({ name }) => (leadOf(name) === 0 ? [fold(name)] : [])));
  const own = roles.flatMap((role) => {
    const known = bare(role);
    const isTwice = known !== role && named.has(fold(known.name));
    named.add(fold(known.name));
    return isTwice ? [] : known;
  });
  return { roles: own, permissions: rows };
}

/** The place of a name behind so many of its characters; the same where it is written in another way. */
function behind(at: Place, name: string, lead: number): Place {
  const isWritten = at instanceof Span && at.end - at.start === name.length;
  return isWritten ? new Span(at.anchor, at.start + lead, at.end) : at;
}
