import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { numbered } from '../words/clause-numbers.ts';
import { deedOf } from '../words/deeds.ts';
import { nameOf, statements } from '../words/names.ts';
import { sentences, splitAt } from '../words/phrases.ts';
import { actionsListed, actionsOfLine } from './actions-listed.ts';
import { rolesNamed } from './subjects.ts';

/** What a sentence lets somebody do. */
export interface MayLine {
  /** Empty where the sentence begins with "May": the heading above names who. */
  readonly roles: readonly Inline[];
  readonly actions: readonly Inline[];
  readonly allowed: boolean;
  /** What stands before it and limits it: `If a board is public, …`. */
  readonly on?: Inline;
  /** What it is done to, where a passive clause says so: a pronoun in the next one means it. */
  readonly object?: Inline;
}

/** An action with what it depends on: `register | when sign-up is open`. */
export function conditioned(action: Inline): { readonly action: Inline; readonly on: Inline | undefined } {
  const found = dependsOn.exec(action.source);
  if (!found || found.index === 0) return { action, on: undefined };
  return {
    action: slice(action, 0, found.index),
    on: slice(action, found.index + found[0].search(/\p{L}/u), action.source.length),
  };
}

const dependsOn =
  /,?\s+(?:(?:but )?only (?:if|when|while|once|as long as|to the extent that|after|before|with)|unless|if|when(?:ever)?|while|once|provided(?: that)?|as long as|except|wenn|solange|außer|sofern|si|sauf)\s(?=\S)/i;

const may =
  /(?<![\p{L}`])(?:(?<no>may not|may never|can not|cannot|can['’]t|can never|must not|must never|(?:is|are)(?: not|n['’]t) (?:allowed|permitted|able|entitled|authori[sz]ed) to|(?:is|are) (?:forbidden|never allowed) to|(?:ha(?:s|ve) no|do(?:es)?(?: not|n['’]t) have (?:the |any )?) ?(?:authority|right|permission|rights) to|darf (?:nicht|keine)|dürfen (?:nicht|keine)|ne peu(?:t|vent) pas)|(?<yes>may(?: only)?|can(?: only)?|(?:is|are) (?:also )?(?:allowed|permitted|able|entitled|authori[sz]ed|free) to|ha(?:s|ve) (?:the )?(?:right|authority|permission|power) to|darf|dürfen|peut|peuvent))(?:,? (?:in addition|also|additionally))?(?![\p{L}])\s*:?\s*/iu;

/** What may stand before who: "In addition an admin may". */
const adverbial =
  /^(?:in addition|additionally|also|besides|moreover|furthermore|further|however|likewise|similarly|finally|then|otherwise|in that case|außerdem|zusätzlich|en outre|de plus)\b,?\s*/i;

/** Where another "may" or "may not" of the same roles begins. */
const turned =
  /(?:,\s*(?:and|but)?|\s+(?:but|and))\s+(?:(?:they|he|she)\s+)?(?=(?:may|can(?:not)?|can['’]t|must not)\s)/i;

/** Where a clause with a subject of its own begins: `…, and settings of others cannot be changed`. */
const subjectFollows =
  /,\s+(?:and|but|while|whereas)\s+(?=(?!that |which |who )[^\s,;]+(?: (?!that |which |who )[^\s,;]+){0,7}? (?:may|can(?:not)?|can['’]t|must not)\s)/i;

/** What limits what a sentence allows, before its subject. */
const limitedBy =
  /^(?:if|when|while|once|unless|as long as|on|in|during|after|before|until|for|wenn|solange|si)\s(?:(?!\b(?:may|can|cannot|must)\b)[^,])+,\s+(?!and |or )/i;

const granted =
  /^(?<action>(?:\p{L}+ing|\p{L}+ion)(?: [^,;:.]{1,60}?)?) (?:(?:is|are) (?:reserved for|limited to|restricted to|(?:only )?(?:open|available) to|only for|left to) (?<who>[^,;]+?)|(?:requires?|needs?) (?:the |an? )?(?<role>[^,;]+?) (?:role|rights))\.?$/iu;

/** A thing that is for somebody alone: `Exports are reserved for admins`, `The audit log is for admins only`. */
const reserved =
  /^(?<action>(?!(?:it|they|this|that|these|those|which|what|who)\b)[^,;:.]{3,60}?) (?:is|are) (?:(?:reserved for|restricted to|only for|(?:available|accessible|open) only to) (?<who>(?!\p{L}+ing\b)[^,;]+?)(?: only| alone)?|for (?<role>[^,;]+?) (?:only|alone))\.?$/iu;

/** Who is left out of nobody: "Nobody but an admin may", "No one except the owner can". */
const nobodyBut =
  /^(?:nobody|no one|none)(?: else)?,? (?:but|except(?: for)?|other than|besides|apart from) /i;

/** What goes back to the action of the clause before. */
const isSame = /^do (?:so|this|that|it)\b/i;

/** All but what is said of it: `everything except delete the workspace`. */
const allBut =
  /^(?:do )?(?:everything|anything|all)(?: else)?(?: [^,;]{1,40}?)?,? (?:except|but|other than|apart from|save)(?: for)? (?:to )?/i;

/**
 * What sentences such as `Editors may publish and archive articles; they may not delete them.` allow. `earlier` is
 * what the sentence before says, of whom a pronoun speaks and which "only admins can" repeats. A line of a list that begins with "can" says
 * one thing of who stands above it, however many verbs it has.
 */
export function permissionsOf(
  text: Inline,
  earlier?: Pick<MayLine, 'roles' | 'actions'>,
  isLine = false,
): readonly MayLine[] {
  const found: MayLine[] = [];
  const clauses = sentences(text)
    .flatMap(statements)
    .flatMap((each) => splitAt(numbered(each), subjectFollows));
  for (const whole of clauses) {
    const granted = storyOf(whole) ?? grantOf(whole) ?? needOf(whole);
    if (granted) {
      found.push(granted);
      continue;
    }
    const limit = limitedBy.exec(whole.source)?.[0];
    const clause = slice(whole, limit?.length ?? 0, whole.source.length);
    const on = limit ? slice(whole, 0, limit.replace(/,\s*$/, '').length) : undefined;
    const match = may.exec(clause.source);
    // What ends in a colon leads to a list.
    if (!match || clause.source.endsWith(':')) continue;
    const before = slice(clause, 0, match.index);
    const passive = passiveOf(clause, match, found.at(-1));
    if (passive) {
      found.push(passive);
      continue;
    }
    const led = (nobodyBut.exec(before.source) ?? adverbial.exec(before.source))?.[0].length ?? 0;
    const none = notEven.exec(before.source.slice(led))?.[0].length ?? 0;
    const pronoun =
      /^(?:but|and|they|he|she|it|who)?[\s,]*(?:they|(?:s?he|he|she)(?:\/(?:s?he)| or s?he)?)?$/i.test(
        before.source,
      );
    const own = pronoun ? undefined : rolesNamed(slice(before, led + none, before.source.length));
    const roles =
      own ??
      (pronoun
        ? (found.at(-1)?.roles ??
          (before.source === ''
            ? []
            : (earlier?.roles ?? (/\b(?:they|he|she)\b/i.test(before.source) ? [] : undefined))))
        : undefined);
    if (!roles || undergone.test(clause.source.slice(match.index + match[0].length))) continue;
    let rest = slice(clause, match.index + match[0].length, clause.source.replace(/\.$/, '').length);
    let allowed = match.groups?.no === undefined && none === 0;
    const again = rest.source === '' ? (found.at(-1) ?? earlier) : undefined;
    if (again) found.push({ roles, actions: again.actions.map((each) => conditioned(each).action), allowed });
    const isOne = isLine && before.source === '';
    // "may publish, may not delete", "can publish but cannot delete"
    for (let turn = turned.exec(rest.source); rest.source !== ''; turn = turned.exec(rest.source)) {
      const said = turn ? slice(rest, 0, turn.index) : rest;
      const line = saidOf(said, roles, allowed, isOne ? undefined : found.at(-1), isOne);
      if (line && !(on && !allowed)) found.push(on ? { ...line, on } : line);
      const later = turn && slice(rest, turn.index + turn[0].length, rest.source.length);
      const next = later && may.exec(later.source);
      if (!later || !next) break;
      allowed = next.groups?.no === undefined;
      rest = slice(later, next.index + next[0].length, later.source.length);
    }
  }
  return found;
}

/** A user story: `As a moderator, I can close topics so that …`. */
const story =
  /^as (?:an? |the )?(?<who>[^,;.]{2,50}?),? (?:i|we|you) (?:(?<no>cannot|can['’]t|can not|may not|must not|(?:should|am|are)(?: not|n['’]t) (?:be )?(?:able|allowed) to)|can|may|want(?: to be able)? to|need(?: to be able)? to|would like to|should be able to|must be able to|am (?:able|allowed) to|are (?:able|allowed) to) (?<what>[^;]+?)(?:,? (?:so that|so i|so we|in order to|because)\b.*)?\.?$/i;

function storyOf(clause: Inline): MayLine | undefined {
  const found = story.exec(clause.source);
  const { who = '', what = '', no } = found?.groups ?? {};
  const start = clause.source.indexOf(who, 3);
  const roles = found ? rolesNamed(slice(clause, start, start + who.length)) : undefined;
  const from = clause.source.indexOf(what, start + who.length + 2);
  return (
    roles && {
      roles,
      actions: actionsListed(slice(clause, from, from + what.length)),
      allowed: no === undefined,
    }
  );
}

/** What turns who may into who may not: "Not even admins can." */
const notEven = /^(?:not even|neither)\s+/i;

/** An action on what the clause before is about, with its name: `delete it` behind `edit a board` is `delete a board`. */
function named(action: Inline, before: MayLine | undefined): Inline {
  const found = /^(?<verb>\p{Ll}+(?:,? (?:and |or )?\p{Ll}+)?) (?:it|them|these|those)(?=$|\s)/u.exec(
    action.source,
  );
  const earlier = before?.actions.at(-1);
  if (!found || !earlier) return action;
  const object = objectOf.exec(conditioned(earlier).action.source)?.groups?.object;
  return object
    ? { source: `${found.groups?.verb} ${object}${action.source.slice(found[0].length)}`, at: action.at }
    : action;
}

/** What a deed is done to: `a board` of `edit or close a board`. */
const objectOf =
  /^\p{Ll}+(?:(?:,| or| and|, or|, and) \p{Ll}+)* (?<object>(?!(?:it|them|to|with|for|in|on|from)\b)\S.*)$/u;

/** What is left out of what somebody may: `edit own comments, but not those of other people`. */
const butNot = /,?\s+but not\s.*$/i;

/** What a clause says behind "may"; nothing where it is no deed of its own, such as everything. */
function saidOf(
  said: Inline,
  roles: readonly Inline[],
  allowed: boolean,
  before: MayLine | undefined,
  isOne: boolean,
): MayLine | undefined {
  const but = allBut.exec(said.source)?.[0].length;
  if (but !== undefined)
    return { roles, actions: actionsListed(slice(said, but, said.source.length)), allowed: !allowed };
  if (/^(?:(?:do )?(?:everything|anything)(?: else)?)?$/i.test(said.source)) return undefined;
  const same = isSame.test(said.source) ? before?.actions : undefined;
  if (isOne)
    return { roles, actions: actionsOfLine(slice(said, 0, said.source.replace(butNot, '').length)), allowed };
  return { roles, actions: same ?? actionsListed(said).map((each) => named(each, before)), allowed };
}

/** `Deleting a project is reserved for owners`, `exporting requires the admin role`. */
function grantOf(clause: Inline): MayLine | undefined {
  const found = granted.exec(clause.source) ?? reserved.exec(clause.source);
  const who = found?.groups?.who ?? found?.groups?.role;
  if (!found?.groups?.action || !who) return undefined;
  const start = clause.source.lastIndexOf(who);
  const roles = rolesNamed(slice(clause, start, start + who.length));
  return roles && { roles, actions: [slice(clause, 0, found.groups.action.length)], allowed: true };
}

const you = '(?:you|one|users?|people|somebody|they)';
const mustBe = '(?:must|needs? to|has to|have to) be';
/** Who one has to be for something: `To export a board, you must be an admin`, `one needs to be the owner to delete it`. */
const needed = [
  new RegExp(
    `^to (?<action>[^,;]{3,60}),? ${you} needs? (?:the |an? )?(?<who>[^,;]+?) (?:role|rights|permission)\\.?$`,
    'i',
  ),
  new RegExp(`^to (?<action>[^,;]{3,60}), ${you} ${mustBe} (?<who>[^,;]+?)\\.?$`, 'i'),
  new RegExp(`^${you} ${mustBe} (?<who>[^,;]+?) to (?<action>[^,;]{3,60}?)\\.?$`, 'i'),
];

function needOf(clause: Inline): MayLine | undefined {
  for (const pattern of needed) {
    const { who = '', action = '' } = pattern.exec(clause.source)?.groups ?? {};
    const [start, from] = [clause.source.lastIndexOf(who), clause.source.indexOf(action)];
    const roles = who ? rolesNamed(slice(clause, start, start + who.length)) : undefined;
    if (roles) return { roles, actions: [slice(clause, from, from + action.length)], allowed: true };
  }
  return undefined;
}

/** What is done to a thing and by whom: `created by members, deleted by the owner or an admin`. */
export function doneBy(text: Inline, thing: Inline): readonly MayLine[] {
  const parts = splitAt(
    slice(text, 0, text.source.replace(/\.$/, '').length),
    /[,;]\s+(?:and\s+)?(?=\p{L}+ (?:only )?by )/u,
  );
  const lines = parts.flatMap((part): readonly MayLine[] => {
    const found =
      /^(?<done>\p{L}+)(?: and (?<also>\p{L}+))? (?:only )?by (?<who>.+?)(?: only| alone)?$/u.exec(
        part.source,
      );
    const { done = '', also = '', who = '' } = found?.groups ?? {};
    const deeds = [done, also].filter(Boolean).map(deedOf);
    const start = part.source.indexOf(who, part.source.indexOf(' by '));
    const roles = found ? rolesNamed(slice(part, start, start + who.length)) : undefined;
    const actions = deeds.flatMap((deed) =>
      deed ? { source: `${deed} ${nameOf(thing).name}`, at: part.at } : [],
    );
    return roles && actions.length === deeds.length ? [{ roles, actions, allowed: true }] : [];
  });
  return lines.length === parts.length ? lines : [];
}

/** `Notes may be pinned by editors and admins`: who may stands at the end. */
function passiveOf(clause: Inline, match: RegExpExecArray, before: MayLine | undefined): MayLine | undefined {
  const behind = match.index + match[0].length;
  const found =
    /^(?:only )?be(?:en)? [\p{L}]+.*?(?: only)?(?: by )(?:only )?([^,;]+(?:,? (?:and|or) [^,;]+)?)\.?$/iu.exec(
      clause.source.slice(behind),
    );
  const who = found?.[1];
  if (!who) return undefined;
  const start = clause.source.lastIndexOf(who);
  const roles = rolesNamed(slice(clause, start, start + who.length));
  const behindSubject = slice(clause, 0, clause.source.lastIndexOf(' by ', start));
  const pronoun = /^(?:they|it|these|those)\s*$/i.test(clause.source.slice(0, match.index));
  const object = pronoun ? before?.object : slice(clause, 0, match.index);
  const action = (object && activeOf(object, behindSubject)) ?? behindSubject;
  return (
    roles && {
      roles,
      actions: [action],
      allowed: match.groups?.no === undefined,
      ...(object ? { object } : {}),
    }
  );
}

/** A deed that is told of what it is done to, as what somebody does: `edit comments` of "comments can be edited". */
function activeOf(object: Inline, told: Inline): Inline | undefined {
  const found = /\bbe(?:en)? (?<deed>\p{L}+)(?<rest>.*)$/u.exec(told.source)?.groups;
  const deed = found && deedOf(found.deed ?? '');
  const name = /^\p{Lu}\p{Ll}/u.test(object.source)
    ? object.source[0]?.toLowerCase() + object.source.slice(1)
    : object.source;
  return deed
    ? { source: `${deed} ${name}${(found.rest ?? '').replace(/\s+only$/i, '')}`, at: told.at }
    : undefined;
}

/** What somebody undergoes is nothing that they do: "cannot be deleted", "can neither be deleted nor renamed". */
const undergone = /^(?:neither |both |either |only |also |never )?be\b/i;
