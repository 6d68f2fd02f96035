import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { looksLikeAmount } from '../tables/cell-kinds.ts';
import { isIdentifier } from '../words/names.ts';
import { type Head, namesListed } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** A key in code, or one that is an identifier, before what may be its value: "`mail.tls` false", "signup.open off". */
const keyed = /^(`[a-z][^`\s]*`|[\w.]*[_.]\w+)(?:\s+\(?(?:default|by default|defaults to)\)?)?\s+(?=\S)/i;
/** A value of its own: in code, in quotes, or where a switch stands. */
const ownValue =
  /^(?:`[^`]+`|"[^"]+"|“[^”]+”|(?:true|false|on|off|yes|no|null|none|empty|unset|unlimited|enabled|disabled|never|always)\b)/i;
/** What may stand behind a value and only explains it. */
const explains = /^\s*(?:$|[(←→=–—.]|->|<-|[-#]\s|by default\b|at first\b|if\b|when\b|unless\b|for\b)/i;

/** A key and its value beside each other, without a mark between them: "`mail.tls` false", "`rounds` 12 = passes". */
export function besideKey(text: Inline): ConstantLine | undefined {
  const found = keyed.exec(text.source);
  const key = found?.[1] ?? '';
  if (!found || !(key.startsWith('`') || isIdentifier(key))) return undefined;
  const behind = slice(text, found[0].length, text.source.length);
  const amount = looksLikeAmount(slice(behind, 0, 40)) ? amountIn(behind) : undefined;
  const length = ownValue.exec(behind.source)?.[0].length ?? 0;
  const value =
    length > 0 ? slice(behind, 0, length) : amount?.before.source === '' ? amount.whole : undefined;
  if (!value) return undefined;
  const rest = slice(behind, value.at.end - behind.at.start, behind.source.length);
  if (!explains.test(rest.source)) return undefined;
  return { name: slice(text, 0, key.length), value, remark: withoutMark(plain(rest)) };
}

/** What is said beside a value, without what parts the two. */
function withoutMark(remark: string): string {
  return remark.replace(/^(?:[\s.,;=←→–—#-]|<-|->)+/, '');
}

const step = wording`^([<>≤≥]?=?\s*[-−+]?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\+?(?:\s?(?:%|\p{L}{1,7}))?(?:\s(?:ago|old|or more|or less))?)\s*(?:→|⇒|->|=>)\s*(?=\p{L})`;
/** Words of a title that goes before the names of its scale, at most. */
const TITLE = 5;

/** A step of a scale: "0 → silent", "1–3 → badge only". It is named by what it means, and by the title above the scale. */
export function stepOfScale(text: Inline, lead: string): ConstantLine | undefined {
  const found = step.exec(text.source);
  const value = found?.[1];
  if (!found || !value) return undefined;
  const means = slice(text, found[0].length, text.source.replace(/\.$/, '').length);
  if (amountIn(means) || plain(means).split(' ').length > TITLE + 1) return undefined;
  const title = lead.replace(/\s*\([^()]*\)$/, '').split(/,\s/)[0] ?? '';
  const isTitle = title !== '' && title.split(' ').length <= TITLE;
  const name = isTitle ? { source: `${title}: ${plain(means)}`, at: means.at } : means;
  return { name, value: slice(text, 0, value.length), remark: '' };
}

const both = wording`^(.*?)([\p{L}-]+)\s*(?:/|&|\+|\band\b)\s*([\p{L}-]+)(\s\p{L}[\p{L} -]*)?$`;

/** "read / write buffer 1024 bytes each", "A_DAYS, B_DAYS = 30 each": one constant for each of the two. */
export function eachOfTwo(line: ConstantLine): readonly ConstantLine[] {
  const names = namesListed(line.name);
  if (names.length > 1 && names.every(({ source }) => isIdentifier(source.replace(/^`|`$/g, '')))) {
    const value = slice(line.value, 0, line.value.source.replace(/\s+each$/, '').length);
    return names.map((name) => ({ ...line, name, value }));
  }
  const [, before = '', first = '', second = '', behind = ''] = /^each\b/.test(line.remark)
    ? (both.exec(plain(line.name)) ?? [])
    : [];
  if (first === '') return [line];
  const remark = line.remark.replace(/^each\b[\s,;:–—]*/, '');
  return [first, second].map((one) => ({
    name: { source: `${before}${one}${behind}`, at: line.name.at },
    value: line.value,
    remark,
  }));
}

/** What only bounds or presets what the constant before it names: "list: `size` 25; max 100; cap 60 s". */
const bound =
  /^(?:(?:hard|soft|absolute|upper|lower)\s)?(?:max(?:imum)?|min(?:imum)?|caps?(?:ped)?(?: at)?|ceiling|floor|limit|burst|default|at most|at least|up to|down to|step)\.?:?$/i;

/** Whether a name is nothing but a bound. */
export function isBound(name: Inline): boolean {
  return bound.test(plain(name));
}

/** A line that only bounds what the one before it names, or is a further step of it: "retry 90 s; cap 120 s", "idle 0 → never; -1 → ever". */
export function onBefore(line: ConstantLine, before: Inline): ConstantLine | undefined {
  if (!isBound(line.name) && !isStep(line)) return undefined;
  const of = isBound(line.name) ? withoutBound(plain(before)) : plain(before);
  return { ...line, name: { source: `${of} ${plain(line.name)}`, at: line.name.at } };
}

/** Whether a line is a step of a scale: its value stands before its name, and something parts the two. */
function isStep({ name, value }: ConstantLine): boolean {
  return value.at.anchor === name.at.anchor && name.at.start - value.at.end > 1;
}

/** A name without the bound at its beginning or end: "default `size`" is about the size. */
function withoutBound(name: string): string {
  return name
    .replace(/^(?:the\s+)?(?:default|max(?:imum)?|min(?:imum)?)\.?\s+(?=\S)/i, '')
    .replace(/\s+(?:(?:default|max(?:imum)?|min(?:imum)?)\.?|[<>≤≥]=?)$/i, '');
}

const remark =
  /^(?:not (?:yet )?(?:known|decided|shown|found|covered|settled|noted|looked up)(?:\s[^:]{0,40})?|unknown|undecided|unclear|open(?: points?| questions?| issues?)?|left (?:out|open)|out of scope|missing|notes?|todo)$/i;

/** Whether a line only says what its writer does not know, and has no amount: "Not known to me: the largest file". */
export function isRemark({ label, mark, rest }: Head): boolean {
  return mark === ':' && remark.test(plain(label)) && !amountIn(rest);
}
