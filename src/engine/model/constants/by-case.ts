import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { inSingular } from '../derived/name-index.ts';
import { once } from '../tracking/once.ts';
import { isIdentifier } from '../words/names.ts';
import { sentences, splitAt } from '../words/phrases.ts';
import { numeral } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';
import { isCase } from './cases.ts';
import { leadOf } from './told/leads.ts';
import { being, measured } from './told/words.ts';

const none = '(?:none|unlimited|unbounded|no limit|nothing|off|on|yes|no)(?![a-z-])';
const bound = '(?:(?:up to|at most|at least|only|every)\\s)?';
const number = `[$€£]?${numeral}(?![a-z_.:])`;
/** What an amount may be in one of several cases. */
const value = `(?:${none}|all\\s|${bound}(?:\`[^\`]+\`|${number}))`;
/** Where the amount of the next case begins. */
const joint = new RegExp(
  `[,;]\\s+(?:(?:and|but|while|or)\\s+)?(?=${value})|\\s+(?:and|but|while)\\s+(?=${value})`,
  'gi',
);
/** Where the next plan begins that stands before its amount. */
const inTurn = /[,;]\s+(?:and\s+)?|\s+and\s+/gi;
const first = new RegExp(`(?:^|\\s)(?=${value})`, 'i');

/** An amount and those for whom it holds: "1,000 GB on Enterprise Scale", "`5m` on crew and fleet", "none otherwise". */
const inCase = wording.i`^(?<value>${value}[^,;:()\d]{0,30}?)\s(?:(?<by>on|in|under|with|for)\s(?<of>[^\d,;:()]{2,50}?)|(?<else>otherwise|elsewhere|by default))$`;
/** The same the other way round: "Crew 5", "enterprise unlimited". */
const caseFirst = wording.i`^(?<of>\p{L}[\p{L} +-]{1,30}?)\s(?<value>${value}(?:\s?[\p{L}%]+)?)$`;
const ofSeveral = /,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+/;
const article = /^(?:the|an?)\s+/i;

interface Held {
  readonly cases: readonly string[];
  readonly value: Inline;
  /** Whether the words of the cases surely name such: plans, or names with a capital. */
  readonly isSure: boolean;
}

/** The amount of a part with its cases: a list of plans is a case each. */
function heldIn(part: Inline): Held | undefined {
  const groups = inCase.exec(part.source)?.groups;
  if (!groups) return undefined;
  const own = slice(part, 0, groups.value?.length ?? 0);
  if (groups.else) return { cases: [groups.else], value: own, isSure: true };
  const of = (groups.of ?? '').replace(article, '');
  const all = of.split(ofSeveral).map((each) => each.replace(article, ''));
  const isOf = all.every((each) => isCase(each) || wording`^\p{Lu}`.test(each));
  const isEach = isOf || all.every((each) => !each.includes(' '));
  return isOf || groups.by === 'on' ? { cases: isEach ? all : [of], value: own, isSure: isOf } : undefined;
}

/** Plans that each stand before their amount. */
function planIn(part: Inline): Held | undefined {
  const { of, value: own = '' } = caseFirst.exec(part.source)?.groups ?? {};
  if (of === undefined || !isCase(of)) return undefined;
  return {
    cases: [of],
    value: slice(part, part.source.length - own.length, part.source.length),
    isSure: true,
  };
}

/** A label before a colon, or one in bold type before a dash. */
const label = /^(?:(?<label>[^:.`\d]{2,60}):\s+|(?<bold>\*\*[^*:`\d]{2,60}\*\*)\s+[–—-]\s+)/;

/** Where the amounts begin: behind a label, which names them, or at the first of them. */
function startIn(text: Inline): { readonly name?: string; readonly start: number } | undefined {
  const title = label.exec(text.source);
  const called = title?.groups?.label ?? title?.groups?.bold;
  if (title && called) return { name: plain(slice(text, 0, called.length)), start: title[0].length };
  const found = first.exec(text.source);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  // A name in code is none of the amounts.
  const from = found.index === 0 ? /^`[^`]+`\s/.exec(text.source)?.[0].length : start;
  const next = from === undefined ? undefined : first.exec(text.source.slice(from - 1));
  const at = found.index === 0 && from !== undefined && next ? from - 1 + next.index + next[0].length : start;
  return { start: at };
}

/** What amounts without a label are of, by the words before them. */
function subjectBefore(amounts: string): string | undefined {
  const lead = leadOf(amounts);
  if (!lead?.subject || lead.verb === '') return undefined;
  const said = being.test(lead.verb) && lead.does === '' ? [] : [lead.verb, lead.does];
  return [lead.subject.replace(/`/g, ''), ...said].filter(Boolean).join(' ');
}

/** The amounts of all parts; undefined where one has none. */
function heldInAll(
  parts: readonly Inline[],
  read: (part: Inline) => Held | undefined,
): readonly Held[] | undefined {
  const found: Held[] = [];
  for (const part of parts) {
    const held = read(part);
    if (!held) return undefined;
    found.push(held);
  }
  return found;
}

/**
 * What something is in each of several cases, where every part of a clause has its amount and its case: "Boats: none on
 * Free, 10 on Crew Plus and 90 on Fleet", "The period is `10m` on free and `1m` otherwise". A sentence whose amounts
 * are all numbers is read elsewhere. None where a part tells anything else.
 */
const amountsByCase = once((text: Inline): readonly ConstantLine[] => {
  const bare = slice(text, 0, text.source.replace(/\.$/, '').length);
  const opens = startIn(bare);
  if (!opens) return [];
  const { name: labelled, start } = opens;
  const rest = slice(bare, start, bare.source.length);
  const plans = labelled === undefined ? undefined : heldInAll(partsOf(rest, inTurn), planIn);
  const all = plans && plans.length > 1 ? plans : heldInAll(partsOf(rest, joint), heldIn);
  if (!all || all.reduce((sum, { cases }) => sum + cases.length, 0) < 2) return [];
  // "Knots: 5 on ropes, 50 on nets": numbers alone may be of anything.
  const areNumbers = all.every(({ value: own }) => /^[^`]*\d/.test(own.source));
  if (areNumbers && !(labelled !== undefined && all.every(({ isSure }) => isSure))) return [];
  const about = labelled ?? subjectBefore(bare.source.slice(0, start));
  if (about === undefined || isIdentifier(about)) return [];
  const isSize = all.every(({ value: own }) => /\d\s?[kKMGT]i?B$/.test(own.source));
  const name = isSize && !measured.test(about) ? `${inSingular(about) ?? about} size` : about;
  return all.flatMap(({ cases, value: own }) =>
    cases.map((of) => ({ name: { source: `${name}: ${of}`, at: own.at }, value: own, remark: '' })),
  );
});

const statement = new RegExp(`;\\s+(?!${value})`, 'i');

/**
 * The constants of a text of which some statement tells the amount of something case by case; `read` finds those of the
 * others. None where no statement does.
 */
export function constantsByCase(
  text: Inline,
  read: (text: Inline) => readonly ConstantLine[],
): readonly ConstantLine[] {
  if (!/\s(?:on|in|under|with|for)\s|\sotherwise|[a-z]\s(?:\d|unlimited)/.test(text.source)) return [];
  const statements = sentences(text).flatMap((each) => splitAt(each, statement));
  const told = statements.map(amountsByCase);
  if (told.every((each) => each.length === 0)) return [];
  return statements.flatMap((each, index) => (told[index]?.length ? told[index] : read(each)));
}

/** The parts of a text at marks behind which code may have to stand. */
function partsOf(text: Inline, pattern: RegExp): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.source.matchAll(pattern)) {
    if (found.index === 0) continue;
    parts.push(slice(text, from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, slice(text, from, text.source.length)];
}
