import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import type { ConstantLine } from './amounts.ts';

/** What something is written as where it is kept: "A boat at sea is stored as `2`, and not as …". */
const storedAs = wording.i`^(?:(?:an?|the|every|each)\s+)?(?<name>\p{L}[^\`]{1,60}?)\s+(?:is|are)\s+(?:stored|saved|kept|recorded|written|coded|encoded|sent|represented)\s+(?:as|by|with)\s+(?<value>\`[^\`]+\`)`;

/** What a name stands at, value by value: "The value of `tide` is `0` for low, `1` when it rises, and `2` if nobody knows". */
const valuesOf = wording.i`^(?<subject>(?:(?:the|an?)\s+)?(?:value\s+of\s+)?[^,;:]{1,60}?)\s+(?:is|are|can be|may be)\s+(?=\`[^\`]+\`\s+(?:for|when|if|where|in|on)\s)`;
const oneValue = wording.i`^(?:and\s+|or\s+)?(?<value>\`[^\`]+\`)\s+(?:for|when|if|where|in|on)\s+(?<name>\p{L}.{1,80})$`;

/** How things that are kept begin or end: "Ticket numbers start with `tk_`". */
const beginsWith = wording.i`^(?:(?:the|an?|all|every|each)\s+)?(?<name>\p{L}[^\`,;:]{1,50}?\s(?:always\s)?(?:starts?|begins?|ends?|are prefixed|is prefixed)\s(?:with|in))\s+(?<value>\`[^\`]+\`)[.]?$`;

/** The constants of a sentence that tells in code what things are kept as, or what the values of a name stand for. */
export function codedSentence(text: Inline): readonly ConstantLine[] {
  if (!text.source.includes('`')) return [];
  const stored = (storedAs.exec(text.source) ?? beginsWith.exec(text.source))?.groups;
  if (stored?.name && stored.value) {
    const at = text.source.indexOf(stored.name);
    const start = text.source.indexOf(stored.value, at + stored.name.length);
    const end = start + stored.value.length;
    const remark = plain(slice(text, end, text.source.length)).replace(/^[.,;\s]+/, '');
    return [{ name: slice(text, at, at + stored.name.length), value: slice(text, start, end), remark }];
  }
  const lead = valuesOf.exec(text.source);
  if (!lead) return [];
  const rest = slice(text, lead[0].length, text.source.replace(/\.$/, '').length);
  const found = splitAt(rest, /,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/i).map((part) => {
    const { value, name } = oneValue.exec(part.source)?.groups ?? {};
    if (value === undefined || name === undefined) return undefined;
    const at = part.source.indexOf(value);
    return {
      name: slice(part, part.source.length - name.length, part.source.length),
      value: slice(part, at, at + value.length),
      remark: plain(slice(text, 0, (lead.groups?.subject ?? '').length)),
    };
  });
  return found.length > 1 && found.every((each) => each !== undefined) ? found : [];
}
