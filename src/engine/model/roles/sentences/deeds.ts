import { Span } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed, objectAfter } from '../../words/deeds.ts';
import { statements } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { sentences, splitAt } from '../../words/phrases.ts';
import type { Told } from '../facts.ts';
import { rolesNamed } from '../words/subjects.ts';
import { actionsListed } from './actions-listed.ts';
import { namedEach } from './deeds-behind.ts';

/** Words behind a subject that are no deed: what somebody is, has, becomes or undergoes, and what joins words. */
export const noDeed =
  /^(?:users?|is|are|was|were|be|do(?:es)?|has|have|had|gets?|needs?|must|may|can|cannot|will|shall|should|becomes?|comes?|belongs?|stands?|means?|receives?|exists?|includes?|inherits?|counts?|differs?|depends?|holds?|keeps?|stays?|remains?|appears?|applies|apply|loses?|owns?|works?|knows?|wants?|understands?|minds?|hates?|loves?|enjoys?|prefers?|dislikes?|fears?|hopes?|expects?|wonders?|complains?|earns?|lives?|lacks?|who|that|which|and|or|of|in|on|at|to|by|for|from|with|without|as|also|not|never|only|always|any|all|the|an?|own|their|its|every|each|if|when|unless|until|while|because|since|than|so|but|yet)$/i;

/** Behind a verb these tell how or where from, and bring no object. */
const noObject = wording.i`^(?:by|from|as|of|through|via|when|if|who|that|which|after|at|for|with|\p{L}+ed)$`;

/** `reads`, `carries`, but not `across`. */
const isThird = (word: string): boolean => wording`^\p{Ll}+[^s\s]s$`.test(word);

/** A clause about those who were named before. */
const pronoun = /^(?:(?<several>they)|he|she) (?=\S+ \S)/i;

/**
 * The names of one to five words before a deed, in each way that a clause can be parted, longest first. `they` are whom a
 * pronoun may mean.
 */
export function toldIn(clause: Inline, they: readonly (readonly Inline[])[] = []): readonly Told[] {
  const found: Told[] = [];
  const end = clause.source.replace(/\.$/, '').length;
  const them = pronoun.exec(clause.source);
  if (them) {
    const third = them.groups?.several === undefined;
    const actions = deedsListed(slice(clause, them[0].length, end), third);
    return actions.every(({ source }) => isDeed(source.split(/[\s,]/)[0] ?? ''))
      ? they.map((roles) => ({ roles, actions }))
      : [];
  }
  for (const { subject, deeds, third } of partedAtVerb(slice(clause, 0, end))) {
    const roles = rolesNamed(subject);
    const actions = roles ? deedsListed(deeds, third) : [];
    if (roles && actions.length > 0) found.unshift({ roles, actions });
  }
  return found;
}

/** What stands between a subject and its verb and belongs to neither: "An owner also reads …". */
const adverb = /\s+(?:also|always|usually|normally|additionally|then|still|likewise|alone|only)$/i;

/** A clause in two before a verb: who, and what they do; `third` where the verb is that of one of them. */
interface Parted {
  readonly subject: Inline;
  readonly deeds: Inline;
  readonly third: boolean;
}

/** Each way to part a clause before one of its first words that may be a verb, of one or of several as its subject is. */
export function partedAtVerb(clause: Inline): readonly Parted[] {
  if (clause.source.endsWith('?')) return [];
  const words = [...clause.source.matchAll(/\S+/g)];
  return words.slice(1, 7).flatMap((verb, index): readonly Parted[] => {
    const next = words[index + 2]?.[0];
    const bare = verb[0].replace(/,$/, '');
    if (next === undefined || !wording`^\p{Ll}{2,}$`.test(bare) || noDeed.test(verb[0])) return [];
    if (noObject.test(next) || (/^shares?$/.test(bare) && /^(?:one|the)$/.test(next))) return [];
    const before = slice(clause, 0, verb.index);
    // "Managers wonder why orders drop"
    if (/,$|\b(?:why|how|what|whether|where)\b/i.test(before.source)) return [];
    const subject = slice(before, 0, before.source.replace(adverb, '').length);
    const isPlural =
      /(?:s|people)\**(?: \(`[^`]+`\))?$/i.test(subject.source) || / and /.test(subject.source);
    const third = isThird(bare);
    return third === isPlural
      ? []
      : [{ subject, deeds: slice(clause, verb.index, clause.source.length), third }];
  });
}

/** Of whom a clause tells what they do, where it names them by a word for people. */
export function doerIn(
  clause: Inline,
): { readonly roles: readonly Inline[]; readonly actions: readonly Inline[] } | undefined {
  const told = toldIn(clause).find(({ roles }) => roles.every((role) => isSomebody(plain(role))));
  return told;
}

/** What somebody may besides what another may: `everything an editor can, plus invite people`. */
const besides = wording.i`^(?:everything|all|anything|whatever|the same as|what)\b[^;]*?,?\s+(?:plus|and also|and can(?: also)?|and may(?: also)?|as well as|additionally)\s+(?=\p{Ll})`;

/** What a description lists that somebody does: `creates polls, sees all votes`; empty where it begins with no deed. */
export function deedsOf(description: Inline): readonly Inline[] {
  return sentences(description)
    .flatMap(statements)
    .flatMap((clause) => {
      const end = clause.source.replace(/\.$/, '').length;
      const more = besides.exec(clause.source)?.[0].length ?? 0;
      const bare = lowered(slice(clause, more, end));
      const [first = '', second = ''] = bare.source.split(/,?\s+/);
      if (noDeed.test(first) || second === '' || noObject.test(second)) return [];
      const third = isThird(first) && !/s$/.test(first.slice(0, -1));
      return third || isDeed(first) ? deedsListed(bare, third).filter(isWhole) : [];
    });
}

/** A clause that begins with a known verb in the third person and a capital: "Writes notes" as "writes notes". */
function lowered(clause: Inline): Inline {
  const verb = wording`^\p{Lu}\p{Ll}+s(?=[ ,])`.exec(clause.source)?.[0].toLowerCase();
  return verb && isThird(verb) && isDeed(baseOf(verb))
    ? { ...clause, source: verb + clause.source.slice(verb.length) }
    : clause;
}

/** What goes on with what somebody is, has or never does, behind what they do: "reads the log and is the only one who does". */
const isOrHas =
  /,? (?:and|but) (?:is|are|has|have|does|do|gets?|becomes?|remains?) .*$|, so .*$|,? (?:(?:and|but) )?(?:never|do(?:es)? not|do(?:es)?n['’]t) .*$/;

/** The deeds of a list, each in its base form: "creates polls, closes them" are to create polls, and to close them. */
function deedsListed(text: Inline, third: boolean): readonly Inline[] {
  const done = text.source.replace(isOrHas, '').replace(/(?<=\S \S+),? (?:too|as well)$/, '');
  const actions = actionsListed(slice(text, 0, done.length), third).flatMap(withoutMay);
  const named = namedEach(third ? actions.flatMap(eachInThird).map(inBaseForm) : actions, undefined);
  return named.filter(({ source }) => !/^nothing (?:else|more)$/.test(source));
}

/** Whether a deed says what it is done to: "An admin runs it" means what stands elsewhere. */
export const isWhole = ({ source }: Inline): boolean => !/^\S+ (?:it|them)$/.test(source);

/** `locks gates and may open them`: the deeds alone. */
function withoutMay(action: Inline): readonly Inline[] {
  return splitAt(action, /(?:^| and )(?:may|can) (?:also )?(?=\S)/).filter(({ source }) => source !== '');
}

/** `opens gates and locks doors` are two deeds, each with its object. */
function eachInThird(action: Inline): readonly Inline[] {
  for (const { index, 0: joint, groups } of action.source.matchAll(nextInThird)) {
    const [verb, before] = [groups?.verb ?? '', action.source.slice(0, index)];
    const alone = before.replace(bothBefore, '');
    if (isThird(verb) && isDeed(baseOf(verb)) && objectAfter(alone) && !alone.includes(','))
      return [
        slice(action, 0, index),
        ...eachInThird(slice(action, index + joint.length, action.source.length)),
      ];
  }
  return [action];
}
/** A verb that shares with the next one what both are done to: `opens and closes gates`. */
const bothBefore = wording`^\p{Ll}+s,? (?:and|or) (?=\p{Ll}+s \S)`;
const nextInThird = wording.g` and (?=(?<verb>\p{Ll}+) (?!(?:with|without|within|of|that|which|who|from)\s)\S)`;

/** A deed in its base form. What stands behind the verb keeps its place. */
function inBaseForm(action: Inline): Inline {
  const source = action.source.replace(
    wording`^\p{Ll}+(?:(?:, | and | or |, and )\p{Ll}+s(?=,? \S|$))*`,
    (verbs) => verbs.replace(wording.g`\p{Ll}+`, baseOf),
  );
  const { anchor, start, end } = action.at;
  return { source, at: new Span(anchor, start + action.source.length - source.length, end) };
}

/** `carries` → `carry`, `publishes` → `publish`, `reads` → `read`; another word as it is. */
export function baseOf(verb: string): string {
  if (!isThird(verb) && !/(?:ss|x|ch|sh|zz)es$/.test(verb)) return verb;
  return verb.replace(wording`(?<=\p{L}{2})ies$`, 'y').replace(/(?<=ss|x|ch|sh|zz|o)es$|s$/, '');
}

/** "never edits lists": the deed in its base form. */
export function inBase(part: Inline): Inline {
  const [first = ''] = part.source.split(' ');
  return isDeed(baseOf(first)) ? { ...part, source: baseOf(first) + part.source.slice(first.length) } : part;
}
