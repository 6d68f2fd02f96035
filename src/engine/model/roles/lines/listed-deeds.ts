import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { isDeed, objectAfter } from '../../words/deeds.ts';
import { headOf, sentences, splitAt } from '../../words/phrases.ts';
import { allIn, leftOutOfAll } from '../sentences/all-rights.ts';
import { baseOf, deedsOf, inBase } from '../sentences/deeds.ts';
import { namedEach } from '../sentences/deeds-behind.ts';
import { asGoingOn } from '../sentences/going-on.ts';
import { firstWord, partsOf } from '../sentences/parts-listed.ts';
import { gerundsOf, type OfDeeds, saidOfGerunds } from '../words/gerunds.ts';
import { modal } from '../words/modals.ts';
import { answerIn, limitIn, type Side } from '../words/sides.ts';
import { inclusionIn, othersIncluded } from './inclusions.ts';
import { rightsBelow, rightsOf } from './rights.ts';

/** Characters of a line that is looked into, at most. */
const LONGEST = 600;

/** An answer at the end of some deeds, with a remark or without: `yes`, `no (needs a pass)`, `own only`. */
const answered =
  /^(?<deeds>\S.*?)(?:\s*(?:[:=]|→|->|⇒|=>)\s*|\s+)(?:(?<yes>yes|ok(?:ay)?|fine|no prob(?:lem)?|✓|✔|✅)|(?<no>no|✗|✘|✖|❌)|(?<own>own only|only own|own))\uFE0F?(?:\s*\([^()]*\))?$/i;
/** Behind an arrow, an answer or a limit of all deeds before it: `add people, close lists → only for own teams`. */
const limitedAll = /^(?<deeds>[^→⇒]*[^→⇒\s-])\s*(?:→|⇒|->|=>)\s*(?<limit>[^→⇒\s][^→⇒]*)$/;
/** Where a clause turns to what is refused, or allowed after all: `edits lists, cannot remove them`. */
const turning =
  /(?:,\s+(?:and |but )?|\s+(?:and|but) )(?=(?:cannot|can ?not|can['’]t|may not|must not|can|may)\s|not:|(?:never|does(?: not|n['’]t)) [a-z]+ )/i;
/** What refuses the deeds behind it: `not: …`, `never …`, `cannot …`. */
const refusing = /^(?:not|never|no|do(?:es)?(?: not|n['’]t))(?:\s*:\s*|\s+)(?:ever )?(?=\S)/i;

/** The parts of a text that say something each: at semicolons, dots in the middle of a line, and full stops. */
function statementsIn(text: Inline): readonly Inline[] {
  const bare = text.source.length > LONGEST ? slice(text, 0, 0) : text;
  return sentences(bare)
    .flatMap((each) => splitOutside(each, ';·|'))
    .flatMap((each) => splitAt(each, turning))
    .flatMap(atRefusal)
    .map(asGoingOn)
    .map((each) =>
      slice(each, 0, each.source.replace(/[.,]$|[.,]? (?:but |and )?nothing (?:else|more)\.?$/i, '').length),
    )
    .filter(({ source }) => source !== '');
}

/** "close lists, but not rename them": where another deed is refused. */
function atRefusal(clause: Inline): readonly Inline[] {
  const found = wording.i`,? but (?=(?:not|never) (?<deed>\p{Ll}+) )`.exec(clause.source);
  return found && isDeed(found.groups?.deed ?? '')
    ? [slice(clause, 0, found.index), slice(clause, found.index + found[0].length, clause.source.length)]
    : [clause];
}

/** Words with which nothing begins that is done: what somebody is or has, and where or how. */
const notDone =
  /^(?:an?|the|all|any|every|each|some|no|none|not|only|own|is|are|has|have|had|who|whoever|which|that|with|without|in|on|at|of|for|from|by|to|as|like|same|when|if|while|one|two|people|person|someone|somebody|anyone|anybody|everyone|everybody|nobody|their|his|her|its|can|may|must|does|do|gets?|kind|type|stands|role|default|plus|others?|half|most)$|(?:[^e]ed|..ing|[^s]s)$/i;

/** Whether each part of a clause may be something done, whatever its first word is: `feed goats, milk cows`. */
function mayBeDeeds(clause: Inline): boolean {
  return splitOutside(clause, ',').every(({ source }) => mayBeDeed(source));
}

function mayBeDeed(part: string): boolean {
  const words = part.split(' ');
  return (
    wording`^\p{Ll}[\p{L}-]+ [\p{L}\p{N}]`.test(part) &&
    words.length <= 5 &&
    !modal.test(part) &&
    !/ (?:is|are|was|were) /.test(part) &&
    (isDeed(words[0] ?? '') || !notDone.test(words[0] ?? ''))
  );
}

/** Whether a text may begin by listing what is done, though none of its words is known for that. */
export function mayTellDeeds(text: Inline): boolean {
  const [first] = statementsIn(text);
  return first !== undefined && (rightIn(first) !== undefined || mayBeDeeds(first));
}

/** Whether a text begins by listing what is done, or with what may be done; or most of it does so behind its first words. */
export function tellsDeeds(text: Inline): boolean {
  const [first, ...others] = statementsIn(text);
  if (!first) return false;
  const telling = others.filter((each) => answersDeed(each) || tellsDeed(each));
  return tellsDeed(first) || (telling.length > 1 && telling.length * 3 >= others.length * 2);
}

/** Whether a clause lists what is done, or what may be done. */
function tellsDeed(first: Inline): boolean {
  const right = rightIn(first);
  const deeds = right?.deeds ?? withoutLabel(first);
  const { source } = deeds;
  const isAll = allIn(deeds) ?? leftOutOfAll(deeds) ?? othersIncluded(deeds);
  if (modal.exec(source)?.index === 0 || isAll) return true;
  // "no: close lists"
  const no = /^(?:not|no|never)\s*:\s*/i.exec(source)?.[0];
  if (no) return isDeed(firstWord(source.slice(no.length)));
  const parts = partsOf(deeds);
  if (
    parts.length > 1 &&
    parts.every((part) => /^no \S+ing /i.test(part.source) || /^no \S+ of /i.test(part.source))
  )
    return true;
  const done = parts.filter((part) => isDeed(firstWord(part.source)));
  return (
    wording`^\p{Ll}`.test(source) &&
    (deedsInThird(deeds).length > 0 ||
      limitBehind(deeds) !== undefined ||
      done.length * 2 > parts.length ||
      (answered.test(source) && done.length > 0))
  );
}

/** Two verbs before what both are done to: `see + edits lists`. */
const bothInThird = wording`^(?<verb>\p{Ll}+) ?[+&/] ?(?<second>\p{Ll}+) \S`;

/** What the parts of a clause say that somebody does: `sees + edits lists`. Empty where its first word is no known deed. */
function deedsInThird(clause: Inline): readonly Inline[] {
  const deeds = deedsOf(clause).flatMap((deed) => {
    const { verb, second } = bothInThird.exec(deed.source)?.groups ?? {};
    const object = deed.source.slice(deed.source.lastIndexOf(`${second} `) + `${second} `.length);
    return verb && second
      ? [verb, baseOf(second)].map((each) => ({ ...deed, source: `${each} ${object}` }))
      : [deed];
  });
  return deeds.every(({ source }) => isDeed(firstWord(source)) && objectAfter(source)) ? deeds : [];
}

/** `edit lists no`: something done, and an answer. */
function answersDeed({ source }: Inline): boolean {
  return isDeed(firstWord(answered.exec(source)?.groups?.deeds ?? ''));
}

/** What all deeds of a clause are answered or limited by behind an arrow: `edit lists, close lists → only own`. */
function limitBehind(clause: Inline): { readonly deeds: Inline; readonly allowed: Allowed } | undefined {
  const { deeds, limit } = limitedAll.exec(clause.source)?.groups ?? {};
  if (deeds === undefined || limit === undefined || !isDeed(firstWord(deeds))) return undefined;
  const said = slice(clause, clause.source.length - limit.length, clause.source.length);
  const allowed = answerIn(said) ?? limitIn(said);
  return allowed && { deeds: slice(clause, 0, deeds.length), allowed };
}

/** `change → edit posts`: what one may with a right. */
function rightIn(clause: Inline): { readonly right: Inline; readonly deeds: Inline } | undefined {
  const found = wording`^(?<right>[\p{L}\p{N}_\`-]+(?: [\p{L}\p{N}_\`-]+)?)\s*(?:→|⇒|->|=>)\s*(?=\S)`.exec(
    clause.source,
  );
  if (!found?.groups?.right) return undefined;
  const deeds = slice(clause, found[0].length, clause.source.length);
  // "promote a helper → lead" tells what becomes of it.
  return / /.test(deeds.source) || isDeed(deeds.source)
    ? { right: slice(clause, 0, found.groups.right.length), deeds }
    : undefined;
}

/** Labels that say of what stands behind them whether somebody may. */
export const saysWhether = /^(?:not|never|no|(?:may|can|must)(?: ?not)?|can['’]t)$/i;

/** "lands: close berths": a word before deeds that is none of them. */
function withoutLabel(clause: Inline): Inline {
  const head = headOf(clause);
  if (head?.mark !== ':' || head.kind !== 'words' || saysWhether.test(head.label.source)) return clause;
  const isLabel = plain(head.label).split(' ').length <= 2 && !isDeed(firstWord(head.label.source));
  return isLabel && isDeed(firstWord(head.rest.source)) && /\s/.test(head.rest.source) ? head.rest : clause;
}

/** What a text says that somebody does, or may not do, whose name stands before it. */
export function deedsBehind(text: Inline): readonly Side[] {
  const clauses = statementsIn(text);
  // Behind what is surely done, or what is said first, a clause of a few words is done as well.
  const areDone = isDeed(firstWord(clauses[0]?.source ?? ''));
  const sides = clauses.flatMap((clause, index) => sidesOfClause(clause, index === 0 || areDone));
  const named = namedEach(
    sides.map((side) => side.text),
    undefined,
  );
  return sides.map((side, index) => ({
    ...side,
    names: [named[index] ?? side.text],
    text: named[index] ?? side.text,
  }));
}

function sidesOfClause(whole: Inline, isFirst: boolean): readonly Side[] {
  const gone = saidOfGerunds(whole);
  if (gone) return gone.deeds.map((deed) => sideOf(deed, saidBelow(gone)));
  const limited = limitBehind(whole);
  if (limited) return partsOf(limited.deeds).flatMap((part) => rightsOf(part, limited.allowed, 'may'));
  const included = inclusionIn(whole);
  if (included) {
    const more = sidesOfClause(included.more, false);
    const isAll = more.length === 0 && included.more.source !== '';
    const said = isAll ? whole : included.said;
    return said.source === '' ? more : [sideOf(said, { is: 'yes' }), ...more];
  }
  const right = rightIn(whole);
  if (right)
    return partsOf(right.deeds).map((name) =>
      sideOf(name, { is: 'when', condition: conditionIn(right.right) }),
    );
  const clause = withoutLabel(whole);
  const may = modal.exec(clause.source);
  const isModal = may?.index === 0;
  const no = isModal ? null : refusing.exec(clause.source);
  const isNo = no !== null || (isModal && may.groups?.no !== undefined);
  const said = slice(clause, isModal ? may[0].length : (no?.[0].length ?? 0), clause.source.length);
  const left = leftOutOfAll(said);
  if (left) return left.flatMap((part) => rightsBelow(part, isNo ? 'yes' : 'no', 'may'));
  const all = allIn(said)?.source;
  const answer = answered.exec(said.source)?.groups;
  if (all) {
    const more = splitAt(slice(said, all.length, said.source.length), /(?:^|\s)\+\s|(?:^|\s)plus\s/).flatMap(
      (part) => {
        const listed = gerundsOf(part);
        return listed.length > 0 ? listed : partsOf(part).filter(({ source }) => mayBeDeed(source));
      },
    );
    return [
      sideOf(slice(said, 0, all.length), { is: isNo || answer?.no ? 'no' : 'yes' }),
      ...more.flatMap((part) => rightsBelow(part, isNo ? 'no' : 'yes', 'may')),
    ];
  }
  if (splitOutside(said, ',').some((part) => answersDeed(part)) || answer?.deeds) return answersIn(said);
  const parts = partsOf(said);
  // "no creating of lists, no change of name"
  if (no && /^no\s/i.test(no[0]))
    return parts.map((part) =>
      sideOf(
        slice(
          part,
          refusing.exec(part.source)?.[0].length ?? 0,
          part.source.replace(/\s[–—-]\s.*$/, '').length,
        ),
        { is: 'no' },
      ),
    );
  const gerunds = gerundsOf(said);
  if (gerunds.length > 0) return gerunds.flatMap((part) => rightsBelow(part, isNo ? 'no' : 'yes', 'may'));
  const [first] = parts;
  const isDone = isModal || no || (first && isDeed(firstWord(first.source))) || (isFirst && mayBeDeeds(said));
  if (!isDone) {
    const third = isModal ? [] : deedsInThird(said);
    return third.flatMap((name) => rightsBelow(name, 'yes', 'may'));
  }
  return parts.flatMap((part) => rightsBelow(no ? inBase(part) : part, isNo ? 'no' : 'yes', 'may'));
}

/** What is said of deeds below somebody's name. */
function saidBelow({ allowed, on }: OfDeeds): Allowed {
  return allowed && on ? { is: 'when', condition: conditionIn(on) } : { is: allowed ? 'yes' : 'no' };
}

/** What a line tells in the third person, below a name, that somebody does or does not: `edits lists`, `Does not close them`. */
export function toldInThird(text: Inline): readonly Side[] {
  const [first = ''] = text.source.split(' ');
  const lowered = { ...text, source: first.toLowerCase() + text.source.slice(first.length) };
  const [clause] = statementsIn(lowered);
  const no = notInThird.exec(lowered.source)?.[0].length;
  const verb = lowered.source.slice(no ?? 0).split(/[ ,]/)[0] ?? '';
  const isTold =
    no === undefined
      ? baseOf(verb) !== verb && clause !== undefined && deedsInThird(clause).length > 0
      : isDeed(baseOf(verb));
  return isTold ? deedsBehind(lowered) : [];
}
const notInThird = /^(?:do(?:es)?(?: not|n['’]t)|never) (?:ever )?/;

/** Deeds with their answers: one answers what stands before it, up to the one before. */
function answersIn(clause: Inline): readonly Side[] {
  const sides: Side[] = [];
  let from = 0;
  for (const part of splitOutside(clause, ',')) {
    const { deeds, yes, own } = answered.exec(part.source)?.groups ?? {};
    const start = part.at.start - clause.at.start;
    if (deeds === undefined) {
      // "edit lists ok, close lists only on mondays"
      const limited = / only (?:if|when|while|in|on|for|with|within)\s/i.exec(part.source);
      if (!limited || !isDeed(firstWord(part.source))) continue;
      const on = slice(part, limited.index + 1, part.source.length);
      const allowed: Allowed = { is: 'when', condition: conditionIn(on) };
      sides.push(...rightsOf(slice(part, 0, limited.index), allowed, 'may'));
      from = part.at.end - clause.at.start + 1;
      continue;
    }
    const said = slice(clause, from, start + deeds.length);
    from = part.at.end - clause.at.start + 1;
    for (const name of partsOf(said)) sides.push(sideOf(name, { is: yes ? 'yes' : own ? 'own' : 'no' }));
  }
  return sides;
}

function sideOf(name: Inline, allowed: Allowed): Side {
  return { names: [name], text: name, allowed, by: 'may' };
}
