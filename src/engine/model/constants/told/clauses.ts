import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { amountIn } from '../../words/quantities.ts';
import { unitOf } from '../../words/units.ts';
import { type Lead, leadOf } from './leads.ts';

/** An amount of a sentence, with the words that belong to it on both sides. */
export interface Told {
  /** What leads to it: who or what, what that does, how the amount bounds it. */
  readonly lead: Lead;
  /** The number with its unit, and what compares before it. */
  readonly value: Inline;
  /** What is measured or counted: "characters", "open tickets"; empty where a number stands alone. */
  readonly unit: string;
  /** What is said behind it: "per project", "at a time". */
  readonly tail: string;
  /** How it is joined with the one before it; empty for the first. */
  readonly joint: string;
}

/** What may part an amount from the next one. */
const joints =
  /;\s+|,\s+(?:(?:and|but|while|whereas|or(?!\s(?:more|less|older|longer|above|fewer))|then|plus|of which|unless|with(?=\s(?:at most|no more|up to|an? (?:max|min)imum of)))\s+)?|\s+(?:and|but|while|whereas|plus|or(?!\s(?:more|less|older|longer|above|fewer))|with(?=\s(?:at most|no more|up to|an? (?:max|min)imum of)))\s+|\s+(?=in an? (?:window|period) of\s)/g;

/** What is counted, in several words that end in a plural: "design files", "failed sign-ins". */
const counted = wording`^\s(?!(?:and|or|of|for|in|on|at|to|is|are|as|per|from|with|within|before|after|when|if|each|every|more|a|an|the|unless|once|up|by|free)\b)(?<things>(?:[\p{L}][\p{L}'’-]*\s){0,3}?(?:[\p{L}][\p{L}'’-]*[^sui\W]s|people|children|dollars|(?<=^\s\p{Ll}+\s)day))(?![\p{L}-])`;

/** A unit that is a part of what is counted: "3 day trades". */
const plural = wording`^\s(?:day|hour|minute|second|week|month|year)\s(?!\p{L}*s?\s?(?:is|are|has)\b)\p{L}+[^sui\W]s(?![\p{L}-])`;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly unit: string;
}

/** Every amount of a text, each with its unit. */
function amountsIn(text: Inline): readonly Found[] {
  const found: Found[] = [];
  let rest = text;
  for (let each = amountIn(rest); each; each = amountIn(rest)) {
    const start = each.whole.at.start - text.at.start;
    const number = each.number.at.end - text.at.start;
    let end = each.whole.at.end - text.at.start;
    let unit = each.unit;
    const word = unit.split(/\s/)[0] ?? '';
    // "10 business days", "3 design files": a word of the unit alone stands in the way of what is counted.
    const things =
      word !== '' &&
      (!unitOf(word) || plural.test(text.source.slice(number))) &&
      !/^[%°$€£]/.test(word) &&
      !/\s(?:per|an?|in|every)\s/.test(unit)
        ? counted.exec(text.source.slice(number))
        : null;
    if (things?.groups?.things && number + things[0].length > end) {
      unit = things.groups.things;
      end = number + things[0].length;
    }
    // "4 running at once": what is counted does it.
    if (
      /^\S+ing$|^(?:too|also|extra|only|ahead|either|may|can|must|will|should|has|have|had|do|does)$/.test(
        unit,
      )
    ) {
      unit = '';
      end = number;
    }
    rest = slice(text, end, text.source.length);
    // "two compilations must be 1 second apart": how many do it is no amount of its own.
    const next = /\d/.test(each.number.source) ? undefined : amountIn(rest);
    const between = next && rest.source.slice(0, next.whole.at.start - rest.at.start);
    if (between !== undefined && !/[,;]|(?:^|\s)(?:and|or|but|while)\s/.test(between)) continue;
    found.push({ start, end, unit });
    if (found.length > MOST) return [];
  }
  return found;
}

/** Amounts of a sentence, at most: one with more is a table that somebody wrote in a row. */
const MOST = 8;

interface Parted {
  readonly tail: string;
  readonly joint: string;
  readonly lead: Lead;
}

/** Where what stands between two amounts parts, and what leads to the second. */
function parted(between: string): Parted | undefined {
  let second: Parted | undefined;
  for (const found of between.matchAll(joints)) {
    const lead = leadOf(between.slice(found.index + found[0].length), true);
    if (!lead) continue;
    const own = { tail: between.slice(0, found.index), joint: found[0].trim(), lead };
    if (lead.verb !== '' && lead.subject !== '') return own;
    second ??= own;
  }
  return second;
}

/** The amounts of a sentence, each with what leads to it and what is said behind it; none where a part is not understood. */
export function amountsTold(text: Inline): readonly Told[] {
  const amounts = amountsIn(text);
  const first = amounts[0];
  const lead = first && leadOf(text.source.slice(0, first.start));
  if (!first || !lead) return [];
  const found: Told[] = [];
  let own = { lead, joint: '' };
  for (const [index, { start, end, unit }] of amounts.entries()) {
    const next = amounts[index + 1];
    const between = text.source.slice(end, next?.start ?? text.source.length);
    const cut = next && parted(between);
    if (next && !cut) return [];
    const from = Math.max(0, start - own.lead.bound.length);
    found.push({ ...own, value: slice(text, from, end), unit, tail: (cut ? cut.tail : between).trim() });
    if (cut) own = cut;
  }
  return found;
}
