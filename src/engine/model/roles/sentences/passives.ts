import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { deedOf } from '../../words/deeds.ts';
import { nameOf } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { splitAt } from '../../words/phrases.ts';
import { rolesNamed } from '../words/subjects.ts';
import type { MayLine } from './may-line.ts';

/** What somebody undergoes is nothing that they do: "cannot be deleted", "can neither be deleted nor renamed". */
export const undergone = /^(?:neither |both |either |only |also |never )?be\b/i;

/** What is done to a thing and by whom: `created by members, deleted by the owner or an admin`. */
export function doneBy(text: Inline, thing: Inline): readonly MayLine[] {
  const parts = splitAt(
    slice(text, 0, text.source.replace(/\.$/, '').length),
    wording`(?:[,;]\s+(?:and\s+)?|\s+and\s+(?<= by [^,;]+))(?=\p{L}+ (?:only )?by )`,
  );
  const lines = parts.flatMap((part): readonly MayLine[] => {
    const found =
      wording`^(?<done>\p{L}+)(?: and (?<also>\p{L}+))? (?:only )?by (?<who>.+?)(?: only| alone)?$`.exec(
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

/** What is done to something, and by whom, behind its name. */
const isDone = wording.i`^(?!(?:it|they|this|that|these|those|what|which|who|there|nothing|everything)\s)(?<thing>[^,;:.]{2,60}?) (?:is|are) (?:always |only |usually )?(?=\p{Ll}+(?: and \p{Ll}+)? (?:only )?by )`;

/** An article right before a name. */
const article =
  /(?:^|\s)(?:the|an?|any|each|every|one|two|three|our|their|its|his|her|both|all|either)\s+[*_`"“]*$/i;

/** Whether a clause names some by whom something is done: "by wardens", "by the owner", but not "by date", "by owner", "by default". */
function namesSome(role: Inline, clause: Inline): boolean {
  const before = clause.source.slice(0, role.at.start - clause.at.start);
  return /(?:s|people|staff|men|women)$/i.test(plain(role)) || article.test(before);
}

/**
 * "Fines are issued by wardens and waived by officers": what a clause tells of a thing that somebody does with it. Nothing
 * where "by" tells how or by what: "sorted by date", "sent by e-mail".
 */
export function toldPassively(clause: Inline): readonly MayLine[] {
  const found = isDone.exec(clause.source);
  const thing = found?.groups?.thing;
  if (!found || thing === undefined) return [];
  const isWord = wording`^(?:An?|The|\p{Lu}\p{Ll}+)(?![\p{L}])`.test(thing);
  const source = isWord ? thing[0]?.toLowerCase() + thing.slice(1) : thing;
  const named = { ...slice(clause, 0, thing.length), source };
  const lines = doneBy(slice(clause, found[0].length, clause.source.length), named);
  const roles = lines.flatMap((line) => line.roles);
  const areDoers =
    roles.some((role) => isSomebody(plain(role))) && roles.every((role) => namesSome(role, clause));
  return areDoers ? lines : [];
}

/** `Notes may be pinned by editors and admins`: who may stands at the end. */
export function passiveOf(
  clause: Inline,
  match: RegExpExecArray,
  before: MayLine | undefined,
): MayLine | undefined {
  const behind = match.index + match[0].length;
  const found =
    wording.i`^(?:only )?be(?:en)? [\p{L}]+.*?(?: only)?(?: by )(?:only )?([^,;]+?(?:, by [^,;]+?)*(?:,? (?:and|or) [^,;]+?)?)(?: only| alone)?\.?$`.exec(
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
  const found =
    wording`\bbe(?:en)? (?<done>\p{L}+(?:, \p{Ll}+(?:ed|en))*(?: (?:and|or) \p{Ll}+(?:ed|en)(?![\p{L}-]))?)(?<rest>.*)$`.exec(
      told.source,
    )?.groups;
  const done = found?.done;
  const isKnown = done?.split(/, | (?:and|or) /).every((each) => deedOf(each) !== undefined);
  if (!done || !isKnown) return undefined;
  const deeds = done.replace(wording.g`\p{L}+`, (each) =>
    /^(?:and|or)$/.test(each) ? each : (deedOf(each) ?? each),
  );
  const name = wording`^\p{Lu}\p{Ll}+(?!\p{Ll}| \p{Lu})`.test(object.source)
    ? object.source[0]?.toLowerCase() + object.source.slice(1)
    : object.source;
  return { source: `${deeds} ${name}${(found.rest ?? '').replace(/\s+only$/i, '')}`, at: told.at };
}
