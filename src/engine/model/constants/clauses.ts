import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { amountIn, comparing } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { type ConstantLine, endsInComparison, isName } from './amounts.ts';
import { withoutKind } from './fuller-names.ts';
import { isHalf } from './label-names.ts';

/** A word that brings what happens at an amount: "After 5 failed attempts the account is locked". */
export const fronts = wording.i`^((?:after|with|beyond|above|below|over|under|within|nach|après)(?:\s+(?:${comparing}|about))?)$`;

const startsClause = /,\s+(?:the|an?|its|their)?\s*|\s+(?:the|an?|all|every|each|no)\s+/i;

/** A clause without an amount, and what joins the next one with it. */
const nextClause = /^([^,\d]+),\s+(?:and|but|while)\s+(?=\S+\s.*\d)/;

/** What happens at, after or with so many: named by what happens and the word that brings the amount. */
export function frontedAmount(text: Inline): { line: ConstantLine; rest: Inline } | undefined {
  const found = amountIn(text);
  const lead = found && fronts.exec(slice(text, 0, found.whole.at.start - text.at.start).source);
  if (!found || !lead) return undefined;
  const start = found.number.at.end - text.at.start;
  const cut = startsClause.exec(text.source.slice(start));
  if (!cut) return undefined;
  const whole = slice(text, start + cut.index + cut[0].length, text.source.replace(/\.$/, '').length);
  // "…, a login is locked, and the lock lasts 12 hours": what has an amount of its own is told for itself.
  const also = nextClause.exec(whole.source);
  const rest = also ? slice(whole, also[0].length, whole.source.length) : whole;
  const said = also ? slice(whole, 0, also[1]?.length ?? 0) : (amountIn(whole)?.before ?? whole);
  if (/^(?:it|they|this)\b/i.test(said.source) || !isName(said) || plain(said).split(' ').length > 10)
    return undefined;
  const counted = slice(text, found.number.at.start - text.at.start, start + cut.index);
  const isShort =
    plain(counted).split(' ').length <= 4 && !/\s(?:without|of|in|for|from)\s/.test(counted.source);
  const value = isShort ? counted : found.whole;
  // "After 3 wrong codes the card is locked" is named as "The card is locked after 3 wrong codes" is.
  const words = isShort ? (wording`\s(\p{L}{3,}(?:\s\p{L}+)*)$`.exec(counted.source)?.[1] ?? '') : '';
  const things = words === '' || unitOf(words.split(' ')[0] ?? '') ? '' : ` ${words}`;
  const name = { source: `${said.source} ${(lead[1] ?? '').toLowerCase()}${things}`, at: said.at };
  return {
    line: { name, value, remark: isShort ? '' : plain(slice(text, 0, start + cut.index)) },
    rest,
  };
}

const joint = /,\s+(?:and\s+|while\s+|und\s+|et\s+)?|;\s+|\s+(?:and|while|und|et)\s+/i;
const shortAmount = wording`^(?:and\s+)?\S*\d\S*(?:\s+\p{L}+)?$`;

/** The clauses of a sentence that have an amount of their own each; the sentence itself where one has none. */
export function clausesOf(text: Inline): readonly Inline[] {
  if (!/[,;]\s|\s(?:and|while|und|et)\s/.test(text.source)) return [text];
  const parts = splitAt(text, joint);
  const all = parts.every((part) => {
    const found = amountIn(part);
    return found !== undefined && plain(found.before).split(' ').length <= 10;
  });
  const bare = parts.slice(1).every((part) => shortAmount.test(part.source) && sameUnit(parts[0], part));
  return parts.length > 1 && all && !bare ? parts : [text];
}

function sameUnit(left: Inline | undefined, right: Inline): boolean {
  const word = (each: Inline | undefined): string =>
    (each ? (amountIn(each)?.unit ?? '') : '').replace(/s$/, '');
  return word(left) === word(right) || word(right) === '';
}

const bounding = wording.i`^(?:never\s+)?${comparing}$`;

const goesOn =
  /^(?:(?:may|can|must|shall|will)(?:\shave)?|includes?|allows?|holds?|contains?|has|have|gets?|takes?|covers?|returns?|shows?|stores?|keeps?|offers?|accepts?|enthält|enthalten|hat|haben)$/i;

const other = wording.i`^(?:(?:the|an?)\s+)?(?<kind>\p{Ll}+)\sone(?=\s|$)`;
const ofKind = wording.i`^(?:(?:the|an?)\s+)?\p{L}+(?<things>(?:\s(?!(?:is|are|has|have|may|can|must|shall|will|gets?)\b)\p{L}*[^\Ws])+)(?=\s)`;

/** "A moored tug boat swings after 4 minutes, a waiting one after 9": the other one is called what the first one is. */
export function withThings(line: ConstantLine, { name }: ConstantLine): ConstantLine {
  const found = other.exec(line.name.source);
  const things = found && ofKind.exec(`${name.source} `)?.groups?.things;
  if (!found || !things) return line;
  const said = `${found.groups?.kind ?? ''}${things}${line.name.source.slice(found[0].length)}`;
  return { ...line, name: { source: said, at: line.name.at } };
}

/** A day of the year. */
const ofMonth =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d/;

/** What a clause without a name of its own says of what the clause before it names. */
export function goingOn(clause: Inline, first: ConstantLine, subject: Inline): ConstantLine | undefined {
  const found = amountIn(clause);
  if (!found) return undefined;
  const called = (words: string): ConstantLine['name'] => ({ source: words, at: found.number.at });
  // "…, running from 09:00 to 17:00": what begins with what is done goes on about the subject.
  if (isHalf(found.before.source))
    return { name: called(`${subject.source}: ${found.before.source}`), value: found.whole, remark: '' };
  const its = /^(?:its|their)\s+(.+)$/i.exec(found.before.source)?.[1];
  if (its) return { name: called(`${subject.source}: ${its}`), value: found.whole, remark: '' };
  // "A code has 6 digits and expires after 5 minutes": what else becomes of it.
  const said = found.before.source.replace(/^(?:it|they)\s(?=\S)/i, '');
  const compares = (said !== found.before.source && endsInComparison.exec(said)?.[0]) || '';
  const doing = said.slice(0, said.length - compares.length);
  const does =
    wording`^(?:(?:is|are|can|may|must|shall|will)\s+\p{Ll}+|(?!its\b)\p{Ll}{3,}s(?:\s(?:out|off|up|down|away|over))?)$`.test(
      doing,
    );
  const measure = wording`^\p{L}{3,}`.exec(found.unit)?.[0] ?? '';
  const from = found.whole.at.start - clause.at.start - compares.length;
  const bounded = compares === '' ? found.whole : slice(clause, from, found.whole.at.end - clause.at.start);
  // "…, and it returns no more than 9 boats": what it does with them.
  const things = said !== found.before.source && measure !== '' && !unitOf(measure) ? ` ${measure}` : '';
  const isDay = /^(?:on|every|at)\s/.test(found.whole.source) || ofMonth.test(found.whole.source);
  if (does && (unitOf(measure) || measure === 'times' || things !== '' || isDay))
    return { name: called(`${subject.source} ${doing}${things}`), value: bounded, remark: '' };
  // "A key has 32 characters, and a token has 16": the same is said of something else.
  const says = wording`\s(\p{Ll}{3,})$`.exec(found.before.source)?.[1];
  const same = says !== undefined && found.unit === '' && first.name.source.includes(` ${says}`);
  if (same)
    return {
      name: slice(found.before, /^(?:the|an?)\s+/i.exec(found.before.source)?.[0].length ?? 0, Infinity),
      value: found.whole,
      remark: plain(found.after).replace(/^[.,;\s]+/, ''),
    };
  // "Trials last 30 days and include 5 seats": a verb alone goes on about what has it.
  const verb = goesOn.test(found.before.source);
  if (found.before.source !== '' && !verb && !bounding.test(found.before.source)) return undefined;
  const compared = verb ? '' : found.before.source;
  const value = verb ? found.whole : slice(clause, 0, found.whole.at.end - clause.at.start);
  const to = /^(?:for|on|in|with|für|pour)\s+(?:the\s+|an?\s+)?(.{2,30}?)(?:\s+ones?)?\.?$/i.exec(
    found.after.source,
  )?.[1];
  // "100 calls for each user and 300 for each team": one stands in the place of the other.
  const each = /^(?:for|in|on) each\s(.+)$/i.exec(found.after.source.replace(/\.$/, ''))?.[1];
  const counts = /^(.+?)\s(?:for|in|on) each\s.+$/i.exec(first.name.source)?.[1];
  if (each && counts && compared === '')
    return { name: called(`${counts} for each ${each}`), value: found.whole, remark: '' };
  if (to && compared === '')
    return { name: called(`${first.name.source}: ${to}`), value: found.whole, remark: '' };
  // "A logo is at most 90 pixels wide and 60 pixels high": all that is counted.
  const more = wording`^(?:\p{Ll}+ ){0,2}\p{Ll}+(?=\.?$)`.exec(found.after.source)?.[0] ?? '';
  const counted = wording`^(?:per )?\p{L}{3,}(?: per (?!second|minute|hour|day|week|month|year)\p{L}+)?`.exec(
    found.unit,
  )?.[0];
  if (counted && !unitOf(counted.split(' ')[0] ?? '')) {
    const end = found.after.at.start - clause.at.start + more.length;
    const all = more === '' ? value : slice(clause, value.at.start - clause.at.start, end);
    const things = `${counted} ${more}`.trimEnd();
    // "A board holds 5 lists and 9 cards": each is told per board.
    const per = ` per ${subject.source}`;
    const named = first.name.source.endsWith(per) ? things + per : `${subject.source} ${things}`;
    return { name: called(named), value: all, remark: '' };
  }
  return compared === ''
    ? undefined
    : { name: called(`${withoutKind(first.name.source)} ${compared}`), value: found.whole, remark: '' };
}

/** A name that a clause of its own tells, and nothing is said of yet: "Drafts that nobody touched for 90 days are removed". */
export const toldBy = /\s(?:that|who|which)\s(?!.*\s(?:is|are|may|can|must|shall|will|gets?)\s)/i;

/** Where a name that compares ends: "Files larger than 10 MB are refused". */
export const largerThan = wording.i`\b(?:\p{L}{3,}er|more|fewer|less|größer|länger|älter) (?:than|als)$`;
