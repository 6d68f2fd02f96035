import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isSomebody } from '../../words/people.ts';
import { areThings, gerundsOf, saidOfGerunds } from '../words/gerunds.ts';
import { isAllOrNone } from '../words/names.ts';
import { rolesNamed } from '../words/subjects.ts';
import type { MayLine, Spoken } from './may-line.ts';

/** What before a verb says that it does not happen, or not always. */
const notAtTimes = "(?<!(?: (?:not|never|longer|hardly|rarely|sometimes|may|might|could|would)|n['’]t))";
/** "Nothing stops a keeper from …", "The lock keeps guests from …": something between somebody and what they do. */
const stops = wording.i`^(?<what>[^,;:.]{2,60}?)${notAtTimes} (?:stops|stop|prevents?|keeps?|hinders?|bars?|blocks?|prohibits?|forbids?|excludes?) (?<who>[^,;:.]{2,60}?) from (?=\p{L}+ing(?:,? | ))`;
const nothing = /^(?:nothing|nobody|no one|no rule|no check)(?: (?:here|else|in \S+ \S+))?$/i;
/** "A guest is kept from …": the same of somebody. */
const stopped = wording.i`^(?<who>[^,;:.]{2,60}?) (?:is|are)(?: (?<not>not|never))? (?:prevented|barred|kept|stopped|blocked|excluded|prohibited|hindered) from (?=\p{L}+ing(?:,? | ))`;
/** "Selling boats is for keepers": whom something done is for, by a word for people. */
const isFor = wording.i`^(?<deed>\p{L}+ing \S[^,;:.]{1,60}?) (?<verb>is|are) for (?<who>(?:(?!\s(?:not|but|except|unless|if|when|while|until|on|in|at|during)\s)[^,;:.]){2,60}?)\.?$`;

/** Those that were spoken of. */
const they =
  /^(?:them|him|her|him or her|(?:such|these|those) (?:users|people|accounts))(?: (?:either|too|as well|all))?$/i;

/** What a clause says of deeds in -ing: that somebody may or may not do them. A clause that names nobody speaks of those `spoken` of. */
export function saidOfDeeds(clause: Inline, spoken: Spoken | undefined): MayLine | undefined {
  if (!/ing[, ]/.test(clause.source) || clause.source.endsWith('?')) return undefined;
  const near = spoken?.isFar ? undefined : spoken?.roles;
  const held = stops.exec(clause.source) ?? stopped.exec(clause.source);
  if (held) return fromDoing(clause, held, near);
  const only = isFor.exec(clause.source)?.groups;
  if (only) return forPeople(clause, only);
  const said = saidOfGerunds(clause);
  if (!said) return undefined;
  const roles = said.who && !they.test(said.who.source) ? rolesNamed(said.who) : near;
  if (!roles || roles.length === 0) return undefined;
  return {
    roles,
    actions: said.deeds,
    allowed: said.allowed,
    ...(said.on ? { on: said.on } : {}),
  };
}

function fromDoing(
  clause: Inline,
  found: RegExpExecArray,
  near: Spoken['roles'] | undefined,
): MayLine | undefined {
  const { what, who = '', not } = found.groups ?? {};
  const start = clause.source.indexOf(who, what?.length ?? 0);
  const roles = they.test(who) ? near : rolesNamed(slice(clause, start, start + who.length));
  const rest = slice(clause, found[0].length, clause.source.replace(/\.$/, '').length);
  const actions = gerundsOf(rest);
  const isFree = what === undefined ? not !== undefined : nothing.test(what);
  return roles && actions.length > 0 ? { roles, actions, allowed: isFree } : undefined;
}

function forPeople(
  clause: Inline,
  { deed = '', verb, who = '' }: Record<string, string>,
): MayLine | undefined {
  if (areThings(deed, verb)) return undefined;
  const start = clause.source.lastIndexOf(who);
  const roles = rolesNamed(slice(clause, start, start + who.length));
  const [first = '', ...others] = deed.split(' ');
  const text = slice(clause, 0, deed.length);
  const actions = gerundsOf({ ...text, source: [first.toLowerCase(), ...others].join(' ') });
  const arePeople = roles?.every((role) => isSomebody(plain(role)) || isAllOrNone(plain(role)));
  return roles && arePeople && actions.length > 0 ? { roles, actions, allowed: true } : undefined;
}

/** Characters of a clause that is looked into, at most. */
const LONGEST = 600;

const following = wording.i`,? (?:so|and|but|yet|while|whereas|thus|hence|therefore) (?=\p{Ll}+ing[ ,]|(?:nothing|nobody|no one) [^;:]{0,80} from )|(?<=\S): (?=\S)`;

/** A clause in two where one of them says of something done who may: "…, so closing gates is refused", "Mending boats is possible: …". */
export function atDeeds(clause: Inline): readonly Inline[] {
  const found = clause.source.length > LONGEST ? null : following.exec(clause.source);
  if (!found || (found[0] !== ': ' && saidOfGerunds(clause))) return [clause];
  const [one, other] = [
    slice(clause, 0, found.index),
    slice(clause, found.index + found[0].length, clause.source.length),
  ];
  const said = found[0] === ': ' ? one : other;
  const isParted = saidOfGerunds(said) !== undefined || stops.test(said.source);
  return isParted ? [one, ...atDeeds(other)] : [clause];
}
