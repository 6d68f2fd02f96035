import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { PermissionRow, Role } from '../../domain-elements.ts';
import type { Reference } from '../../element.ts';
import { shown } from '../../stated.ts';

const named =
  '(?:explicitly |expressly )?(?:mentioned|named|listed|given|stated|granted|noted|allowed|shown)(?: (?!not\\b)[^.,;:]{1,40}?)?';
const refused =
  "(?:can(?:not| not|[’']t)|may not|must not|(?:is|are) (?:not (?:allowed|permitted|possible)|forbidden|denied|refused|prohibited|rejected|disallowed)|has no|have no|gets? (?:a |an )?`?403`?)";
const who =
  '(?:who(?:so)?ever|what(?:ever)?|(?:any|every)(?:one|body|thing)|those|people|(?:(?:an?|any|every|each|all|the) )?(?:roles?|actions?|combinations?))(?: (?:who|that|which))?';

/** "Whoever is not mentioned for a thing cannot do it", "Anything not listed is not allowed", "If a role is not named, it may not." */
const generally = wording.i`^(?:${who}(?: (?:is|are))? not ${named},? ${refused}|(?:unlisted|unnamed|unmentioned) (?:roles?|actions?|people) ${refused}|(?:if|where|when) (?:an?|the|some)?\s?(?:roles?|persons?|somebody|someone|actions?|things?) (?:is|are) not ${named}, (?:then )?(?:it|they|he or she|that(?: role| person)?) ${refused})(?![\p{L}])[^:;]{0,60}$`;

/** "Everybody else cannot", where nothing before it says whom else. */
const others = wording.i`^(?:(?:every|any)(?:one|body|thing) else|all (?:the )?others|nobody else (?:may|can)|no one else (?:may|can))(?: ${refused})?(?![\p{L}])[^:;,]{0,40}$`;

/** Whether a sentence refuses whatever no line allows, and says of nothing else; `isAlone` where no other stands beside it. */
export function refusesUnnamed({ source }: Inline, isAlone: boolean): boolean {
  const bare = source.replace(/[*_]/g, '').replace(/\.$/, '');
  if (generally.test(bare)) return true;
  return isAlone && others.test(bare) && (/^no/i.test(bare) || wording.i`${refused}`.test(bare));
}

/**
 * The rows, with a refusal for each role that no line of the same deed names. Only deeds with those behind them who may
 * are filled up (`ofDeeds`, with what stands there), and none where somebody has the rights of somebody else. Whoever a
 * line names is not refused, even where nothing is known of what it says of them.
 */
export function withUnnamedRefused(
  rows: readonly PermissionRow[],
  roles: readonly Role[],
  ofDeeds: ReadonlyMap<PermissionRow, string>,
): readonly PermissionRow[] {
  if (roles.length < 2 || roles.some(({ includes }) => includes.is === 'shown')) return rows;
  const called = (name: string): string => fold(name).replace(/s$/, '');
  const known = new Set(roles.map(({ name }) => called(name)));
  const said = new Map<string, Set<string>>();
  for (const { name, cells } of rows) {
    const own = said.get(fold(name)) ?? new Set();
    for (const { role } of cells) own.add(called(role.name));
    said.set(fold(name), own);
  }
  const isKnown = ({ role }: { readonly role: Reference }): boolean => known.has(called(role.name));
  return rows.map((row) => {
    const own = said.get(fold(row.name));
    const who = ofDeeds.get(row);
    if (!own || who === undefined || row.doubtful || !row.cells.some(isKnown)) return row;
    const left = roles.filter(({ name }) => !own.has(called(name)) && !fold(who).includes(called(name)));
    for (const { name } of left) own.add(called(name));
    const at = row.nameAt;
    const cells = left.map(({ name }) => ({
      role: { kind: 'role' as const, name, at },
      allowed: shown({ is: 'no' } as const, at),
    }));
    return cells.length > 0 ? { ...row, cells: [...row.cells, ...cells] } : row;
  });
}
