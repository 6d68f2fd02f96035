import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { words } from '../../words/names.ts';
import { type Head, namesListed } from '../../words/phrases.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { mayBeRole } from '../words/sides.ts';

/** What stands behind a bold title that a full stop closes, in it or behind what brackets add: "**Owner.** …", "**Owner** (`owner`). …". */
function behindTitle({ label, bracket, rest }: Head): Inline | undefined {
  if (/\.\*\*$/.test(label.source)) return rest;
  const stop = bracket ? (/^\.\s+/.exec(rest.source)?.[0].length ?? 0) : 0;
  return stop > 0 ? slice(rest, stop, rest.source.length) : undefined;
}

/**
 * The roles that a bold title names, and the sentences behind it that say what they may: `**Owner.** Can rename it.`
 * Undefined where these speak of anybody else, or of nobody.
 */
export function titledRoles(
  head: Head,
): { readonly roles: readonly Inline[]; readonly said: Inline } | undefined {
  const { kind, names } = head;
  const [title] = names;
  const behind = behindTitle(head);
  if (kind !== 'strong' || !title || names.length > 1 || !behind) return undefined;
  const roles = namesListed(slice(title, 0, title.source.length));
  if (!roles.every(mayBeTitle)) return undefined;
  const said = permissionsOf(behind, { roles, actions: [] }).flatMap((line) =>
    line.roles.length ? line.roles : roles,
  );
  const areTold = said.length > 0 && said.every((role) => roles.includes(titleOf(role, roles)));
  return areTold ? { roles, said: behind } : undefined;
}

function mayBeTitle(name: Inline, index: number): boolean {
  return index === 0 ? mayTitleRole(name) : mayBeRole(name) && plain(name).split(' ').length <= 3;
}

const singulars = (name: Inline): readonly string[] =>
  words(plain(name))
    .split(' ')
    .map((word) => word.replace(/s$/, ''));

/** The titled role that a sentence below the title means: "Guests", of the link-share guest. */
export function titleOf(role: Inline, titled: readonly Inline[]): Inline {
  const called = singulars(role);
  const meant = titled.filter((title) => called.every((word) => singulars(title).includes(word)));
  return meant.length === 1 ? (meant[0] ?? role) : role;
}

/** Whether a name reads as the name of a role: one to three words, none of them a verb's form or a remark's label. */
export function mayTitleRole(name: Inline): boolean {
  return (
    wording`^\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`.test(plain(name)) &&
    !labelsRemark.test(plain(name)) &&
    !wording.i`^\p{L}+ing\b.*$`.test(plain(name))
  );
}

/** Labels of remarks, which name nobody: "**Note:** …". */
export const labelsRemark = /^(?:notes?|important|exceptions?|warnings?|hints?|tips?|rules?|limits?)$/i;
