import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isSomebody } from '../../words/people.ts';
import { conditioned } from '../words/conditioned.ts';
import { rolesNamed } from '../words/subjects.ts';
import type { MayLine } from './may-line.ts';

/** The words that end a clause that says no deed of its own: "…, whereas keepers are", "…, but guests do not". */
const brief = "(?:are|is|do|does)(?<no> not|n['’]t)?\\.?$";
/** What says of others all that a sentence says before: "…, and the same goes for guests". */
const same = '(?:and )?the same (?:goes|holds|applies|is true) (?:for|to|of) ';

/** Where a clause begins that says in a few words of others what the one before it says. */
export const briefFollows = new RegExp(
  `,\\s+(?=(?:whereas|while|but)\\s(?:[^\\s,]+\\s){1,4}${brief}|${same})`,
  'i',
);
const saidBriefly = new RegExp(`^(?:whereas|while|but)\\s(?<who>(?:[^\\s,]+\\s){1,4})${brief}`, 'i');
const saidOfAll = new RegExp(`^${same}(?<who>[^,;.]{2,60}?)(?: too| as well)?\\.?$`, 'i');

/** Others, and an answer or a limit in place of a deed: "keepers only by day", "guests not at all", "for guests it depends on the tide". */
const gapped = wording.i`^(?:(?:and|but|while|whereas|yet) )?(?:(?<who>[^,;:.()]{2,50}?) (?:(?<no>not(?: at all| ever)?|never|no)|(?<too>too|as well)|(?<on>(?:but )?(?:only|if|when|unless|once|as long as|with|within|depending on)\s\S.*?))|(?:for|with) (?<whom>[^,;:.()]{2,50}?),? (?:it|this|that) (?<depends>depends)(?: on (?<dependsOn>\S.*?))?)\.?$`;

/** What a clause says of others in place of a deed; undefined where it names nobody. In a list a capital is enough of a name. */
function gapIn(
  clause: Inline,
  isListed: boolean,
): (RegExpExecArray & { roles: readonly Inline[] }) | undefined {
  const found = gapped.exec(clause.source);
  const who = found?.groups?.who ?? found?.groups?.whom;
  if (!found || !who) return undefined;
  const start = clause.source.indexOf(who);
  const roles = rolesNamed(slice(clause, start, start + who.length));
  const isName = (role: Inline): boolean =>
    (isSomebody(plain(role)) && !(found.groups?.too && wording`^\p{Ll}`.test(who))) ||
    (isListed && wording`^[*]{0,2}\p{Lu}`.test(role.source));
  return roles?.every(isName) ? Object.assign(found, { roles }) : undefined;
}

const noOthers = /^(?:and |but )?(?:nobody|no one|none) else\.?$/i;

/** A clause, and each part behind a comma that says in place of a deed how it is with others. */
export function withGaps(clause: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  for (const part of splitOutside(clause, ',')) {
    const last = parts.at(-1);
    if (last && noOthers.test(part.source)) continue;
    if (!last || gapIn(part, true)) parts.push(part);
    else
      parts[parts.length - 1] = slice(clause, last.at.start - clause.at.start, part.at.end - clause.at.start);
  }
  return parts;
}

/** The deeds before a clause for others that it names in place of one, as it allows them. */
export function goneOver(
  clause: Inline,
  before: MayLine | undefined,
  isListed: boolean,
): readonly MayLine[] | undefined {
  const gap = before && gapIn(clause, isListed);
  if (!before || !gap) return undefined;
  const { no, on, depends, dependsOn } = gap.groups ?? {};
  const limit = on ?? dependsOn ?? depends;
  const start = clause.source.lastIndexOf(limit ?? '');
  return [
    {
      roles: gap.roles,
      actions: before.actions.map((action) => conditioned(action).action),
      allowed: no === undefined,
      ...(limit ? { on: slice(clause, start, start + limit.length) } : {}),
    },
  ];
}

/** The deeds before a clause for others, where that says in a few words that they may do them, or may not. */
export function briefly(clause: Inline, found: readonly MayLine[]): readonly MayLine[] | undefined {
  const before = found.at(-1);
  const all = saidOfAll.exec(clause.source)?.groups;
  const { who, no } = all ?? saidBriefly.exec(clause.source)?.groups ?? {};
  if (!before || !who) return undefined;
  const start = clause.source.indexOf(who);
  const roles = rolesNamed(slice(clause, start, start + who.trimEnd().length));
  if (!roles?.every((role) => isSomebody(plain(role)))) return undefined;
  // What is said of the same as the last is meant, and not what is said of others before them.
  const others = found.findLastIndex((line) => line.roles !== before.roles);
  if (all) return found.slice(others + 1).map((line) => ({ ...line, roles }));
  return [{ roles, actions: before.actions, allowed: no === undefined }];
}
