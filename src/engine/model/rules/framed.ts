import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { statements } from '../words/names.ts';
import { leadingNames, splitAt } from '../words/phrases.ts';
import { demandsOf, goesOn, rulesSomething } from './demands.ts';
import { type RuleLine, splitAtSaying } from './subjects.ts';

/** "The server checks that the name is given, that the date lies ahead, and that …": each is a rule. */
export function checksIn(text: Inline): readonly RuleLine[] | undefined {
  const lead = /\b(?:checks?|verifies|verify|ensures?|validates?|makes? sure|guarantees?) (?=that\s)/i.exec(
    text.source,
  );
  if (!lead) return undefined;
  const rest = slice(text, lead.index + lead[0].length, text.source.replace(/\.$/, '').length);
  const parts = splitAt(rest, /(?:,\s+(?:and\s+)?|\s+and\s+)(?=that\s)/i);
  return parts.map((part) =>
    splitAtSaying(slice(part, /^that\s+/i.exec(part.source)?.[0].length ?? 0, part.source.length)),
  );
}

/** "For uploads, `name` must be given": what is ruled stands behind what it is ruled for. */
export function framed(text: Inline): RuleLine {
  const [frame, ...others] = splitOutside(text, ',');
  const [next] = others;
  if (
    !frame ||
    !next ||
    !/^(?:for|in|on|when|if|unless|whenever|where|with|given|once|bei|für|wenn|falls|pour|si)\s/i.test(
      frame.source,
    )
  )
    return splitAtSaying(text);
  const line = splitAtSaying(slice(text, next.at.start - text.at.start, text.source.length));
  if (line.subject) return { ...line, sentence: text };
  // "When several are wrong, only the first is shown": the condition names nothing that is ruled.
  return /^(?:when|whenever|if|unless)\s/i.test(frame.source) && rulesSomething(line.rule.source)
    ? { subject: undefined, rule: text }
    : splitAtSaying(text);
}

/** The rules of a sentence that begins with a name in code: "The `price` must be known; its `note` may be empty". */
export function rulesOfNamed(sentence: Inline): readonly RuleLine[] | undefined {
  if (leadingNames(sentence).names[0]?.kind !== 'code') return undefined;
  const found: RuleLine[] = [];
  for (const rule of statements(sentence).flatMap(demandsOf)) {
    const { names, end } = leadingNames(rule, 1);
    const said = slice(rule, end, rule.source.length);
    const before = found.at(-1)?.subject;
    if (names[0]?.kind === 'code')
      for (const { start, end: stop } of names) found.push({ subject: slice(rule, start, stop), rule: said });
    else if (before && goesOn(rule.source)) found.push({ subject: before, rule });
    else found.push(splitAtSaying(rule));
  }
  return found;
}
