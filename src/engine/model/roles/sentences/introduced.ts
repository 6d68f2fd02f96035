import type { Block, Inline, ParagraphBlock } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import { isDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { sentences } from '../../words/phrases.ts';
import { rolesNamed } from '../words/subjects.ts';
import { baseOf, partedAtVerb } from './deeds.ts';
import type { Spoken } from './may-line.ts';

/** Who somebody is, what they have or do, and then what they may: "A visitor is somebody without an account and | may read". */
const form = wording.d`^(?<who>(?:(?:An?|The|Every|Each|an?|the|every|each) \p{L}[\p{L}-]*|\p{Lu}[\p{L}-]*)(?: (?!(?:that|which|who|is|are|has|have)\s)[\p{L}-]+){0,2}?) (?:(?:is|are|has|have|stands? for|means?)|(?<verb>\p{Ll}{2,}[^s\s]s)) (?<rest>[^;:]{3,160}?),? (?:and|but|yet)(?: (?:therefore|so))?$`;

/** Who somebody is, by a word for people, and then "who may": "A harbour master is a keeper with a key, who | may open the gate". */
const oneOf = wording.d`^(?<who>(?:An?|The|Every|Each) \p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}?) (?:is|means) (?<rest>(?:(?:an?|the|any|simply an?) (?<kind>[\p{L}-]+(?: (?!(?:with|without|of|in|on|at|for|from|by|to|who|that|whose|holding|having|and|or)\s)[\p{L}-]+){0,2}?)|one|some(?:body|one)|any(?:body|one)|whoever|everybody|everyone)(?: (?:with|without|of|in|on|at|for|from|by|to|who|that|whose|holding|having)\s[^;:]{2,120}?)?),? (?:and )?(?:who|that)$`;

const anyKind = /(?:^| )(?:persons?|users?|accounts?|members?)$/i;

/** Whom a clause introduces before what they may, and what it says that they do. */
export function introducedBy(
  subject: Inline,
): { readonly who: Inline; readonly does: Inline | undefined } | undefined {
  const one = oneOf.exec(subject.source);
  const isOne =
    one && (one.groups?.kind === undefined || isSomebody(one.groups.kind) || anyKind.test(one.groups.kind));
  const found = (form.exec(subject.source) ?? (isOne ? one : null))?.indices?.groups;
  const [who, verb, rest] = [found?.who, found?.verb, found?.rest];
  const doing = doerBefore(subject);
  if (doing) return doing;
  if (!who || !rest) return undefined;
  // "Sends letters, opens mail and": what somebody does who is named before.
  const [first = ''] = subject.source.slice(...who).split(' ');
  if (/s$/.test(first) && isDeed(baseOf(first.toLowerCase()))) return undefined;
  return { who: slice(subject, ...who), does: verb && slice(subject, verb[0], rest[1]) };
}

/** What joins what somebody does to what they may. */
const joining = /,? (?:and|but|yet)(?: (?:therefore|so|also|then))?(?: (?:they|he|she))?$|,$/;

/** Who does something by a known verb before what they may: "The Keeper (`keeper`) opens gates and |", "Keepers and helpers lend oars, but |". */
function doerBefore(subject: Inline): ReturnType<typeof introducedBy> {
  const end = subject.source.search(joining);
  if (end < 0) return undefined;
  return partedAtVerb(slice(subject, 0, end)).flatMap(({ subject: who, deeds }) => {
    const [verb = ''] = deeds.source.split(/[ ,]/);
    const roles = isDeed(baseOf(verb)) ? rolesNamed(who) : undefined;
    return roles?.every((role) => isSomebody(plain(role))) ? [{ who, does: deeds }] : [];
  })[0];
}

/** A first sentence about somebody, before another: "The caretaker looks after the house.", "Keepers run the gate." */
const opens = wording`^(?:(?:[Tt]he|[Aa]n?|[Ee]very|[Ee]ach)\s(?<name>\*{1,2}[^*\n]{2,40}\*{1,2}|\`[^\`\n]{2,40}\`|[\p{L}-]+(?: (?!(?:never|always|also|only)\s)[\p{L}-]+){0,2}?)(?:, [^,.\n]{2,60},)?\s(?:is|has|was|\p{Ll}{2,}s)|(?<many>(?!These|Those|There|This|Others|Sometimes)\p{Lu}[\p{Ll}-]+?(?: \p{Ll}[\p{L}-]+){0,2}?(?<![s'’])s)(?:, [^,.\n]{2,60},)?\s(?!and\s|or\s)(?:are|have|were|\p{Ll}{2,}(?<!s)))\s[^.\n]{3,200}\.\s`;

const each = '(?:(?:[Tt]he|[Aa]n?) )?\\p{L}[\\p{L}-]+(?: (?!and\\b|or\\b)[\\p{L}-]+)?';
/** A sentence about several: "Keepers and guests share the gate.", "There are keepers, helpers and guests." */
const ofSeveral = wording.d`^(?:[Tt]here are )?(?<names>${each}(?:, ${each})*,? and ${each}?)(?:\.?$| (?:are|have|share|work|see|get|belong|hold|differ|come|live|use|need|do|act|run|know)\s)`;
/** What points back at all whom the sentence before is about. */
const ofAll =
  /^(?:only )?(?:both|neither|either|each|none|all(?: (?:two|three|four|five))?)(?: of (?:them|these))?\s/i;

const allAlone = /^(?:both|neither|either|each|none|all (?:two|three|four|five))(?: of (?:them|these))?$/i;

/** Of how many a word speaks that points back at all of them; undefined where it may be any number. */
function howMany(source: string): number | undefined {
  if (/^(?:both|neither|either)\b/i.test(source)) return 2;
  const word = /^all (?<word>two|three|four|five)\b/i.exec(source)?.groups?.word?.toLowerCase();
  return word === undefined ? undefined : ['two', 'three', 'four', 'five'].indexOf(word) + 2;
}

/**
 * All whom the sentence before is about: "Both can", "Neither of them may"; nobody where that is one alone. Undefined for
 * any other subject, and for "all three", who may be all whom the point names, where nobody stands before it.
 */
export function allBefore(
  { source }: Inline,
  before: Pick<Spoken, 'roles'> | undefined,
): { readonly roles: readonly Inline[] | undefined; readonly isNone: boolean } | undefined {
  if (!allAlone.test(source)) return undefined;
  const roles = before?.roles ?? [];
  // "Both" of three is nobody that is known.
  const isRight = (howMany(source) ?? roles.length) === roles.length;
  if (roles.length > 1) return { roles: isRight ? roles : undefined, isNone: /^n/i.test(source) };
  return /^all /i.test(source) ? undefined : { roles: undefined, isNone: false };
}

/** Whom the sentence right before one that begins with "Both" or "Neither" is about: several, of whom one is somebody. */
function severalBefore({ source, at }: Inline, { text }: ParagraphBlock): Spoken | undefined {
  if (!ofAll.test(source)) return undefined;
  const before = sentences(slice(text, 0, at.start - text.at.start)).at(-1);
  const found = before && ofSeveral.exec(before.source)?.indices?.groups?.names;
  const roles = before && found ? rolesNamed(slice(before, ...found)) : undefined;
  const areRoles = roles && roles.length > 1 && roles.some((role) => isSomebody(plain(role)));
  return areRoles ? { roles, actions: [] } : undefined;
}

/**
 * Whom the first sentence of a paragraph says something of: "The caretaker looks after the house. It may …"; nobody where
 * that is `holder`, whose name stands above it.
 */
export function introducedIn(
  { source, at }: Inline,
  block: Block,
  holder: Inline | undefined,
): Spoken | undefined {
  if (block.kind !== 'paragraph' || at.start <= block.text.at.start) return undefined;
  const several = severalBefore({ source, at }, block);
  if (several) return several;
  const { name, many } = opens.exec(block.text.source)?.groups ?? {};
  const who = name ?? many;
  const inOne = (name: string): string => fold(inSingular(name) ?? name);
  if (!who || (holder && inOne(who) === inOne(plain(holder)))) return undefined;
  // "It" may be a thing.
  if (/^it\b/i.test(source) && !isSomebody(who.replace(/[*`]/g, ''))) return undefined;
  const start = block.text.source.indexOf(who);
  return { roles: [slice(block.text, start, start + who.length)], actions: [] };
}
