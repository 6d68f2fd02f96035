import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { statements } from '../../words/names.ts';
import { headOf, isParted, namesListed, sentences, splitAt } from '../../words/phrases.ts';
import { leftOutOf } from './names.ts';

/** One side of what a line allows: some names, and whether they may. The line's other part says what, or who. */
export interface Side {
  readonly names: readonly Inline[];
  /** The names together, as written. */
  readonly text: Inline;
  readonly allowed: Allowed;
  /**
   * How plainly the line says so: `may` of somebody, `allowed` in so many words, `hint` by a word that may mean
   * something else (`only`, `not`), `nothing` where the names stand alone.
   */
  readonly by: 'may' | 'allowed' | 'hint' | 'nothing';
}

const modal = {
  yes: 'may(?: do| also)?|can(?: do| also)?|always|darf|dürfen|peut',
  no: 'may not|must not|can(?:not| not)|darf nicht|ne peut pas',
};
const plainly = {
  yes: 'is allowed|are allowed|allowed|allows?|permitted|permits?|granted|grants?|erlaubt|autorisés?',
  no: 'prohibited|denied|deny|denies|forbidden|refused|not allowed|not permitted|not granted|verboten|nicht erlaubt|interdit',
};
const hinting = {
  yes: 'yes|only|requires?|required|needs?|who|roles?|restricted|limited|open(?= (?:to|for) |\\s*[:=])|available|reserved|nur',
  no: 'no|not|never|except|nicht',
};
const toWhom = '(?: (?:to|for|by|für|von|à|pour|roles?|actions?))?';

const words = (side: 'yes' | 'no'): string => `${modal[side]}|${plainly[side]}|${hinting[side]}`;

/** A word that allows or refuses, at the head of a clause; a colon may stand behind it. */
const label = wording.i`^(?:and |but )?[*_]*(?:(?<no>${words('no')})|(?<yes>${words('yes')}))${toWhom}[*_]*(?<colon>\s*[:=][*_]*)?(?:\s+|$)`;
const isModal = wording.i`^(?:${modal.no}|${modal.yes})\b`;
const isPlain = wording.i`^(?:${plainly.no}|${plainly.yes})\b`;

/** What a name depends on: `visitor only if the board is public`. */
const behindName = /(?<=^\S+(?: \S+){0,2}) (?:only )?(?=(?:if|when|while|unless|as long as)\s)/i;

/** How plainly a label says who may. */
function plainness({ 0: whole, groups }: RegExpExecArray): Side['by'] {
  const word = whole.replace(/^(?:and |but )?[*_]*/i, '');
  return isModal.test(word) ? 'may' : isPlain.test(word) || groups?.colon ? 'allowed' : 'hint';
}

const answer =
  /^(?<name>(?!only\b|not\b)\S.*?)?(?:\s*[:=]\s*|\s+|^)(?:(?<yes>yes|sure|always|(?<=\S )(?<!\bif )any(?: of them)?|✓|✔|✅|allowed|ja|oui)|(?<no>no|never|✗|✘|❌|not (?:allowed|permitted|possible)|denied|nein|non)|(?<own>(?:only )?own(?: ones)?(?: only)?|only (?:them|him|her)sel(?:f|ves)|(?:them|him|her)sel(?:f|ves) only))[\uFE0F]?(?:\s*\([^)]*\))?$/i;
/** Words with which a condition begins. */
const conditional =
  /^(?:if|when|while|once|unless|until|as long as|provided|except|only|with|within|for|in|on|after|before|wenn|solange|außer|si|tant que|sauf)\b/i;
/** Words within what follows an answer that narrow it. */
const narrowing = /\b(?:only|except|needed|required)\b/i;
const tick = /^(?:(?<yes>✓|✔|✅|☑|\[x\])|(?<no>✗|✘|✖|❌|☐|🚫|⛔|−|\[ \]))\uFE0F?\s+/iu;

/** Whether a line begins with a label for one side: `Allowed: …`, `May not: …`. */
export function isSideLabel(text: Inline): boolean {
  return label.exec(text.source)?.groups?.colon !== undefined;
}

/** `✅ pin notes`: a sign before what it answers. */
export function ticked(text: Inline): { readonly allowed: 'yes' | 'no'; readonly rest: Inline } | undefined {
  const found = tick.exec(text.source);
  return found
    ? { allowed: found.groups?.no ? 'no' : 'yes', rest: slice(text, found[0].length, text.source.length) }
    : undefined;
}

/** Words with which a limit begins. */
const limitsIt = wording.i`^(?:only|not|up to|at most|max\.?|if|when|while|once|as long as|provided|unless|until|except|sometimes|depends|limited|with approval|within|during|before|after|own\s\p{L}+)(?![\p{L}])`;

/** What a text allows that is nothing but a limit: `only in build mode`, `up to 3 claims`. */
export function limitIn(text: Inline): Allowed | undefined {
  return limitsIt.test(text.source) ? { is: 'when', condition: conditionIn(withoutStop(text)) } : undefined;
}

/**
 * What a whole text answers: `yes`, `no`, `own`, `yes, while it is open`; what follows `yes` is a condition where it reads
 * like one. Below the name of a role (`isHeld`) "allowed, …" answers as well, and labels nobody.
 */
export function answerIn(text: Inline, isHeld = false): Allowed | undefined {
  const found = answer.exec(withoutStop(text).source);
  if (found) return found.groups?.name ? undefined : saidBy(found);
  const first = wording`^(\p{L}+(?: \p{L}+){0,2})([,;.–—]| →| ->)\s+(?=\S)`.exec(text.source);
  const said = first && answer.exec(first[1] ?? '');
  if (!first || !said || said.groups?.name || (!isHeld && isPlain.test(first[1] ?? ''))) return undefined;
  const rest = slice(text, first[0].length, withoutStop(text).source.length);
  const limits = conditional.test(rest.source) || (isHeld && narrowing.test(rest.source));
  // "no, unless the list is open"
  const isOpen = said.groups?.yes || (said.groups?.no && /^(?:unless|except)\b/i.test(rest.source));
  return isOpen && first[2] !== '.' && limits ? { is: 'when', condition: conditionIn(rest) } : saidBy(said);
}

function saidBy({ groups }: RegExpExecArray): Allowed {
  return { is: groups?.yes ? 'yes' : groups?.no ? 'no' : 'own' };
}

/**
 * The sides of what stands behind a head: `allowed: A, B; denied: C`, `A yes, B no`, `only A and B`, or names alone.
 * A label holds for all of its sentence; beside labelled sentences one without a label tells something else.
 */
export function sidesOf(text: Inline): readonly Side[] {
  const found = sentences(text).map((sentence): readonly Side[] => {
    const sides: Side[] = [];
    let labelled: Side | undefined;
    for (const statement of statements(withoutStop(sentence)))
      for (const clause of clausesOf(statement)) {
        const limited = sides.at(-1);
        if (limited?.allowed.is === 'yes' && (limiting.test(clause.source) || notSome.test(clause.source))) {
          sides[sides.length - 1] = { ...limited, allowed: limitOf(clause) };
          continue;
        }
        if (limited && explaining.test(clause.source)) continue;
        const but = leftOutOf(clause);
        if (but) {
          sides.push(...everybodyBut(clause, but));
          continue;
        }
        const side = sideOf(clause);
        if (!side) continue;
        if (side.by === 'nothing' && side.names.some(({ source }) => bracketed.test(source))) {
          sides.push(...side.names.map((name) => remarked(name, side)));
          continue;
        }
        const goesOn = side.by === 'nothing' && labelled !== undefined;
        const own = goesOn && labelled ? { ...side, allowed: labelled.allowed, by: labelled.by } : side;
        sides.push(own);
        if (label.exec(clause.source)?.groups?.colon) labelled = own;
      }
    return sides;
  });
  const isSure = ({ by }: Side): boolean => by === 'may' || by === 'allowed';
  const sure = found.filter((sides) => sides.some(isSure));
  return (found.length > 1 && sure.length > 0 ? sure : found).flat();
}

/** `everyone except guests`: all are allowed, and those that are left out are not. */
function everybodyBut(clause: Inline, but: Inline): readonly Side[] {
  const all = { source: 'everyone', at: clause.at };
  const names = namesListed(but);
  return [
    { names: [all], text: all, allowed: { is: 'yes' }, by: 'allowed' },
    { names, text: but, allowed: { is: 'no' }, by: 'allowed' },
  ];
}

/** A clause that limits what the one before it allows, and names nobody: `owner yes, except on weekends`. */
const limiting =
  /^(?:but )?(?:except (?:on|in|at|when|if|while|during|within)|unless|if|when|while|as long as|provided|only (?:if|when|while|on|in|for|with|within))\s/i;
/** A clause that leaves out some of what the one before it allows, and names nobody: `editor, but not posts they wrote`. */
const notSome =
  /^(?:but )?(?:not|never) (?:(?:own|their|his|her|for|on|in|if|when|while|after|before|until)\s|(?:\S+ ){1,6}(?:they|he|she|own|their|that|which)\s)/i;
/** A clause that goes on about what was said, or is a sentence of its own: `…; nobody removes themselves here`. */
const explaining =
  /^(?:where|which|who|since|because|(?:nobody|no one)(?!\s+(?:else|but|except|other)\b))\s/i;

const bracketed =
  /^(?<name>[^()]*[^()\s])(?:\s*\((?<aside>[^()]+)\)| (?<when>(?:on|in) (?:duty|call|shift|charge)))$/;

/** A name with what stands in brackets behind it, or when it has the right: `author (own)`, `editors (while it is open)`, `nurse on duty`. */
function remarked(name: Inline, side: Side): Side {
  const { name: bare = '', aside, when } = bracketed.exec(name.source)?.groups ?? {};
  const remark = aside ?? when ?? '';
  if (remark === '') return { ...side, names: [name], text: name };
  const text = slice(name, 0, bare.length);
  const start = name.source.lastIndexOf(remark);
  const said = slice(name, start, start + remark.length);
  const allowed = answerIn(said) ?? (conditional.test(remark) ? limitOf(said) : side.allowed);
  return { names: [text], text, allowed, by: answerIn(said) ? 'allowed' : side.by };
}

const limitOf = (text: Inline): Allowed => ({ is: 'when', condition: conditionIn(text) });

function withoutStop(text: Inline): Inline {
  return slice(text, 0, text.source.replace(/[.;]\**$/, '').length);
}

/** Parts at commas where each begins with a label or ends in an answer; names without either go with what is before. */
function clausesOf(text: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  for (const [part, isSplit] of splitOutside(text, ',·|').flatMap(signedParts)) {
    // "everyone, but the last owner ✗" says nothing of a role as a whole.
    if (/^but (?!not\b)/i.test(part.source) && !label.test(part.source) && parts.length > 0) continue;
    const last = parts.at(-1);
    if (
      last &&
      !isSplit &&
      !(severalSigns.test(text.source) && signs.test(part.source)) &&
      !label.test(part.source) &&
      !(answer.test(part.source) && answer.test(last.source))
    )
      parts[parts.length - 1] = slice(text, last.at.start - text.at.start, part.at.end - text.at.start);
    else parts.push(part);
  }
  return parts;
}

const signs = /[✓✔✅✗✘❌]/;
const severalSigns = /[✓✔✅✗✘❌].*[✓✔✅✗✘❌]/;

/** `E ✗ B ✗` are two parts, and `A E — B ✗` as well: each sign ends one. Tells of each whether it was split off. */
function signedParts(part: Inline): readonly (readonly [Inline, boolean])[] {
  const isSeveral = severalSigns.test(part.source);
  const bare = slice(part, 0, part.source.replace(/(?<=[✓✔✅✗✘❌]\uFE0F?)\s*\([^()]*\)?[^()]*$/, '').length);
  const ends = /[✓✔✅✗✘❌]\uFE0F?$/.test(bare.source);
  if (!ends || (!isSeveral && !/ [—–] /.test(bare.source))) return [[part, false]];
  return splitAt(bare, /(?<=[✓✔✅✗✘❌]\uFE0F?)\s+(?=\S)|\s+[—–]\s+/).map((each, index) => [each, index > 0]);
}

function sideOf(clause: Inline): Side | undefined {
  const signed = ticked(clause);
  if (signed)
    return { names: [signed.rest], text: signed.rest, allowed: { is: signed.allowed }, by: 'allowed' };
  const answered = answer.exec(clause.source);
  if (answered?.groups?.name) {
    const name = slice(clause, 0, answered.groups.name.length);
    return { names: namesListed(name), text: name, allowed: saidBy(answered), by: 'allowed' };
  }
  const said = label.exec(clause.source);
  // "allowed: editor; author: in the own section": a role with its condition.
  const head = said ? undefined : headOf(clause);
  if (isParted(head) && head.rest.source !== '' && mayBeRole(head.label))
    return {
      names: head.names,
      text: head.label,
      allowed: { is: 'when', condition: conditionIn(head.rest) },
      by: 'hint',
    };
  const rest = said ? slice(clause, said[0].length, clause.source.length) : clause;
  // "everyone else gets 404" tells what becomes of them.
  if (rest.source === '' || /^(?:every(?:one|body)|any(?:one|body)|all) else\s/i.test(rest.source))
    return undefined;
  const bare = /^(?:the|an?|role) /i.exec(rest.source);
  const text = slice(rest, bare?.[0].length ?? 0, rest.source.length);
  const when = said ? undefined : behindName.exec(text.source);
  if (when) {
    const name = slice(text, 0, when.index);
    const condition = conditionIn(slice(text, when.index + when[0].length, text.source.length));
    return { names: namesListed(name), text: name, allowed: { is: 'when', condition }, by: 'hint' };
  }
  return {
    names: namesListed(text),
    text,
    allowed: { is: said?.groups?.no ? 'no' : 'yes' },
    by: said ? plainness(said) : 'nothing',
  };
}

/** Whether a text may be the name of a role: a few words, no sentence. */
export function mayBeRole(text: Inline): boolean {
  const name = plain(text);
  return wording`^[\p{L}"'(]`.test(name) && name.split(' ').length <= 5 && !/[.:;=→]/.test(name);
}
