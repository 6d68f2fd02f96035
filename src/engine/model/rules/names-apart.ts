import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { leadingNames, namesListed } from '../words/phrases.ts';
import { ruledTogether, saying } from './saying.ts';

/** What is said of each of several: "all must be given", "both required", "each at most 80 characters". */
const ofEach =
  /^(?:all|both|each)\s(?!(?:or|and|together|of (?:them|these)? ?(?:or|and))\b)|\s(?:each|apiece|for each|for both)[.]?$/i;

/** Words of one of several names, at most. */
const LONGEST_NAME = 4;

/**
 * The names of a row, each of which is ruled by itself: names in bold, or names in words that commas part. Two that only
 * "and" joins may be one ("terms and conditions"), unless what is said is said of each.
 */
export function namesApart(label: Inline, rule: string): readonly Inline[] {
  const isOfEach = ofEach.test(rule);
  const said = isOfEach ? rule.replace(/^both\b/i, '') : rule;
  if (ruledTogether(said) || /["“(;:/]/.test(label.source)) return [];
  const { names, end } = leadingNames(label);
  const isMarked = names.length > 1 && end === label.source.length;
  const parts = isMarked ? names.map((each) => slice(label, each.start, each.end)) : namesListed(label);
  const isRow = isMarked || (!/[*`]/.test(label.source) && (label.source.includes(',') || isOfEach));
  // "Boats per create, update or delete call": what each row of them is counted by.
  const isCounted = /\sper\s/i.test(parts[0]?.source ?? '') && parts.length > 1;
  const fitting = !isCounted && parts.every((each) => isPlainName(plain(each)));
  if (!isRow || parts.length < 2 || !fitting) return [];
  // "**Start**, **end**: the end must not lie before the start" speaks of them together.
  const isNamed = parts.some((each) => says(said, plain(each)));
  return isNamed ? [] : parts;
}

/** Whether some words are a name, and no part of a sentence. */
function isPlainName(words: string): boolean {
  return (
    isIdentifier(words) ||
    (words.split(' ').length <= LONGEST_NAME &&
      wording`^[\p{L}\p{N}][\p{L}\p{N}'’._-]*(?: [\p{L}\p{N}'’._-]+)*$`.test(words) &&
      // "Start date", "end date" begin with what may say something, too.
      !saying.test(words.replace(/^(?:starts?|ends?|unique|known|matching)\s/i, '')) &&
      !/^(?:when|if|on|for|in|at|by|with|without|as|the (?:first|last))\b/i.test(words))
  );
}

/** Whether a text says some words. */
function says(text: string, words: string): boolean {
  const bare = (source: string): string =>
    ` ${source.toLowerCase().replace(wording.g`[^\p{L}\p{N}]+`, ' ').trim()} `;
  return bare(text).includes(bare(words));
}
