import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { comparing } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** The first of some things with its amount: "a boat name has at most 60 characters". */
const first = wording.i`^(?:an?|the) (?<name>\p{L}[\p{L}\p{N} -]{1,40}?) (?:has|have|is|are|may have|can have|holds?|takes?|lasts?) (?<value>(?:${comparing} )?(?<number>\d[\d.,]*) (?<unit>\p{L}+))$`;
/** Another one, without the verb and the unit: "a pier name 40". */
const other = wording.i`^(?:and )?(?:an?|the) (?<name>\p{L}[\p{L}\p{N} -]{1,40}?)(?: (?:has|have|is|are))? (?<value>\d[\d.,]*)$`;

/**
 * The amounts of several things of which only the first has a verb and a unit: "A boat name has at most 60 characters, a
 * pier name 40 and a note 2000." None where a part has anything else, or where there are no others.
 */
export function ellipticAmounts(text: Inline): readonly ConstantLine[] {
  const bare = slice(text, 0, text.source.replace(/\.$/, '').length);
  const parts = splitOutside(bare, ',').flatMap((part) => splitAt(part, / and (?=(?:an?|the) )/));
  const [lead, ...others] = parts;
  const found = lead && first.exec(lead.source)?.groups;
  if (!lead || !found?.name || !found.value || others.length === 0) return [];
  const bound = found.value.slice(0, found.value.indexOf(found.number ?? '')).trim();
  const lines: ConstantLine[] = [lineOf(lead, found.name, found.value)];
  for (const part of others) {
    const { name, value } = other.exec(part.source)?.groups ?? {};
    if (!name || !value) return [];
    lines.push({ ...lineOf(part, name, value), unit: found.unit ?? '', remark: bound });
  }
  return lines;
}

function lineOf(part: Inline, name: string, value: string): ConstantLine {
  const at = part.source.indexOf(` ${name} `) + 1;
  const start = part.source.length - value.length;
  return {
    name: slice(part, at, at + name.length),
    value: slice(part, start, part.source.length),
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
