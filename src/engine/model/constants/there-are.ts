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
