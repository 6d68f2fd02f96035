import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { statements } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { amountIn, comparing, digits } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { type ConstantLine, commaParts } from './amounts.ts';

/** A share and what is paid besides: "3% of the price plus a fixed $0.25", "2.9% + 30 cents". */
const paid = wording.i`^(?<share>[\d.,]+\s?%)(?<of>\s(?:of|on)\s[^,;+\d]{2,40}?)?\s(?:plus|\+|and)\s(?<which>(?:an?\s)?(?:fixed|flat)(?:\sfee\sof)?\s)?(?<fixed>(?:[$€£]\s?${digits}|${digits}\s(?:US\s|Canadian\s)?(?:dollars?|euros?|pounds?|francs?|cents?|pence|USD|EUR|GBP|CHF))(?:\s(?:per|an?|for each|each)\s\p{L}+|\seach)?)\.?$`;

/** The two constants of a price that is a share and a fixed amount. */
export function shareAndFixed(label: Inline, rest: Inline): readonly ConstantLine[] | undefined {
  const { share, fixed } = rest.source.includes('%') ? (paid.exec(rest.source)?.groups ?? {}) : {};
  if (!share || !fixed) return undefined;
  const called = plain(label);
  const start = rest.source.indexOf(fixed, share.length);
  return [
    {
      name: { source: `${called}: percentage`, at: label.at },
      value: slice(rest, 0, share.length),
      remark: '',
    },
    {
      name: { source: `${called}: fixed fee`, at: label.at },
      value: slice(rest, start, start + fixed.length),
      remark: '',
    },
  ];
}

/** What a part says of its amount, with the amount. */
interface Told {
  /** What stands before the amount; `behind` it where nothing does. */
  readonly before: string;
  readonly behind: string;
  readonly value: Inline;
}

/** Words that only join a part with what it is about, or with the amount. */
const leads = /^(?:(?:and|then|but|or|with|is|are)\s+)+/i;
const ends = /(?:^|\s+)(?:is|are|for|of|at|after|within|to|in|be|by|with)$/i;
const comparison = new RegExp(`(?:^|\\s+)${comparing}$`, 'i');
/** "one at a time", "only one per boat". */
const oneOf = wording.i`^(?<value>(?:only\s+)?(?:one|a single))\s+(?<words>(?:at a time|per|for each|in each)(?![\p{L}]).{0,40})$`;
/** Words of a part beside its amount, at most. */
const LONGEST = 5;

/** The amount of a part and the words beside it; undefined where it has none, or another one. */
function told(part: Inline): Told | undefined {
  const bare = slice(part, leads.exec(part.source)?.[0].length ?? 0, part.source.replace(/\.$/, '').length);
  const alone = oneOf.exec(bare.source)?.groups;
  if (alone?.value && alone.words)
    return { before: '', behind: alone.words, value: slice(bare, 0, alone.value.length) };
  const found = amountIn(bare);
  if (!found || /[\d:"“`]/.test(found.before.source + found.after.source)) return undefined;
  // How often something happens, and what is so where nobody says otherwise, is no amount of several.
  if (
    !/\d/.test(found.number.source) ||
    /^\s*(?:by default|of (?:them|these|which))\b/.test(found.after.source)
  )
    return undefined;
  const [counted = ''] = found.unit.split(/\s/);
  const unit = unitOf(counted);
  const isMeasured =
    unit !== undefined || found.unit === '' || /^(?:(?:per|an?|in|every)\b|[%°])/.test(found.unit);
  const start = found.whole.at.start - bare.at.start;
  const bound = comparison.exec(bare.source.slice(0, start).trimEnd())?.[0].trimStart() ?? '';
  const before = found.before.source.replace(comparison, '').replace(ends, '').trim();
  const at = (isMeasured ? found.whole : found.number).at.end - bare.at.start;
  // "16 h/day"
  const end = at + (wording`^/\p{L}+`.exec(bare.source.slice(at))?.[0].length ?? 0);
  const from = bound === '' ? start : bare.source.lastIndexOf(bound, start);
  const behind = bare.source
    .slice(end)
    .replace(/[()*]/g, '')
    .replace(/^[\s,]+/, '')
    .replace(ends, '')
    .trim();
  const value = slice(bare, from, end);
  // "a window of 40 by 40 dots": a thing of its own with its measure.
  if (/^an?\s/i.test(before)) return undefined;
  if (before !== '' || behind !== '') return { before, behind, value };
  // "7, 14 and 21 days before": a number alone belongs to the one behind it.
  if (bound === '' && found.unit === '') return undefined;
  // "16 h a day, at most 20": what bounds it is all that tells it apart.
  return { before: bound, behind: '', value };
}

/**
 * Several amounts of one thing, each with words that say of what: "3 languages, 10 accounts", "kept 14 days, 50 lines",
 * "10 MB or 2000 rows". The first may say nothing else.
 */
export function partsOfOne(label: Inline, rest: Inline): readonly ConstantLine[] | undefined {
  const parts = statements(rest)
    .flatMap(commaParts)
    .flatMap((part) => splitAt(part, /\s+or\s+(?=\d)/));
  const called = plain(label);
  if (parts.length < 2 || called.split(' ').length > LONGEST) return undefined;
  const lines = parts.flatMap((part, index): readonly ConstantLine[] => {
    const each = told(part);
    const words = [each?.before, each?.behind].filter(Boolean).join(' ');
    const isNaming = words === '' ? index === 0 : wording`^(?!of\s)[\p{L}%]`.test(words);
    if (!each || !isNaming || words.split(' ').length > LONGEST) return [];
    const source = `${called}${each.before === '' ? '' : ':'} ${words}`.trim();
    return [{ name: { source, at: label.at }, value: each.value, remark: '' }];
  });
  const names = new Set(lines.map(({ name }) => name.source));
  return lines.length === parts.length && names.size === lines.length ? lines : undefined;
}
