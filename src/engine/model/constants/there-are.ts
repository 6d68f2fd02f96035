import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { numeral } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import type { ConstantLine } from './amounts.ts';

const bound = '(?:(?:up to|at most|at least|no more than|no fewer than|only|exactly)\\s+)?';
const things = '(?<things>\\p{L}[\\p{L}-]*(?:\\s\\p{L}[\\p{L}-]*){0,3}?)';
/** How many there are of something in one of others. */
const first = wording.di`^there (?:can|may|must|will) be (?<value>${bound}(?:${numeral}))\s+${things}\s(?:on|in|per|for|to|at)\s(?:an?|each|every|any|one)\s(?<owner>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?)(?=$|[.,;]|\s(?:and|at)\b)`;
const next = wording.di`^,?\s+and\s+(?<value>${bound}(?:${numeral}))\s+${things}(?=$|[.,;])`;

/** "There can be 9 sails on a boat and 2 masts": how many, named by what there is of them per what. */
export function thereAre(text: Inline): readonly ConstantLine[] {
  const lines: ConstantLine[] = [];
  let owner = '';
  let from = 0;
  for (let found = first.exec(text.source); found; found = next.exec(text.source.slice(from))) {
    owner ||= found.groups?.owner ?? '';
    const [value, name] = [found.indices?.groups?.value, found.indices?.groups?.things];
    const said = found.groups?.things ?? '';
    if (!value || !name || unitOf(said.split(' ')[0] ?? '')) break;
    lines.push({
      name: { source: `${said} per ${owner}`, at: slice(text, from + name[0], from + name[1]).at },
      value: slice(text, from + value[0], from + name[1]),
      remark: '',
    });
    from += found[0].length;
  }
  return lines;
}

/** What several amounts of one owner are called, whose unit tells what they measure. */
const measured = { time: 'time', size: 'size', characters: 'length', share: 'share' } as const;
const gets = wording.di`^(?:(?:an?|the|every|each|all)\s+)?(?<owner>\p{L}[^,;:\d]{1,60}?)\s(?:gets?|has|have|may use|can use|is given|are given)\s(?=(?:${bound})(?:${numeral})\s)`;
const given = wording.di`^(?:,\s+(?:and\s+)?|\s+and\s+)?(?<value>${bound}(?:${numeral})\s(?<unit>\p{L}+))(?:\sof\s(?<of>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?))?(?:\sto\s(?<to>\p{Ll}{2,}(?:\s(?!and\b)[\p{L}'’-]+){0,8}?))?(?=,\s|\s+and\s|\.?$)`;
/** On what it holds, behind all of them. */
const reserved = /^,?\s+(?:unless|if|when|by default)\b[^\d]*$/i;

/** "Tugs get 32 MB of memory and 10 minutes": what one thing has of several measures, each named by what it is of. */
export function givenTo(text: Inline): readonly ConstantLine[] {
  const lead = gets.exec(text.source);
  const owner = lead?.groups?.owner ?? '';
  const lines: ConstantLine[] = [];
  let from = lead?.[0].length ?? 0;
  let purposes = false;
  for (
    let found = lead && given.exec(text.source.slice(from));
    found;
    found = given.exec(text.source.slice(from))
  ) {
    const unit = unitOf(found.groups?.unit ?? '');
    const at = found.indices?.groups?.value;
    const to = found.groups?.to;
    const of = found.groups?.of ?? (unit && measured[unit.measures]);
    // "Crews have 3 days to pack": what the time is for.
    const called = to && of ? `${of} to ${to}` : of;
    if (!unit || !at || !called) return [];
    purposes ||= to !== undefined;
    const value = slice(text, from + at[0], from + at[1]);
    lines.push({ name: { source: `${owner}: ${called}`, at: value.at }, value, remark: '' });
    from += found[0].length;
  }
  const rest = text.source.slice(from);
  const isAll = /^\.?$/.test(rest) || reserved.test(rest);
  return isAll &&
    (lines.length > 1 || purposes) &&
    new Set(lines.map(({ name }) => name.source)).size === lines.length
    ? lines
    : [];
}
