import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { isDeed, readsAsDeed } from '../../words/deeds.ts';
import { actionsListed, actionsOfLine } from '../sentences/actions-listed.ts';
import { conditioned, refused } from '../words/conditioned.ts';
import { refusedOfAll } from '../words/nothing.ts';
import { limitIn, type Side } from '../words/sides.ts';

/** Characters of a line that is looked into, at most. */
const LONGEST = 400;

/** Verbs that strokes or signs part, before what all of them are done to: `list / create / edit shelves`, `open + close doors`. */
const slashed = wording`^((?:\p{Ll}[\p{L}-]* ?[/+&] ?)+\p{Ll}[\p{L}-]*)\s+(?=\S)`;

/** The actions that a line lists: at commas where each part is done, and of verbs that strokes part each by itself. */
export function actionsOfRights(text: Inline): readonly Inline[] {
  return actionsOfLine(text).flatMap((action): readonly Inline[] => {
    const alone = action.source.split(/ ?[/+&] ?/);
    if (alone.length > 1 && alone.every(isDeed)) return alone.map((source) => ({ source, at: action.at }));
    const found = slashed.exec(action.source);
    const verbs = found?.[1]?.split(/ ?[/+&] ?/) ?? [];
    if (!found || verbs.length < 2 || !verbs.some(isDeed)) return [action];
    const object = action.source.slice(found[0].length);
    return verbs.map((verb) => ({ source: `${verb} ${object}`, at: action.at }));
  });
}

/** One side for each action that a text lists. */
export function rightsOf(text: Inline, allowed: Allowed, by: Side['by']): readonly Side[] {
  return actionsOfRights(text).map((name): Side => {
    const ofNothing = allowed.is === 'no' ? undefined : refusedOfAll(name);
    const done = ofNothing ?? name;
    return { names: [done], text: done, allowed: ofNothing ? { is: 'no' } : allowed, by };
  });
}

/** What comes of it, or explains it, behind what is done: `: 401`, ` → 404`, `; not even own ones`. */
const outcome = /(?::\s+[1-5]\d\d\b|(?:→|->|⇒)\s|;\s).*$/s;
const remark = /\s*\(([^()]*)\)$/;
/** Words with which a remark in brackets begins that says what it depends on. */
const depends =
  /^(?:(?:only|if|when|while|unless|until|up to|at most|max|maximum|as long as|provided|own|except|with|within|needs?|requires?|during|before|after|once|limited)\b|\d+ ?[a-z]+$)/i;

/** What a line says that only names what is done, below somebody or behind a sign: the deeds, and what they depend on. */
export function rightsBelow(text: Inline, may: 'yes' | 'no', by: Side['by']): readonly Side[] {
  if (text.source.length > LONGEST) return rightsOf(text, { is: may }, by);
  // What stands in brackets is not looked into.
  const shown = text.source.replace(/\([^()]*\)/g, (bracket) => '('.padEnd(bracket.length, ')'));
  const bare = slice(text, 0, shown.replace(outcome, '').replace(/[.;,]$/, '').length);
  const { action, on } = may === 'no' ? refused(bare) : conditioned(bare);
  const said = remark.exec(action.source);
  const limit = said && depends.test(said[1] ?? '') ? said[1] : undefined;
  // "lend books (if they are late)", where that is refused, is refused in that case.
  const done = said && (may === 'yes' || !limit) ? slice(action, 0, said.index) : action;
  const aside = may === 'yes' ? limit : undefined;
  const condition =
    on ??
    (aside ? slice(action, action.source.length - aside.length - 1, action.source.length - 1) : undefined);
  const allowed: Allowed = condition ? { is: 'when', condition: conditionIn(condition) } : { is: may };
  const alone = slice(done, 0, done.source.replace(/(?<=\S \S+) (?:too|as well)$/, '').length);
  return alone.source === '' ? [] : rightsOf(alone, allowed, by);
}

/** An answer at the end of a part, or before a remark: `share albums no`, `see all ✓ even the hidden ones`, `void bills D (own ones)`. */
const answered = wording`^(?<deed>\S.*?)(?:\s*(?:[:=]|→|->|⇒|=>)\s*|\s+)(?:(?<yes>[Yy]es|YES|Y)|(?<no>[Nn]o|NO|N)|\p{Lu}(?=\s*\((?<on>[^()]+)\))|(?:(?<tick>[✓✔✅])|(?<cross>[✗✘✖❌]))\uFE0F?(?<behind>\s.*)?)(?:\s*\([^()]*\))?[.;]?$`;

/** What a line answers of several things done, each for itself: `pin notes ✓, invite people ✗`, `pin notes: no; invite: yes`. */
export function answersIn(text: Inline): readonly Side[] {
  const sides: Side[] = [];
  if (text.source.length > LONGEST) return sides;
  for (const statement of splitOutside(text, ';·')) {
    // "open feeds, create shares: yes" answers both.
    let waiting: Inline | undefined;
    for (const part of splitOutside(statement, ',')) {
      const { deed, yes, tick, on } = answered.exec(part.source)?.groups ?? {};
      if (deed === undefined) {
        if (isDone(part.source)) waiting ??= part;
        else if (sides.length === 0) return [];
        continue;
      }
      if (sides.length === 0 && !waiting ? !isDone(deed) : deed.split(' ').length > MOST) return [];
      const allowed: Allowed = on
        ? { is: 'when', condition: conditionIn({ source: on, at: part.at }) }
        : { is: yes || tick ? 'yes' : 'no' };
      const from = (waiting ?? part).at.start - statement.at.start;
      const said = slice(statement, from, part.at.start - statement.at.start + deed.length);
      const deeds: readonly Inline[] = waiting ? actionsListed(said) : [said];
      for (const each of deeds) sides.push(...rightsOf(each, allowed, 'allowed'));
      waiting = undefined;
    }
    if (sides.length === 0) return [];
  }
  return sides;
}

/** Whether a part begins with a deed. */
const isDone = (part: string): boolean => isDeed(part.split(/[\s/]/)[0] ?? '');

/** Words of something done, at most, behind an answer for something else. */
const MOST = 8;

/** Behind a dash, how much of it somebody may: `always on own boards`. */
const extent = /^(?:always|own\b|any\b|all\b|within\b|on\b|in\b|with\b|for\b)/i;

/** What is said of deeds behind a dash or a colon that narrows them. */
export function narrowedBy(text: Inline): Allowed | undefined {
  const alike = /^(?:the )?same(?: (?:here|again))?,\s+/i.exec(text.source)?.[0].length;
  if (alike !== undefined) return narrowedBy(slice(text, alike, text.source.length));
  if (/^(?:always|yes)[.;]?$/i.test(text.source)) return { is: 'yes' };
  if (/^(?:never|no)\b/i.test(text.source)) return { is: 'no' };
  return (
    limitIn(text) ?? (extent.test(text.source) ? { is: 'when', condition: conditionIn(text) } : undefined)
  );
}

/** Whether a line does nothing but name things done: its first words are a verb and an object. */
export function namesDeeds(text: Inline): boolean {
  return (
    readsAsDeed(
      plain(text)
        .replace(/ ?\/ ?/g, ' / ')
        .replace(/^(\S+)(?: \/ \S+)+/, '$1'),
    ) && plain(text).split(' ').length <= 14
  );
}
