import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { rulesSomething } from './demands.ts';
import { answered, silent, type Told, toldIn } from './messages.ts';

/** A rule and what it says that somebody is told. */
export interface Answered {
  readonly rule: Inline;
  readonly told: Told;
}

const quoted = '["“„«]\\p{Lu}[^"“”„«»]* [^"“”„«»]+["”»]';
/** Sentences in quotation marks, each behind what it is the message of: in brackets, or behind a colon and at the end of a sentence. */
const messages = wording.g`(?:[,;]?\s+(?:otherwise|else))?(?:\s*\(\s*(?<bracketed>${quoted})\s*\)(?:[.;,]?\s+(?:(?:and|but)\s+)?|[.;,]?$)|\s*[:–—]\s*(?<told>${quoted})(?:[.;]\s+|[.;]?$))`;
/** What says something of what stands before it, if only in short: "Only one per team", "At most 80 characters". */
const says =
  /\b(?:required|mandatory|unique|valid|empty|missing|blank|invalid|too \w+|is|are|must|may|can|cannot|can't|has|have|needs?|only|lies?|comes?|equals?|starts?|ends?|at (?:most|least)|up to|no|not)\b|\d/i;

/**
 * The rules of a line or sentence that each end with a message: "A name is required: “Give it a name”. At most 80
 * characters: “This is too long”", "The age is needed (“How old is it?”), and the colour is known (“Which colour?”)". One
 * with its message, if any, where there are not several; a quotation behind a mere name is no message.
 */
export function answeredParts(text: Inline): readonly Answered[] {
  const whole = answered(text);
  const parts: Answered[] = [];
  let start = 0;
  for (const { index, 0: all, groups } of text.source.matchAll(messages)) {
    const said = groups?.bracketed ?? groups?.told ?? '';
    const rule = slice(text, start, index);
    const isRule = rulesSomething(rule.source) || says.test(rule.source);
    if (!isRule && parts.length === 0) return [whole];
    start = index + all.length;
    if (!isRule) continue;
    const from = index + all.indexOf(said);
    parts.push({ rule, told: toldIn(slice(text, from, from + said.length)) });
  }
  const rest = slice(text, start, text.source.length);
  if (parts.length > 0 && rulesSomething(rest.source)) parts.push({ ...answered(rest), told: silent });
  const [only] = parts;
  if (!only) return [whole];
  // What stands behind a message and rules nothing is a remark.
  return parts.length > 1 || whole.told === silent ? parts : [whole];
}
