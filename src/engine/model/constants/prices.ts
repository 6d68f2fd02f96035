import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { digits } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';
import { isCase } from './cases.ts';

const time = '(?:second|minute|hour|day|week|month|year)';
/** An amount of money, with what it is paid for. */
const money = `(?:[$€£]\\s?${digits}|${digits}\\s(?:dollars?|euros?|pounds?|francs?|cents?|USD|EUR|GBP|CHF))`;
const hasMoney = /[$€£]|\d\s(?:dollar|euro|pound|franc|cent|USD|EUR|GBP|CHF)/i;
const paidFor = `(?:\\s(?:per|an?)\\s\\p{L}+){0,2}`;
/** What something costs: "A stall costs 5 euros a day", "Gold is 10 dollars". */
const first = wording.i`^(?:(?:the|an?|every|each)\s)?(?<who>\p{L}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3}?)\s(?<verb>costs?|is|are|starts? at|(?:is|are) priced at)\s(?:about\s|only\s)?(?<value>${money}(?<paid>${paidFor}))(?<how>(?:\s(?!and\b|or\b|plus\b)[\p{L}-]+){0,4})(?=[.,;]|\s(?:and|or|plus)\s|$)`;
/** What it costs in another case: "and 6 dollars when billed monthly", "and 12.50 monthly". */
const next = wording.i`^,?\s(?:and|or|plus)\s(?<value>(?:${money}|${digits})(?<paid>${paidFor}))(?<how>(?:\s(?!and\b|or\b|plus\b)[\p{L}-]+){0,4})(?=[.,;]|\s(?:and|or|plus)\s|$)`;

/** The prices of a sentence, one for each case that it tells: each is named by what costs so much, and when. */
export function pricesOf(text: Inline): readonly ConstantLine[] {
  if (!hasMoney.test(text.source)) return [];
  const lines: ConstantLine[] = [];
  let who = '';
  let from = 0;
  for (let found = first.exec(text.source); found; found = next.exec(text.source.slice(from))) {
    const { value = '', paid = '', how = '' } = found.groups ?? {};
    who ||= found.groups?.who ?? '';
    // "A fine is 5 euros": only of a plan is what it is surely its price.
    if (/^(?:is|are|starts? at)$/i.test(found.groups?.verb ?? '') && !isCase(who)) break;
    const start = from + found[0].indexOf(value, from === 0 ? found[0].indexOf(who) + who.length : 0);
    lines.push({
      name: { source: `${who} price${how || paid}`, at: slice(text, start, start + value.length).at },
      value: slice(text, start, start + value.length),
      remark: '',
    });
    from += found[0].length;
  }
  // Of one price alone its time tells nothing apart.
  const [one, ...others] = lines;
  const remark = plain(slice(text, from, text.source.length)).replace(/^[,;.\s]+|\.$/g, '');
  if (!one || others.length > 0) return lines;
  const paid = first.exec(text.source)?.groups;
  return [{ ...one, name: { source: `${who} price${paid?.how ?? ''}`, at: one.name.at }, remark }];
}

const verb = '(?:gets?|has|have|may have|is|are|comes? with|includes?|allows?)';
const amount = `(?:(?:up to|at most|only)\\s)?(?:${digits}|unlimited|no limit|none)`;
/** How many of what those of one plan get, perhaps of something that gives it: "Baking gives free cooks | 5 loaves a day". */
const given = wording.i`^(?:(?:the\s)?(?<of>\p{L}[\p{L}-]*(?: [\p{L}-]+)?)\s(?:gives?|grants?|offers?|allows?)\s)?(?:the\s)?(?<who>\p{L}[\p{L}-]*(?: [\p{L}-]+)??)\s(?:${verb}\s)?(?<value>${amount}\s(?<things>\p{L}{3,}(?:\s(?!per\b|an?\b)\p{L}+)?)(?:\s(?:per|an?)\s${time})?)$`;
/** How many those of another one get: "Standard gets 1,000", "Premium is unlimited", "the rest 20". */
const others = wording.i`^(?:the\s)?(?<who>\p{L}[\p{L}-]*(?: [\p{L}-]+)??)\s(?:${verb}\s)?(?<value>${amount}(?:\s\p{L}+)?(?:\s(?:per|an?)\s${time})?)$`;
const joint = /,\s(?:and\s|while\s|but\s)?|\s(?:and|while|but)\s/g;

/** How many of the same thing those of several plans get: "Free cooks get 5 loaves a day, Gold gets 50 and Black is unlimited". */
export function givenByPlan(text: Inline): readonly ConstantLine[] {
  const bare = text.source.replace(/\.$/, '');
  const cuts = [...bare.matchAll(joint)];
  if (cuts.length === 0) return [];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), bare.length];
  const parts = starts.map((start, index) => slice(text, start, ends[index] ?? bare.length));
  const [opening, ...further] = parts;
  const lead = opening && given.exec(opening.source)?.groups;
  if (!lead) return [];
  const told = [lead, ...further.map((part) => others.exec(part.source)?.groups)];
  if (told.includes(undefined)) return [];
  const plans = told.map((each) => each?.who ?? '');
  // At least two are called as plans are.
  if (plans.filter((who) => isCase(who) || isCase(who.split(' ')[0] ?? '')).length < 2) return [];
  const things = [lead.of, lead.things].filter(Boolean).join(' ');
  return parts.map((part, index) => {
    const value = told[index]?.value ?? '';
    const end = part.source.length;
    const own = slice(part, end - value.length, end);
    return { name: { source: `${things}: ${plans[index]}`, at: own.at }, value: own, remark: '' };
  });
}
