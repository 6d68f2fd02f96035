import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { looksLikeAmount } from '../tables/cell-kinds.ts';
import { isIdentifier, nameOf, statements } from '../words/names.ts';
import { type Head, headOf, isParted, leadingNames, sentences, splitAt } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { amountFirstIn } from './amount-first.ts';
import { amount, amountsOf, type ConstantLine, commaParts, isName, isUpper } from './amounts.ts';
import { answered, assigned } from './answers.ts';
import { withColon } from './arrows.ts';
import { besideKey, eachOfTwo, isBound, onBefore, stepOfScale } from './beside.ts';
import { constantsByCase } from './by-case.ts';
import { withThings } from './clauses.ts';
import { codedSentence } from './coded.ts';
import { countsAlone } from './counts-alone.ts';
import { ellipticAmounts, sentenceBehind } from './elliptic.ts';
import { withKind } from './fuller-names.ts';
import { gatheredBy } from './gathered.ts';
import { isHalf, ofLabel, wordsOfLabel } from './label-names.ts';
import { codedList, codedValues, numberedNames, valuesFor } from './lists.ts';
import { namedBehind } from './named-behind.ts';
import { pair } from './pairs.ts';
import { partsOfOne, shareAndFixed } from './parts-of-one.ts';
import { pricesOf } from './prices.ts';
import { constantsOfSentence, withoutClause } from './sentences.ts';
import { switchesOf } from './switches.ts';
import { titledSentence } from './titled.ts';

/** A name of a few words with an amount behind it. */
const namedAmount = wording`^\p{L}[\p{L}\p{N}_.' -]{1,40}?(?:\s*[:=]\s*|\s+)[<>≤≥~]?\s?\d[\d.,]*(?:\s?(?:%|\p{L}+))?$`;

/** Whether a text lists several names with an amount behind each: "photo 10 MB, log 2 MB". */
export function listsAmounts(text: Inline): boolean {
  const parts = commaParts(slice(text, 0, text.source.replace(/\.$/, '').length));
  return parts.length > 1 && parts.every((part) => namedAmount.test(withoutAnd(part).source));
}

const isLabelled = (part: Inline): boolean => isParted(headOf(part));

/** The constants of a line of point 9: `name: value`, `name value unit`, several parted by `;` or `,`, lists of switches. */
export function constantsOfLine(line: Inline): readonly ConstantLine[] {
  const text = withColon(withoutClause(line));
  const byCase = constantsByCase(text, constantsOfLine);
  if (byCase.length > 0) return byCase;
  const elliptic = ellipticAmounts(sentenceBehind(text) ?? text);
  if (elliptic.length > 0) return elliptic;
  const counts = countsAlone(text);
  if (counts.length > 1) return counts;
  const asked = answered(text) ?? assigned(text) ?? namedBehind(text);
  if (asked) return asked;
  const led = amountFirstIn(text);
  if (led) return [led];
  // "trial 30 d · grace period 7 d"
  const parts = text.source.includes(' · ') ? splitAt(text, / · /) : [];
  if (parts.length > 1) return ofSharedLabel(parts) ?? parts.flatMap(constantsOfLine);
  // "berth depth 4 / quay depth 9": each has a name and an amount of its own.
  const strokes = splitAt(text, /\s+[/|•]\s+/);
  const areOwn = (): boolean =>
    strokes.every((part) => namedAmount.test(part.source)) || strokes.every(isLabelled);
  if (strokes.length > 1 && areOwn()) return namedOn(strokes.flatMap(constantsOfLine));
  const paid = pricesOf(text);
  if (paid.length > 0) return paid;
  const coded = codedSentence(text);
  if (coded.length > 0) return coded;
  // "Remember me lasts 30 days. Without activity a session ends after 20 minutes."
  const each = sentences(text);
  const telling = each.length > 1 ? each.filter((sentence) => amountIn(sentence) !== undefined) : [];
  // "The web pier is shut. Ports: quay 80, tug 81": what a label gathers behind a sentence.
  const gathers = (): boolean =>
    plain(each[0] ?? text).split(' ').length > 2 &&
    each.some((sentence, at) => at > 0 && isLabelled(sentence) && telling.includes(sentence));
  if (telling.length > 0 && (telling.length === each.length || gathers()))
    return each.flatMap(constantsOfLine);
  const head = headOf(text);
  const inBrackets = head && bracketed(head);
  if (inBrackets) return [inBrackets];
  const titled = head && (gatheredBy(head, constantsOfSentence) ?? titledSentence(head, constantsOfSentence));
  if (titled) return titled;
  const grouped = head?.mark ? groupOf(head) : undefined;
  if (grouped) return grouped;
  // "Calls are limited to 10 a minute – if at all": what stands behind the dash is said beside it.
  if (head?.kind === 'words' && amountIn(head.label) && !amountIn(head.rest)) {
    const isSaid = head.mark === '–' || /\s(?:is|are|has|have|lasts?|lives?)\s/.test(head.label.source);
    const own = isSaid ? constantsOfLine(head.label) : [];
    if (own.length > 0) return own;
  }
  // A whole sentence has the constant of its first amount at most.
  const length = !head?.mark && /[.!?]\)?$/.test(text.source) ? plain(text).split(' ').length : 0;
  const says = !head?.mark && /\s(?:can|may|must|shall|has|have)\s/.test(text.source);
  const said = length >= 5 || says ? constantsOfSentence(text) : [];
  if (said.length > 0 || length >= 8) return said;
  const [first, ...others] = statements(text);
  if (!first) return [];
  // Behind a constant that is marked as a name, a clause without a name of its own goes on about it.
  const marked = head?.mark && (head.kind !== 'words' || isIdentifier(plain(head.label)));
  const own = marked
    ? others.filter((each) => headOf(each)?.mark || leadingNames(each).names.length > 0)
    : others;
  const all = [first, ...own];
  return namedOn(all.flatMap(clause));
}

/** A name with its value in brackets, and behind a mark what it is: "`PAGE_SIZE` (50, at most 200) — entries of a list". */
function bracketed({ names, bracket, mark, rest }: Head): ConstantLine | undefined {
  const [name] = names;
  if (!name || names.length > 1 || !bracket || mark === '' || rest.source === '') return undefined;
  if (!looksLikeAmount(bracket) || looksLikeAmount(rest) || looksLikeAmount(name)) return undefined;
  return isName(name) ? { name, value: bracket, remark: plain(rest) } : undefined;
}

/** A name that begins with a preposition tells a case of the one before it: "note limit 20; without a plan 5". */
function namedOn(lines: readonly ConstantLine[]): readonly ConstantLine[] {
  const found: ConstantLine[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    // "ropes: 1000; sails: the same"
    if (last && /^(?:the )?same$/i.test(line.value.source)) {
      found.push({ ...line, value: last.value });
      continue;
    }
    const before = found.findLast(({ name }) => !isBound(name));
    const isCase =
      before &&
      wording.i`^(?:without|with|for|on|during|ohne|mit|für|sans|avec|pour)\s+\p{L}`.test(line.name.source);
    const bound = before && onBefore(line, before.name);
    if (bound) {
      found.push(bound);
      continue;
    }
    found.push(
      isCase
        ? { ...line, name: { source: `${plain(before.name)} ${plain(line.name)}`, at: line.name.at } }
        : { ...line, name: slice(line.name, 0, line.name.source.replace(adverbs, '').length) },
    );
  }
  return found;
}

/** What stands between a name and its value and says nothing of either. */
const adverbs = /(?:\s+(?:then|also|too|always|again|likewise|as))+$/i;

/** A label over several constants: `rate limits: sign-in 20 per hour; invites 20 per day`, `switched off: A, B`. */
function groupOf(head: Head): readonly ConstantLine[] | undefined {
  const { rest } = head;
  const label = plain(head.label);
  const codes = switchesOf(head);
  if (codes) return codes;
  const paid = isParted(head) ? shareAndFixed(head.label, rest) : undefined;
  if (paid) return paid;
  const coded = codedList(rest);
  if (coded) return coded.map((each) => ({ ...each, remark: label }));
  const numbers = head.kind === 'words' && head.mark !== '=' ? numberedNames(rest) : undefined;
  const ofWords = numbers && wordsOfLabel(numbers, label);
  if (numbers)
    return numbers.map((each, at) => ({
      ...each,
      name: ofWords?.[at] ?? ofLabel(each.name, label),
      remark: label,
    }));
  const inverse = valuesFor(rest);
  if (inverse)
    return inverse.map((each) => ({
      ...each,
      // "Sign-in attempts: 5 in 5 minutes per address": what they are counted by is no name.
      ...(/^(?:per|pro|par)\s/i.test(each.name.source)
        ? { name: { source: `${label} ${plain(each.name)}`, at: each.name.at }, remark: '' }
        : { remark: label }),
    }));
  const listed = codedValues(rest);
  if (listed) return listed.map((each) => ({ ...each, remark: label }));
  const amounts = isParted(head) ? amountsOf(head.label, rest) : undefined;
  if (amounts) return amounts;
  if (head.kind !== 'words' || head.bracket || head.label.source.includes('`')) return undefined;
  const parts = statements(rest)
    .flatMap(clause)
    .map((part, index, all) => {
      const before = all.slice(0, index).findLast(({ name }) => !isBound(name));
      const bound = before && onBefore(part, before.name);
      return { ...part, name: ofLabel(bound?.name ?? part.name, label) };
    });
  const named = parts.filter(({ name, value }) => name.at.start < value.at.start && isName(name));
  const first = parts[0];
  const several =
    statements(rest).length > 1 || parts.length > 1 || isUpper(nameOf(first?.name ?? rest).name);
  return named.length > 0 &&
    named.length === parts.length &&
    several &&
    first &&
    first.name.at.start === rest.at.start
    ? parts.map((part) => ({ ...part, remark: part.remark || label }))
    : isParted(head) && !isIdentifier(label)
      ? (partsOfOne(head.label, rest) ?? partsBefore(head))
      : undefined;
}

/** Several amounts of one thing before a clause that tells something else: "Log: 100 files, 500 lines; one may be cut". */
function partsBefore({ label, rest }: Head): readonly ConstantLine[] | undefined {
  const [first, ...others] = statements(rest);
  const parts = first && others.length > 0 ? partsOfOne(label, first) : undefined;
  return parts && [...parts, ...others.flatMap(clause)];
}

/** "Depth: quay 4 m · channel 9 m": the label before the first of several amounts belongs to each. */
function ofSharedLabel([first, ...others]: readonly Inline[]): readonly ConstantLine[] | undefined {
  const head = first && headOf(first);
  if (head?.kind !== 'words' || head.mark !== ':' || head.bracket) return undefined;
  const parts = [head.rest, ...others];
  if (!parts.every(({ source }) => namedAmount.test(source))) return undefined;
  const label = plain(head.label);
  return parts
    .flatMap(constantsOfLine)
    .map((each) => ({ ...each, name: ofLabel(each.name, label), remark: each.remark || label }));
}

/** Words of a part that is a sentence of its own, at least. */
const SENTENCE = 7;

/** The constants of one clause. */
function clause(text: Inline): readonly ConstantLine[] {
  const parts = commaParts(text);
  const coded = codedValues(text);
  if (coded) return coded.map((each) => ({ ...each, remark: '' }));
  const keys = keysWithValues(parts);
  if (keys) return keys;
  const whole = (parts[0] === text ? undefined : besideKey(text)) ?? stepOfScale(text, '');
  if (whole) return [whole];
  const head = headOf(text);
  const isList =
    head?.mark &&
    parts.length > 1 &&
    parts.slice(1).every(({ source }) => /^(?:and |or )?(?:then )?\d/.test(source));
  const listed = isList ? pair(text, false) : undefined;
  if (listed) return [listed];
  if (parts.length > 1) {
    const paired = parts.map((part) => pair(part, true));
    const pairs = parts.map((part, index) => paired[index] ?? amount(part));
    const named = pairs.every((each) => each !== undefined && isName(each.name));
    if (named && parts.every((part) => plain(withoutRemark(part)).split(' ').length < SENTENCE))
      return ofFirst(pairs as ConstantLine[]);
    const told = (part: Inline, index: number): readonly ConstantLine[] => {
      const own = paired[index];
      return own ? [own] : constantsOfSentence(withoutAnd(part));
    };
    // What a part without an amount says belongs to the one before it.
    if (parts.slice(0, 2).every((part, index) => told(part, index).length === 1))
      return ofFirst(parts.flatMap(told));
  }
  const found = (head && pair(text, false, head)) ?? withKind(amount(text));
  return found ? eachOfTwo(found) : [];
}

/** The constants of parts that are all a key and its value; undefined where one is anything else. */
function keysWithValues(parts: readonly Inline[]): readonly ConstantLine[] | undefined {
  const found: ConstantLine[] = [];
  for (const part of parts) {
    const line = besideKey(part);
    if (!line) return undefined;
    found.push(line);
  }
  return found;
}

/** `activation code: 4 digits, valid 4 h`: one word behind the first constant is a property of it. */
function ofFirst([first, ...others]: readonly ConstantLine[]): readonly ConstantLine[] {
  if (!first) return [];
  const alone = ({ name }: ConstantLine): boolean => wording`^\p{Ll}+$`.test(name.source);
  const label = plain(first.name);
  return [
    first,
    ...others.map((one) => {
      const each = withThings(one, first);
      // "Family: 2 TB, shared by up to 6 people": what is counted names the amount.
      const counted = wording`^\p{Ll}+ (?:by|with|for|among|between|in|to|at)$`.test(each.name.source)
        ? wording`\s(\p{L}{3,})$`.exec(each.value.source)?.[1]
        : undefined;
      const bare = plain(each.name);
      const property =
        counted && !unitOf(counted) ? counted : alone(each) || (isHalf(bare) && !isHalf(label)) ? bare : '';
      return property && !isIdentifier(label) && !alone(first)
        ? { ...each, name: { source: `${label}: ${property}`, at: each.name.at } }
        : each;
    }),
  ];
}

function withoutRemark(part: Inline): Inline {
  return slice(part, 0, part.source.replace(/\s*\([^()]*\)$/, '').length);
}

function withoutAnd(part: Inline): Inline {
  const lead = /^(?:and|or|und|oder|et|ou)\s+/i.exec(part.source)?.[0].length ?? 0;
  return slice(part, lead, part.source.length);
}
