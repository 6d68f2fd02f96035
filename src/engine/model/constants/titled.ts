import type { Inline, Item } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { linesBelow } from '../records/records.ts';
import { once } from '../tracking/once.ts';
import { type Head, sentences } from '../words/phrases.ts';
import { type Amount, amountIn } from '../words/quantities.ts';
import { type ConstantLine, endsInComparison } from './amounts.ts';
import { codedSentence } from './coded.ts';

/** The amount of a sentence as what a title names is. */
export function lineOf(name: Inline, sentence: Inline, { before, whole, after }: Amount): ConstantLine {
  const compared = endsInComparison.exec(` ${before.source}`)?.[0].length ?? 1;
  const start = before.source.length - (compared - 1);
  const value = compared > 1 ? slice(sentence, start, whole.at.end - sentence.at.start) : whole;
  return { name, value, remark: plain(after).replace(/^[,.;\s]+/, '') };
}

/** What leads from words that stand for what a title names to its amount: "It is limited to", "The default is". */
const leads =
  /^(?:it|this|that|its (?:value|default)|the (?:value|default(?: value)?|limit|amount|number|length|duration))\s(?:(?:is|are|lasts?|amounts to|defaults to|has|holds)\s)(?:(?:always|currently|by default|usually|just|only)\s)?(?:(?:limited|set|capped|restricted|fixed) (?:to|at)\s|(?:kept|valid) for\s)?$/i;
/** How what is said of an amount goes on that is all that stands before it. */
const ends = /^\s*(?:$|[.,;(–—]|by default\b|at (?:the )?most\b|at (?:the )?least\b)/;

/** The amount that a sentence gives what a title names: "It is 30 days.", "30 days, after which …". Undefined where it names another thing. */
export function amountOfTitle(name: Inline, sentence: Inline): ConstantLine | undefined {
  const found = amountIn(sentence);
  if (!found || amountIn(found.after)) return undefined;
  const led = sentence.source.slice(0, found.number.at.start - sentence.at.start);
  const before = ` ${led}`.replace(endsInComparison, '').trim();
  const isBare = before === '' && ends.test(found.after.source);
  return isBare || leads.test(`${before} `) ? lineOf(name, sentence, found) : undefined;
}

/** The same for the only line below a name alone in bold type or code that gives an amount so; of several each has its own. */
export function amountBelow(above: Item | undefined, line: Inline): ConstantLine | undefined {
  const found = above && nameAlone.test(above.text.source) ? amountOfTitle(above.text, line) : undefined;
  return found && above && amountsBelow(above) === 1 ? found : undefined;
}
const nameAlone = /^(?:\*\*[^*]+\*\*|`[^`]+`)$/;

/** How many lines below an item give what that names an amount. */
const amountsBelow = once(
  (item: Item): number => linesBelow(item).filter((line) => amountOfTitle(item.text, line)).length,
);

/** Whether what stands behind a name tells something of it in a sentence, and is no value of its own. */
export function tellsInSentence(rest: Inline): boolean {
  return sentence.test(rest.source);
}
const sentence = wording`^(?:It|They|This|How|An?|The|Each|Every|Whoever|Nobody|One) \S[\s\S]*\.$`;

/**
 * The amount of the one sentence behind a name that gives it: "**Login cookie.** It lasts for 90 days.", "`DAYS` – How long one
 * waits. It is 9." What the sentences behind that tell is read from `others`.
 */
export function titledSentence(
  { kind, names, label, rest }: Head,
  constantsOf: (sentence: Inline) => readonly ConstantLine[],
): readonly ConstantLine[] | undefined {
  const [name] = names;
  const isTitle = kind === 'strong' && /\.\*\*$/.test(label.source);
  const isTold = (kind === 'strong' || kind === 'code') && tellsInSentence(rest);
  if (!name || names.length > 1 || !(isTitle || isTold)) return undefined;
  const all = sentences(rest);
  const at = all.findIndex((each) => amountIn(each) !== undefined);
  const [first, ...others] = all.slice(at > 0 && amountOfTitle(name, all[at] as Inline) ? at : 0);
  const coded = first ? codedSentence(first) : [];
  if (coded.length > 1) return coded;
  const found = first && amountIn(first);
  return found ? [lineOf(name, first, found), ...others.flatMap(constantsOf)] : undefined;
}
