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

/** A name with its value in brackets: `(opening hour: 8)`. */
const inBrackets = wording.gi`\((?<name>\p{L}[\p{L}\p{N}_ -]{2,50}?):\s+(?<value>\d[\d.,:]*(?:\s(?:%|\p{L}{1,12}))?)\)`;

/** The constants that a sentence names in brackets: "The quay opens at 8 in the morning (opening hour: 8)". */
export function namedInBrackets(text: Inline): readonly ConstantLine[] {
  return [...text.source.matchAll(inBrackets)].map(({ index, 0: all, groups }) => {
    const { name = '', value = '' } = groups ?? {};
    const start = index + all.length - 1 - value.length;
    return {
      name: slice(text, index + 1, index + 1 + name.length),
      value: slice(text, start, start + value.length),
      remark: '',
    };
  });
}

const toBoth = wording`^(?:the\s+)?(?<first>\p{Lu}?[\p{L}-]+(?:\s[\p{L}-]+){0,3})\s+and\s+(?:the\s+)?(?<second>[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\s+(?:both|each)\s+(?:(?:stands?|starts?|begins?|is|are|lasts?|defaults?|set)\s+)+(?:at|to|for|with)?\s*(?<value>\d[\d.,]*(?:\s?%|\s(?:ms|kB|KB|MB|GB|seconds?|minutes?|hours?|days?|weeks?|months?|years?))?)(?=$|[.,;\s])`;

/** What two things both have: "Oar length and mast height both stand at 4". */
export function sharedByTwo(text: Inline): readonly ConstantLine[] {
  const { first, second, value } = toBoth.exec(text.source)?.groups ?? {};
  if (!first || !second || !value) return [];
  const after = text.source.indexOf(first) + first.length;
  const at = text.source.indexOf(value, text.source.indexOf(second, after) + second.length);
  return [first, second].map((name, index) => {
    const start = text.source.indexOf(name, index === 0 ? 0 : after);
    return {
      name: slice(text, start, start + name.length),
      value: slice(text, at, at + value.length),
      remark: '',
    };
  });
}

/** A name that equals its value among others: `low = 10`. What leads on to it is no part of it: "over low = 10". */
const equals = wording.gi`(?<![\p{L}\p{N}_])(?!(?:and|or|over|to|from|through|via|then|until|up|is|are|as|with|by|at|of|the)\s)(?<name>\p{L}[\p{L}\p{N}_-]{0,30}(?:\s(?!(?:and|or|over|to|from|through|via|then|until|up|is|are|as|with|by|at|of|the)\s)[\p{L}\p{N}_-]{1,30}){0,2})\s?=\s?(?<value>[-−]?\d[\d.]*(?<=\d)(?:\s?%)?)(?![\p{L}\p{N}])`;

/** Names that equal their values in a sentence, three at least: "Tides run from ebb = 10 over low = 20 to flood = 30". */
export function equalsInRow(text: Inline): readonly ConstantLine[] {
  const found = [...text.source.matchAll(equals)];
  if (found.length < FEWEST || found.length !== text.source.split('=').length - 1) return [];
  const remark = text.source
    .slice(0, found[0]?.index)
    .replace(/[\s,:]+(?:(?:from|as|with|are|is)\s+)?$/i, '')
    .trim();
  return found.map(({ index, 0: all, groups }) => {
    const { name = '', value = '' } = groups ?? {};
    const end = index + all.length;
    return {
      name: slice(text, index, index + name.length),
      value: slice(text, end - value.length, end),
      remark,
    };
  });
}
