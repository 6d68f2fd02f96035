import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { modals } from '../words/modals.ts';
import { rolesNamed } from '../words/subjects.ts';

/** A user story without whom it speaks of, and where in it stands what they may. */
export interface Story {
  readonly roles: readonly Inline[];
  readonly rest: Inline;
  readonly match: RegExpExecArray;
}

/** `As a **moderator** (of a board), I`, `As a clerk, when a copy comes back, then I`. */
const opening =
  /^[*_]*as (?:an? |the |one of the )?[*_]*(?<who>[^,;.()*_]{2,50}?)[*_]*(?: \([^()]*\))?[*_]*,?[*_]*(?: (?:when|whenever|if|once|after|before|while|as soon as|having) [^,;.]{3,100},(?: then)?)? (?:i|we|you) (?=\S)/i;

/** What is not somebody behind "as": `As a result, you can …`, `As of today we can …`. */
const nobody =
  /^(?:of|to|for|if|in|with|it|we|you|i|such|usual|above|said|before|soon|long|far|well|described|mentioned|shown|noted|(?:first |last |next |final )?(?:results?|consequence|examples?|rule|whole|matter|default|note|exception|reminder|resort|step|precaution|side effect|fallback|start|workaround|alternative|bonus|compromise|summary))\b/i;

const wish = new RegExp(
  `^(?:(?<no>${modals.no}|(?:should|am|are)(?: not|n['’]t) (?:be )?(?:able|allowed) to|do(?: not|n['’]t) (?:want|need) to)|(?:${modals.yes}|(?:would )?(?:want|need|like)(?: to be able)? to|should be able to|must be able to|wish to))(?: also)?(?:\\s+|(?=[.,]?$))`,
  'i',
);

/** What a story is told for: it is no part of what is done. */
const purpose = /,? (?:so that|so i|so we|in order to|because|such that)\b.*$/i;

/** Whose story a clause tells: `trader` of "As a trader, I …". Undefined for every other sentence. */
export function tellerOf({ source }: Inline): string | undefined {
  const who = /^[*_]*as /i.test(source) ? opening.exec(source)?.groups?.who : undefined;
  return who && !nobody.test(who) ? who : undefined;
}

/** A user story: `As a moderator, I can close topics so that …`. Undefined for every other sentence. */
export function storyOf(clause: Inline): Story | undefined {
  if (!/^[*_]*as /i.test(clause.source)) return undefined;
  const found = opening.exec(clause.source);
  const who = found?.groups?.who ?? '';
  const start = clause.source.indexOf(who, 2);
  const roles = found ? rolesNamed(slice(clause, start, start + who.length)) : undefined;
  if (!found || !roles || nobody.test(who)) return undefined;
  const rest = slice(clause, found[0].length, clause.source.replace(purpose, '').length);
  const match = wish.exec(rest.source);
  return match ? { roles, rest, match } : undefined;
}
