import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import type { ConstantLine } from './amounts.ts';

/** A value and the name that it is for: `40 for an Oar`. */
const valueFor = wording`^(?<value>\d[\d.,]*(?:\s?%)?)\s(?:for|means|stands for|is)\s(?<article>an?\s|the\s)?(?<name>\p{L}[\p{L}\p{N}_-]*(?:\s[\p{L}\p{N}_-]+){0,2})\.?$`;
/** Where the first of them stands in its sentence. */
const firstFor = wording`(?<=\s)\d[\d.,]*(?:\s?%)?\s(?:for|means|stands for|is)\s(?:an?\s|the\s)?\p{L}`;
const between = /,\s+(?:and\s+)?|\s+and\s+/;
/** What a sentence says of what it gives values to: "Depths are told as", "Grades are cut at". */
const saying = /\s+(?:(?:is|are|was|gets?|has|have|starts?|begins?)\b.*|(?:as|at|by|with))$/i;

/** Values that a sentence gives to names, three of them at least: "Depths are told as 0 for Flat, 10 for Deep and 20 for Sea". */
export function valuesForNames(text: Inline): readonly ConstantLine[] {
  const start = firstFor.exec(text.source)?.index;
  if (start === undefined) return [];
  const parts = splitAt(slice(text, start, text.source.length), between);
  const found = parts.map((part) => valueFor.exec(part.source)?.groups);
  if (parts.length < FEWEST || found.includes(undefined)) return [];
  const lead = text.source.slice(0, start).trim();
  const about = lead.replace(saying, '').replace(/^(?:the|an?)\s+/i, '');
  return parts.flatMap((part, index) => {
    const { article, name = '', value = '' } = found[index] ?? {};
    const at = part.source.lastIndexOf(name);
    const own = slice(part, at, at + name.length);
    // What has an article is one of many, of which the value alone tells nothing.
    const named = article ? { source: `${about} for ${article}${name}`, at: own.at } : own;
    return [{ name: named, value: slice(part, 0, value.length), remark: lead }];
  });
}

const FEWEST = 3;
