import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { splitAt } from '../../words/phrases.ts';
import { gerundsOf } from '../words/gerunds.ts';
import { rolesNamed } from '../words/subjects.ts';
import { actionsListed } from './actions-listed.ts';
import { namedEach } from './deeds-behind.ts';
import type { MayLine, Spoken } from './may-line.ts';

/** "Whether a keeper can close the gate depends on the tide" */
const first = wording.i`^whether (?<who>[^,;:]{2,40}?) (?:can|may|(?:is|are) allowed to) (?<deed>[^;:]{3,160}?) (?:depends|hangs) on (?<on>[^;:]{2,120}?)(?=\.?$|[:;]\s|,? (?:and so does|as does|and the same goes for) )`;
const they = /^(?:they|he|she|(?:such an?|this|such|these) [a-z-]+)$/i;
/** "…, and so does whether they can lend oars": what depends on the same. */
const next = /,? (?:and so does|as does|and the same goes for) (?=whether )/i;
const further = wording.i`^whether (?<who>[^,;:]{2,40}?) (?:can|may|(?:is|are) allowed to) (?<deed>[^;:]{3,80}?)(?:\s*\([^()]*\))?\.?$`;

/** "Closing the gate depends on the tide", of those spoken of before. */
const gerund = wording.i`^(?<deed>\p{L}+ing [^,;:.]{2,60}?) (?:(?:also|always|still) )?(?:depends|hangs) on (?<on>[^;:]{2,120}?)\.?$`;

function deedDepending(clause: Inline, spoken: Spoken | undefined): readonly MayLine[] {
  const { deed, on } = gerund.exec(clause.source)?.groups ?? {};
  if (!deed || !on || !spoken?.roles.length) return [];
  const start = clause.source.lastIndexOf(on);
  const actions = namedEach(gerundsOf(slice(clause, 0, deed.length)), spoken);
  if (actions.length === 0) return [];
  return [{ roles: spoken.roles, actions, allowed: true, on: slice(clause, start, start + on.length) }];
}

/**
 * What a clause says that it depends on something whether somebody may. A pronoun means those `spoken` of. Empty where it
 * leaves open on what: "Whether they may is not known".
 */
export function dependingIn(clause: Inline, spoken?: Spoken): readonly MayLine[] {
  const found = first.exec(clause.source)?.groups;
  if (!found?.on) return deedDepending(clause, spoken);
  const on = slice(
    clause,
    clause.source.indexOf(found.on),
    clause.source.indexOf(found.on) + found.on.length,
  );
  let roles: readonly Inline[] | undefined = spoken?.roles;
  return splitAt(clause, next).flatMap((part, index): readonly MayLine[] => {
    const { who = '', deed = '' } = (index === 0 ? first : further).exec(part.source)?.groups ?? {};
    if (who === '' || deed === '') return [];
    const [at, from] = [part.source.indexOf(who), part.source.indexOf(deed)];
    if (!(they.test(who) && roles?.length)) roles = rolesNamed(slice(part, at, at + who.length));
    const actions = namedEach(actionsListed(slice(part, from, from + deed.length)), spoken);
    return roles && roles.length > 0 ? [{ roles, actions, allowed: true, on }] : [];
  });
}
