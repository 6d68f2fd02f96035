import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { isIdentifier } from '../../words/names.ts';

/** What a part is, said behind it: "is_open, a boolean", "berth_id, an integer that points to the berth". */
export const typeBehind =
  /^an? (?:integer|boolean|string|decimal|float|timestamp|datetime|uuid|enum)(?=$|[.:]| (?:that|which|of|in)\b)/i;

/** What else is said of a part behind it: "which is a date", "one of small or large", "a whole number", "a link to a zone". */
export const saidBehind =
  /^(?:(?:which|that|both) (?:is|are|must|may|can|has to)\b|one of\s|an? (?:whole number|(?:link|reference) to|choice of|yes\/no|true\/false)\b)/i;

/** Parts with what is said behind them of their types. */
export function withTypes(parts: readonly Inline[], list: Inline): readonly Inline[] {
  const found: Inline[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    // "one of illness, family or unknown": the values go on up to the next article.
    const isValue =
      /,\s*one of\s[^()]*$/i.test(last?.source ?? '') && !/^(?:and )?(?:an?|the|its)\s/i.test(part.source);
    if (last && (typeBehind.test(part.source) || saidBehind.test(part.source) || isValue))
      found[found.length - 1] = slice(list, last.at.start - list.at.start, part.at.end - list.at.start);
    else found.push(part);
  }
  return found;
}

/** Parts without those that only say what the one before them is, a name as programmes spell it: "joinedAt, a date". */
export function withoutKinds(parts: readonly Inline[]): readonly Inline[] {
  return parts.filter(({ source }, at) => {
    const before = parts[at - 1]?.source.replace(/^(?:plus|and) /, '') ?? '';
    return !(isIdentifier(before) && kindAlone.test(source));
  });
}

/** What such a name is: "a date", "an optional list". */
export const kindAlone = /^an? (?:(?:optional|required|mandatory) )?(?:date|time|text|number|list|link)\.?$/i;
