import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';
import { rolesNamed } from '../words/subjects.ts';
import { actionsListed } from './actions-listed.ts';
import type { MayLine, Spoken } from './may-line.ts';

/** Where a clause begins in which "may" stands before whom it speaks of: "…, nor can a guest lend oars". */
export const invertedFollows =
  /,?\s+(?:and )?(?=(?:nor|neither) (?:can|may|must|should|(?:is|are) \S+ \S+ (?:allowed|able) to)\s|so (?:can|may) (?:an?|the|any|every|all) )/i;
/** "…, and so may the deputy": others who may the same. */
export const whoMayMore = /(?<=^so (?:can|may) [^,]{2,60}), who (?=(?:can|may)\s)/i;
const soMay = wording.i`^so (?:can|may) (?<who>(?:an?|the|any|every|all) [^,;:.]{2,60}?)(?:,? too| as well)?\.?$`;
const opens = wording.i`^(?:nor|neither) (?:can|may|must|should) (?=\p{L})`;

/** What such a clause refuses; a pronoun means those `before`. Undefined for any other clause. */
export function inverted(
  clause: Inline,
  before: MayLine | Spoken | undefined,
): readonly MayLine[] | undefined {
  const same = before && soMay.exec(clause.source)?.groups?.who;
  if (same) {
    const start = clause.source.indexOf(same);
    const roles = rolesNamed(slice(clause, start, start + same.length));
    return roles ? [{ allowed: true, ...before, roles }] : undefined;
  }
  const lead = opens.exec(clause.source)?.[0].length;
  if (lead === undefined) return undefined;
  const end = clause.source.replace(/[.?]$/, '').length;
  // "Neither can sell the boat": of those whom a sentence before is about.
  const [first = ''] = clause.source.slice(lead).split(' ');
  if (/^neither/i.test(clause.source) && isDeed(first)) return undefined;
  const words = [...clause.source.slice(lead, end).matchAll(/\S+/g)];
  // A verb that is not known stands behind a pronoun, or a name of one word with its article.
  const behind = words[/^(?:an?|the|any|every)$/i.test(words[0]?.[0] ?? '') ? 2 : 1];
  const verb = words.find(({ index, 0: word }) => index > 0 && isDeed(word)) ?? behind;
  if (!verb) return [];
  const who = slice(clause, lead, lead + verb.index - 1);
  const roles = /^(?:they|he|she)$/i.test(who.source) ? before?.roles : rolesNamed(who);
  const actions = actionsListed(slice(clause, lead + verb.index, end));
  return roles ? [{ roles, actions, allowed: false }] : [];
}
