import type { Inline } from '../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../syntax/inline.ts';
import { statements, words } from './names.ts';
import { namesListed, sentences } from './phrases.ts';

/** What a sentence lets somebody do. */
export interface MayLine {
  /** Empty where the sentence begins with "May": the heading above names who. */
  readonly roles: readonly Inline[];
  readonly actions: readonly Inline[];
  readonly allowed: boolean;
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
  /,?\s+(?:unless|if|when(?:ever)?|while|once|provided(?: that)?|as long as|except (?:if|when|for|in)|wenn|solange|außer|sofern|si|sauf)\s(?=\S)/i;

const may =
  /(?<![\p{L}`])(?:(?<no>may not|may never|can not|cannot|can['’]t|can never|must not|(?:is|are) not (?:allowed|permitted|able) to|darf (?:nicht|keine)|dürfen (?:nicht|keine)|ne peu(?:t|vent) pas)|(?<yes>may(?: only)?|can(?: only)?|(?:is|are) (?:allowed|permitted|able) to|has the right to|have the right to|darf|dürfen|peut|peuvent))(?:,? (?:in addition|also|additionally))?(?![\p{L}])\s*:?\s*/iu;

/** What may stand before who: "In addition an admin may". */
const adverbial =
  /^(?:in addition|additionally|also|besides|moreover|furthermore|further|however|likewise|similarly|finally|außerdem|zusätzlich|en outre|de plus)\b,?\s*/i;

/** Where another "may" or "may not" of the same roles begins. */
const turned =
  /(?:,\s*(?:and|but)?|\s+(?:but|and))\s+(?:(?:they|he|she)\s+)?(?=(?:may|can(?:not)?|can['’]t|must not)\s)/i;

/** Who is nobody in particular, or no person. */
const nobody =
  /^(?:what|these|those|how|if|when|where|everyone|everybody|anyone|anybody|nobody|no one|it|they|you|one|this|that|which|there|nothing|all|others?|the (?:server|system|page|app|application|client|screen)|who)\b/i;

/** What sentences such as `Editors may publish and archive articles; they may not delete them.` allow. */
export function permissionsOf(text: Inline): readonly MayLine[] {
  const found: MayLine[] = [];
  for (const clause of sentences(text).flatMap(statements)) {
    const match = may.exec(clause.source);
    // What ends in a colon leads to a list.
    if (!match || clause.source.endsWith(':')) continue;
    const before = slice(clause, 0, match.index);
    const passive = passiveOf(clause, match);
    if (passive) {
      found.push(passive);
      continue;
    }
    const led = adverbial.exec(before.source)?.[0].length ?? 0;
    const own = rolesNamed(slice(before, led, before.source.length));
    const pronoun = /^(?:but|and|they|he|she|it|who)?[\s,]*(?:they|he|she)?$/i.test(before.source);
    const roles =
      own ?? (pronoun ? (found.at(-1)?.roles ?? (before.source === '' ? [] : undefined)) : undefined);
    if (!roles || undergone.test(clause.source.slice(match.index + match[0].length))) continue;
    let rest = slice(clause, match.index + match[0].length, clause.source.replace(/\.$/, '').length);
    let allowed = match.groups?.no === undefined;
    // "may publish, may not delete", "can publish but cannot delete"
    for (let turn = turned.exec(rest.source); rest.source !== ''; turn = turned.exec(rest.source)) {
      const said = turn ? slice(rest, 0, turn.index) : rest;
      if (said.source !== '') found.push({ roles, actions: actionsListed(said), allowed });
      const later = turn && slice(rest, turn.index + turn[0].length, rest.source.length);
      const next = later && may.exec(later.source);
      if (!later || !next) break;
      allowed = next.groups?.no === undefined;
      rest = slice(later, next.index + next[0].length, later.source.length);
    }
  }
  return found;
}

/** `Notes may be pinned by editors and admins`: who may stands at the end. */
function passiveOf(clause: Inline, match: RegExpExecArray): MayLine | undefined {
  const behind = match.index + match[0].length;
  const found =
    /^(?:only )?be(?:en)? [\p{L}]+.*?(?: only)?(?: by )(?:only )?([^,;]+(?:,? (?:and|or) [^,;]+)?)\.?$/iu.exec(
      clause.source.slice(behind),
    );
  const who = found?.[1];
  if (!who) return undefined;
  const start = clause.source.lastIndexOf(who);
  const roles = rolesNamed(slice(clause, start, start + who.length));
  const action = slice(clause, 0, clause.source.lastIndexOf(' by ', start));
  return roles && { roles, actions: [action], allowed: match.groups?.no === undefined };
}

/** What somebody undergoes is nothing that they do: "cannot be deleted", "can neither be deleted nor renamed". */
const undergone = /^(?:neither |both |either |only |also |never )?be\b/i;

/** The roles that a subject names: a few short names; undefined where it is something else. */
function rolesNamed(subject: Inline): readonly Inline[] | undefined {
  const source = subject.source.replace(/[.:,]\**$/, '');
  if (source === '') return undefined;
  const lead = /^(?:only|both|an?|the|any|every|each|all|nur|ein|eine|der|die|un|une|le|la|les)\s+/i;
  const names = namesListed(slice(subject, 0, source.length)).map((part) => {
    let bare = part;
    for (let cut = lead.exec(bare.source); cut; cut = lead.exec(bare.source))
      bare = slice(bare, cut[0].length, bare.source.length);
    const kind = /\s+(?:roles?|accounts?)$/i.exec(bare.source);
    if (kind) bare = slice(bare, 0, kind.index);
    return /^\*\*[^*]+\.\*?\*?$/.test(bare.source)
      ? slice(bare, 2, bare.source.replace(/[.*]+$/, '').length)
      : bare;
  });
  const short = names.every((name) => {
    const text = plain(name);
    return (
      text !== '' &&
      text.split(' ').length <= 3 &&
      !nobody.test(text) &&
      /^[\p{L}"'`]/u.test(text) &&
      !/[\d.]/.test(text)
    );
  });
  return short ? names : undefined;
}

/** The actions of a list: a lone verb goes with what follows it (`create, edit or delete tags`), a lone object with what is before. */
export function actionsListed(text: Inline): readonly Inline[] {
  const found: { start: number; end: number }[] = [];
  let pending: number | undefined;
  const parts = splitOutside(text, ',;');
  const final = parts.at(-1);
  for (const part of parts) {
    const lead = /^(?:and|or|und|oder|et|ou)\s+/i.exec(part.source)?.[0].length ?? 0;
    const start = part.at.start - text.at.start + lead;
    const end = part.at.end - text.at.start;
    const bare = part.source.slice(lead);
    const last = found.at(-1);
    if (/^(?:but|which|who|where|so|although|unless|if|when|without|in addition)\b/i.test(bare)) continue;
    if (!/\s/.test(bare)) pending ??= start;
    else if (
      last &&
      pending === undefined &&
      (part === final ? /^\S+ (?:or|and) \S+$/ : /^\S+ or \S+$/).test(bare)
    )
      last.end = end;
    else {
      found.push({ start: pending ?? start, end });
      pending = undefined;
    }
  }
  if (pending !== undefined) {
    const last = found.at(-1);
    if (last) last.end = text.source.length;
    else found.push({ start: pending, end: text.source.length });
  }
  return found.map(({ start, end }) => slice(text, start, end));
}

const speaksOfRoles =
  /\b(?:roles?|positions?|actors?|user types?|kinds of (?:users?|people)|rollen?|rôles?)\b/i;

/** The roles that a sentence about roles names in code or bold: "There are two roles: `editor` and `reader`." */
export function rolesOfSentence(text: Inline): readonly Inline[] {
  if (!speaksOfRoles.test(text.source)) return [];
  // "The roles come from `Membership`: **owner**, **user**": behind a colon they are listed.
  const colon = pieces(text).find(
    (piece) => piece.kind === 'text' && /:\s/.test(text.source.slice(piece.start, piece.end)),
  );
  const from = colon ? text.source.indexOf(':', colon.start) : 0;
  return pieces(text)
    .filter((piece) => piece.start >= from)
    .filter(
      (piece) =>
        (piece.kind === 'code' || piece.kind === 'strong') && words(piece.text).split(' ').length <= 3,
    )
    .filter(
      (piece) =>
        piece.start > 0 && /^[\p{L}][\p{L}\p{N} _-]*$/u.test(piece.text) && !speaksOfRoles.test(piece.text),
    )
    .map((piece) => slice(text, piece.innerStart, piece.innerEnd));
}
