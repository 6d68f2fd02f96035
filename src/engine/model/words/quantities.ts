import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { type Piece, piecesOf } from '../../syntax/pieces.ts';
import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';
import { unitOf } from './units.ts';

/** Numbers that people write as words. */
const spelled = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number as a pattern: digits with grouping and a fraction. */
export const digits = '[-−+]?(?:\\d{1,3}(?:[,_ ]\\d{3})+|\\d+)(?:\\.\\d+)?';

/** A number in digits or as a word up to twelve. */
export const numeral = `(?:${digits}|${spelled.join('|')})`;

/** A word for how many there are of several, two up to twelve, as a pattern. */
export const several = spelled.slice(1).join('|');

/** The digits of a number that may be written as a word. */
export function inDigits(text: string): string {
  const index = spelled.indexOf(text.toLowerCase());
  return index < 0 ? text : String(index + 1);
}

/** Words that compare an amount with something. */
export const comparing =
  '(?:at least|at most|up to a (?:size|length|total) of|up to|(?:no|not|never) (?:more|less|fewer|[a-z]{3,8}er) than|more than|less than|fewer than|greater than|maximum(?: of)?|minimum(?: of)?|max\\.?|min\\.?|exactly|between|as [a-z]{3,6} as|≤|≥|<=|>=|<|>)';

/** An amount in running words. */
export interface Amount {
  /** What stands before it, without a verb or preposition at its end; words of comparison stay. */
  readonly before: Inline;
  /** The number as written. */
  readonly number: Inline;
  /** The number with its unit and the marks around them. */
  readonly whole: Inline;
  /** As written: `seconds`, `per hour`, `characters`; empty where none follows. */
  readonly unit: string;
  /** What stands behind the unit. */
  readonly after: Inline;
}

/** Numbers behind these name something and count nothing: "section 9", "RFC 2119", "step 2". */
const naming =
  /\b(?:sections?|points?|tiers?|(?<!\b(?:per|each|every) )(?:chapter|paragraph|clause)|(?<=\b(?:see|on|at|cf\.) )pages?|appendix|version|v|iso|isbn|rfc|http|status|code|error|figure|table|nr|no|©)\.?\s*$/i;
const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** A year of a date: "3 May 2024", "in May 2024". */
const ofDate = new RegExp(`\\b${months}\\.?,?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?$`);
const year = /^(?:19|20)\d\d$/;
/** What makes a number a part of a formula: "2 to the power of the attempt", "2^n", "3 × the length". */
const formula = wording.i`^(?:\s+to the\s+(?:power|\p{L}+\s+power)|\s+raised to|\s*\^|\*\*(?=[\p{L}(])|\s*×\s*(?=\p{L}))`;
/** What stands behind the day of a month, which counts nothing: "on 2 March". */
export const month = new RegExp(`^(?:\\.|st|nd|rd|th)?\\s${months}\\b`);
const leadsTo = wording.i`\s*(?<![\p{L}])(?:is|are|be|=|of|(?<!up )to|about|around|for|the|a|(?<=\S\s+)(?:after|at|by|within|in|nach|après))\s*$|(?:\s*(?:→|…|[-=]>|\.{2,})|(?:\s\.)+)+\s*$`;
const one = `(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\\s\\d{1,2}(?!\\d)|[$€£]\\s?${digits}|\\d{1,2}:\\d\\d|${digits})`;
/** Two measures of a size: "155px by 55px", "20 × 30". */
const sized = `(?!0x)${digits}(?:\\s?(?:px|mm|cm|m))?\\s?(?:×|x|by)\\s?${digits}`;
const counted = wording.i`(?<![\p{L}\p{N}_.:/#-])(${one}(?:,\s${one})+,?\s(?:or|and|und|oder)\s${one}|(?:between|from)\s+${one}\s\p{L}{1,12}\s+(?:and|to)\s+${one}|${sized}|(?:between\s+)?${one}(?:\s*[-–]\s*|\s+(?:to|and|bis|à)\s+)${one}|${one}|(?:${spelled.slice(1).join('|')})(?=\s+\p{L})|one(?=\s(?:second|minute|hour|day|week|month|year)s?\b)|(?<=\b(?:for|after|within|than|takes?|lasts?|lives?)\s)an?(?=\s(?:second|minute|hour|day|week|month|year)\b))(?![\d_]|[.:]\d|-\d|p(?!x)|\p{L}(?<!(?:[smhdx%kKMGTBp])))(?!(?:st|nd|rd|th|er|e)\b)`;
/** A unit: a sign, or a word that is no preposition or verb, with what it is counted in: `flips in 24 hours`, `per day`. */
const unitBehind = wording`^(?:\s?(?:%|°C|°F|[€£](?![\d]))|\s?(?:kB|KB|MB|GB|TB|kb|mb|gb|KiB|MiB|GiB|ms|s|h|d|px|min)\b|[mkKMGT]\b|\s+(?!(?:per|every|each|and|or|to|in|of|for|on|at|by|the|a|an|is|are|with|without|when|if|from|up|as|then|which|that|who|whatever|whichever|regardless|unless|until|because|but|before|after|otherwise|so|while|where|go|goes|old|more|applies|apply|und|oder|bis|pro|et)\b)(?:\p{L}{2,}ed\s(?=\p{L}{3,}s\b))?[\p{L}%]+(?:/\p{L}+|\s(?:units?|points?|credits?)\b)?)?(?:\s+(?:per|a|an|in|within|every|je|pro|par)\s+(?:an?\s+|the\s+|\d+\s+)?(?:second|minute|hour|day|week|month|year|request|user|person|call|file|page|[\p{L}]+(?<=per \p{L}+)|(?<=\d\s)(?:s|sec|min|h|d)(?![\p{L}]))(?:\s(?:per|an?)\s(?=(?:second|minute|hour|day|week|month|year)\b)\p{L}+)?)?s?`;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** How often something happens: `every 5 minutes`, `once a day`, `every hour at minute 5`, `nightly at 02:00`, `every Monday`. */
const often = wording.i`(?<![\p{L}-])(?:(?:every|each|once (?:an?|per|every)|alle|toutes les)\s+(?:\d+\s+|other\s+)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|mornings?|evenings?|${weekday}|Sekunden?|Minuten?|Stunden?|Tage?)|(?:hourly|daily|nightly|weekly|monthly|yearly|täglich|stündlich|wöchentlich)(?=\s+(?:at|on|um)\s|\s*[.,;)]|$)(?:\s+on\s+(?:the\s+)?[\p{L}\p{N}]+)?|on ${weekday}|at (?:midnight|noon))(?:\s+(?:at|um|à)\s+(?:minute\s+)?\d[\d:]*(?:\s?(?:am|pm|UTC|h|Uhr)\b)*)?(?![\p{L}-])`;

/** What no amount is without: a digit, a number in words, or how often something happens. */
const mayTell =
  /\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|every|each|once (?:an?|per)|alle|toutes les)\s|(?:one|an?)\s(?:second|minute|hour|day|week|month|year)|(?:hour|dai|night|week|month|year)ly|täglich|stündlich|wöchentlich|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:midnight|noon)/i;

/** Where an amount stands in its text. */
interface Offsets {
  /** Where what stands before it ends. */
  readonly before: number;
  readonly number: readonly [start: number, end: number];
  readonly whole: readonly [start: number, end: number];
  readonly unit: string;
}

/** The first amount in running words, bold and code among them, outside quotes and links; undefined where there is none. */
export function amountIn(text: Inline): Amount | undefined {
  const found = offsetsIn(text.source);
  if (found === none) return undefined;
  return {
    before: slice(text, 0, found.before),
    number: slice(text, ...found.number),
    whole: slice(text, ...found.whole),
    unit: found.unit,
    after: slice(text, found.whole[1], text.source.length),
  };
}

const none: Offsets = { before: 0, number: [0, 0], whole: [0, 0], unit: '' };

/** The same clauses are asked by one form after another. */
const offsetsIn = recent((source): Offsets => {
  if (!mayTell.test(source)) return none;
  for (const piece of piecesOf(source)) {
    const isMarked = piece.kind === 'strong' || piece.kind === 'emphasis' || piece.kind === 'code';
    if (piece.kind !== 'text' && !isMarked) continue;
    if (piece.kind === 'code' && !wholeNumber.test(piece.text)) continue;
    const found = piece.kind === 'text' && often.exec(source.slice(piece.start, piece.end));
    // What happens so often stands before it.
    const happens = found && wording`\p{L}{2}`.test(source.slice(0, piece.start + found.index));
    const repeated = happens ? found : undefined;
    for (let from = piece.innerStart; from < piece.innerEnd; ) {
      const found = counted.exec(source.slice(from, piece.innerEnd));
      if (!found) break;
      const start = from + found.index;
      const end = start + found[0].length;
      from = end;
      // A time belongs to the day before it: "nightly at 02:00".
      if (repeated && piece.start + repeated.index < start) break;
      if (ofDate.test(source.slice(0, start)) && year.test(found[0])) continue;
      // "tier 2 and 20 users": only the first of them names something.
      if (naming.test(source.slice(0, start))) {
        const both = /^\d+(?= and \d)/.exec(found[0])?.[0].length;
        from = both === undefined ? end : start + both;
        continue;
      }
      if (month.test(source.slice(end, end + 12))) continue;
      // What is left of a formula is no amount by itself either.
      const calculated = formula.exec(source.slice(end, end + 24));
      if (calculated && /[\^*×]/.test(calculated[0])) return none;
      if (calculated) continue;
      return amountAt(source, piece, start, end);
    }
    if (repeated) {
      const start = piece.start + repeated.index;
      const whole = [start, start + repeated[0].length] as const;
      return { before: leading(source, start), number: whole, whole, unit: '' };
    }
  }
  return none;
});

const isFigure = /\b(?:same|this|that)\s+(?:figure|value|amount|number)\s+of\s+\**$/i;
const wholeNumber = new RegExp(`^${digits}$`);

/** The amount whose number stands between two offsets, with the unit behind it, within marks or behind them. */
function amountAt(source: string, piece: Piece, start: number, end: number): Offsets {
  const fills = end === piece.innerEnd;
  const behind = fills ? piece.end : end;
  const found = unitBehind.exec(source.slice(behind))?.[0] ?? '';
  // "The same figure of 5 holds for all": what stands behind counts nothing.
  const unit = isFigure.test(source.slice(0, start)) && !unitOf(found) ? '' : found;
  const stop = behind + unit.length;
  const opens = start === piece.innerStart && stop >= piece.innerEnd;
  const first = opens ? piece.start : start;
  const last = opens ? Math.max(stop, piece.end) : stop;
  return { before: leading(source, first), number: [start, end], whole: [first, last], unit: unit.trim() };
}

/** Where what stands before an amount ends, without the words that only lead to it. */
function leading(source: string, start: number): number {
  let head = source.slice(0, start);
  for (let cut = leadsTo.exec(head); cut; cut = leadsTo.exec(head)) head = head.slice(0, cut.index);
  return head.length;
}
