import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { comparing, several } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { type ConstantLine, commaParts } from './amounts.ts';

const bound = `(?:${comparing}|only)`;
/** How many of what there may be, and of what: "10 projects per user", "at most two admins in a team". */
const count = wording.i`^(?<value>(?:${bound}\s+)?(?<number>\d[\d.,]*|${several}))\s+(?<things>\p{L}{3,}(?: \p{L}{3,}){0,2} (?:per|in|for|on|to) (?:(?:an?|the|each|every|one) )?\p{L}{3,}(?: \p{L}{3,})?)$`;
/** What only says that there are such: "There is a limit of". */
const thereIs = /^(?:there (?:is|are) )?an? (?:limit|cap) of /i;
/** What the first of them begins with, whatever joins it to what stands before. */
const opens = new RegExp(
  `^(?:there (?:is|are) )?(?:an? (?:limit|cap) of )?(?:[\\s,;*•-]|<br\\s?/?>|and\\s|of\\s)*(?:${bound}\\s+)?(?:\\d|(?:${several})\\s)`,
  'i',
);
const joint = /(?:,\s+)?(?:\band\s+|;\s+)(?=(?:of\s+)?\S)/;

/**
 * Counts that stand without a verb, each named by what is counted and of what: "10 projects per user, 50 files per
 * project". None where a part is anything else, or tells a rate or a time.
 */
export function countsAlone(text: Inline): readonly ConstantLine[] {
  if (!opens.test(text.source)) return [];
  const start = thereIs.exec(text.source)?.[0].length ?? 0;
  const bare = slice(text, start, text.source.replace(/\.$/, '').length);
  const parts = commaParts(bare).flatMap((part) => splitAt(part, joint));
  const lines = parts.flatMap((part): readonly ConstantLine[] => {
    const own = slice(part, /^(?:and\s+|of\s+)*/i.exec(part.source)?.[0].length ?? 0, part.source.length);
    const { value = '', things = '' } = count.exec(own.source)?.groups ?? {};
    const words = things.split(' ');
    if (value === '' || unitOf(words[0] ?? '') || unitOf(words.at(-1) ?? '')) return [];
    const name = slice(own, own.source.length - things.length, own.source.length);
    return [{ name, value: slice(own, 0, value.length), remark: '' }];
  });
  return lines.length === parts.length ? lines : [];
}
