import type { Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import { inSingular } from '../derived/name-index.ts';
import { isIdentifier } from '../words/names.ts';
import { amountIn } from '../words/quantities.ts';
import { type ConstantLine, leadsToBound } from './amounts.ts';

/** For whom an amount holds: a plan by its name, or people and plans by what they are. */
const one =
  '(?:(?:the|any)\\s+)?(?:(?:tier|class|grade|level|zone|phase)\\s\\d{1,2}|everything else|everyone else|everybody else|all others?|the others?|others|the rest|\\p{Lu}[\\p{L}\\p{N}+-]*(?:\\s(?:plans?|tiers?|accounts?|users?|editions?))?|\\p{Ll}[\\p{L}-]*\\s(?:plans?|tiers?|accounts?|users?|members?|workspaces?|editions?|ones?)|an?\\s\\p{L}[\\p{L}-]*|\\p{Ll}{4,}(?:s|(?=,\\s*(?:and\\s+)?\\d|\\s(?:and|or)\\s\\d|\\.?$)))';
/** `20 GB | on Basic, Plus and Family`: what stands behind an amount and says for whom it holds. */
const holdsFor = wording`^\s*(?<bound>at most|at least)?\s*(?<by>on|for|in|with|under|at(?=\s(?:tier|class|grade|level|zone|phase)\s))\s+(?<cases>${one}(?:(?:,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+)(?!\p{L}*\s*\d)${one})*)(?=\s*(?:[,.;]|$|\s(?:and|but|while|or)\s))`;
/** What stands between one amount with its cases and the next. */
const next =
  /^\s*(?:[,;]\s*)?(?:(?:and|but|while|or)(?:\s+|$))?(?:(?:for|up to|at most|only|of|at|after|to)(?:\s+|$))*$/i;
/** What else an amount holds for: `5 minutes | when zoomed in`, `30 minutes | by default`. */
const inCase = wording`^\s*(?<of>(?:when|while|during|if)\s\p{L}[^,;.\d]{2,40}?|by default|otherwise)(?=\s*(?:[,.;]|$|\s(?:and|but|while|or)\s))`;
const apart = /,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/;

const none = /(?!)/;

/** An amount with those for whom it holds. */
interface Held {
  readonly value: Inline;
  readonly cases: readonly string[];
  /** The word that brings them: `for`, `on`. */
  readonly by: string;
}

/**
 * The amounts of a sentence that differ by plan or by group, and what stands before the first of them: "Files are
 * kept 30 days on Basic and Plus, and 90 days on Premium". Undefined where fewer than two cases are told.
 */
export function heldAmounts(
  text: Inline,
): { readonly held: readonly Held[]; readonly before: Inline } | undefined {
  if (!/\d.*\b(?:on|for|in|at|with|under|when|while|during|if)\s/.test(text.source)) return undefined;
  const held: Held[] = [];
  let before: Inline | undefined;
  let rest = text;
  for (let found = amountIn(rest); found; found = amountIn(rest)) {
    const start = found.number.at.start - text.at.start;
    const between = slice(rest, 0, found.number.at.start - rest.at.start);
    if (held.length > 0 && !next.test(between.source)) break;
    const own = inCase.exec(found.after.source);
    const told = own ?? holdsFor.exec(found.after.source);
    rest = told ? slice(found.after, told[0].length, found.after.source.length) : found.after;
    if (!told) {
      if (held.length > 0) break;
      continue;
    }
    before ??= slice(text, 0, start);
    const bound = told.groups?.bound ?? '';
    const end = bound ? found.after.at.start + told[0].indexOf(bound) + bound.length : found.whole.at.end;
    held.push({
      value: slice(text, start, end - text.at.start),
      cases: (own?.groups?.of ?? told.groups?.cases ?? '')
        .split(own ? none : apart)
        .map((each) => each.replace(/^the\s+/, '')),
      by: told.groups?.by ?? '',
    });
  }
  const count = held.reduce((sum, { cases }) => sum + cases.length, 0);
  // "30 days for photos and videos" is one amount.
  const isOne = held.length === 1 && held[0]?.cases.some((each) => wording`^\p{Ll}+$`.test(each));
  return before && count > 1 && !isOne ? { held, before } : undefined;
}

/** A line that is a case of what stands above it: one word with a capital, and an amount. */
const isWordWithAmount = ({ text }: Item): boolean =>
  wording`^[*_]{0,2}\p{Lu}\p{L}+[*_]{0,2}:[*_]{0,2}\s+(?:[<>≤≥]\s?|[-−])?\d`.test(text.source);

/** A name of one word among others that all are such, with what stands above them: "Goals by rank" over "High: 4 hours". */
export function withParent(name: Inline, parent: Item | undefined): Inline {
  const title = parent ? plain(parent.text).replace(/:$/, '') : '';
  if (holdsOnly(title)) return ofCase(name, title);
  const siblings = (parent?.children ?? []).flatMap((child) => (child.kind === 'list' ? child.items : []));
  const areCases = siblings.length > 1 && siblings.every(isWordWithAmount);
  const isNoun = title.includes(' ') && title.split(' ').length <= LONGEST && !/[.!?\d]/.test(title);
  return areCases && isNoun && !general.test(title)
    ? { source: `${oneOf(title.replace(byPlan, ''))}: ${plain(name)}`, at: name.at }
    : name;
}

/** One of what a title names: "Log levels" are each a "Log level". */
const oneOf = (title: string): string => inSingular(title) ?? title;

/** Words of what stands above cases, at most. */
const LONGEST = 6;

/** One constant for each case, named by what the amounts are of and by the case. */
export function constantsOfCases(name: string, held: readonly Held[]): readonly ConstantLine[] {
  const bare = name.replace(leadsToBound, '');
  return held.flatMap(({ value, cases, by }) =>
    cases.map((of) => ({
      // "7 for a team" is named in its words.
      name: { source: /^an?\s/.test(of) ? `${bare} ${by} ${of}` : `${bare}: ${of}`, at: value.at },
      value,
      remark: '',
    })),
  );
}

const plan =
  /^(?:the\s+)?(?:free|basic|plus|pro|professional|premium|teams?|business|enterprise|family|starter|standard|personal|trial|paid|guests?|anonymous|community|individual|gold|silver|bronze|hobby|growth|scale|advanced|lite|ultimate|students?|education|everyone else|everybody else|everything else|others?)(?:\s(?:plans?|tiers?|accounts?|users?|members?|editions?|ones?))?$/i;

/** Whether words name only for whom something holds, and nothing that has an amount. */
export function isCase(words: string): boolean {
  return plan.test(words);
}

const inBracket = /^\(((?:up to |at most )?\d[^()]*?)\s(?:on|for|in|with|under)\s([^()]+)\)/;

/** Others for whom it holds, in the plural: "cats", "heavy boats". */
const ofThings = wording`^(?!(?:all|any|practice|total|case|which|that|this|these|those|some|hours|days|weeks|months|years)\b)(?:\p{L}+ )?\p{L}+[^sui\W]s$`;

/** An amount of another case in brackets behind a constant's own: "Uploads are limited to 10 MB (250 MB on paid plans)". */
export function withBracketCase(line: ConstantLine): readonly ConstantLine[] {
  const [all = '', value = '', of = ''] = inBracket.exec(line.remark) ?? [];
  if (!isCase(of) && !ofThings.test(of)) return [line];
  return [
    { ...line, remark: line.remark.slice(all.length).replace(/^[,.;\s]+/, '') },
    {
      name: { source: `${plain(line.name)}: ${of}`, at: line.name.at },
      value: { source: value, at: line.value.at },
      remark: '',
    },
  ];
}

const byPlan =
  /\s*(?:[,–—-]\s*)?\(?(?:by|per|for each|for every|in each)\s(?:plan|tier|edition|role)s?\)?:?$/i;
const general =
  /^(?:the\s+)?(?:limits?|defaults?|settings?|others?|misc|rest|more|plans?|tiers?|quotas?|numbers?|amounts?|values?|constants?)$/i;

/** Words of a title that goes before the names of what stands below it, and of such a name, at most. */
const [TITLE, NAME] = [2, 3];

/** A short name in notes, with the title of one or two words above its lines: below "mail" `retry pause 90 s` is "mail: retry pause". */
export function withLineTitle(name: Inline, { lead, titled }: Context): Inline {
  const [title, bare] = [lead.replace(/:$/, ''), plain(name)];
  const fits = titled && title !== '' && title.split(' ').length <= TITLE && bare.split(' ').length <= NAME;
  if (!fits || general.test(title) || isCase(bare) || isIdentifier(bare) || name.source.includes('`'))
    return name;
  return { source: `${title}: ${bare}`, at: name.at };
}

/** A title that says what is measured of all that stands below it. */
const ofMeasure =
  /^(?:(?!(?:rate|size|time)\s)[a-z]+\s)?(?<measure>(?:rate\s|size\s|time\s)?limit|timeout|lifetime|interval|length|size|quota|delay|expiry|validity|price|retention|ttl)s?$/i;
/** What is counted by a limit of a rate. */
const ofRate = /\s(?:calls?|requests?|attempts?|tries)(?:\s(?:per|in|every)\s.*)?$/;

/** A name below a title that says what is measured: "sign-in" below "Rate limits". Names that tell it, and settings, stand as they are. */
export function withMeasure(name: Inline, value: Inline, { lead, headings }: Context): Inline {
  const heading = headings.at(-1);
  const title = (lead || (heading ? plain(heading.title) : '')).replace(/^[\d.]+\s|:$/g, '').trim();
  const measure = ofMeasure.exec(title)?.groups?.measure?.toLowerCase();
  const bare = plain(name);
  if (!measure || measure === 'limit' || (!ofTime.test(measure) && isTime.test(value.source))) return name;
  if (isIdentifier(bare) || name.source.includes('`')) return name;
  const own = measure === 'rate limit' ? bare.replace(ofRate, '') : bare;
  const last = measure.split(' ').at(-1) ?? measure;
  const isTold = own.toLowerCase().includes(last) || own.split(' ').length > MEASURED || own === '';
  return isTold ? name : { source: `${own} ${measure}`, at: name.at };
}

/** What is measured in time, and an amount of it alone. */
const [ofTime, isTime] = [
  /^(?:time limit|timeout|lifetime|interval|length|delay|expiry|validity|retention|ttl)$/,
  /^\D{0,20}[\d.,]+\s?(?:ms|s|h|d|(?:second|minute|hour|day|week|month|year)s?)\.?$/,
];

/** Words of a name that goes on with a measure, at most. */
const MEASURED = 5;

/** What a plan costs or is for, behind its name in a title: "Pro (10 euros a month)", "Team – for teams". */
const besidePlan = /\s*(?:\([^()]*\)|[–—].*)$/;

/** Whether a title names nothing but a plan, or other people for whom what stands below it holds. */
const holdsOnly = (title: string): boolean => isCase(title.replace(besidePlan, ''));

/** A name below a title that says for whom it holds: "projects" below "Free". */
function ofCase(name: Inline, title: string): Inline {
  const bare = plain(name);
  const of = title.replace(besidePlan, '');
  const isNamed = ` ${bare.replaceAll(':', ' ')} `.toLowerCase().includes(` ${of} `.toLowerCase());
  if (isCase(bare) || isIdentifier(bare) || isNamed) return name;
  return { source: `${of} ${bare}`, at: name.at };
}

/**
 * A name that says only for whom something holds, with what stands above it and says of what: below "Members per
 * plan" `Free: 3` is "Members: Free"; and the other way round, "Free projects" below "Free". Any other name as it is.
 */
export function withTitle(name: Inline, { lead, headings }: Context): Inline {
  const heading = headings.at(-1);
  const title = (lead || (heading ? plain(heading.title) : '')).replace(byPlan, '').replace(/:$/, '').trim();
  // "Character limits by network", and below it "Postbox 300".
  const of = isBareName.test(name.source) ? byThing.exec(title)?.groups?.of : undefined;
  if (of && !general.test(of)) return { source: `${oneOf(of)}: ${plain(name)}`, at: name.at };
  if (!isCase(plain(name))) return holdsOnly(title) ? ofCase(name, title) : name;
  const isNoun = title !== '' && title.split(' ').length <= 8 && !general.test(title) && !isCase(title);
  return isNoun ? { source: `${title}: ${plain(name)}`, at: name.at } : name;
}

/** A title that says of what kind the names below it are. */
const byThing = wording`^(?<of>\p{L}[\p{L} -]+?s)\s(?:by|per|for each|for every|in each|of each)\s\p{L}+(?:\s\p{L}+)?$`;
const isBareName = wording`^[*_]{0,2}\p{Lu}[\p{L}\p{N}]*(?:\s\p{L}[\p{L}\p{N}]*)?[*_]{0,2}$`;

/** "On Basic one may link three devices": the case that a sentence begins with, and the rest of it. */
export function frontedCase(text: Inline): { readonly of: string; readonly rest: Inline } | undefined {
  const found =
    wording.i`^(?:on|for|with|in|under)\s+(?:the\s+)?([\p{L}-]+(?:\s(?:plans?|tiers?|accounts?|users?|editions?))?),?\s+`.exec(
      text.source,
    );
  const of = found?.[1];
  if (!found || !of || !isCase(of)) return undefined;
  const rest = slice(text, found[0].length, text.source.length);
  return plain(rest) === '' ? undefined : { of, rest };
}
