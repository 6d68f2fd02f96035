import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { comparing } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** Each of the things has a number. */
const severalNumbers = /\d\D+\d/;
/** The first of some things with its amount: "a boat name has at most 60 characters", "titles can be up to 120 characters long". */
const first = wording.i`^(?:(?:an?|the) )?(?<name>\p{L}[\p{L}\p{N} -]{1,40}?) (?:has|have|is|are|(?:may|can|must) (?:be|have)|(?:is|are) (?:limited|capped) (?:to|at)|needs?|holds?|takes?|lasts?) (?<value>(?:${comparing} )?(?<number>\d[\d.,]*(?: (?:to|and) \d[\d.,]*)?) (?<unit>\p{L}+))(?: (?:long|wide|high|each|in length))?$`;
/** Another one, without the verb and the unit: "a pier name 40", "descriptions up to 2,000". */
const other = wording.i`^(?:and )?(?:(?:an?|the) (?<name>\p{L}[\p{L}\p{N} -]{1,40}?)(?: (?:has|have|is|are))?|(?<bare>\p{L}{3,}(?: \p{L}{3,}){0,2}?)(?: (?:has|have|is|are))?) (?<value>(?:${comparing} )?\d[\d.,]*(?: (?:to|and) \d[\d.,]*)?)$`;
/** Where another one begins behind "and". */
const joint = wording.i` and (?=(?:an?|the) |\p{L}{3,}(?: \p{L}{3,}){0,2} (?:${comparing} )?\d[\d.,]*(?: (?:to|and) \d[\d.,]*)?$)`;

/**
 * The amounts of several things of which only the first has a verb and a unit: "A boat name has at most 60 characters, a
 * pier name 40 and a note 2000." None where a part has anything else, or where there are no others.
 */
export function ellipticAmounts(text: Inline): readonly ConstantLine[] {
  if (!severalNumbers.test(text.source)) return [];
  const bare = slice(text, 0, text.source.replace(/\.$/, '').length);
  const parts = splitOutside(bare, ',').flatMap((part) => splitAt(part, joint));
  const [lead, ...others] = parts;
  const found = lead && first.exec(lead.source)?.groups;
  if (!lead || !found?.name || !found.value || others.length === 0) return [];
  const bound = found.value.slice(0, found.value.indexOf(found.number ?? '')).trim();
  const lines: ConstantLine[] = [lineOf(lead, found.name, found.value)];
  for (const part of others) {
    const { name: behind, bare, value } = other.exec(part.source)?.groups ?? {};
    const name = behind ?? bare;
    if (!name || !value) return [];
    const line = lineOf(part, name, value);
    const own = withNoun(name, found.name);
    const called = own === name ? line.name : { source: own, at: line.name.at };
    lines.push({ ...line, name: called, unit: found.unit ?? '', remark: bound });
  }
  return lines;
}

/** "The first page has 15 entries, the second 30, every later one 100": what only says which one it is, is what the first is. */
function withNoun(name: string, first: string): string {
  const things = first.replace(/\s(?:of|in|on|for|per)\s.*$/, '');
  const noun = /^first\s/i.test(things) ? things.replace(/^first\s/i, '') : (things.split(' ').at(-1) ?? '');
  if (which.test(name)) return `${name} ${noun}`;
  return name.replace(/\sones?$/, ` ${noun}`);
}
const which = /^(?:second|third|fourth|fifth|next|last|other|later|new|old)$/i;

function lineOf(part: Inline, name: string, value: string): ConstantLine {
  const at = part.source.startsWith(`${name} `) ? 0 : part.source.indexOf(` ${name} `) + 1;
  const start = part.source.lastIndexOf(value);
  return {
    name: slice(part, at, at + name.length),
    value: slice(part, start, start + value.length),
    remark: '',
  };
}

const label = wording`^(?!(?:For|In|On|With|Of|At) )\p{Lu}[\p{L} ]{2,40}:\s+`;
const namesSeveral = /s:\s|\sand\s/;
const sentence = wording.i`^(?:an?|the|each|every) (?:\p{L}[\p{L}-]* ){1,4}(?:has|have|is|are|costs?|lasts?|takes?|stays?|expires?) `;

/** The sentence behind a label over several amounts: "Text lengths: a boat name has at most 60 characters". Undefined where the label names one. */
export function sentenceBehind(text: Inline): Inline | undefined {
  const lead = label.exec(text.source)?.[0];
  if (lead === undefined || !namesSeveral.test(lead)) return undefined;
  const rest = slice(text, lead.length, text.source.length);
  return sentence.test(rest.source) ? rest : undefined;
}
