import type { Inline } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { amount, type ConstantLine, endsInComparison, isName } from './constant-amounts.ts';
import { type Head, sentences, splitAt } from './phrases.ts';
import { amountIn } from './quantities.ts';
import { unitOf } from './units.ts';

/** `**Login cookie.** It lasts for 90 days.`: a bold name closed by a full stop names the amount of the sentence behind it. */
export function titledSentence({ kind, names, label, rest }: Head): readonly ConstantLine[] | undefined {
  const [name] = names;
  if (kind !== 'strong' || !name || names.length > 1 || !/\.\*\*$/.test(label.source)) return undefined;
  const [first, ...others] = sentences(rest);
  const found = first && amountIn(first);
  if (!found) return undefined;
  const compared = endsInComparison.exec(` ${found.before.source}`)?.[0].length ?? 1;
  const start = found.before.source.length - (compared - 1);
  const value = compared > 1 ? slice(first, start, found.whole.at.end - first.at.start) : found.whole;
  const own = { name, value, remark: plain(found.after).replace(/^[,.;\s]+/, '') };
  return [own, ...others.flatMap(constantsOfSentence)];
}

/** Where another statement with a subject of its own begins. */
const another =
  /,?\s+(?:and|while|und|et)\s+(?=(?:the|an?|each|every|its|der|die|das|ein|le|la|un)\s|[`*])|,\s+(?=(?:the|an?|each|every)\s)/iu;
const pointing =
  /^(?:it|this|that|they|there|these|those|are|is|has|which|with|whatever|otherwise|also|a value|see|since|after|before|then|when|where|if|while|as|for|in|on)\b/i;

/** The constants in a sentence of running text, of which it is sure enough what the amounts belong to. */
export function constantsOfSentence(text: Inline): readonly ConstantLine[] {
  const parts = splitAt(text, another);
  const joined = splitAt(text, /,?\s+(?:and|while|und|et)\s+|;\s+/i);
  const owned = (part: Inline): boolean => isName(amountIn(part)?.before ?? { ...part, source: '' });
  const clauses = parts.every((part) => amountIn(part) !== undefined)
    ? joined.length > parts.length &&
      joined.every((part) => owned(part) && !endsInComparison.test(` ${amountIn(part)?.before.source}`))
      ? joined
      : parts
    : [text];
  return clauses.flatMap((clause) => {
    const found = amount(clause);
    const named = found && plain(found.name).split(' ').length <= 10 && !pointing.test(found.name.source);
    if (!named) return [];
    // Without a unit a number must be what something is said to be.
    const behind = clause.source.slice(0, found.value.at.start - clause.at.start);
    return /\p{L}/u.test(found.value.source) ||
      /\b(?:is|are|=|of|ist|sind|est)\s+(?:set to\s+|always\s+)?\**`?$/u.test(behind)
      ? [saidOf(clause, found)]
      : [];
  });
}

const article = /^(?:an?|the|every|each|ein|eine|der|die|das|le|la|les|un|une)\s+/i;
/** What somebody does with what is counted: "An API key may make 120 requests". */
const having = /\s+(?:(?:may|can|must|will)\s+\p{L}+|has|have|holds?|allows?|contains?|hat|haben)$/iu;

/** A sentence's constant: named without its article, valued with what compares, and by what it has so many of. */
function saidOf(clause: Inline, { name, value, remark }: ConstantLine): ConstantLine {
  const bare = slice(name, article.exec(name.source)?.[0].length ?? 0, name.source.length);
  const compared = endsInComparison.exec(bare.source);
  const subject = compared ? slice(bare, 0, compared.index) : bare;
  const whole = compared
    ? slice(clause, subject.at.end - clause.at.start, value.at.end - clause.at.start)
    : value;
  const has = having.exec(subject.source);
  const counted = has && /^\D*[\d.,]+\s+(\p{L}{3,})/u.exec(plain(whole))?.[1];
  const named =
    has && counted && !unitOf(counted)
      ? { source: `${subject.source.slice(0, has.index)} ${counted}`, at: subject.at }
      : subject;
  return isName(named) ? { name: named, value: whole, remark } : { name, value, remark };
}
