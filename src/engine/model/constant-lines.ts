import type { Inline } from '../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../syntax/inline.ts';
import { isIdentifier, nameOf, statements, words } from './names.ts';
import { type Head, headOf, isSentence, leadingNames, splitAt } from './phrases.ts';
import { amountIn, comparing } from './quantities.ts';
import { unitOf } from './units.ts';

/** A constant as it stands in a line. */
export interface ConstantLine {
  readonly name: Inline;
  /** The value with its unit, as written. */
  readonly value: Inline;
  /** What is said beside it. */
  readonly remark: string;
}

/** What a switch stands at. */
const position =
  /^(?:(?:switched|turned|is|are)? ?(?:on|off)|enabled|disabled|true|false|yes|no|required|optional|an|aus)(?: by default)?$/;

const byDefault = /\b(?:on|off|enabled|disabled|true|false) by default$/;

/** The constants of a line of point 9: `name: value`, `name value unit`, several parted by `;` or `,`, lists of switches. */
export function constantsOfLine(text: Inline): readonly ConstantLine[] {
  const head = headOf(text);
  const grouped = head?.mark ? groupOf(head) : undefined;
  if (grouped) return grouped;
  // A whole sentence has the constant of its first amount at most.
  if (!head?.mark && /[.!?]$/.test(text.source) && plain(text).split(' ').length >= 8)
    return constantsOfSentence(text);
  const [first, ...others] = statements(text);
  if (!first) return [];
  // Behind a constant that is marked as a name, a clause without a name of its own goes on about it.
  const marked = head?.mark && (head.kind !== 'words' || isIdentifier(plain(head.label)));
  const own = marked
    ? others.filter((each) => headOf(each)?.mark || leadingNames(each).names.length > 0)
    : others;
  return [first, ...own].flatMap(clause);
}

/** A label over several constants: `rate limits: sign-in 20 per hour; invites 20 per day`, `switched off: A, B`. */
function groupOf(head: Head): readonly ConstantLine[] | undefined {
  const { rest } = head;
  const label = plain(head.label);
  const codes = namesOnly(rest);
  if (codes && (position.test(words(label)) || byDefault.test(words(label))))
    return codes.map((name) => ({ name, value: head.label, remark: '' }));
  const coded = codedList(rest);
  if (coded) return coded.map((each) => ({ ...each, remark: label }));
  const inverse = valuesFor(rest);
  if (inverse) return inverse.map((each) => ({ ...each, remark: label }));
  const listed = codedValues(rest);
  if (listed) return listed.map((each) => ({ ...each, remark: label }));
  if (head.kind !== 'words' || head.bracket || head.label.source.includes('`')) return undefined;
  const parts = statements(rest)
    .flatMap(clause)
    .map((part) => ({ ...part, name: ofLabel(part.name, label) }));
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
    : undefined;
}

/** A property is named with what it is one of: `title fetch: gives up after 3 seconds`. A plural only groups. */
function ofLabel(name: Inline, label: string): Inline {
  const bare = plain(name);
  const isProperty =
    bare.split(' ').length <= 2 &&
    !isIdentifier(bare) &&
    !name.source.includes('`') &&
    label.split(' ').length <= 3 &&
    !/s$/i.test(label);
  return isProperty ? { source: `${label}: ${bare}`, at: name.at } : name;
}

function isUpper(name: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name);
}

function isName(name: Inline): boolean {
  return /\p{L}{2}/u.test(name.source) && plain(name).split(' ').length <= 14;
}

/** The code names that an inline lists and nothing else. */
function namesOnly(text: Inline): readonly Inline[] | undefined {
  const parts = splitOutside(text, ',').flatMap((part) => {
    const codes = pieces(part).filter((piece) => piece.kind === 'code');
    const bare = part.source.replace(/`[^`]+`/g, '').replace(/\b(?:and|or)\b|[.\s]/g, '');
    return bare === '' ? codes.map((piece) => slice(part, piece.start, piece.end)) : [undefined];
  });
  return parts.length > 0 && parts.every((part) => part !== undefined) ? (parts as Inline[]) : undefined;
}

/** `0 General, 1 Payment, 2 Games`: numbers that stand for names, at least two of them in a row. */
export function codedList(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  const parts = splitOutside(text, ',;').map((part) => ({
    part,
    match: /^(?:and\s+)?(\d+)\s+(?:for\s+|=\s*)?(?=\S)/.exec(part.source),
  }));
  const numbers = parts.map(({ match }) => Number(match?.[1]));
  const follows = numbers.filter((number, index) => index > 0 && number === (numbers[index - 1] ?? 0) + 1);
  if (parts.length < 2 || numbers.some(Number.isNaN) || follows.length * 2 < parts.length - 1)
    return undefined;
  return parts.map(({ part, match }) => {
    const [all = '', number = ''] = match ?? [];
    const start = all.indexOf(number);
    const name = slice(part, all.length, part.source.replace(/\.$/, '').length);
    return { name, value: slice(part, start, start + number.length) };
  });
}

/** `365 days for program files, 5 minutes for feeds`: every part begins with its value. */
function valuesFor(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  const merged: Inline[] = [];
  for (const part of splitOutside(text, ',;')) {
    const last = merged.at(-1);
    if (last && !/^(?:and\s+)?\d/.test(part.source))
      merged[merged.length - 1] = slice(text, last.at.start - text.at.start, part.at.end - text.at.start);
    else merged.push(part);
  }
  const found = merged.map((part) => {
    const amount = amountIn(part);
    const lead = /^(?:and\s+)?$/.test(amount?.before.source ?? '?');
    const to = amount && /^(?:for|per|für|pour)\s+/.exec(amount.after.source);
    if (!amount || !lead || !to) return undefined;
    const name = slice(amount.after, to[0].length, amount.after.source.replace(/\.$/, '').length);
    return { name, value: amount.whole };
  });
  return found.length > 1 && found.every((each) => each !== undefined) ? found : undefined;
}

/** The constants of one clause. */
function clause(text: Inline): readonly ConstantLine[] {
  const parts = splitOutside(text, ',');
  const coded = codedValues(text);
  if (coded) return coded.map((each) => ({ ...each, remark: '' }));
  if (parts.length > 1) {
    const pairs = parts.map((part) => pair(part, true) ?? amount(part));
    const named = pairs.every((each) => each !== undefined && isName(each.name));
    if (named && parts.every((part) => !isSentence(part))) return pairs as ConstantLine[];
    const each = parts.map((part) => constantsOfSentence(withoutAnd(part)));
    // What a part without an amount says belongs to the one before it.
    if (each[0]?.length === 1 && each[1]?.length === 1) return each.flat();
  }
  const found = pair(text, false) ?? amount(text);
  return found ? [found] : [];
}

function withoutAnd(part: Inline): Inline {
  const lead = /^(?:and|or|und|oder|et|ou)\s+/i.exec(part.source)?.[0].length ?? 0;
  return slice(part, lead, part.source.length);
}

/** `clean-up `0 5 * * *``: a few words and their value in code. */
const namedCode = /^((?:and )?[\p{L}][\p{L}\p{N} -]{2,40}?)\s+`[^`]+`\.?$/u;

/** Values in code, each behind its name: `clean-up `0 5 * * *`, reminder `0 7 * * *``. */
function codedValues(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  const parts = splitOutside(text, ',;');
  const named = parts.map((part) => namedCode.exec(part.source));
  if (parts.length < 2 || named.includes(null)) return undefined;
  return parts.map((part, index) => {
    const end = named[index]?.[1]?.length ?? 0;
    return {
      name: slice(part, 0, end),
      value: slice(part, end, part.source.replace(/\.$/, '').length),
    };
  });
}

/** `name: value`, `name = value`; what follows the value's first phrase is a remark. */
function pair(text: Inline, closely: boolean): ConstantLine | undefined {
  const head = headOf(text);
  if (!head?.mark || head.rest.source === '' || (head.mark === '–' && closely)) return undefined;
  const { rest } = head;
  const cut = /(?<=[\p{L}\d`%"”])(?:\.(?:\s|$)|,\s|\s\(|\s[–—]\s|;\s).*$/su.exec(
    rest.source.replace(/`[^`]*`|\d[.,]\d/g, (all) => '0'.repeat(all.length)),
  );
  const whole = namesOnly(rest) || bareList(rest) ? undefined : cut;
  const value = whole ? slice(rest, 0, whole.index) : slice(rest, 0, rest.source.replace(/\.$/, '').length);
  const remark = whole ? plain(slice(rest, whole.index, rest.source.length)).replace(/^[.,;\s–—]+/, '') : '';
  return { name: nameOfHead(head), value, remark };
}

/** The name of a head: an identifier in its brackets, its only name, or all of it. */
function nameOfHead(head: Head): Inline {
  const { bracket, names, label } = head;
  if (bracket && /^`[^`\s]+`$/.test(bracket.source)) return bracket;
  const called = /(?:\b(?:named|called)|genannt)\s+(`[^`\s]+`)$/.exec(label.source)?.[1];
  if (called) return slice(label, label.source.length - called.length, label.source.length);
  return names.length === 1 ? shortened(names[0] ?? label) : label;
}

/** A name without what a comma adds to it: `Session token, kept in a cookie`. A list of names stays whole. */
function shortened(label: Inline): Inline {
  const [first, ...rest] = splitOutside(label, ',');
  return first && rest.length === 1 && !/(?:\b(?:and|or|und|oder)\b)/.test(label.source) ? first : label;
}

/** `default timeout 86400 seconds`, `at most 3 redirects`: an amount, named by what stands before it, else behind. */
function amount(text: Inline): ConstantLine | undefined {
  const bare = slice(text, 0, text.source.replace(/\.$/, '').length);
  const found = amountIn(bare);
  const alone = /^(.+?)\s+(`[^`]+`|True|False|true|false|on|off)$/.exec(bare.source);
  if (!found && alone) {
    const end = (alone[1] ?? '').length;
    const name = slice(bare, 0, end);
    return isUpper(nameOf(name).name)
      ? { name, value: slice(bare, end, bare.source.length), remark: '' }
      : undefined;
  }
  if (!found) return undefined;
  const start = found.whole.at.start - bare.at.start;
  const end =
    found.number.at.end - bare.at.start + (found.whole.source.startsWith('*') ? closing(found.whole) : 0);
  // "at most 3 redirects": nothing but a comparison stands before the number, so what is counted is the name.
  if (isComparison.test(found.before.source)) {
    const behind = slice(bare, end, bare.source.length);
    const name = behind.source === '' ? found.before : behind;
    return isName(name)
      ? { name, value: slice(bare, behind.source === '' ? start : 0, end), remark: '' }
      : undefined;
  }
  if (!isName(found.before)) return undefined;
  return { name: found.before, value: found.whole, remark: plain(found.after).replace(/^[,.;\s]+/, '') };
}

const endsInComparison = new RegExp(`\\s+${comparing}$`, 'i');
const isComparison = new RegExp(`^${comparing}?$`, 'i');

/** The marks that close behind a number: `**1000** entries`. */
function closing(whole: Inline): number {
  return /\d(\*+)/.exec(whole.source)?.[1]?.length ?? 0;
}

/** Where another statement with a subject of its own begins. */
const another =
  /,?\s+(?:and|while|und|et)\s+(?=(?:the|an?|each|every|its|der|die|das|ein|le|la|un)\s|[`*])|,\s+(?=(?:the|an?|each|every)\s)/iu;
const pointing =
  /^(?:it|this|that|they|there|these|those|see|since|after|before|then|when|where|if|while|as|for|in|on)\b/i;

/** The constants in a sentence of running text, of which it is sure enough what the amounts belong to. */
export function constantsOfSentence(text: Inline): readonly ConstantLine[] {
  const parts = splitAt(text, another);
  const clauses = parts.every((part) => amountIn(part) !== undefined) ? parts : [text];
  return clauses.flatMap((clause) => {
    const found = amount(clause);
    const named = found && plain(found.name).split(' ').length <= 10 && !pointing.test(found.name.source);
    if (!named) return [];
    // Without a unit a number must be what something is said to be.
    const behind = clause.source.slice(0, found.value.at.start - clause.at.start);
    return /\p{L}/u.test(found.value.source) ||
      /\b(?:is|are|=|ist|sind|est)\s+(?:set to\s+|always\s+)?\**`?$/u.test(behind)
      ? [saidOf(clause, found)]
      : [];
  });
}

const article = /^(?:an?|the|every|each|ein|eine|der|die|das|le|la|les|un|une)\s+/i;
/** What somebody does with what is counted: "An API key may make 120 requests". */
const having = /\s+(?:(?:may|can|must|will)\s+\p{L}+|has|have|holds?|allows?|contains?|hat|haben)$/iu;

/** A sentence's constant: named without its article, valued with what compares, and by what it has so many of. */
function saidOf(clause: Inline, { name, value, remark }: ConstantLine): ConstantLine {
  const bare = slice(name, article.exec(name.source)?.[0].length ?? 0, name.source.length);
  const compared = endsInComparison.exec(bare.source);
  const subject = compared ? slice(bare, 0, compared.index) : bare;
  const whole = compared
    ? slice(clause, subject.at.end - clause.at.start, value.at.end - clause.at.start)
    : value;
  const has = having.exec(subject.source);
  const counted = has && /^\D*[\d.,]+\s+(\p{L}{3,})/u.exec(plain(whole))?.[1];
  const named =
    has && counted && !unitOf(counted)
      ? { source: `${subject.source.slice(0, has.index)} ${counted}`, at: subject.at }
      : subject;
  return isName(named) ? { name: named, value: whole, remark } : { name, value, remark };
}

/** A list of short words that is all a paragraph's first sentence says: `about, admin, api, www`. */
export function bareList(text: Inline): readonly Inline[] | undefined {
  const parts = splitOutside(slice(text, 0, text.source.replace(/\.$/, '').length), ',');
  return parts.length >= 4 && parts.every((part) => plain(part).split(' ').length <= 3) ? parts : undefined;
}
