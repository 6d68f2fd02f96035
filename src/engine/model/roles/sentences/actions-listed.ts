import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed, objectAfter } from '../../words/deeds.ts';

/**
 * The actions of a list: a lone verb goes with what follows it (`create, edit or delete tags`), a lone object with what
 * is before (`edit posts, pages and tags`), and a second verb with an object of its own stands alone (`plan meals and
 * edit lists`). In the third person (`reads posts, edits them`) a word in -s is a verb.
 */
export function actionsListed(text: Inline, third = false): readonly Inline[] {
  const found: { start: number; end: number }[] = [];
  let pending: number | undefined;
  const parts = splitOutside(text, ',;');
  const final = parts.at(-1);
  for (const part of parts) {
    const lead =
      /^(?:(?:and|or|und|oder|et|ou)\s+)?(?:(?:also|additionally|plus)\s+)?(?:(?:is|are) the (?:one|only) (?:[a-z]+ )?(?:who|that) (?:can|may) )?/i.exec(
        part.source,
      )?.[0].length ?? 0;
    const start = part.at.start - text.at.start + lead;
    const end = part.at.end - text.at.start;
    const bare = part.source.slice(lead);
    const last = found.at(-1);
    if (
      /^(?:(?:but|again|though|albeit) only|only (?:(?:the|his|her|its|their|one['’]s) )?own|(?:(?:but|and) )?(?:unless|if|when|except|as long as|provided|depending on|in (?:both|all|each|every|either) cases?|only (?:if|when|where|while|to|for|in|within|on|from|with|after|before|until)))\b/i.test(
        bare,
      )
    ) {
      // The condition of a list stands at its end and goes with what is before it.
      if (last && pending === undefined && (found.length === 1 || /^except\b/i.test(bare))) last.end = end;
      continue;
    }
    if (isNeeded.test(bare)) continue;
    if (
      /^(?:but|which|who|whoever|whatever|no matter|where|they|he|she|it|this|so|although|without|in addition|(?:not )?even|(?:not|never) (?:those|that|when|if|while))\b/i.test(
        bare,
      )
    )
      continue;
    const joins =
      ofObject.test(bare) ||
      isName.test(bare) ||
      /\s(?:included|excluded|inclusive|alike)$/i.test(bare) ||
      isPair(bare, part === final) ||
      (isObject(bare) && !(third && isDeed(baseInThird(bare)))) ||
      isObjects(bare, third);
    const alone = pending === undefined ? null : doneAlone.exec(slice(text, pending, start).source);
    if (pending !== undefined && alone && startsAnew.test(bare)) {
      for (const verb of splitOutside(slice(text, pending, start), ','))
        if (verb.source !== '') found.push(spanIn(verb, text));
      pending = undefined;
    }
    if (last && pending === undefined && joins) last.end = end;
    else if (!/\s/.test(bare)) pending ??= start;
    else if (pending !== undefined && withoutObject.test(bare)) {
      // "register, log in": each of them is done by itself.
      for (const alone of splitOutside(slice(text, pending, start), ','))
        if (alone.source !== '') found.push(spanIn(alone, text));
      found.push({ start, end });
      pending = undefined;
    } else {
      found.push({ start: pending ?? start, end });
      pending = undefined;
    }
  }
  if (pending !== undefined) {
    const last = found.at(-1);
    if (last) last.end = text.source.length;
    else found.push({ start: pending, end: text.source.length });
  }
  return found.flatMap(({ start, end }) => splitDeeds(slice(text, start, end))).flatMap(eachVerb);
}

/** "pin, close, archive and merge topics": so many verbs of one object are a deed each. */
function eachVerb(text: Inline): readonly Inline[] {
  const found = wording`^(?<verbs>\p{Ll}+(?:, \p{Ll}+){1,},? (?:and|or) \p{Ll}+) (?<object>\S.*)$`.exec(
    text.source,
  );
  const verbs = found?.groups?.verbs?.split(/,? (?:and|or) |, /) ?? [];
  if (verbs.length === 0 || !verbs.every(isDeed)) return [text];
  return verbs.map((verb) => ({ source: `${verb} ${found?.groups?.object}`, at: text.at }));
}

/** Where a part stands in the text that it is a part of. */
function spanIn(part: Inline, text: Inline): { start: number; end: number } {
  return { start: part.at.start - text.at.start, end: part.at.end - text.at.start };
}

/** Verbs that go by themselves before another with its object: `reply` of "reply, like posts". */
const alone =
  '(?:reply|comment|search|vote|upvote|downvote|browse|post|register|participate|react|subscribe|chat|bid|pledge|donate|play)';
const doneAlone = new RegExp(`^(${alone}(?:,\\s+${alone})*),\\s*$`, 'i');
/** A verb with its object, and no other verb beside it that shares this. */
const startsAnew = wording`^\p{Ll}+ (?!(?:and|or)\s)\S`;

/** A deed that is done to nothing: `log in`, `sign up`. */
const withoutObject = /^(?:log|sign|check|opt|cash|clock) (?:in|out|up|on|off)$/i;

/** What says what is needed for it: "a pass is enough". */
const isNeeded = /\s(?:is|are) (?:enough|needed|required|sufficient|necessary)\.?$/i;

/** A name in marks is an object: ``give `reader`, `writer` and `owner` ``. */
const isName = /^[`"“]/;

/** What begins so is another object of the verb before it: `see the project, its views and its tasks`. */
const ofObject =
  /^(?:including|incl\.|such as|with|without|within|for|from|in|on|at|by|of|the|an?|its?|their|his|her|own|any|all|every|each|no|other)\s/i;

/** The actions of a line that is one of a list: one, but where each part at a comma has a verb and an object. */
export function actionsOfLine(text: Inline): readonly Inline[] {
  const parts = splitOutside(text, ',').map((part) =>
    slice(part, /^(?:and|or)\s+/i.exec(part.source)?.[0].length ?? 0, part.source.length),
  );
  return parts.every(({ source }) => /^\S+ \S/.test(source) && isDeed(source.split(' ')[0] ?? ''))
    ? parts.length > 1
      ? parts.flatMap(splitDeeds)
      : parts
    : [text];
}

/** What would be the base form of a word in -s if that is a verb. */
const baseInThird = (word: string): string =>
  isDeed(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word.replace(/ies$/, 'y').replace(/es$/, '');

/** Whether a part is one word in the plural, which no verb behind "may" is. */
function isObject(part: string): boolean {
  return wording`^\p{Ll}+[^s\s]s$`.test(part);
}

function isPair(part: string, isLast: boolean): boolean {
  return (isLast ? /^\S+ (?:or|and) \S+$/ : /^\S+ or \S+$/).test(part);
}

/** Whether a part is two objects that "and" joins: `groups and households of the site`, `password and API password`. */
function isObjects(part: string, third: boolean): boolean {
  const [, first = '', second = ''] = /^(\S+) (?:or|and) (\S+) /.exec(part) ?? [];
  const isVerb = third && isObject(second) && isDeed(baseInThird(first));
  return (isObject(first) && !isVerb) || (first !== '' && wording`^\p{Lu}`.test(second));
}

/** Verbs that share an object, but for the last: `accept and ` of "accept and reject offers". */
const sharedVerbs = wording`^(?:\p{Ll}+ (?:and|or) )+(?=\p{Ll}+ \S)`;

/** What two nouns share: `list the import` before "and export tasks". */
const isOfTwo = (before: string, next: string): boolean =>
  [/ (?:the|all|any|their|its|own) (\S+)$/.exec(before)?.[1] ?? '', next].every((word) => isBoth.test(word));
const isBoth = /^(?:import|export|upload|download|backup|restore|audit|access|search|filter|sort|report)$/;

/** `plan meals and edit lists` are two deeds, each with its object; `edit and delete lists` is one. */
export function splitDeeds(text: Inline): readonly Inline[] {
  if (!wording`^\p{Ll}+ \S`.test(text.source)) return [text];
  for (const found of text.source.matchAll(
    wording.g` (?:and|or|but(?= \p{Ll}+(?: \p{Ll}+)? nothing\b)) (?:to )?(?=(\p{Ll}+)\s+\S)`,
  )) {
    const before = text.source.slice(0, found.index).replace(sharedVerbs, '');
    if (
      isDeed(found[1] ?? '') &&
      objectAfter(before) &&
      !/[,]/.test(before) &&
      !isOfTwo(before, found[1] ?? '')
    )
      return [
        slice(text, 0, found.index),
        ...splitDeeds(slice(text, found.index + found[0].length, text.source.length)),
      ];
  }
  return [text];
}
