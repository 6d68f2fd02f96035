import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { isSomebody } from '../words/people.ts';
import type { MayLine } from './may-line.ts';
import { rolesNamed } from './subjects.ts';

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
