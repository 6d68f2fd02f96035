import type { Span } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Gathering } from '../blocks/reading.ts';
import type { RuleFact } from './messages.ts';
import { saying } from './saying.ts';
import { type RuleLine, splitAtSaying } from './subjects.ts';

const pointing = /^(?:(?:when|if|once|where|unless)\s[^,.;]{1,80},\s)?(?:it|they|its|their|he|she)\b/i;

/** What a sentence says of "it" is said of what the one before it in the same paragraph is about. */
export function pointingBack(line: RuleLine, sentence: Inline, gather: Gathering<RuleFact>): RuleLine {
  const own = line.sentence ?? line.rule;
  const isOpen = line.subject === undefined || pointing.test(own.source);
  const last = isOpen && pointing.test(sentence.source) ? gather.last('rule') : undefined;
  if (!last) return line;
  const { text, subject, stated: said } = last.rule;
  const named = { source: subject.text, at: subject.at as Span };
  const before = pointing.test(text)
    ? named
    : (splitAtSaying({ source: text, at: ('at' in said ? said.at : last.rule.at) as Span }).subject ??
      (subject.text === '' ? undefined : named));
  return before ? { subject: before, rule: own } : line;
}

/** How an item begins that tells a case of the one above it: "at `high` it needs 8 characters". */
const ofCase =
  /^(?:(?:at|in|on|for|with|if|when|under)\s[^,;]{1,40}?,?\s(?:it|they)\s(?:has|have|is|are|must|needs?|may|can|cannot)|(?:it|they)\s(?:must|needs?|may|can|cannot))\b/i;

/** An item that only tells a case of "it" is about what the item before it names. */
export function caseOfLast(line: RuleLine, text: Inline, gather: Gathering<RuleFact>): RuleLine {
  const last = ofCase.test(text.source) ? gather.last() : undefined;
  if (last?.is !== 'rule') return line;
  const { text: own, subject, stated: said } = last.rule;
  const at = ('at' in said ? said.at : last.rule.at) as Span;
  const named = splitAtSaying({ source: own, at }).subject ?? {
    source: subject.text,
    at: subject.at as Span,
  };
  return named.source === '' ? line : { subject: named, rule: line.sentence ?? line.rule };
}

/** What is wrong with something, before or behind its name: "Empty name", "Name too long". */
const wrong = wording.i`^(?:(?:empty|missing|blank|bad|invalid|malformed|duplicate|wrong|unknown) (?<behind>\p{L}[\p{L} '’-]{1,40})|(?<name>\p{L}[\p{L} '’-]{1,40}?) (?:is )?(?:too \p{L}+|missing|empty|blank|invalid|(?:already )?taken|not (?:valid|found|unique)))$`;

/** What a line that says only when something is refused is about: "When the name is empty", "Name too long". */
export function whenRefused(text: Inline): RuleLine | undefined {
  const { name, behind } = wrong.exec(text.source)?.groups ?? {};
  const what = name ?? behind;
  if (what && !saying.test(what) && !/^(?:when|whenever|if)\s/i.test(text.source)) {
    const at = name ? 0 : text.source.length - what.length;
    return { subject: slice(text, at, at + what.length), rule: text };
  }
  const start = /^(?:when|whenever|if)\s+/i.exec(text.source)?.[0].length ?? 0;
  if (start === 0 || text.source.includes(',')) return undefined;
  const { subject } = splitAtSaying(slice(text, start, text.source.length));
  const end = subject?.source.search(/\s(?:has|have|exceeds?|lies?|comes?)\b/) ?? -1;
  return subject && { subject: end > 0 ? slice(subject, 0, end) : subject, rule: text };
}
