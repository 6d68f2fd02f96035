import type { Inline } from '../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { inSingular } from '../derived/name-index.ts';
import { isIdentifier, nameOf, statements } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { amountIn, comparing } from '../words/quantities.ts';
import { unitOf } from '../words/units.ts';
import { bounding } from './value-and-unit.ts';

/** A constant as it stands in a line. */
export interface ConstantLine {
  readonly name: Inline;
  /** The value with its unit, as written. */
  readonly value: Inline;
  /** What is said beside it. */
  readonly remark: string;
  /** The unit, where one before it says that of several. */
  readonly unit?: string;
}

/** An amount, with its unit where it is one of size, and the words that say what it is of: `10 GB storage`, `5 members`. */
const measured = wording`^((?:unlimited|(?:[<>≤≥]=?\s*)?\S*\d\S*)(?:\s(?:[kKMGT]i?B|bytes|ms|s|sec|min|h|d|w|px|seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?=\s(?!per\b|an?\b|in\b|for\b|of\b)\p{L}))?)\s+(?:of\s+)?(\p{L}[\p{L} ]{1,24}?)(?:\s+\([^()\d]*\))?\.?$`;

/** `10 sites, 5 members`, `5/min per IP, 20/min per user`: amounts of one thing, told apart by what stands behind each. */
export function amountsOf(label: Inline, rest: Inline): readonly ConstantLine[] | undefined {
  const several = isIdentifier(plain(label)) ? [] : statements(rest);
  const strokes = splitAt(rest, /\s+[/|+]\s+/);
  // "4443 main quay, 4000 old quay; pilot waits at 4001": at commas in the first of them.
  const within = several.length > 1 ? several.flatMap(commaParts) : [];
  const isWithin = within.length > several.length && within.filter(isMeasured).length > several.length;
  const statementsOf = isWithin ? within : several;
  const all = statementsOf.length > 1 ? statementsOf : strokes.length > 1 ? strokes : commaParts(rest);
  const parts = all.map((part) => ({
    part,
    match: measured.exec(part.source),
  }));
  const behind = parts.map(({ match }) => match?.[2] ?? '');
  const bounds = behind.includes('min') && behind.includes('max');
  const apart = behind.filter(
    (words) =>
      words !== '' &&
      (bounds || !(unitOf(words.split(' ')[0] ?? '') || /^(?:for|of|für|pour)\b/.test(words))),
  );
  if (apart.length < 2 || new Set(apart).size < apart.length || behind[0] === '') return undefined;
  if (behind.some((words) => words !== '' && !apart.includes(words))) return undefined;
  // "Ports": each of them is a port.
  const called = plain(label);
  const title = (called.includes(' ') ? undefined : inSingular(called)) ?? called;
  return parts.flatMap(({ part, match }) => {
    const own = match || !isWithin ? undefined : amount(part);
    if (own) return [{ ...own, name: { source: `${title} ${own.name.source}`, at: own.name.at } }];
    return match
      ? [
          {
            name: { source: `${title} ${match[2]}`, at: label.at },
            value: slice(
              part,
              0,
              bounding.test(` ${match[2]}`) ? part.source.replace(/\.$/, '').length : (match[1] ?? '').length,
            ),
            remark: '',
          },
        ]
      : [];
  });
}

const isMeasured = ({ source }: Inline): boolean => measured.test(source);

/** The parts at commas, of which those within numbers part nothing, and those before "or": `10,000`, `10, or two a second`. */
export function commaParts(text: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  for (const part of splitOutside(text, ',')) {
    const last = parts.at(-1);
    const isThousands =
      last &&
      part.at.start === last.at.end + 1 &&
      /\d$/.test(last.source) &&
      /^\d{3}(?!\d)/.test(part.source);
    if (last && (isThousands || /^(?:or|oder|ou)\s/i.test(part.source)))
      parts[parts.length - 1] = slice(text, last.at.start - text.at.start, part.at.end - text.at.start);
    else parts.push(part);
  }
  return parts;
}

/** Whether a name is written in capitals, as settings are. */
export function isUpper(name: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name);
}

/** Whether words may name a constant. */
export function isName(name: Inline): boolean {
  return (
    wording`\p{L}{2}`.test(name.source) &&
    !/^(?:[×/–-]|of (?:them|these|those|it|which)\b)/.test(name.source) &&
    plain(name).split(' ').length <= 14
  );
}

/** `default timeout 86400 seconds`, `at most 3 redirects`: an amount, named by what stands before it, else behind. */
export function amount(text: Inline): ConstantLine | undefined {
  const bare = slice(text, 0, text.source.replace(/\.$/, '').length);
  const found = amountIn(bare);
  const alone = found ? null : /^(.+?)\s+(`[^`]+`|True|False|true|false|on|off)$/.exec(bare.source);
  if (alone) {
    const end = (alone[1] ?? '').length;
    const name = slice(bare, 0, end);
    return isUpper(nameOf(name).name)
      ? { name, value: slice(bare, end, bare.source.length), remark: '' }
      : undefined;
  }
  if (!found) return undefined;
  const start = found.whole.at.start - bare.at.start;
  const end =
    found.number.at.end - bare.at.start + (found.whole.source.startsWith('*') ? closing(found.whole) : 0);
  // "at most 3 redirects": nothing but a comparison stands before the number, so what is counted is the name.
  if (isComparison.test(found.before.source)) {
    const behind = nounOf(slice(bare, end, bare.source.length));
    // "The last three passwords may not be used again": which ones belongs to the name.
    const which = isOrdering.exec(found.before.source)?.[1];
    if (which && isName(behind))
      return {
        name: { source: `${which} ${behind.source}`, at: behind.at },
        value: found.number,
        remark: '',
      };
    const name = behind.source === '' ? found.before : behind;
    // "≤ 2 MB" is an amount of nothing that is named.
    return isName(name) && !(name === behind && unitOf(plain(behind).replace(/[.,;]$/, '')))
      ? { name, value: slice(bare, behind.source === '' ? start : 0, end), remark: '' }
      : undefined;
  }
  if (!isName(found.before)) return undefined;
  // "48 hours, 24 hours and 3 hours before": several amounts of one unit are one value.
  const goesOn = /^[,\s]/.test(found.after.source);
  const choice = goesOn ? choices.exec(found.after.source) : null;
  const several = choice ?? (goesOn ? repeated.exec(found.after.source) : null);
  const value =
    several && (choice || sameUnits(found.unit, several[0]))
      ? slice(
          bare,
          start,
          found.whole.at.end - bare.at.start + found.after.at.start - found.whole.at.end + several[0].length,
        )
      : found.whole;
  const after = slice(bare, value.at.end - bare.at.start, bare.source.length);
  // "complain < 20": the sign belongs to the value.
  const sign = /[<>≤≥]=?$/.test(found.before.source)
    ? wording`(?<=[\p{L}\p{N})])\s+[<>≤≥]=?$`.exec(found.before.source)
    : null;
  if (sign && isName(slice(found.before, 0, sign.index))) {
    const from = found.before.at.start - bare.at.start + sign.index + (/[<>≤≥]/.exec(sign[0])?.index ?? 0);
    const signed = slice(bare, from, value.at.end - bare.at.start);
    const named = slice(found.before, 0, sign.index);
    return { name: named, value: signed, remark: plain(after).replace(/^[,.;\s]+/, '') };
  }
  // "Won, 100%": a comma parts the name from its amount.
  const name = slice(found.before, 0, found.before.source.replace(/\s*,$/, '').length);
  return { name, value, remark: plain(after).replace(/^[,.;\s]+/, '') };
}

/** What is counted, without what is said of it where that has an amount of its own: "tries | are allowed in 300 seconds". */
function nounOf(behind: Inline): Inline {
  const says = /\s(?:is|are|may|can|must|shall|will|has|have)\s/.exec(behind.source);
  return says && amountIn(slice(behind, says.index, behind.source.length))
    ? slice(behind, 0, says.index)
    : behind;
}

const repeated = wording`^(?:,\s+[\d.]+\s\p{L}+)*,?\s+(?:and|or|und|oder|et|ou)\s+[\d.]+\s\p{L}+`;

/** What else may be chosen behind an amount: "an hour, | 1 day, 30 days or never". */
const choices = wording.i`^(?:,\s+[\d.]+\s\p{L}+)+,?\s+or\s+(?:[\d.]+\s\p{L}+|never|unlimited|none|forever|always)(?=$|[.,;)])`;

function sameUnits(unit: string, others: string): boolean {
  const bare = (each: string): string => each.replace(/s$/, '');
  return (
    unit !== '' &&
    [...others.matchAll(wording.g`[\d.]+\s(\p{L}+)`)].every((each) => bare(each[1] ?? '') === bare(unit))
  );
}

/** A comparison at the end of words. */
export const endsInComparison = new RegExp(`\\s+${comparing}$`, 'i');
/** What a name says only to lead to its bound: "uploads are limited", "notes may be". */
export const leadsToBound =
  /\s+(?:(?:may|can|must|shall|will|should)(?: not)?(?: be| have)?(?: (?:more|less|[a-z]{3,8}er) than)?|(?:is|are) (?:limited|capped|restricted)(?: to)?|stops?(?: at)?)$/i;
const ordering = '(?:last|first|next|latest|newest|oldest)';
const isOrdering = new RegExp(`^(?:the )?(${ordering})$`, 'i');
const isComparison = new RegExp(`^(?:${comparing}|(?:the )?${ordering})?$`, 'i');

/** The marks that close behind a number: `**1000** entries`. */
function closing(whole: Inline): number {
  return /\d(\*+)/.exec(whole.source)?.[1]?.length ?? 0;
}
